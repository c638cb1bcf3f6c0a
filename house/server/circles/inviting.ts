/** How people hear of tables that wait for them: by their channels, and in the house, where an invitation stays until they answer it. */
import type { Person } from '@pesthouse/api';
import { Refusal } from '../failure.ts';
import type { Post } from '../post/post.ts';
import { isHeld } from '../seats.ts';
import type { CircleRow } from '../store/results-schema.ts';
import type { TableRow } from '../store/rows.ts';
import type { Tables } from '../tables.ts';
import type { Invites } from './evenings.ts';

const MONTH = 30 * 24 * 3_600_000;
const HOUR = 3_600_000;
/** So many people may somebody invite within an hour. */
const MOST_ASKED = 40;
const MOST_SHOWN = 20;

interface Asking {
  readonly by: Person | null;
  readonly circle: CircleRow | null;
  /** When the evening begins for which the table was laid. */
  readonly at: number | null;
}

export interface Inviting extends Invites {
  /** Somebody at a table asks somebody whom they know to come. Says whether a channel tells of it; else it is found in the house. */
  invite(by: Person, row: TableRow, person: string): Promise<{ readonly reached: boolean }>;
  /** The tables that still wait for somebody, the latest first. */
  invitesOf(person: string): Promise<{ readonly row: TableRow; readonly by: Person; readonly at: number }[]>;
  /** Not this one. */
  decline(person: string, table: string): Promise<void>;
}

export const openInviting = (tables: Tables, post: Pick<Post, 'tell'>, now: () => number): Inviting => {
  const { store } = tables;

  const ask = async (person: string, row: TableRow, { by, circle, at }: Asking): Promise<boolean> => {
    // Whoever is shunned is not told so, and nothing of theirs arrives.
    if (by !== null && (await store.regards(person, by.person)) !== null) return false;
    const from = by?.person ?? row.seats.find((x) => x.host)?.person ?? circle?.founder ?? '';
    await store.sweepAsked(now() - MONTH);
    await store.askOver({ person, table: row.id, by: from, at: now() });
    const name = by === null && circle !== null ? circle.name : row.name;
    const about = {
      name,
      path: `/table/${row.id}`,
      game: row.game,
      ...(by === null ? {} : { by: by.name }),
      ...(by === null || circle === null ? {} : { circle: circle.name }),
      ...(at === null ? {} : { at }),
    };
    return post.tell({ person, key: at === null || circle === null ? `invite ${from}` : `${circle.id} ${at}`, table: row.id, about });
  };
  const all = async (members: readonly Person[], table: string, asking: Asking): Promise<void> => {
    const row = await store.table(table);
    if (row === null) return;
    for (const { person } of members) if (person !== asking.by?.person) await ask(person, row, asking);
  };

  return {
    async ask(circle, members, at) {
      const about = { name: circle.name, path: `/circle/${circle.id}`, asks: at };
      for (const { person } of members) await post.tell({ person, key: `ask ${circle.id} ${at}`, table: '', about });
    },
    send: (circle, members, at, table) => all(members, table, { by: null, circle, at }),
    open: (circle, members, by, table) => all(members, table, { by, circle, at: null }),
    async invite(by, row, person) {
      if (row.status !== 'waiting') throw new Refusal(409, 'started', 'The game has started, so nobody can be invited any more. They can watch by its link.');
      if (!row.seats.some((x) => x.person === by.person)) throw new Refusal(403, 'not-seated', 'Sit down at this table first: then you can invite others.');
      if (person === by.person || row.seats.some((x) => x.person === person)) throw new Refusal(409, 'seated-there', 'They sit at this table already.');
      const found = await store.personBy(person);
      if (found === null || !(await store.acquainted(by.person, person)))
        throw new Refusal(404, 'no-such-person', 'You have not played with anybody of that name. Send them the link.');
      if ((await store.askedBy(by.person, now() - HOUR)) >= MOST_ASKED)
        throw new Refusal(429, 'many-invites', 'You have invited many people in a short time. Send the link instead.');
      return { reached: await ask(person, row, { by, circle: null, at: null }) };
    },
    async invitesOf(person) {
      const found: { row: TableRow; by: Person; at: number }[] = [];
      for (const x of await store.askedOver(person, MOST_SHOWN)) {
        const row = await store.table(x.table);
        const by = await store.personBy(x.by);
        if (row === null || row.status !== 'waiting' || row.seats.some((y) => isHeld(y) && y.person === person)) continue;
        if ((await store.regards(person, x.by)) !== null) continue;
        found.push({ row, by: { person: x.by, name: by?.name ?? '', avatar: by?.avatar ?? '' }, at: x.at });
      }
      return found;
    },
    decline: (person, table) => store.dropAsked(person, table),
  };
};
