/** The store over any of the two databases: the same questions, asked through kysely. Only how news travel differs. */
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { migrate, type Rows, readCount, readEntry, readTable, readTalk, writeEntry, writeTable } from './schema.ts';
import type { Store } from './store.ts';

export interface News {
  readonly shared: boolean;
  /** Tells the other processes, as part of the statement `put` that changed something; `put` returns a row for every change. */
  spread(put: RawBuilder<unknown>, table: string): RawBuilder<unknown>;
  onNews: Store['onNews'];
  /** A shorter way to append, where the database has one: it is what the house does most. */
  append?: (e: Rows['entries']) => Promise<boolean>;
  close(): Promise<void>;
}

export const openStore = async (db: Kysely<Rows>, news: News): Promise<Store> => {
  await migrate(db);
  const found = () => db.selectFrom('tables').selectAll();
  /** Runs a change that returns a row where it took place. */
  const change = async (on: Kysely<Rows>, put: RawBuilder<unknown>, table: string): Promise<boolean> =>
    (await news.spread(put, table).execute(on)).rows.length > 0;

  return {
    shared: news.shared,
    onNews: news.onNews,
    async ready() {
      await sql`select 1 from tables limit 1`.execute(db);
    },
    async make(table, entries = []) {
      await db.transaction().execute(async (t) => {
        await t.insertInto('tables').values(writeTable(table)).execute();
        for (const e of entries)
          await t
            .insertInto('entries')
            .values(writeEntry(table.id, e, table.made))
            .execute();
      });
    },
    async table(id) {
      const row = await found().where('id', '=', id).executeTakeFirst();
      return row === undefined ? null : readTable(row);
    },
    async waiting(game, most) {
      const rows = found().where('listed', '=', 1).where('status', '=', 'waiting').orderBy('made', 'desc').limit(most);
      return (await (game === null ? rows : rows.where('game', '=', game)).execute()).map(readTable);
    },
    reseat: (before, seats, status) =>
      change(
        db,
        sql`update tables set seats = ${JSON.stringify(seats)}, status = ${status}, touched = ${Date.now()}
          where id = ${before.id} and seats = ${JSON.stringify(before.seats)} and status <> 'over' returning id`,
        before.id,
      ),
    async touch(id, at) {
      await db.updateTable('tables').set({ touched: at }).where('id', '=', id).where('touched', '<', at).execute();
    },
    async finish(id) {
      await change(db, sql`update tables set status = 'over', touched = ${Date.now()} where id = ${id} and status <> 'over' returning id`, id);
    },
    async follow(old, next) {
      return db.transaction().execute(async (t) => {
        const ours = await change(t, sql`update tables set rematch = ${next.id} where id = ${old} and rematch is null returning id`, old);
        if (ours) await t.insertInto('tables').values(writeTable(next)).execute();
        const row = await t.selectFrom('tables').select('rematch').where('id', '=', old).executeTakeFirstOrThrow();
        return row.rematch ?? next.id;
      });
    },
    async editions() {
      const rows = await db
        .selectFrom('tables')
        .select(({ fn }) => ['game', 'rules', 'variant', 'status', fn.countAll().as('n')])
        .groupBy(['game', 'rules', 'variant', 'status'])
        .execute();
      return rows.map(readCount);
    },
    async running(game) {
      return (await found().where('game', '=', game).where('status', '<>', 'over').orderBy('made').execute()).map(readTable);
    },
    rebase: (before, edition, entries) =>
      change(
        db,
        sql`update tables set rules = ${edition} where id = ${before.id} and rules = ${before.rules} and status <> 'over'
          and (select count(*) from entries where "table" = ${before.id}) = ${entries} returning id`,
        before.id,
      ),
    async entries(id, after) {
      const rows = await db.selectFrom('entries').select(['n', 'seat', 'body']).where('table', '=', id).where('n', '>', after).orderBy('n').execute();
      return rows.map(readEntry);
    },
    append(id, entry, at) {
      const e = writeEntry(id, entry, at);
      if (news.append !== undefined) return news.append(e);
      return change(
        db,
        sql`insert into entries ("table", n, seat, body, at) values (${e.table}, ${e.n}, ${e.seat}, ${e.body}, ${e.at}) on conflict do nothing returning n`,
        id,
      );
    },
    async talk(id, after) {
      const rows = await db.selectFrom('talk').selectAll().where('table', '=', id).where('n', '>', after).orderBy('n').execute();
      return rows.map(readTalk);
    },
    say: (id, x) =>
      change(
        db,
        sql`insert into talk ("table", n, seat, kind, text, ref, position, at)
          values (${id}, ${x.n}, ${x.seat}, ${x.kind}, ${x.text}, ${x.ref}, ${x.position}, ${x.at}) on conflict do nothing returning n`,
        id,
      ),
    async close() {
      await news.close();
      await db.destroy();
    },
  };
};
