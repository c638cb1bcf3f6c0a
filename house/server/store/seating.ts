/** The seating log in the store, and the one way by which a table's row changes: row and log together, or neither. */
import { type Kysely, sql } from 'kysely';
import { writeLog } from './log.ts';
import type { News, Safely } from './news.ts';
import { readSeating } from './people-schema.ts';
import type { SeatingRow } from './rows.ts';
import { type Rows, writeTable } from './schema.ts';
import type { Store } from './store.ts';

export const openSeating = (db: Kysely<Rows>, news: News, safely: Safely): Pick<Store, 'change' | 'seating' | 'deadKey'> => ({
  change: (before, change, where, log) =>
    safely(() =>
      db.transaction().execute(async (t) => {
        const { id, version } = before;
        // An entry refers to its table: none comes in between while the row is held like this.
        if (news.shared) await sql`select id from tables where id = ${id} for update`.execute(t);
        const last = await t
          .selectFrom('entries')
          .select((x) => x.fn.max('n').as('n'))
          .where('table', '=', id)
          .executeTakeFirst();
        if ((last?.n ?? 0) !== where.entries) return null;
        const now = Date.now();
        const x = writeTable({ ...before, ...change });
        const put = sql`update tables set name = ${x.name}, rules = ${x.rules}, variant = ${x.variant}, options = ${x.options}, seats = ${x.seats},
          status = ${x.status}, listed = ${x.listed}, room = ${x.room}, ended = ${x.ended}, touched = ${now}, version = ${version + 1}
          where id = ${id} and version = ${version} and status <> 'over' returning id`;
        if ((await news.spread(put, id).execute(t)).rows.length === 0) return null;
        const told = await t
          .selectFrom('seating')
          .select((y) => y.fn.max('nr').as('nr'))
          .where('table', '=', id)
          .executeTakeFirst();
        const rows = log.map((y, i): SeatingRow => ({ ...y, nr: (told?.nr ?? 0) + i + 1, at: now, after: where.entries, position: where.position }));
        await writeLog(t, id, rows);
        return rows;
      }),
    ),
  seating: (id, after) =>
    safely(async () => (await db.selectFrom('seating').selectAll().where('table', '=', id).where('nr', '>', after).orderBy('nr').execute()).map(readSeating)),
  deadKey: (id, hash) =>
    safely(async () => {
      const row = await db.selectFrom('seating').selectAll().where('table', '=', id).where('key', '=', hash).orderBy('nr', 'desc').executeTakeFirst();
      return row === undefined ? null : readSeating(row).why;
    }),
});
