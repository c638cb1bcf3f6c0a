/** Results in the store: each finished table is counted once, and ratings follow the order in which games ended, in whatever order they are told. */

import { newcomer, type Rating, rateAll, rateGame } from '@pesthouse/table/ratings';
import { type Kysely, sql } from 'kysely';
import type { News, Safely } from './news.ts';
import { type PlayedRow, readPlayed, readScore, type ScoreRow, writePlayed, writeScore } from './results-schema.ts';
import type { TableRow } from './rows.ts';
import { type Rows, readTable } from './schema.ts';

/** A finished table with all its seats. */
export interface Finished {
  readonly played: PlayedRow;
  readonly scores: readonly ScoreRow[];
}

export interface ResultsStore {
  /** How many entries there were at a moment: the number of the last one. */
  entriesUntil(id: string, at: number): Promise<number>;
  /** Who made each move of a table, and when, from the first on. */
  movedAt(id: string): Promise<{ readonly seat: number; readonly at: number }[]>;
  /** How many games somebody has played to the end, how many of them since then, and how many they gave up. */
  playedBy(who: string, since: number): Promise<{ readonly games: number; readonly lately: number; readonly resigned: number }>;
  /** When the last entry of a table was written; null where there is none. */
  lastEntryAt(id: string): Promise<number | null>;
  /** Tables that are over and not counted yet, the oldest first. */
  uncounted(most: number): Promise<TableRow[]>;
  /** Counts a finished table; false if it was counted before. */
  count(x: Finished): Promise<boolean>;
  /** Forgets all that was counted: it is counted anew from the records. */
  discount(): Promise<void>;
  /** The games that somebody (`p:…`, `b:…`) has played, with all their seats, the last one first. */
  resultsOf(who: string, most: number): Promise<Finished[]>;
  /** The games in which at least two of these sat, the last one first. */
  resultsAmong(whos: readonly string[], most: number): Promise<Finished[]>;
  /** The ratings of those of them who have one in this game, and by how many games. */
  lastRatings(game: string, whos: readonly string[]): Promise<(Rating & { readonly who: string; readonly games: number })[]>;
  /** One finished table. */
  resultOf(table: string): Promise<Finished | null>;
}

const LOCK = 80_081;

const order = <T extends { readonly at: number; readonly table: string }>(a: T, b: T): number => a.at - b.at || (a.table < b.table ? -1 : 1);

const ratedBy = ({ played, scores }: Finished) => ({
  unordered: played.unordered,
  sats: scores.flatMap((x) => (x.who === '' ? [] : [{ who: x.who, place: x.place, side: x.side }])),
});

const gather = async (db: Kysely<Rows>, played: readonly PlayedRow[]): Promise<Finished[]> => {
  const found = new Map<string, ScoreRow[]>(played.map((x) => [x.table, []]));
  const ids = [...found.keys()];
  for (let i = 0; i < ids.length; i += 400) {
    const rows = await db
      .selectFrom('scores')
      .selectAll()
      .where('table', 'in', ids.slice(i, i + 400))
      .orderBy('seat')
      .execute();
    for (const row of rows.map(readScore)) found.get(row.table)?.push(row);
  }
  return played.map((x) => ({ played: x, scores: found.get(x.table) ?? [] }));
};

const write = async (db: Kysely<Rows>, table: string, after: ReadonlyMap<string, Rating>): Promise<void> => {
  for (const [who, { mu, sigma }] of after) await db.updateTable('scores').set({ mu, sigma }).where('table', '=', table).where('who', '=', who).execute();
};

/** All ratings of a game from its first game on. */
const rerate = async (db: Kysely<Rows>, game: string): Promise<void> => {
  const rows = (await db.selectFrom('played').selectAll().where('game', '=', game).where('kind', '=', 'rated').execute()).map(readPlayed).sort(order);
  const known = new Map<string, Rating>();
  for (const x of await gather(db, rows)) {
    const after = rateGame(ratedBy(x), (who) => known.get(who) ?? newcomer());
    for (const [who, now] of after) known.set(who, now);
    await write(db, x.played.table, after);
  }
};

/** The last rating of somebody in a game. */
const lastOf = async (db: Kysely<Rows>, game: string, who: string): Promise<Rating> => {
  const row = await db
    .selectFrom('scores')
    .innerJoin('played', 'played.table', 'scores.table')
    .select(['scores.mu', 'scores.sigma'])
    .where('scores.who', '=', who)
    .where('scores.game', '=', game)
    .where('scores.mu', 'is not', null)
    .orderBy('played.at', 'desc')
    .orderBy('played.table', 'desc')
    .executeTakeFirst();
  return row === undefined || row.mu === null || row.sigma === null ? newcomer() : { mu: row.mu, sigma: row.sigma };
};

const rate = async (db: Kysely<Rows>, x: Finished): Promise<void> => {
  const { table, game, at } = x.played;
  const later = await db
    .selectFrom('played')
    .select('table')
    .where('game', '=', game)
    .where('kind', '=', 'rated')
    .where((e) => e.or([e('at', '>', at), e.and([e('at', '=', at), e('table', '>', table)])]))
    .executeTakeFirst();
  // Somebody told of a later game first: everything after this one is rated anew.
  if (later !== undefined) return rerate(db, game);
  const game1 = ratedBy(x);
  const known = new Map<string, Rating>();
  for (const who of new Set(game1.sats.map((s) => s.who))) known.set(who, await lastOf(db, game, who));
  await write(
    db,
    table,
    rateGame(game1, (who) => known.get(who) ?? newcomer()),
  );
};

export const openResults = (db: Kysely<Rows>, news: News, safely: Safely): ResultsStore => {
  const ofRows = async (rows: readonly unknown[]): Promise<Finished[]> => gather(db, rows.map(readPlayed));
  return {
    entriesUntil: (id, at) =>
      safely(async () => {
        const row = await db
          .selectFrom('entries')
          .select((x) => x.fn.max('n').as('n'))
          .where('table', '=', id)
          .where('at', '<=', at)
          .executeTakeFirst();
        return Number(row?.n ?? 0);
      }),
    movedAt: (id) =>
      safely(async () =>
        (await db.selectFrom('entries').select(['seat', 'at']).where('table', '=', id).orderBy('n').execute()).map((x) => ({
          seat: Number(x.seat),
          at: Number(x.at),
        })),
      ),
    playedBy: (who, since) =>
      safely(async () => {
        const rows = await db
          .selectFrom('scores')
          .innerJoin('played', 'played.table', 'scores.table')
          .select(['played.at', 'scores.resigned'])
          .where('scores.who', '=', who)
          .execute();
        return {
          games: rows.length,
          lately: rows.filter((x) => Number(x.at) > since).length,
          resigned: rows.filter((x) => Number(x.resigned) === 1).length,
        };
      }),
    lastEntryAt: (id) =>
      safely(async () => {
        const row = await db
          .selectFrom('entries')
          .select((x) => x.fn.max('at').as('at'))
          .where('table', '=', id)
          .executeTakeFirst();
        const at: unknown = row?.at ?? null;
        return at === null ? null : Number(at);
      }),
    uncounted: (most) =>
      safely(async () => {
        const rows = await db
          .selectFrom('tables')
          .selectAll()
          .where('status', '=', 'over')
          .where((e) => e.not(e.exists(e.selectFrom('played').select('played.table').whereRef('played.table', '=', 'tables.id'))))
          .orderBy('made')
          .limit(most)
          .execute();
        return rows.map(readTable);
      }),
    count: (x) =>
      safely(() =>
        db.transaction().execute(async (t) => {
          // Ratings follow one another: whoever counts has the others wait.
          if (news.shared) await sql`select pg_advisory_xact_lock(${LOCK})`.execute(t);
          const put = await t
            .insertInto('played')
            .values(writePlayed(x.played))
            .onConflict((c) => c.doNothing())
            .returning('table')
            .execute();
          if (put.length === 0) return false;
          for (const s of x.scores) await t.insertInto('scores').values(writeScore(s)).execute();
          if (x.played.kind === 'rated') await rate(t, x);
          return true;
        }),
      ),
    discount: () =>
      safely(() =>
        db.transaction().execute(async (t) => {
          if (news.shared) await sql`select pg_advisory_xact_lock(${LOCK})`.execute(t);
          await t.deleteFrom('scores').execute();
          await t.deleteFrom('played').execute();
        }),
      ),
    resultsOf: (who, most) =>
      safely(async () =>
        ofRows(
          await db
            .selectFrom('played')
            .selectAll()
            .where((e) => e.exists(e.selectFrom('scores').select('scores.seat').whereRef('scores.table', '=', 'played.table').where('scores.who', '=', who)))
            .orderBy('at', 'desc')
            .orderBy('table', 'desc')
            .limit(most)
            .execute(),
        ),
      ),
    resultsAmong: (whos, most) =>
      safely(async () => {
        if (whos.length < 2) return [];
        const tables = await db
          .selectFrom('scores')
          .select('table')
          .where('who', 'in', [...whos])
          .groupBy('table')
          .having((e) => e.fn.count('who').distinct(), '>=', 2)
          .execute();
        if (tables.length === 0) return [];
        const ids = tables.map((x) => x.table);
        const rows: unknown[] = [];
        for (let i = 0; i < ids.length; i += 400)
          rows.push(
            ...(await db
              .selectFrom('played')
              .selectAll()
              .where('table', 'in', ids.slice(i, i + 400))
              .execute()),
          );
        const played = rows.map(readPlayed).sort(order).reverse().slice(0, most);
        return gather(db, played);
      }),
    lastRatings: (game, whos) =>
      safely(async () => {
        const rows = await db
          .selectFrom('scores')
          .select((e) => ['who', e.fn.count('table').distinct().as('games')])
          .where('game', '=', game)
          .where('who', 'in', [...whos])
          .where('mu', 'is not', null)
          .groupBy('who')
          .execute();
        const found = [];
        for (const x of rows) found.push({ who: x.who, ...(await lastOf(db, game, x.who)), games: Number(x.games) });
        return found;
      }),
    resultOf: (table) => safely(async () => (await ofRows(await db.selectFrom('played').selectAll().where('table', '=', table).execute()))[0] ?? null),
  };
};

/** Ratings over several games together: of these games alone, the oldest first. */
export const ratingsOver = (games: readonly Finished[]): ReturnType<typeof rateAll> =>
  rateAll(
    games
      .filter((x) => x.played.kind === 'rated')
      .sort((a, b) => order(a.played, b.played))
      .map(ratedBy),
  );
