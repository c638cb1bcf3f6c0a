/** Reports to the owner and what came of them, in the store: with the words that whoever was reported has not read yet. The same for both databases. */
import type { Kysely } from 'kysely';
import type { Safely } from './news.ts';
import type { Rows } from './schema.ts';
import { type ReportRow, readReport, writeReport } from './together-schema.ts';

/** How a report was decided. */
export type Decided = Pick<ReportRow, 'why' | 'until' | 'heard'> & { readonly decision: string; readonly at: number };

export interface ReportStore {
  addReport(row: ReportRow): Promise<void>;
  /** What was reported, by one person, about one or by anybody, the latest first. */
  reports(of: { readonly person?: string; readonly about?: string }, most: number): Promise<ReportRow[]>;
  report(id: string): Promise<ReportRow | null>;
  /** False where it was decided before. */
  decideReport(id: string, how: Decided): Promise<boolean>;
  /** What the owner said to somebody who has not read it, the oldest first. */
  wordsFor(person: string, now: number): Promise<ReportRow[]>;
  /** They have read it. */
  hearWord(id: string, person: string, at: number): Promise<void>;
  /** Forgets what was decided before that moment. */
  sweepReports(before: number): Promise<void>;
}

/** Decisions that whoever is reported reads in the house. Who is kept out reads it at the door. */
const TOLD = ['word', 'quiet'] as const;

export const openReports = (db: Kysely<Rows>, safely: Safely): ReportStore => ({
  addReport: (row) =>
    safely(async () => {
      await db.insertInto('reports').values(writeReport(row)).execute();
    }),
  reports: ({ person, about }, most) =>
    safely(async () => {
      let all = db.selectFrom('reports').selectAll().orderBy('at', 'desc').orderBy('id').limit(most);
      if (person !== undefined) all = all.where('person', '=', person);
      if (about !== undefined) all = all.where('about', '=', about);
      return (await all.execute()).map(readReport);
    }),
  report: (id) =>
    safely(async () => {
      const row = await db.selectFrom('reports').selectAll().where('id', '=', id).executeTakeFirst();
      return row === undefined ? null : readReport(row);
    }),
  decideReport: (id, { at, ...how }) =>
    safely(async () => {
      const put = await db
        .updateTable('reports')
        .set({ ...how, decided: at })
        .where('id', '=', id)
        .where('decided', 'is', null)
        .returning('id')
        .execute();
      return put.length > 0;
    }),
  wordsFor: (person, now) =>
    safely(async () =>
      (
        await db
          .selectFrom('reports')
          .selectAll()
          .where('about', '=', person)
          .where('decision', 'in', TOLD)
          .where('heard', 'is', null)
          .where((x) => x.or([x('until', 'is', null), x('until', '>', now)]))
          .orderBy('decided')
          .execute()
      ).map(readReport),
    ),
  hearWord: (id, person, at) =>
    safely(async () => {
      await db.updateTable('reports').set({ heard: at }).where('id', '=', id).where('about', '=', person).where('heard', 'is', null).execute();
    }),
  sweepReports: (before) =>
    safely(async () => {
      await db.deleteFrom('reports').where('decided', '<', before).execute();
    }),
});
