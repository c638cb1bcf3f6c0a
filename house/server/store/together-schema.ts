/** What was added for people who play together: what they would like to play that evening, tables to which they are invited, who wants to hear nothing of whom, and what was reported to the owner. */
import type { Kysely, Migration } from 'kysely';
import * as z from 'zod';

/** Somebody is invited to a table, by a person or by a circle's doing. */
export interface InviteRow {
  readonly person: string;
  readonly table: string;
  /** Who invites. */
  readonly by: string;
  readonly at: number;
}
/** Somebody wants to hear nothing of somebody else. `block`: nor to meet them where it can be helped. */
export interface ShunRow {
  readonly person: string;
  readonly other: string;
  readonly block: boolean;
  readonly at: number;
}

/** One line of what was said, as it was then. */
export interface ReportLine {
  readonly name: string;
  readonly text: string;
  /** It is what the report is about, not what stood around it. */
  readonly theirs: boolean;
  /** When; null where it was not written down. */
  readonly at: number | null;
}
/** Somebody has told the owner what somebody else said. */
export interface ReportRow {
  readonly id: string;
  readonly person: string;
  /** Whom it is about; null where nobody knows who that is by now. */
  readonly about: string | null;
  readonly name: string;
  readonly table: string;
  readonly lines: readonly ReportLine[];
  readonly reason: string;
  readonly words: string;
  readonly at: number;
  /** What the owner made of it; null: nothing yet. */
  readonly decision: string | null;
  readonly decided: number | null;
  /** What whoever it is about reads of the decision, until when it holds, and when they read it; null: not yet, or there is nothing to read. */
  readonly why: string;
  readonly until: number | null;
  readonly heard: number | null;
}

export interface TogetherRows {
  reports: {
    id: string;
    person: string;
    about: string | null;
    name: string;
    table: string;
    lines: string;
    reason: string;
    words: string;
    at: number;
    decision: string | null;
    decided: number | null;
    why: string;
    until: number | null;
    heard: number | null;
  };
  asked_over: { person: string; table: string; by: string; at: number };
  shuns: { person: string; other: string; block: number; at: number };
}

export const together: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('circle_answers').addColumn('game', 'text').execute();
    await db.schema.alterTable('talk').addColumn('person', 'text').execute();
    await db.schema
      .createTable('asked_over')
      .addColumn('person', 'text', (c) => c.notNull())
      .addColumn('table', 'text', (c) => c.notNull())
      .addColumn('by', 'text', (c) => c.notNull())
      .addColumn('at', 'bigint', (c) => c.notNull())
      .addPrimaryKeyConstraint('asked_over_key', ['person', 'table'])
      .execute();
    await db.schema
      .createTable('shuns')
      .addColumn('person', 'text', (c) => c.notNull())
      .addColumn('other', 'text', (c) => c.notNull())
      .addColumn('block', 'integer', (c) => c.notNull())
      .addColumn('at', 'bigint', (c) => c.notNull())
      .addPrimaryKeyConstraint('shuns_key', ['person', 'other'])
      .execute();
    await db.schema
      .createTable('reports')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('person', 'text', (c) => c.notNull())
      .addColumn('about', 'text')
      .addColumn('name', 'text', (c) => c.notNull())
      .addColumn('table', 'text', (c) => c.notNull())
      .addColumn('lines', 'text', (c) => c.notNull())
      .addColumn('reason', 'text', (c) => c.notNull())
      .addColumn('words', 'text', (c) => c.notNull())
      .addColumn('at', 'bigint', (c) => c.notNull())
      .addColumn('decision', 'text')
      .addColumn('decided', 'bigint')
      .execute();
    await db.schema.createIndex('reports_person').on('reports').columns(['person', 'at']).execute();
  },
};

/** What the owner says to whoever was reported. */
export const words: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('reports')
      .addColumn('why', 'text', (c) => c.notNull().defaultTo(''))
      .execute();
    await db.schema.alterTable('reports').addColumn('until', 'bigint').execute();
    await db.schema.alterTable('reports').addColumn('heard', 'bigint').execute();
    await db.schema.createIndex('reports_about').on('reports').columns(['about', 'at']).execute();
  },
};

const count = z.coerce.number();
const invite = z.object({ person: z.string(), table: z.string(), by: z.string(), at: count });
const shun = z.object({ person: z.string(), other: z.string(), block: count.transform((x) => x === 1), at: count });
const line = z.object({ name: z.string(), text: z.string(), theirs: z.boolean(), at: z.number().nullable().default(null) });
const report = z.object({
  id: z.string(),
  person: z.string(),
  about: z.string().nullable(),
  name: z.string(),
  table: z.string(),
  lines: z.string().transform((x) => z.array(line).parse(JSON.parse(x))),
  reason: z.string(),
  words: z.string(),
  at: count,
  decision: z.string().nullable(),
  decided: count.nullable(),
  why: z.string(),
  until: count.nullable(),
  heard: count.nullable(),
});
export const readReport = (row: unknown): ReportRow => report.parse(row);
export const writeReport = ({ lines, ...x }: ReportRow): TogetherRows['reports'] => ({ ...x, lines: JSON.stringify(lines) });
export const readInvite = (row: unknown): InviteRow => invite.parse(row);
export const readShun = (row: unknown): ShunRow => shun.parse(row);
