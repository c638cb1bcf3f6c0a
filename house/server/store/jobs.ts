/** What is due, in the store: put, taken away, claimed by one process, done, or put off. The same for both databases. */
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { type JobDraft, type JobRow, readJob } from './jobs-schema.ts';
import type { Safely } from './news.ts';
import type { Rows } from './schema.ts';

export interface JobStore {
  /** Sets a moment, in the place of the one with the same kind and key, whoever is at it. */
  put(job: JobDraft): Promise<void>;
  /** All of this kind about this thing are these from now on. */
  replace(kind: string, about: string, jobs: readonly JobDraft[]): Promise<void>;
  drop(kind: string, key: string): Promise<void>;
  /** Takes on what is due of this kind, the oldest first, each for so long: nobody else gets it meanwhile. */
  claim(kind: string, now: number, lease: number, most: number): Promise<JobRow[]>;
  /** It has been done: gone, unless it was set anew meanwhile. */
  done(job: JobRow): Promise<void>;
  /** It failed, or its house closes: left alone until then, unless it was set anew meanwhile. */
  later(job: JobRow, until: number): Promise<void>;
  /** The first moment at which work of this kind can be taken on. */
  next(kind: string): Promise<number | null>;
  /** Everything that waits, of one kind or about one thing, the earliest first. */
  all(of: { readonly kind?: string; readonly about?: string }): Promise<JobRow[]>;
}

/** The databases keep whole milliseconds, and PostgreSQL takes no others: what is due between two of them is due at the later one, never too soon. */
const whole = Math.ceil;

export const openJobStore = (db: Kysely<Rows>, safely: Safely, shared: boolean): JobStore => {
  const insert = async (on: Kysely<Rows>, { kind, key, about, body, ...draft }: JobDraft): Promise<void> => {
    const at = whole(draft.at);
    const text = JSON.stringify(body ?? null);
    await on
      .insertInto('jobs')
      .values({ kind, key, about, body: text, at, lease: 0, tries: 0 })
      .onConflict((x) => x.columns(['kind', 'key']).doUpdateSet({ about, body: text, at, lease: 0, tries: 0 }))
      .execute();
  };
  /** Several processes ask at once: what one of them looks at the others pass by. */
  const alone: RawBuilder<unknown> = shared ? sql`for update skip locked` : sql``;
  return {
    put: (job) => safely(() => insert(db, job)),
    replace: (kind, about, jobs) =>
      safely(() =>
        db.transaction().execute(async (t) => {
          await t.deleteFrom('jobs').where('kind', '=', kind).where('about', '=', about).execute();
          for (const x of jobs) await insert(t, x);
        }),
      ),
    drop: (kind, key) =>
      safely(async () => {
        await db.deleteFrom('jobs').where('kind', '=', kind).where('key', '=', key).execute();
      }),
    claim: (kind, now, lease, most) =>
      safely(async () => {
        const due = sql`select kind, key from jobs where kind = ${kind} and at <= ${now} and lease <= ${now} order by at limit ${most} ${alone}`;
        const put = sql`update jobs set lease = ${now + lease}, tries = tries + 1 where (kind, key) in (${due}) returning *`;
        return (await put.execute(db)).rows.map(readJob).sort((a, b) => a.at - b.at);
      }),
    done: ({ kind, key, lease }) =>
      safely(async () => {
        await db.deleteFrom('jobs').where('kind', '=', kind).where('key', '=', key).where('lease', '=', lease).execute();
      }),
    later: ({ kind, key, lease }, until) =>
      safely(async () => {
        await db
          .updateTable('jobs')
          .set({ lease: whole(until) })
          .where('kind', '=', kind)
          .where('key', '=', key)
          .where('lease', '=', lease)
          .execute();
      }),
    next: (kind) =>
      safely(async () => {
        const found = await db
          .selectFrom('jobs')
          .select(sql<number | string | null>`min(case when lease > at then lease else at end)`.as('at'))
          .where('kind', '=', kind)
          .executeTakeFirst();
        return found?.at === null || found?.at === undefined ? null : Number(found.at);
      }),
    all: ({ kind, about }) =>
      safely(async () => {
        let rows = db.selectFrom('jobs').selectAll().orderBy('at');
        if (kind !== undefined) rows = rows.where('kind', '=', kind);
        if (about !== undefined) rows = rows.where('about', '=', about);
        return (await rows.execute()).map(readJob);
      }),
  };
};
