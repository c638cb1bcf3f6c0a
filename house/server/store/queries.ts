/** The store over any of the two databases: the same questions, asked through kysely. Only how news travel differs. */
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { openAccounts } from './accounts.ts';
import { openCircles } from './circles.ts';
import { openHeld } from './held.ts';
import { openHosting } from './hosting.ts';
import { openJobStore } from './jobs.ts';
import { openJoining } from './joining.ts';
import { writeLog } from './log.ts';
import { openMessages } from './messages.ts';
import type { News, Safely } from './news.ts';
import { openAttendance, openPersons } from './people.ts';
import { openReports } from './reports.ts';
import { openResults } from './results.ts';
import { migrate, type Rows, readCount, readEntry, readTable, readTalk, writeEntry, writeTable } from './schema.ts';
import { openSeating } from './seating.ts';
import { type Store, StoreTrouble } from './store.ts';
import { openTime } from './time.ts';
import { openTogether } from './together.ts';

const TROUBLE = 'The house cannot reach its store at the moment. Try again shortly: nothing counts twice.';
/** Rows of one statement. */
const CHUNK = 400;
const pause = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

export const openStore = async (db: Kysely<Rows>, news: News): Promise<Store> => {
  await migrate(db);
  const found = () => db.selectFrom('tables').selectAll();
  /** Runs a change that returns a row where it took place. */
  const change = async (on: Kysely<Rows>, put: RawBuilder<unknown>, table: string): Promise<boolean> =>
    (await news.spread(put, table).execute(on)).rows.length > 0;

  const trouble = (e: unknown): StoreTrouble => (e instanceof StoreTrouble ? e : new StoreTrouble(news.words?.(e) ?? TROUBLE, { cause: e }));
  const safely: Safely = async (work) => {
    try {
      return await work();
    } catch (e) {
      throw trouble(e);
    }
  };

  return {
    ...openHeld(db, news, safely),
    ...openSeating(db, news, safely),
    ...openPersons(db, safely),
    ...openAccounts(db, safely, news.spread),
    ...openJoining(db, news, safely),
    ...openAttendance(db, safely, news.spread),
    ...openResults(db, news, safely),
    ...openCircles(db, safely),
    hosting: openHosting(db, news, safely),
    jobs: openJobStore(db, safely, news.shared),
    ...openMessages(db, safely),
    ...openTogether(db, safely),
    ...openReports(db, safely),
    time: openTime(db, news, safely),
    shared: news.shared,
    onNews: news.onNews,
    ready: () =>
      safely(async () => {
        await sql`select 1 from tables limit 1`.execute(db);
        await news.ready();
      }),
    make: (table, entries = [], log = []) =>
      safely(async () => {
        const row = writeTable(table);
        // A long record is written piece by piece, and nobody knows the table before the last one: it then becomes what it is.
        await db
          .insertInto('tables')
          .values({ ...row, status: entries.length === 0 ? row.status : 'waiting', listed: entries.length === 0 ? row.listed : 0 })
          .execute();
        await writeLog(db, table.id, log);
        if (entries.length === 0) return;
        for (let i = 0; i < entries.length; i += CHUNK) {
          await db
            .insertInto('entries')
            .values(entries.slice(i, i + CHUNK).map((e) => writeEntry(table.id, e, table.made)))
            .execute();
          await pause();
        }
        await db.updateTable('tables').set({ status: row.status, listed: row.listed }).where('id', '=', table.id).execute();
      }),
    table: (id) =>
      safely(async () => {
        const row = await found().where('id', '=', id).executeTakeFirst();
        return row === undefined ? null : readTable(row);
      }),
    waiting: (game, most) =>
      safely(async () => {
        const rows = found().where('listed', '=', 1).where('status', '=', 'waiting').orderBy('made', 'desc').limit(most);
        return (await (game === null ? rows : rows.where('game', '=', game)).execute()).map(readTable);
      }),
    touch: (id, at) =>
      safely(async () => {
        await db.updateTable('tables').set({ touched: at }).where('id', '=', id).where('touched', '<', at).execute();
      }),
    finish: (id) =>
      safely(async () => {
        await change(db, sql`update tables set status = 'over', touched = ${Date.now()} where id = ${id} and status <> 'over' returning id`, id);
      }),
    follow: (old, next, log = []) =>
      safely(() =>
        db.transaction().execute(async (t) => {
          const ours = await change(t, sql`update tables set rematch = ${next.id} where id = ${old} and rematch is null returning id`, old);
          if (ours) {
            await t.insertInto('tables').values(writeTable(next)).execute();
            await writeLog(t, next.id, log);
          }
          const row = await t.selectFrom('tables').select('rematch').where('id', '=', old).executeTakeFirstOrThrow();
          return row.rematch ?? next.id;
        }),
      ),
    editions: () =>
      safely(async () => {
        const rows = await db
          .selectFrom('tables')
          .select(({ fn }) => ['game', 'rules', 'variant', 'status', fn.countAll().as('n')])
          .groupBy(['game', 'rules', 'variant', 'status'])
          .execute();
        return rows.map(readCount);
      }),
    running: (game) => safely(async () => (await found().where('game', '=', game).where('status', '<>', 'over').orderBy('made').execute()).map(readTable)),
    rebase: (before, edition, entries) =>
      safely(() =>
        change(
          db,
          sql`update tables set rules = ${edition} where id = ${before.id} and rules = ${before.rules} and status <> 'over'
            and (select count(*) from entries where "table" = ${before.id}) = ${entries} returning id`,
          before.id,
        ),
      ),
    entries: (id, after) =>
      safely(async () => {
        const rows = await db.selectFrom('entries').select(['n', 'seat', 'body']).where('table', '=', id).where('n', '>', after).orderBy('n').execute();
        return rows.map(readEntry);
      }),
    append: (id, entry, at) =>
      safely(() => {
        const e = writeEntry(id, entry, at);
        if (news.append !== undefined) return news.append(e);
        return change(
          db,
          sql`insert into entries ("table", n, seat, body, at) values (${e.table}, ${e.n}, ${e.seat}, ${e.body}, ${e.at}) on conflict do nothing returning n`,
          id,
        );
      }),
    talk: (id, after) =>
      safely(async () => {
        const rows = await db.selectFrom('talk').selectAll().where('table', '=', id).where('n', '>', after).orderBy('n').execute();
        return rows.map(readTalk);
      }),
    lastTalk: (id, before, most) =>
      safely(async () => {
        const rows = db.selectFrom('talk').selectAll().where('table', '=', id).orderBy('n', 'desc').limit(most);
        return (await (before === null ? rows : rows.where('n', '<', before)).execute()).map(readTalk).reverse();
      }),
    say: (id, x) =>
      safely(() =>
        change(
          db,
          sql`insert into talk ("table", n, seat, kind, text, ref, position, at, name, revealed, person)
            values (${id}, ${x.n}, ${x.seat}, ${x.kind}, ${x.text}, ${x.ref}, ${x.position}, ${x.at}, ${x.name}, ${x.revealed === null ? null : Number(x.revealed)}, ${x.person ?? null}) on conflict do nothing returning n`,
          id,
        ),
      ),
    async close() {
      await news.close();
      await db.destroy();
    },
  };
};
