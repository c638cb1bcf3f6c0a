/** The shape of what is kept, for both databases, and how it came about step by step. */

import { awayRule, clockRule, clockWish, isPlain, level, move, namedVariant, options, person, pick, talk } from '@pesthouse/api';
import type { Entry } from '@pesthouse/kernel';
import { type Kysely, type Migration, type MigrationProvider, Migrator } from 'kysely';
import * as z from 'zod';
import { type AccountRows, accounts } from './accounts-schema.ts';
import { friends } from './friends-schema.ts';
import { type HostingRows, hosting } from './hosting-schema.ts';
import { clocks, type JobsRows } from './jobs-schema.ts';
import { type MessageRows, telling } from './messages-schema.ts';
import { type PeopleRows, people } from './people-schema.ts';
import { type ResultsRows, results } from './results-schema.ts';
import type { EditionCount, HeldRow, TableRow, TalkRow } from './rows.ts';
import type { TimeRows } from './time-schema.ts';
import { type TogetherRows, together, words } from './together-schema.ts';

export interface Rows extends PeopleRows, JobsRows, MessageRows, ResultsRows, AccountRows, TimeRows, HostingRows, TogetherRows {
  tables: {
    id: string;
    game: string;
    rules: string;
    name: string;
    options: string;
    seats: string;
    seed: string;
    status: string;
    listed: number;
    made: number;
    touched: number;
    rematch: string | null;
    variant: string | null;
    room: string | null;
    ended: string | null;
    version: number;
  };
  entries: { table: string; n: number; seat: number; body: string; at: number };
  held: { table: string; seat: number; position: string; body: string };
  talk: {
    table: string;
    n: number;
    seat: number;
    kind: string;
    text: string;
    ref: number | null;
    position: string | null;
    at: number;
    name: string | null;
    revealed: number | null;
    /** Who said it, by the id that everybody may know. */
    person: string | null;
  };
}

const first: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('tables')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('game', 'text', (c) => c.notNull())
      .addColumn('rules', 'text', (c) => c.notNull())
      .addColumn('name', 'text', (c) => c.notNull())
      .addColumn('options', 'text', (c) => c.notNull())
      .addColumn('seats', 'text', (c) => c.notNull())
      .addColumn('seed', 'text', (c) => c.notNull())
      .addColumn('status', 'text', (c) => c.notNull())
      .addColumn('listed', 'integer', (c) => c.notNull())
      .addColumn('made', 'bigint', (c) => c.notNull())
      .addColumn('touched', 'bigint', (c) => c.notNull())
      .addColumn('rematch', 'text')
      .execute();
    await db.schema.createIndex('tables_open').on('tables').columns(['listed', 'status', 'made']).execute();
    await db.schema
      .createTable('entries')
      .addColumn('table', 'text', (c) => c.notNull().references('tables.id'))
      .addColumn('n', 'integer', (c) => c.notNull())
      .addColumn('seat', 'integer', (c) => c.notNull())
      .addColumn('body', 'text', (c) => c.notNull())
      .addColumn('at', 'bigint', (c) => c.notNull())
      .addPrimaryKeyConstraint('entries_key', ['table', 'n'])
      .execute();
    await db.schema
      .createTable('talk')
      .addColumn('table', 'text', (c) => c.notNull().references('tables.id'))
      .addColumn('n', 'integer', (c) => c.notNull())
      .addColumn('seat', 'integer', (c) => c.notNull())
      .addColumn('kind', 'text', (c) => c.notNull())
      .addColumn('text', 'text', (c) => c.notNull())
      .addColumn('ref', 'integer')
      .addColumn('position', 'text')
      .addColumn('at', 'bigint', (c) => c.notNull())
      .addPrimaryKeyConstraint('talk_key', ['table', 'n'])
      .execute();
  },
};

const heldAnswers: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('held')
      .addColumn('table', 'text', (c) => c.notNull().references('tables.id'))
      .addColumn('seat', 'integer', (c) => c.notNull())
      .addColumn('position', 'text', (c) => c.notNull())
      .addColumn('body', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('held_key', ['table', 'seat'])
      .execute();
  },
};

/** House rules came with editions. */
const variants: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('tables').addColumn('variant', 'text').execute();
  },
};

const steps: MigrationProvider = {
  getMigrations: async () => ({
    '001-first': first,
    '002-held': heldAnswers,
    '003-variants': variants,
    '004-people': people,
    '005-clocks': clocks,
    '006-accounts': accounts,
    '007-telling': telling,
    '008-results': results,
    '009-friends': friends,
    '010-hosting': hosting,
    '011-together': together,
    '012-words': words,
  }),
};

/** Brings the database to the shape above; several processes may try at once. With `only`, no further than these steps: for rows that are of that shape. */
export const migrate = async (db: Kysely<Rows>, only?: readonly string[]): Promise<void> => {
  const all = await steps.getMigrations();
  const provider = only === undefined ? steps : { getMigrations: async () => Object.fromEntries(Object.entries(all).filter(([name]) => only.includes(name))) };
  const { error } = await new Migrator({ db, provider }).migrateToLatest();
  if (error !== undefined) throw error;
};
/** The steps that this version knows. */
export const migrationNames = async (): Promise<string[]> => Object.keys(await steps.getMigrations()).sort();

const seatRow = z.object({
  kind: z.enum(['person', 'bot', 'open']),
  name: z.string(),
  level: level.nullable(),
  secretHash: z.string().nullable(),
  host: z.boolean(),
  person: z.string().nullable().default(null),
  avatar: z.string().default(''),
  ready: z.boolean().default(false),
  since: z.number().nullable().default(null),
  standIn: z
    .object({ why: z.enum(['away', 'voted', 'left', 'time']), since: z.number(), after: z.number(), asked: z.number() })
    .nullable()
    .default(null),
  resigned: z.boolean().default(false),
  late: z.boolean().default(false),
  picks: z
    .array(z.object({ seat: z.number(), pick }))
    .nullable()
    .default(null),
});
const room = z.object({
  begins: z.enum(['host', 'full']),
  away: awayRule,
  clock: clockRule.default({ kind: 'none' }),
  hints: z.boolean(),
  latecomers: z.boolean(),
  rated: z.boolean().default(true),
  changed: z.object({ what: z.array(z.string()), at: z.number() }).nullable(),
  starts: z.object({ at: z.number(), open: z.enum(['bots', 'shrink']).nullable(), level }).nullable(),
  ending: z.array(z.number()),
  endingUntil: z.number().nullable().default(null),
  unreached: z.array(z.number()).default([]),
  retiming: z.array(z.object({ seat: z.number(), wish: clockWish })).default([]),
  retimingUntil: z.number().nullable().default(null),
  paused: z.number().nullable().default(null),
  pauses: z.array(z.object({ from: z.number(), until: z.number() })).default([]),
  locked: z.boolean().default(false),
  asking: z.array(person).default([]),
  answered: z.array(z.object({ person: z.string(), yes: z.boolean() })).default([]),
  began: z
    .object({ at: z.number(), came: z.array(z.object({ seat: z.number(), at: z.number() })) })
    .nullable()
    .default(null),
  again: z.object({ from: z.string(), by: z.number() }).nullable().default(null),
});
const ended = z.object({ why: z.enum(['consent', 'closed', 'unwanted']), at: z.number() });
const json = <T extends z.ZodType>(shape: T) =>
  z
    .string()
    .nullable()
    .transform((x): z.output<T> | null => (x === null ? null : shape.parse(JSON.parse(x))));
const count = z.coerce.number();
const tableRow = z.object({
  id: z.string(),
  game: z.string(),
  rules: z.string(),
  name: z.string(),
  options: z.string().transform((x) => options.parse(JSON.parse(x))),
  seats: z.string().transform((x) => z.array(seatRow).parse(JSON.parse(x))),
  seed: z.string(),
  status: z.enum(['waiting', 'playing', 'over']),
  listed: count.transform((x) => x === 1),
  made: count,
  touched: count,
  rematch: z.string().nullable(),
  variant: json(namedVariant),
  room: json(room),
  ended: json(ended),
  version: count,
});
const body = z.union([z.object({ move }), z.object({ undo: z.number() })]);
const talkRow = z.object({
  n: count,
  seat: count,
  kind: talk.shape.kind,
  text: z.string(),
  ref: count.nullable(),
  position: z.string().nullable(),
  at: count,
  name: z.string().nullable(),
  person: z.string().nullable(),
  revealed: count.nullable().transform((x) => (x === null ? null : x === 1)),
});

export const readTable = (row: unknown): TableRow => tableRow.parse(row);
/** A long game is thousands of them, and almost all are plain moves, which are known at a glance. */
export const readEntry = ({ n, seat, body: text }: { n: number; seat: number; body: string }): Entry => {
  const said: unknown = JSON.parse(text);
  if (typeof said === 'object' && said !== null && 'move' in said && isPlain(said.move)) return { n, seat, move: said.move };
  return { n, seat, ...body.parse(said) };
};
export const readHeld = (row: { seat: number; position: string; body: string }): HeldRow => ({
  position: row.position,
  seat: row.seat,
  move: move.parse(JSON.parse(row.body)),
});
const countRow = z.object({
  game: z.string(),
  rules: z.string(),
  variant: tableRow.shape.variant.transform((x) => x?.id ?? null),
  status: tableRow.shape.status,
  n: count,
});
export const readCount = (row: unknown): EditionCount => countRow.parse(row);
export const readTalk = (row: unknown): TalkRow => talkRow.parse(row);

const text = (x: object | null): string | null => (x === null ? null : JSON.stringify(x));

export const writeTable = (x: TableRow): Rows['tables'] => ({
  ...x,
  options: JSON.stringify(x.options),
  seats: JSON.stringify(x.seats),
  listed: x.listed ? 1 : 0,
  variant: text(x.variant),
  room: text(x.room),
  ended: text(x.ended),
});
export const writeEntry = (table: string, entry: Entry, at: number): Rows['entries'] => {
  const { n, seat, ...rest } = entry;
  return { table, n, seat, body: JSON.stringify(rest), at };
};
