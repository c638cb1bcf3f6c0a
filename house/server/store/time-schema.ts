/** The shape of what is kept of time: the log beside each record, when no house was open, holidays, and standing orders. */

import type { Order, TimeWhy } from '@pesthouse/api';
import { order, timeWhy } from '@pesthouse/api';
import type { Seat } from '@pesthouse/kernel';
import type { Hands } from '@pesthouse/table';
import type { Kysely } from 'kysely';
import * as z from 'zod';

/** An entry of the time log, with time as it stands from there on. */
export interface TimeRow {
  readonly nr: number;
  readonly at: number;
  readonly after: number;
  readonly why: TimeWhy;
  readonly seat: Seat | null;
  readonly what: string | null;
  readonly hands: Hands;
}
export interface OrderRow {
  readonly seat: Seat;
  /** Who left it, as presence names them: whoever has the seat after them did not. */
  readonly owner: string;
  readonly kind: string;
  readonly what: Order;
}

export interface TimeRows {
  times: { table: string; nr: number; at: number; after: number; why: string; seat: number | null; what: string | null; hands: string };
  houses: { house: string; seen: number; shut: number };
  downs: { since: number; until: number };
  holidays: { person: string; since: number; until: number };
  orders: { table: string; seat: number; owner: string; kind: string; what: string };
}

export const makeTime = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('times')
    .addColumn('table', 'text', (c) => c.notNull().references('tables.id'))
    .addColumn('nr', 'integer', (c) => c.notNull())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addColumn('after', 'integer', (c) => c.notNull())
    .addColumn('why', 'text', (c) => c.notNull())
    .addColumn('seat', 'integer')
    .addColumn('what', 'text')
    .addColumn('hands', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('times_key', ['table', 'nr'])
    .execute();
  await db.schema
    .createTable('houses')
    .addColumn('house', 'text', (c) => c.primaryKey())
    .addColumn('seen', 'bigint', (c) => c.notNull())
    .addColumn('shut', 'integer', (c) => c.notNull())
    .execute();
  await db.schema
    .createTable('downs')
    .addColumn('since', 'bigint', (c) => c.primaryKey())
    .addColumn('until', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema
    .createTable('holidays')
    .addColumn('person', 'text', (c) => c.notNull())
    .addColumn('since', 'bigint', (c) => c.notNull())
    .addColumn('until', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('holidays_key', ['person', 'since'])
    .execute();
  await db.schema
    .createTable('orders')
    .addColumn('table', 'text', (c) => c.notNull().references('tables.id'))
    .addColumn('seat', 'integer', (c) => c.notNull())
    .addColumn('owner', 'text', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('what', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('orders_key', ['table', 'seat', 'kind'])
    .execute();
};

const count = z.coerce.number();
const hands = z.object({
  at: z.number(),
  position: z.string(),
  running: z.array(z.number()),
  sealed: z.boolean(),
  first: z.number(),
  left: z.array(z.number()),
  given: z.array(z.number()),
});
const timeRow = z.object({
  nr: count,
  at: count,
  after: count,
  why: timeWhy,
  seat: count.nullable(),
  what: z.string().nullable(),
  hands: z.string().transform((x) => hands.parse(JSON.parse(x))),
});
const stop = z.object({ since: count, until: count }).transform(({ since, until }) => ({ from: since, until }));
const orderRow = z.object({ seat: count, owner: z.string(), kind: z.string(), what: order });

export const readTime = (row: unknown): TimeRow => timeRow.parse(row);
export const readStop = (row: unknown): { readonly from: number; readonly until: number } => stop.parse(row);
export const readOrder = (row: unknown): OrderRow => orderRow.parse(row);
