/** The job queue of the lab on PostgreSQL: slices of a trial go out through pg-boss, results come back as rows, one a game. */
import { createHash, randomUUID } from 'node:crypto';
import { type GameResult, identity, isResult, type Plan } from '@pesthouse/lab';
import pg from 'pg';
import PgBoss from 'pg-boss';
import { Wrong } from '../wrong.ts';

const SCHEMA = 'pesthouse_lab';
/** A slice that nobody has finished by then is given to somebody else. */
const EXPIRES_SECONDS = 2700;
const RETRIES = 2;
const DAY_MS = 86_400_000;

/** A few games of one trial. */
export interface Slice {
  readonly run: string;
  readonly plan: Plan;
  readonly jobs: readonly number[];
}

export interface TakenSlice extends Slice {
  readonly id: string;
}

export interface LabQueue {
  put(slices: readonly Slice[]): Promise<string[]>;
  take(): Promise<TakenSlice | null>;
  finish(id: string): Promise<void>;
  /** It could not be played; it comes again, but not for ever. */
  giveUp(id: string, why: string): Promise<void>;
  /** Somebody else may play it. */
  putBack(id: string): Promise<void>;
  cancel(ids: readonly string[]): Promise<void>;
  /** Why a slice was given up for good; null while none was. */
  failure(ids: readonly string[]): Promise<string | null>;
  keep(run: string, job: number, result: GameResult): Promise<void>;
  /** Which of these jobs of a run somebody has played already. */
  played(run: string, jobs: readonly number[]): Promise<Set<number>>;
  /** Results with a number above `after`, and the highest number seen. */
  results(run: string, after: number): Promise<{ readonly rows: readonly { readonly job: number; readonly result: GameResult }[]; readonly last: number }>;
  forget(run: string): Promise<void>;
  close(): Promise<void>;
}

/** The name of a trial among all that use the database: the same plan of the same build finds its results again. */
export const runName = (plan: Plan, build: string | undefined): string =>
  createHash('sha256')
    .update(`${identity(plan)} ${build ?? 'sources'}`)
    .digest('hex')
    .slice(0, 32);

const TABLE = `
create table if not exists ${SCHEMA}.game (
  n bigserial primary key,
  run text not null,
  job integer not null,
  result json not null,
  made timestamptz not null default now(),
  unique (run, job)
)`;

const messageOf = (e: unknown): string => {
  if (e instanceof AggregateError) return e.errors.map(messageOf).join(', ');
  return e instanceof Error ? e.message : String(e);
};

const TRIES = 6;
const AGAIN_MS = 400;
/** A connection that is lost for a moment is no reason to give up. Everything asked here may be asked twice. */
const steady = async <T>(ask: () => Promise<T>): Promise<T> => {
  for (let n = 1; ; n++)
    try {
      return await ask();
    } catch (e) {
      if (n >= TRIES) throw new Wrong(`The lab has lost its PostgreSQL database: ${messageOf(e)}. What is done is kept: the same command goes on from here.`);
      await new Promise((resolve) => setTimeout(resolve, AGAIN_MS * n));
    }
};

/** Queues of builds that are gone. */
const sweepQueues = async (boss: PgBoss, own: string): Promise<void> => {
  for (const q of await boss.getQueues())
    if (q.name !== own && Date.now() - q.createdOn.getTime() > DAY_MS && (await boss.getQueueSize(q.name, { before: 'completed' })) === 0)
      await boss.deleteQueue(q.name);
};

/** Whoever opens makes what is missing while all others wait: two that make the same at once would lock each other out. */
const inTurn = async (url: string, make: () => Promise<void>): Promise<void> => {
  const door = new pg.Client({ connectionString: url, application_name: 'pesthouse lab' });
  await door.connect();
  try {
    await door.query('select pg_advisory_lock(74747)');
    await make();
  } finally {
    // The lock goes with the connection.
    await door.end();
  }
};

/** Every build has a queue of its own, so that no game is played by other rules or bots than it was asked of. */
export const openQueue = async (url: string, build: string | undefined): Promise<LabQueue> => {
  const name = `lab-${build ?? 'sources'}`;
  const boss = new PgBoss({ connectionString: url, schema: SCHEMA, application_name: 'pesthouse lab', max: 4 });
  const pool = new pg.Pool({ connectionString: url, max: 4, application_name: 'pesthouse lab' });
  // What a lost connection breaks is told by the call that needed it.
  pool.on('error', () => {});
  boss.on('error', () => {});
  try {
    await inTurn(url, async () => {
      await boss.start();
      if ((await boss.getQueue(name)) === null) await boss.createQueue(name, { name, retryLimit: RETRIES, expireInSeconds: EXPIRES_SECONDS });
      await pool.query(TABLE);
      await pool.query(`delete from ${SCHEMA}.game where made < now() - interval '30 days'`);
      await sweepQueues(boss, name);
    });
  } catch (e) {
    await boss.stop({ graceful: false, wait: false }).catch(() => {});
    await pool.end();
    throw new Wrong(`The lab cannot reach its PostgreSQL database: ${messageOf(e)}.`);
  }
  const ask = (sql: string, values: unknown[]) => steady(() => pool.query(sql, values));
  return {
    async put(slices) {
      // The first slices go out first, so that a trial that is broken off is even.
      const jobs = slices.map((data, i) => ({
        id: randomUUID(),
        name,
        data,
        priority: slices.length - i,
        retryLimit: RETRIES,
        expireInSeconds: EXPIRES_SECONDS,
      }));
      if (jobs.length > 0) await steady(() => boss.insert(jobs));
      return jobs.map((x) => x.id);
    },
    async take() {
      const [job] = await boss.fetch<Slice>(name);
      return job === undefined ? null : { ...job.data, id: job.id };
    },
    finish: (id) => steady(() => boss.complete(name, id)),
    giveUp: (id, why) => steady(() => boss.fail(name, id, { message: why })),
    async putBack(id) {
      await steady(() => boss.cancel(name, id));
      await steady(() => boss.resume(name, id));
    },
    cancel: async (ids) => (ids.length === 0 ? undefined : steady(() => boss.cancel(name, [...ids]))),
    async failure(ids) {
      const { rows } = await ask(`select output from ${SCHEMA}.job where name = $1 and id = any($2::uuid[]) and state = 'failed' limit 1`, [name, ids]);
      return rows[0] === undefined ? null : String(rows[0].output?.message ?? 'a slice was given up');
    },
    async keep(run, job, result) {
      await ask(`insert into ${SCHEMA}.game (run, job, result) values ($1, $2, $3) on conflict do nothing`, [run, job, JSON.stringify(result)]);
    },
    async played(run, jobs) {
      const { rows } = await ask(`select job from ${SCHEMA}.game where run = $1 and job = any($2::int[])`, [run, jobs]);
      return new Set(rows.map((x) => Number(x.job)));
    },
    async results(run, after) {
      const { rows } = await ask(`select n, job, result from ${SCHEMA}.game where run = $1 and n > $2 order by n`, [run, after]);
      const whole = rows.flatMap((x) => (isResult(x.result) ? [{ job: Number(x.job), result: x.result }] : []));
      return { rows: whole, last: rows.reduce((most, x) => Math.max(most, Number(x.n)), after) };
    },
    async forget(run) {
      await ask(`delete from ${SCHEMA}.game where run = $1`, [run]);
    },
    async close() {
      await boss.stop({ graceful: false, wait: true });
      await pool.end();
    },
  };
};
