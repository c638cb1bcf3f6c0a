/** The shape of what is kept of people: who they are, who sat where and why, and who is here. */

import { holder, seatingWhy } from '@pesthouse/api';
import type { Kysely, Migration } from 'kysely';
import * as z from 'zod';
import type { PresenceRow, SeatingRow, TicketRow } from './rows.ts';

export interface PeopleRows {
  seating: {
    table: string;
    nr: number;
    at: number;
    after: number;
    position: string;
    seat: number | null;
    why: string;
    holder: string | null;
    by: string | null;
    what: string;
    key: string | null;
  };
  persons: { id: string; name: string; avatar: string; made: number };
  person_keys: { hash: string; person: string; made: number; kind: string; device: string; used: number; origin: string | null };
  sittings: { person: string; table: string };
  tickets: { hash: string; owner: string; person: string | null; table: string | null; seat: number | null; until: number };
  presence: { table: string; who: string; place: string; house: string; name: string; avatar: string; here: number; since: number; until: number };
}

const seating = (db: Kysely<unknown>): Promise<void> =>
  db.schema
    .createTable('seating')
    .addColumn('table', 'text', (c) => c.notNull().references('tables.id'))
    .addColumn('nr', 'integer', (c) => c.notNull())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addColumn('after', 'integer', (c) => c.notNull())
    .addColumn('position', 'text', (c) => c.notNull())
    .addColumn('seat', 'integer')
    .addColumn('why', 'text', (c) => c.notNull())
    .addColumn('holder', 'text')
    .addColumn('by', 'text')
    .addColumn('what', 'text', (c) => c.notNull())
    .addColumn('key', 'text')
    .addPrimaryKeyConstraint('seating_key', ['table', 'nr'])
    .execute();

const persons = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('persons')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('avatar', 'text', (c) => c.notNull())
    .addColumn('made', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema
    .createTable('person_keys')
    .addColumn('hash', 'text', (c) => c.primaryKey())
    .addColumn('person', 'text', (c) => c.notNull().references('persons.id'))
    .addColumn('made', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema
    .createTable('sittings')
    .addColumn('person', 'text', (c) => c.notNull())
    .addColumn('table', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('sittings_key', ['person', 'table'])
    .execute();
  await db.schema
    .createTable('tickets')
    .addColumn('hash', 'text', (c) => c.primaryKey())
    .addColumn('owner', 'text', (c) => c.notNull().unique())
    .addColumn('person', 'text')
    .addColumn('table', 'text')
    .addColumn('seat', 'integer')
    .addColumn('until', 'bigint', (c) => c.notNull())
    .execute();
};

const presence = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('presence')
    .addColumn('table', 'text', (c) => c.notNull())
    .addColumn('who', 'text', (c) => c.notNull())
    .addColumn('place', 'text', (c) => c.notNull())
    .addColumn('house', 'text', (c) => c.notNull())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('avatar', 'text', (c) => c.notNull())
    .addColumn('here', 'integer', (c) => c.notNull())
    .addColumn('since', 'bigint', (c) => c.notNull())
    .addColumn('until', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('presence_key', ['table', 'who', 'place', 'house'])
    .execute();
  await db.schema.createIndex('presence_until').on('presence').columns(['here', 'until']).execute();
  await db.schema
    .createTable('dues')
    .addColumn('table', 'text', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('seat', 'integer', (c) => c.notNull())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addColumn('lease', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('dues_key', ['table', 'kind', 'seat'])
    .execute();
  await db.schema.createIndex('dues_at').on('dues').columns(['at']).execute();
};

/** Seats were known by links alone before. Old tables stay as they are: no person, no room, no log. */
export const people: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('tables').addColumn('room', 'text').execute();
    await db.schema.alterTable('tables').addColumn('ended', 'text').execute();
    await db.schema
      .alterTable('tables')
      .addColumn('version', 'integer', (c) => c.notNull().defaultTo(0))
      .execute();
    await db.schema.alterTable('talk').addColumn('name', 'text').execute();
    await seating(db);
    await persons(db);
    await presence(db);
  },
};

const count = z.coerce.number();
const json = <T extends z.ZodType>(shape: T) =>
  z
    .string()
    .nullable()
    .transform((x): z.output<T> | null => (x === null ? null : shape.parse(JSON.parse(x))));
const seatingRow = z.object({
  nr: count,
  at: count,
  after: count,
  position: z.string(),
  seat: count.nullable(),
  why: seatingWhy,
  holder: json(holder),
  by: json(z.object({ seat: z.number().nullable(), name: z.string() })),
  what: z.string().transform((x) => z.array(z.string()).parse(JSON.parse(x))),
  key: z.string().nullable(),
});
const presenceRow = z.object({
  table: z.string(),
  who: z.string(),
  place: z.string(),
  house: z.string(),
  name: z.string(),
  avatar: z.string(),
  here: count.transform((x) => x === 1),
  since: count,
});
const ticketRow = z.object({ person: z.string().nullable(), table: z.string().nullable(), seat: count.nullable(), until: count });

export const readSeating = (row: unknown): SeatingRow => seatingRow.parse(row);
export const readPresence = (row: unknown): PresenceRow => presenceRow.parse(row);
export const readTicket = (row: unknown): TicketRow => ticketRow.parse(row);

export const writeSeating = (table: string, x: SeatingRow): PeopleRows['seating'] => ({
  ...x,
  table,
  holder: x.holder === null ? null : JSON.stringify(x.holder),
  by: x.by === null ? null : JSON.stringify(x.by),
  what: JSON.stringify(x.what),
});
