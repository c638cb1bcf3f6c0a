/** Who is invited to which table, and who wants to hear nothing of whom, in the store. The same for both databases. */
import type { Kysely } from 'kysely';
import type { Safely } from './news.ts';
import type { Rows } from './schema.ts';
import { type InviteRow, readInvite, readShun, type ShunRow } from './together-schema.ts';

export interface TogetherStore {
  /** Keeps an invitation; false if there was one to that table already. */
  askOver(row: InviteRow): Promise<boolean>;
  /** The invitations of somebody, the latest first. */
  askedOver(person: string, most: number): Promise<InviteRow[]>;
  /** Whoever invited so many people lately. */
  askedBy(by: string, since: number): Promise<number>;
  dropAsked(person: string, table: string): Promise<void>;
  /** Forgets invitations that were made before that moment. */
  sweepAsked(before: number): Promise<void>;
  /** Of whom somebody wants to hear nothing. */
  shuns(person: string): Promise<ShunRow[]>;
  shun(row: ShunRow): Promise<void>;
  unshun(person: string, other: string): Promise<void>;
  /** How this person regards the other one; null: like anybody. */
  regards(person: string, other: string): Promise<'mute' | 'block' | null>;
  /** How many want to hear nothing of this person, and how many want nothing to do with them. */
  shunnedBy(other: string): Promise<{ readonly muted: number; readonly blocked: number }>;
}

export const openTogether = (db: Kysely<Rows>, safely: Safely): TogetherStore => ({
  askOver: (row) =>
    safely(async () => {
      const put = await db
        .insertInto('asked_over')
        .values(row)
        .onConflict((c) => c.doNothing())
        .returning('table')
        .execute();
      return put.length > 0;
    }),
  askedOver: (person, most) =>
    safely(async () =>
      (await db.selectFrom('asked_over').selectAll().where('person', '=', person).orderBy('at', 'desc').limit(most).execute()).map(readInvite),
    ),
  askedBy: (by, since) =>
    safely(async () => {
      const row = await db
        .selectFrom('asked_over')
        .select((x) => x.fn.countAll().as('n'))
        .where('by', '=', by)
        .where('at', '>', since)
        .executeTakeFirst();
      return Number(row?.n ?? 0);
    }),
  dropAsked: (person, table) =>
    safely(async () => {
      await db.deleteFrom('asked_over').where('person', '=', person).where('table', '=', table).execute();
    }),
  sweepAsked: (before) =>
    safely(async () => {
      await db.deleteFrom('asked_over').where('at', '<', before).execute();
    }),
  shuns: (person) => safely(async () => (await db.selectFrom('shuns').selectAll().where('person', '=', person).orderBy('at').execute()).map(readShun)),
  shun: (row) =>
    safely(async () => {
      const set = { block: row.block ? 1 : 0, at: row.at };
      await db
        .insertInto('shuns')
        .values({ ...row, block: set.block })
        .onConflict((c) => c.columns(['person', 'other']).doUpdateSet(set))
        .execute();
    }),
  unshun: (person, other) =>
    safely(async () => {
      await db.deleteFrom('shuns').where('person', '=', person).where('other', '=', other).execute();
    }),
  regards: (person, other) =>
    safely(async () => {
      const row = await db.selectFrom('shuns').select('block').where('person', '=', person).where('other', '=', other).executeTakeFirst();
      if (row === undefined) return null;
      return Number(row.block) === 1 ? 'block' : 'mute';
    }),
  shunnedBy: (other) =>
    safely(async () => {
      const rows = (await db.selectFrom('shuns').selectAll().where('other', '=', other).execute()).map(readShun);
      return { muted: rows.filter((x) => !x.block).length, blocked: rows.filter((x) => x.block).length };
    }),
});
