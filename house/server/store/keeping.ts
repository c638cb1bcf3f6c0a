/** Letting go of what nobody needs any more: old tables with everything that hangs on them, and guests who sit nowhere. */

import { type Kysely, sql } from 'kysely';
import { disown } from './heirs.ts';
import type { Safely } from './news.ts';
import type { Rows } from './schema.ts';

/** Moments before which something is let go; null keeps it for good. */
export interface Until {
  readonly finished: number | null;
  readonly idle: number | null;
  readonly guests: number | null;
  readonly addresses: number;
  /** Devices of accounts that were not used since. */
  readonly sessions: number;
}
export interface Kept {
  readonly tables: number;
  readonly guests: number;
}

/** So many go at once: a house that lets go of much stays awake. */
const AT_ONCE = 100;

/** Tables of the database that have such a column: whatever is kept of a table or of a person goes with it, also what later versions add. */
const withColumn = async (db: Kysely<Rows>, column: string): Promise<string[]> =>
  (await db.introspection.getTables())
    .filter((x) => (x.schema === undefined || x.schema === 'public') && !x.isView && x.columns.some((y) => y.name === column))
    .map((x) => x.name);

const ids = async (found: Promise<readonly { readonly id: string }[]>): Promise<string[]> => (await found).map((x) => x.id);

/** Marks of an account: whoever has a row in one of these is no guest, however long they stay away. */
const ACCOUNTS: readonly (keyof Rows)[] = ['passkeys', 'mails', 'recoveries'];

export const openKeeping =
  (db: Kysely<Rows>, safely: Safely) =>
  (until: Until): Promise<Kept> =>
    safely(async () => {
      let tables = 0;
      const dropTables = async (gone: readonly string[]): Promise<void> => {
        const rooms = (await withColumn(db, 'table')).filter((x) => x !== 'tables');
        await db.transaction().execute(async (t) => {
          for (const room of rooms) await sql`delete from ${sql.table(room)} where "table" in (${sql.join([...gone])})`.execute(t);
          await t
            .updateTable('tables')
            .set({ rematch: null })
            .where('rematch', 'in', [...gone])
            .execute();
          await t
            .deleteFrom('tables')
            .where('id', 'in', [...gone])
            .execute();
        });
        tables += gone.length;
      };
      const played = (before: number) =>
        ids(
          db.selectFrom('tables').select('id').where('status', '=', 'over').where('ended', 'is', null).where('touched', '<', before).limit(AT_ONCE).execute(),
        );
      const idle = (before: number) =>
        ids(
          db
            .selectFrom('tables')
            .select('id')
            .where((x) => x.or([x('status', '<>', 'over'), x('ended', 'is not', null)]))
            .where('touched', '<', before)
            .limit(AT_ONCE)
            .execute(),
        );
      for (const [before, find] of [
        [until.finished, played],
        [until.idle, idle],
      ] as const) {
        if (before === null) continue;
        for (let gone = await find(before); gone.length > 0; gone = await find(before)) await dropTables(gone);
      }
      const guests = until.guests === null ? 0 : await dropGuests(db, until.guests);
      await endSessions(db, until.sessions);
      await db.deleteFrom('visitors').where('seen', '<', until.addresses).execute();
      // What was said is forgotten a while after it was decided; that it was, and how, is kept.
      await db.updateTable('reports').set({ lines: '[]', words: '' }).where('decided', '<', until.addresses).execute();
      await db.deleteFrom('troubles').where('last', '<', until.addresses).execute();
      return { tables, guests };
    });

/** Whoever has another way in is signed out where they have not been for long; a guest has none, so a guest's browser stays known. */
const endSessions = async (db: Kysely<Rows>, before: number): Promise<void> => {
  const owners = ACCOUNTS.map((x) => sql`exists (select 1 from ${sql.table(x)} a where a.person = person_keys.person)`);
  await sql`delete from person_keys where used < ${before} and (${sql.join(owners, sql` or `)})
    and not exists (select 1 from person_keys later where later.origin = person_keys.hash and later.used >= ${before})`.execute(db);
};

/** Guests who came before that, sit at no table and have no account. */
const dropGuests = async (db: Kysely<Rows>, before: number): Promise<number> => {
  const rooms = (await withColumn(db, 'person')).filter((x) => x !== 'persons');
  let n = 0;
  for (;;) {
    const without = ACCOUNTS.map((x) => sql` and not exists (select 1 from ${sql.table(x)} a where a.person = p.id)`);
    const found = await sql<{ id: string }>`select p.id from persons p where p.made < ${before}
      and not exists (select 1 from sittings s where s.person = p.id)
      and not exists (select 1 from visitors v where v.person = p.id and v.seen >= ${before})${sql.join(without, sql``)} limit ${AT_ONCE}`.execute(db);
    const gone = found.rows.map((x) => x.id);
    if (gone.length === 0) return n;
    await db.transaction().execute(async (t) => {
      for (const person of gone) await disown(t, person);
      for (const room of rooms) await sql`delete from ${sql.table(room)} where person in (${sql.join(gone)})`.execute(t);
      await t.deleteFrom('invited').where('guest', 'in', gone).execute();
      await t.deleteFrom('persons').where('id', 'in', gone).execute();
    });
    n += gone.length;
  }
};
