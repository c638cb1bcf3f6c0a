/** Time in the store: the log beside each record, houses that were open, holidays, and standing orders. The same for both databases. */

import type { Stop } from '@pesthouse/table';
import { type Kysely, sql } from 'kysely';
import type { News, Safely } from './news.ts';
import type { Rows } from './schema.ts';
import { type OrderRow, readOrder, readStop, readTime, type TimeRow } from './time-schema.ts';

export interface TimeStore {
  /** The log of a table after a number. */
  log(id: string, after: number): Promise<TimeRow[]>;
  last(id: string): Promise<TimeRow | null>;
  /** Time as it stood when a decision was put. */
  put(id: string, asked: number): Promise<TimeRow | null>;
  /** False if the number is taken. */
  write(id: string, row: TimeRow): Promise<boolean>;
  /** When an entry of the record was stored. */
  moment(id: string, n: number): Promise<number | null>;
  /** Running tables with a clock for which nothing is due, though it should be. */
  forgotten(): Promise<string[]>;
  /** This house is open, or with `shut` was until now. */
  beat(house: string, now: number, shut: boolean): Promise<void>;
  /** Until when some house was last known to be open, and whether all of them were closed in order. */
  seen(but: string): Promise<{ readonly at: number; readonly shut: boolean } | null>;
  wasDown(stop: Stop): Promise<void>;
  downs(since: number): Promise<Stop[]>;
  holidays(person: string): Promise<Stop[]>;
  /** The stretch that begins then ends so; one that is no stretch is none. */
  away(person: string, stop: Stop): Promise<void>;
  orders(id: string): Promise<OrderRow[]>;
  order(id: string, row: OrderRow): Promise<void>;
}

export const openTime = (db: Kysely<Rows>, news: News, safely: Safely): TimeStore => {
  const log = (id: string) => db.selectFrom('times').selectAll().where('table', '=', id);
  return {
    log: (id, after) => safely(async () => (await log(id).where('nr', '>', after).orderBy('nr').execute()).map(readTime)),
    last: (id) =>
      safely(async () => {
        const row = await log(id).orderBy('nr', 'desc').limit(1).executeTakeFirst();
        return row === undefined ? null : readTime(row);
      }),
    put: (id, asked) =>
      safely(async () => {
        const rows = (await log(id).orderBy('nr', 'desc').execute()).map(readTime);
        return rows.find((x) => Number.parseInt(x.hands.position, 10) <= asked) ?? null;
      }),
    write: (id, x) =>
      safely(async () => {
        const put = sql`insert into times ("table", nr, at, after, why, seat, what, hands)
          values (${id}, ${x.nr}, ${x.at}, ${x.after}, ${x.why}, ${x.seat}, ${x.what}, ${JSON.stringify(x.hands)}) on conflict do nothing returning nr`;
        return (await news.spread(put, id).execute(db)).rows.length > 0;
      }),
    moment: (id, n) =>
      safely(async () => {
        const row = await db.selectFrom('entries').select('at').where('table', '=', id).where('n', '=', n).executeTakeFirst();
        return row === undefined ? null : Number(row.at);
      }),
    forgotten: () =>
      safely(async () => {
        const rows = await db
          .selectFrom('tables')
          .select('id')
          .where('status', '=', 'playing')
          .where('id', 'in', (x) => x.selectFrom('times').select('table').distinct())
          .where('id', 'not in', (x) => x.selectFrom('jobs').select('about').where('kind', '=', 'time'))
          .execute();
        return rows.map((x) => x.id);
      }),
    beat: (house, seen, shut) =>
      safely(async () => {
        const values = { seen, shut: shut ? 1 : 0 };
        await db
          .insertInto('houses')
          .values({ house, ...values })
          .onConflict((x) => x.column('house').doUpdateSet(values))
          .execute();
        await db
          .deleteFrom('houses')
          .where('seen', '<', seen - 30 * 24 * 3_600_000)
          .execute();
      }),
    seen: (but) =>
      safely(async () => {
        const row = await db.selectFrom('houses').select(['seen', 'shut']).where('house', '<>', but).orderBy('seen', 'desc').limit(1).executeTakeFirst();
        return row === undefined ? null : { at: Number(row.seen), shut: row.shut === 1 };
      }),
    wasDown: ({ from, until }) =>
      safely(async () => {
        await sql`insert into downs (since, until) values (${from}, ${until}) on conflict do nothing`.execute(db);
      }),
    downs: (since) => safely(async () => (await db.selectFrom('downs').selectAll().where('until', '>', since).orderBy('since').execute()).map(readStop)),
    holidays: (person) =>
      safely(async () => (await db.selectFrom('holidays').selectAll().where('person', '=', person).orderBy('since').execute()).map(readStop)),
    away: (person, { from, until }) =>
      safely(async () => {
        await db
          .insertInto('holidays')
          .values({ person, since: from, until })
          .onConflict((x) => x.columns(['person', 'since']).doUpdateSet({ until }))
          .execute();
        await sql`delete from holidays where until <= since`.execute(db);
      }),
    orders: (id) => safely(async () => (await db.selectFrom('orders').selectAll().where('table', '=', id).orderBy('kind').execute()).map(readOrder)),
    order: (id, { seat, owner, kind, what }) =>
      safely(async () => {
        await db
          .insertInto('orders')
          .values({ table: id, seat, owner, kind, what })
          .onConflict((x) => x.columns(['table', 'seat', 'kind']).doUpdateSet({ owner, what }))
          .execute();
      }),
  };
};
