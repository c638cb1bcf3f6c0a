/** The shape of what is due: one row for each piece of work that waits for its moment. */
import { type Kysely, type Migration, sql } from 'kysely';
import * as z from 'zod';
import { makeTime } from './time-schema.ts';

/** Work that waits for its moment. There is one of a kind and key. */
export interface JobDraft {
  readonly kind: string;
  readonly key: string;
  /** The table, or whatever else it is about: all of a kind that are about the same thing are replaced at once. */
  readonly about: string;
  /** Plain data for whoever does it. */
  readonly body: unknown;
  readonly at: number;
}
export interface JobRow extends JobDraft {
  /** Until when somebody has taken it on; until when it is left alone after a failure. */
  readonly lease: number;
  /** How often it was taken on. */
  readonly tries: number;
}

export interface JobsRows {
  jobs: { kind: string; key: string; about: string; body: string; at: number; lease: number; tries: number };
}

/** What was due before had a table of its own, for the away rule alone: it moves here. */
const makeJobs = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('jobs')
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('key', 'text', (c) => c.notNull())
    .addColumn('about', 'text', (c) => c.notNull())
    .addColumn('body', 'text', (c) => c.notNull())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addColumn('lease', 'bigint', (c) => c.notNull())
    .addColumn('tries', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('jobs_key', ['kind', 'key'])
    .execute();
  await db.schema.createIndex('jobs_at').on('jobs').columns(['at']).execute();
  await db.schema.createIndex('jobs_about').on('jobs').columns(['about', 'kind']).execute();
  await sql`insert into jobs (kind, key, about, body, at, lease, tries)
    select kind, "table" || ' ' || seat, "table", '{"seat":' || seat || '}', at, 0, 0 from dues`.execute(db);
  await db.schema.dropTable('dues').execute();
};

export const clocks: Migration = {
  async up(db: Kysely<unknown>) {
    await makeJobs(db);
    await makeTime(db);
  },
};

const count = z.coerce.number();
const row = z.object({
  kind: z.string(),
  key: z.string(),
  about: z.string(),
  body: z.string().transform((x): unknown => JSON.parse(x)),
  at: count,
  lease: count,
  tries: count,
});
export const readJob = (x: unknown): JobRow => row.parse(x);
