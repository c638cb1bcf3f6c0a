/** Two persons become one, or one is forgotten: seats, log and everything that the register names, all in one transaction. */

import type { Person } from '@pesthouse/api';
import { type Kysely, sql } from 'kysely';
import { holderOf } from '../seats.ts';
import { holdPerson } from './accounts.ts';
import { forgotten, namesOf, SOMEBODY, scrubbedLog, scrubbedTalk } from './erasing.ts';
import { disown, inherit } from './heirs.ts';
import { writeLog } from './log.ts';
import type { News, Safely } from './news.ts';
import { readSeating, writeSeating } from './people-schema.ts';
import { belongings } from './register.ts';
import type { SeatRow, TableRow, Where } from './rows.ts';
import { type Rows, readTable, readTalk, writeTable } from './schema.ts';

/** What came along: tables that are still played, and results. */
export interface Joined {
  readonly tables: number;
  readonly results: number;
  /** The tables whose seats changed hands. */
  readonly changed: readonly string[];
}

export interface Joining {
  /** The tables of a person that are not over. */
  runningOf(person: string): Promise<string[]>;
  /** Everything that is `from`'s becomes `to`'s, and `from` is gone. `where` says of every running table how far its record is; null: one has moved on, look again. */
  join(from: string, to: string, where: ReadonlyMap<string, Where>): Promise<Joined | null>;
  /** The person is forgotten: keys, ways in and settings go, and their name stands nowhere any more. Whoever ends their running seats does so before. Gives the tables that changed. */
  erase(person: string): Promise<string[]>;
  /** The tables of the store and their columns, as they really are. */
  columns(): Promise<{ readonly [table: string]: readonly string[] }>;
  /** Every row that is a person's own, table by table, without what opens something. */
  ownRows(person: string): Promise<{ readonly [table: string]: readonly object[] }>;
}

type Db = Kysely<Rows>;

/** A table has moved on since somebody looked. */
class MovedOn extends Error {}

const sittingsOf = async (t: Db, person: string): Promise<string[]> =>
  (await t.selectFrom('sittings').select('table').where('person', '=', person).orderBy('table').execute()).map((x) => x.table);

/** The row of a table, which nobody else changes meanwhile. */
const heldRow = async (t: Db, shared: boolean, id: string): Promise<TableRow | null> => {
  if (shared) await sql`select id from tables where id = ${id} for update`.execute(t);
  const row = await t.selectFrom('tables').selectAll().where('id', '=', id).executeTakeFirst();
  return row === undefined ? null : readTable(row);
};

const putSeats = async (t: Db, news: News, row: TableRow, seats: readonly SeatRow[]): Promise<void> => {
  const put = sql`update tables set seats = ${writeTable({ ...row, seats }).seats}, version = ${row.version + 1} where id = ${row.id} returning id`;
  await news.spread(put, row.id).execute(t);
};

const lastOf = async (t: Db, id: string): Promise<{ nr: number; position: string; entries: number }> => {
  const said = await t.selectFrom('seating').select(['nr', 'position']).where('table', '=', id).orderBy('nr', 'desc').limit(1).executeTakeFirst();
  const record = await t
    .selectFrom('entries')
    .select((x) => x.fn.max('n').as('n'))
    .where('table', '=', id)
    .executeTakeFirst();
  return { nr: said?.nr ?? 0, position: said?.position ?? '0.0', entries: record?.n ?? 0 };
};

/** One seat changes hands. Where the account sits at the table already, the other seat goes on by its own key: nobody plays two seats as one person. */
const handOver = (row: TableRow, from: string, to: Person): { readonly seats: SeatRow[]; readonly seat: number } => {
  const seat = row.seats.findIndex((x) => x.person === from);
  const both = row.seats.some((x) => x.person === to.person);
  const over = row.status === 'over';
  const next = (x: SeatRow): SeatRow => (both ? { ...x, person: null } : over ? { ...x, person: to.person } : { ...x, ...to });
  return { seats: row.seats.map((x) => (x.person === from ? next(x) : x)), seat };
};

const moveRows = async (t: Db, from: string, to: string): Promise<void> => {
  for (const { table, person, once } of belongings()) {
    const [at, who] = [sql.table(table), sql.ref(person)];
    const twice = once?.map((c) => sql` and other.${sql.ref(c)} = ${sql.table(table)}.${sql.ref(c)}`) ?? [];
    const free = once === null ? sql`` : sql` and not exists (select 1 from ${at} as other where other.${who} = ${to}${sql.join(twice, sql``)})`;
    await sql`update ${at} set ${who} = ${to} where ${who} = ${from}${free}`.execute(t);
    if (once !== null) await sql`delete from ${at} where ${who} = ${from}`.execute(t);
  }
};

export const openJoining = (db: Db, news: News, safely: Safely): Joining => ({
  runningOf: (person) =>
    safely(async () => {
      const rows = db
        .selectFrom('sittings')
        .innerJoin('tables', 'tables.id', 'sittings.table')
        .select('tables.id')
        .where('sittings.person', '=', person)
        .where('tables.status', '<>', 'over')
        .orderBy('tables.id');
      return (await rows.execute()).map((x) => x.id);
    }),
  join: (from, to, where) =>
    safely(() =>
      db
        .transaction()
        .execute(async (t): Promise<Joined> => {
          for (const x of [from, to].sort()) await holdPerson(t, x);
          const found = await t.selectFrom('persons').selectAll().where('id', '=', to).executeTakeFirst();
          const gone = await t.selectFrom('persons').select('id').where('id', '=', from).executeTakeFirst();
          if (found === undefined || gone === undefined || from === to) return { tables: 0, results: 0, changed: [] };
          const me: Person = { person: to, name: found.name, avatar: found.avatar };
          const changed: string[] = [];
          let [tables, results] = [0, 0];
          for (const id of await sittingsOf(t, from)) {
            const row = await heldRow(t, news.shared, id);
            if (row === null || !row.seats.some((x) => x.person === from)) continue;
            const last = await lastOf(t, id);
            const there = where.get(id);
            const over = row.status === 'over';
            // Thrown, so that nothing of what was changed before stays.
            if (!over && there?.entries !== last.entries) throw new MovedOn();
            if (over) results++;
            else tables++;
            const { seats, seat } = handOver(row, from, me);
            await putSeats(t, news, row, seats);
            changed.push(id);
            const by = { seat, name: seats[seat]?.name ?? '' };
            const more = { at: Date.now(), after: last.entries, position: over ? last.position : (there?.position ?? last.position) };
            await writeLog(t, id, [{ nr: last.nr + 1, ...more, seat, why: 'carried', holder: holderOf(seats[seat]), by, what: [], key: null }]);
          }
          // Who looks on or was here is that person from now on; both at once cannot be told apart any more.
          await sql`delete from presence where who = ${`p:${from}`}`.execute(t);
          await inherit(t, from, to);
          await moveRows(t, from, to);
          await t.deleteFrom('persons').where('id', '=', from).execute();
          return { tables, results, changed };
        })
        .catch((e: unknown) => {
          if (e instanceof MovedOn) return null;
          throw e;
        }),
    ),
  erase: (person) =>
    safely(() =>
      db.transaction().execute(async (t) => {
        await holdPerson(t, person);
        const changed: string[] = [];
        const known = await t.selectFrom('persons').select('name').where('id', '=', person).executeTakeFirst();
        for (const id of await sittingsOf(t, person)) {
          const row = await heldRow(t, news.shared, id);
          if (row === null) continue;
          const log = (await t.selectFrom('seating').selectAll().where('table', '=', id).orderBy('nr').execute()).map(readSeating);
          const names = namesOf(log, person, known?.name ?? '');
          const scrubbed = scrubbedLog(log, person, names);
          for (const x of scrubbed.changed) {
            const { holder, by } = writeSeating(id, x);
            await t.updateTable('seating').set({ holder, by }).where('table', '=', id).where('nr', '=', x.nr).execute();
          }
          const talk = (await t.selectFrom('talk').selectAll().where('table', '=', id).execute()).map(readTalk);
          for (const n of scrubbedTalk(talk, scrubbed.held, names))
            await t.updateTable('talk').set({ name: SOMEBODY }).where('table', '=', id).where('n', '=', n).execute();
          await putSeats(
            t,
            news,
            row,
            row.seats.map((x, i) => (x.person === person || (x.resigned && scrubbed.resigned.includes(i)) ? forgotten(x) : x)),
          );
          changed.push(id);
        }
        await sql`delete from presence where who = ${`p:${person}`}`.execute(t);
        const keys = await t.selectFrom('person_keys').select('hash').where('person', '=', person).execute();
        for (const { hash } of keys) await news.spread(sql`delete from person_keys where hash = ${hash} returning hash`, `key:${hash}`).execute(t);
        await disown(t, person);
        for (const x of belongings()) await sql`delete from ${sql.table(x.table)} where ${sql.ref(x.person)} = ${person}`.execute(t);
        await t.deleteFrom('persons').where('id', '=', person).execute();
        return changed;
      }),
    ),
  columns: () =>
    safely(async () => {
      const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
      const ours = tables.filter((x) => !x.isView && (x.schema === undefined || x.schema === 'public'));
      return Object.fromEntries(ours.map((x) => [x.name, x.columns.map((y) => y.name)]));
    }),
  ownRows: (person) =>
    safely(async () => {
      const all: { [table: string]: object[] } = {};
      for (const { table, person: who, secret } of belongings()) {
        const { rows } = await sql<{ [column: string]: unknown }>`select * from ${sql.table(table)} where ${sql.ref(who)} = ${person}`.execute(db);
        all[table] = rows.map((row) => Object.fromEntries(Object.entries(row).filter(([column]) => !secret.includes(column))));
      }
      return all;
    }),
});
