/** Answers to sealed questions: beside the record while the question stands, in it once it closes. */

import type { Entry } from '@pesthouse/kernel';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { News, Safely } from './news.ts';
import { type Rows, readHeld, writeEntry } from './schema.ts';
import type { Store } from './store.ts';

export const openHeld = (db: Kysely<Rows>, news: News, safely: Safely): Pick<Store, 'held' | 'hold' | 'unseal'> => {
  const rowsOf = (on: Kysely<Rows>, id: string) => on.selectFrom('held').select(['seat', 'position', 'body']).where('table', '=', id).execute();

  /** Whoever changes an answer and whoever closes the question wait for each other, in whatever processes they are. */
  const asOfNow = async (t: Transaction<Rows>, id: string, n: number): Promise<boolean> => {
    if (news.shared) await sql`select id from tables where id = ${id} for update`.execute(t);
    const last = await t
      .selectFrom('entries')
      .select((x) => x.fn.max('n').as('n'))
      .where('table', '=', id)
      .executeTakeFirst();
    return (last?.n ?? 0) === n;
  };

  const within = <T>(work: (t: Transaction<Rows>) => Promise<T>): Promise<T> => safely(() => db.transaction().execute(work));

  return {
    held: (id) => safely(async () => (await rowsOf(db, id)).map(readHeld)),

    hold: (id, position, n, seat, move) =>
      within(async (t) => {
        if (!(await asOfNow(t, id, n))) return false;
        const body = JSON.stringify(move);
        if (move === null) await t.deleteFrom('held').where('table', '=', id).where('seat', '=', seat).execute();
        else
          await t
            .insertInto('held')
            .values({ table: id, seat, position, body })
            .onConflict((x) => x.columns(['table', 'seat']).doUpdateSet({ position, body }))
            .execute();
        return true;
      }),

    unseal: (id, position, n, seats, at) =>
      within(async (t) => {
        if (!(await asOfNow(t, id, n))) return null;
        const kept = (await rowsOf(t, id)).map(readHeld).filter((x) => x.position === position);
        const entries = seats.flatMap((seat, i): Entry[] => {
          const own = kept.find((x) => x.seat === seat);
          return own === undefined ? [] : [{ n: n + i + 1, seat, move: own.move }];
        });
        if (entries.length !== seats.length) return null;
        for (const entry of entries) {
          const e = writeEntry(id, entry, at);
          const put = sql`insert into entries ("table", n, seat, body, at) values (${e.table}, ${e.n}, ${e.seat}, ${e.body}, ${e.at}) returning n`;
          await news.spread(put, id).execute(t);
        }
        await t.deleteFrom('held').where('table', '=', id).execute();
        return entries;
      }),
  };
};
