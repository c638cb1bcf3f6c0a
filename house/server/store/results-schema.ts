/** The shape of what is kept of results: one row for a finished table, one for each of its seats; and circles of friends with their evenings. */
import type { Kysely, Migration } from 'kysely';
import * as z from 'zod';

export interface ResultsRows {
  played: {
    table: string;
    game: string;
    rules: string;
    variant: string | null;
    name: string;
    kind: string;
    at: number;
    moves: number;
    rounds: number | null;
    unordered: number;
  };
  scores: {
    table: string;
    seat: number;
    game: string;
    who: string;
    name: string;
    avatar: string;
    place: number;
    score: number;
    sheet: string;
    side: string;
    resigned: number;
    mu: number | null;
    sigma: number | null;
  };
  circles: { id: string; name: string; founder: string; zone: string; token: string; evening: string | null; made: number };
  circle_members: { circle: string; person: string; since: number };
  circle_tables: { circle: string; table: string; at: number };
  circle_evenings: { circle: string; at: number; table: string | null };
  circle_answers: { circle: string; at: number; person: string; coming: number; game: string | null };
}

const finished = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('played')
    .addColumn('table', 'text', (c) => c.primaryKey().references('tables.id'))
    .addColumn('game', 'text', (c) => c.notNull())
    .addColumn('rules', 'text', (c) => c.notNull())
    .addColumn('variant', 'text')
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addColumn('moves', 'integer', (c) => c.notNull())
    .addColumn('rounds', 'integer')
    .addColumn('unordered', 'integer', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('played_order').on('played').columns(['game', 'kind', 'at']).execute();
  await db.schema
    .createTable('scores')
    .addColumn('table', 'text', (c) => c.notNull().references('tables.id'))
    .addColumn('seat', 'integer', (c) => c.notNull())
    .addColumn('game', 'text', (c) => c.notNull())
    .addColumn('who', 'text', (c) => c.notNull())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('avatar', 'text', (c) => c.notNull())
    .addColumn('place', 'integer', (c) => c.notNull())
    .addColumn('score', 'double precision', (c) => c.notNull())
    .addColumn('sheet', 'text', (c) => c.notNull())
    .addColumn('side', 'text', (c) => c.notNull())
    .addColumn('resigned', 'integer', (c) => c.notNull())
    .addColumn('mu', 'double precision')
    .addColumn('sigma', 'double precision')
    .addPrimaryKeyConstraint('scores_key', ['table', 'seat'])
    .execute();
  await db.schema.createIndex('scores_who').on('scores').columns(['who', 'game']).execute();
};

const circles = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('circles')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('founder', 'text', (c) => c.notNull())
    .addColumn('zone', 'text', (c) => c.notNull())
    .addColumn('token', 'text', (c) => c.notNull().unique())
    .addColumn('evening', 'text')
    .addColumn('made', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema
    .createTable('circle_members')
    .addColumn('circle', 'text', (c) => c.notNull().references('circles.id'))
    .addColumn('person', 'text', (c) => c.notNull())
    .addColumn('since', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('circle_members_key', ['circle', 'person'])
    .execute();
  await db.schema.createIndex('circle_members_person').on('circle_members').columns(['person']).execute();
  await db.schema
    .createTable('circle_tables')
    .addColumn('circle', 'text', (c) => c.notNull().references('circles.id'))
    .addColumn('table', 'text', (c) => c.notNull())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('circle_tables_key', ['circle', 'table'])
    .execute();
  await db.schema
    .createTable('circle_evenings')
    .addColumn('circle', 'text', (c) => c.notNull().references('circles.id'))
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addColumn('table', 'text')
    .addPrimaryKeyConstraint('circle_evenings_key', ['circle', 'at'])
    .execute();
  await db.schema
    .createTable('circle_answers')
    .addColumn('circle', 'text', (c) => c.notNull().references('circles.id'))
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addColumn('person', 'text', (c) => c.notNull())
    .addColumn('coming', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('circle_answers_key', ['circle', 'at', 'person'])
    .execute();
};

export const results: Migration = {
  async up(db: Kysely<unknown>) {
    await finished(db);
    await circles(db);
  },
};

/** Why a game counts as it does: for the ratings, or apart from them. `few`: fewer than two of its seats can be counted for anybody. */
export const KINDS = ['rated', 'unrated', 'variant', 'alone', 'abandoned', 'few'] as const;

const count = z.coerce.number();
const playedRow = z.object({
  table: z.string(),
  game: z.string(),
  rules: z.string(),
  variant: z.string().nullable(),
  name: z.string(),
  kind: z.enum(KINDS),
  at: count,
  moves: count,
  rounds: count.nullable(),
  unordered: count.transform((x) => x === 1),
});
const scoreRow = z.object({
  table: z.string(),
  seat: count,
  game: z.string(),
  who: z.string(),
  name: z.string(),
  avatar: z.string(),
  place: count,
  score: count,
  sheet: z.string().transform((x) => z.record(z.string(), z.number()).parse(JSON.parse(x))),
  side: z.string(),
  resigned: count.transform((x) => x === 1),
  mu: count.nullable(),
  sigma: count.nullable(),
});

/** A finished table. */
export type PlayedRow = Readonly<z.output<typeof playedRow>>;
/** One of its seats. `who` is `p:` and a person, `b:` and a level of bots, or empty where it counts for nobody. `place` is 0 where there is none. */
export type ScoreRow = Readonly<z.output<typeof scoreRow>>;

export const readPlayed = (row: unknown): PlayedRow => playedRow.parse(row);
export const readScore = (row: unknown): ScoreRow => scoreRow.parse(row);
export const writePlayed = (x: PlayedRow): ResultsRows['played'] => ({ ...x, unordered: x.unordered ? 1 : 0 });
export const writeScore = (x: ScoreRow): ResultsRows['scores'] => ({ ...x, sheet: JSON.stringify(x.sheet), resigned: x.resigned ? 1 : 0 });

/** The standing invitation of a circle: a day of the week (0 is Sunday), an hour and a minute in the circle's time zone, and the game; null: whoever founded it picks. */
const evening = z.object({
  day: z.number().int().min(0).max(6),
  hour: z.number().int().min(0).max(23),
  minute: z.number().int().min(0).max(59),
  game: z.string().nullable(),
});
const circleRow = z.object({
  id: z.string(),
  name: z.string(),
  founder: z.string(),
  zone: z.string(),
  token: z.string(),
  evening: z
    .string()
    .nullable()
    .transform((x) => (x === null ? null : evening.parse(JSON.parse(x)))),
  made: count,
});
export type Evening = Readonly<z.output<typeof evening>>;
export type CircleRow = Readonly<z.output<typeof circleRow>>;
export const readCircle = (row: unknown): CircleRow => circleRow.parse(row);
export const writeCircle = (x: CircleRow): ResultsRows['circles'] => ({ ...x, evening: x.evening === null ? null : JSON.stringify(x.evening) });
const memberRow = z.object({ person: z.string(), name: z.string(), avatar: z.string(), since: count });
export const readMember = (row: unknown): z.output<typeof memberRow> => memberRow.parse(row);
const eveningRow = z.object({ at: count, table: z.string().nullable() });
export const readEvening = (row: unknown): z.output<typeof eveningRow> => eveningRow.parse(row);
/** What they would like to play that evening; null: whatever is played. */
const answerRow = z.object({ person: z.string(), coming: count.transform((x) => x === 1), game: z.string().nullable() });
export const readAnswer = (row: unknown): z.output<typeof answerRow> => answerRow.parse(row);
