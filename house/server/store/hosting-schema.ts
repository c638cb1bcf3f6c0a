/** The shape of what a house keeps for its owner: what they settled, their keys, whom they let in or keep out, who came, and what went wrong. */
import type { Kysely, Migration } from 'kysely';
import * as z from 'zod';

export interface HostingRows {
  house_values: { key: string; value: string };
  owner_keys: { hash: string; made: number; seen: number };
  blocks: { id: string; kind: string; what: string; name: string; why: string; made: number; until: number | null };
  visitors: { address: string; person: string; name: string; seen: number; laid: number };
  troubles: { kind: string; words: string; place: string; n: number; first: number; last: number; looked: number };
  invitations: { hash: string; note: string; made: number; until: number; guest: string | null };
  invited: { guest: string; note: string; made: number };
}

export const hosting: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('house_values')
      .addColumn('key', 'text', (c) => c.primaryKey())
      .addColumn('value', 'text', (c) => c.notNull())
      .execute();
    await db.schema
      .createTable('owner_keys')
      .addColumn('hash', 'text', (c) => c.primaryKey())
      .addColumn('made', 'bigint', (c) => c.notNull())
      .addColumn('seen', 'bigint', (c) => c.notNull())
      .execute();
    await db.schema
      .createTable('blocks')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('kind', 'text', (c) => c.notNull())
      .addColumn('what', 'text', (c) => c.notNull())
      .addColumn('name', 'text', (c) => c.notNull())
      .addColumn('why', 'text', (c) => c.notNull())
      .addColumn('made', 'bigint', (c) => c.notNull())
      .addColumn('until', 'bigint')
      .execute();
    await db.schema
      .createTable('visitors')
      .addColumn('address', 'text', (c) => c.notNull())
      .addColumn('person', 'text', (c) => c.notNull())
      .addColumn('name', 'text', (c) => c.notNull())
      .addColumn('seen', 'bigint', (c) => c.notNull())
      .addColumn('laid', 'integer', (c) => c.notNull())
      .addPrimaryKeyConstraint('visitors_key', ['address', 'person'])
      .execute();
    await db.schema.createIndex('visitors_seen').on('visitors').columns(['seen']).execute();
    await db.schema
      .createTable('troubles')
      .addColumn('kind', 'text', (c) => c.primaryKey())
      .addColumn('words', 'text', (c) => c.notNull())
      .addColumn('place', 'text', (c) => c.notNull())
      .addColumn('n', 'integer', (c) => c.notNull())
      .addColumn('first', 'bigint', (c) => c.notNull())
      .addColumn('last', 'bigint', (c) => c.notNull())
      .addColumn('looked', 'bigint', (c) => c.notNull())
      .execute();
    await db.schema
      .createTable('invitations')
      .addColumn('hash', 'text', (c) => c.primaryKey())
      .addColumn('note', 'text', (c) => c.notNull())
      .addColumn('made', 'bigint', (c) => c.notNull())
      .addColumn('until', 'bigint', (c) => c.notNull())
      .addColumn('guest', 'text')
      .execute();
    await db.schema
      .createTable('invited')
      .addColumn('guest', 'text', (c) => c.primaryKey())
      .addColumn('note', 'text', (c) => c.notNull())
      .addColumn('made', 'bigint', (c) => c.notNull())
      .execute();
    await db.schema.createIndex('tables_touched').on('tables').columns(['status', 'touched']).execute();
  },
};

const count = z.coerce.number();
const blockRow = z.object({
  id: z.string(),
  /** `quiet`: a person who may play, but not write. */
  kind: z.enum(['person', 'address', 'quiet']),
  /** A person's id; an address, or a range such as 198.51.100.0/28. */
  what: z.string(),
  name: z.string(),
  why: z.string(),
  made: count,
  /** Null: for good. */
  until: count.nullable(),
});
const visitorRow = z.object({ address: z.string(), person: z.string().transform((x) => (x === '' ? null : x)), name: z.string(), seen: count, laid: count });
const troubleRow = z.object({ kind: z.string(), words: z.string(), place: z.string(), n: count, first: count, last: count, looked: count });
const invitationRow = z.object({ hash: z.string(), note: z.string(), made: count, until: count, guest: z.string().nullable() });

export type BlockRow = z.output<typeof blockRow>;
export type VisitorRow = z.output<typeof visitorRow>;
export type TroubleRow = z.output<typeof troubleRow>;
export type InvitationRow = z.output<typeof invitationRow>;
export const readBlock = (x: unknown): BlockRow => blockRow.parse(x);
export const readVisitor = (x: unknown): VisitorRow => visitorRow.parse(x);
export const readTrouble = (x: unknown): TroubleRow => troubleRow.parse(x);
export const readInvitation = (x: unknown): InvitationRow => invitationRow.parse(x);
