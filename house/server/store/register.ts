/** The register: for every table of the store, which of its rows are a person's own, what becomes of them when two persons become one, and what nobody is ever given. A table that is missing here does not compile. */
import type { Rows } from './schema.ts';

interface Own<T extends keyof Rows> {
  /** The column that holds the person. */
  readonly person: keyof Rows[T] & string;
  /** Where one row is allowed for a person and these columns: of two the account's stays. */
  readonly once?: readonly (keyof Rows[T] & string)[];
  /** Columns that open something: they are in no export. */
  readonly secret?: readonly (keyof Rows[T] & string)[];
}
/** `hand`: joined, erased and exported by words of its own (`joining.ts`, `erasing.ts`, `heirs.ts`). `none`: nothing of a person is in it. */
type Kept<T extends keyof Rows> = Own<T> | 'hand' | 'none';

export const REGISTER: { readonly [T in keyof Rows]: Kept<T> } = {
  tables: 'hand',
  entries: 'none',
  held: 'none',
  talk: 'hand',
  seating: 'hand',
  persons: 'hand',
  presence: 'hand',
  jobs: 'none',
  times: 'none',
  houses: 'none',
  downs: 'none',
  orders: 'hand',
  holidays: { person: 'person', once: ['since'] },
  house_values: 'none',
  owner_keys: 'none',
  troubles: 'none',
  // Who was shut out stays so: by address, or under the id of a person who is gone.
  blocks: 'none',
  visitors: { person: 'person' },
  // Whoever came by an invitation is known by the browser alone.
  invitations: 'none',
  invited: 'none',
  house_secrets: 'none',
  played: 'none',
  scores: 'hand',
  circles: 'hand',
  circle_tables: 'none',
  circle_evenings: 'none',
  circle_members: { person: 'person', once: ['circle'] },
  circle_answers: { person: 'person', once: ['circle', 'at'] },
  asked_over: { person: 'person', once: ['table'] },
  shuns: { person: 'person', once: ['other'] },
  // What the owner told somebody of it is not for whoever reported them.
  reports: { person: 'person', secret: ['why', 'until', 'heard'] },
  message_wishes: { person: 'person', once: [] },
  channels: { person: 'person', secret: ['address', 'mark'] },
  outbox: { person: 'person' },
  person_keys: { person: 'person', secret: ['hash', 'origin'] },
  sittings: { person: 'person', once: ['table'] },
  tickets: { person: 'person', secret: ['hash', 'owner'] },
  passkeys: { person: 'person', secret: ['key', 'counter'] },
  mails: { person: 'person' },
  recoveries: { person: 'person', once: [], secret: ['hash'] },
  challenges: { person: 'person', secret: ['challenge'] },
  mail_links: { person: 'person', secret: ['hash'] },
  kept: { person: 'person', once: ['what'] },
};

export interface Belonging {
  readonly table: string;
  readonly person: string;
  readonly once: readonly string[] | null;
  readonly secret: readonly string[];
}

/** The tables that hold rows of a person's own. */
export const belongings = (): Belonging[] =>
  Object.entries(REGISTER).flatMap(([table, x]) =>
    x === 'hand' || x === 'none'
      ? []
      : [{ table, person: x.person, once: 'once' in x ? (x.once ?? null) : null, secret: 'secret' in x ? (x.secret ?? []) : [] }],
  );
