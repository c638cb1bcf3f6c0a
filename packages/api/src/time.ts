/** Time as the public interface knows it: the clock of a table, whose time runs, the log of it, holidays, and standing orders. */
import * as z from 'zod';
import { text } from './shapes.ts';

/** What happens when somebody's time is over. `bot`: a bot plays on until they are back. `out`: they have resigned. `wait`: the others are asked, and may wait on. */
export const zero = z.enum(['bot', 'out', 'wait']);

/** The clock of a table.
 *  `live`: every seat has `bank` seconds for the whole game; `increment` seconds come back when somebody else is asked after it. A sealed question has one time for all (a tenth of the bank, at least a minute), and nobody's bank runs.
 *  `turns`: whoever is asked has `per` hours to answer; questions that follow one another at one seat share them, and each brings at least one hour. After that the seat's `reserve` hours run, once for the whole game. A sealed question has `per` hours for all.
 *  Time runs only for people, and not while the house is down. */
export const clockRule = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('none') }),
  z.strictObject({
    kind: z.literal('live'),
    bank: z.number().int().min(10).max(10_800),
    increment: z.number().int().min(0).max(300).default(0),
    zero: zero.default('bot'),
  }),
  z.strictObject({
    kind: z.literal('turns'),
    per: z.number().int().min(1).max(720),
    reserve: z.number().int().min(0).max(720).default(0),
    zero: zero.default('bot'),
  }),
]);

/** What people may want of a running clock together: that it stands still, that it goes on, or that the game goes on by turns, with a day for each decision. */
export const clockWish = z.enum(['pause', 'go', 'turns']);

/** The clock of one seat, as of `now` of the frame that brings it. */
const seatClock = z.object({
  /** Milliseconds that are left: while it is asked of the question and its own, else its own. Null: no clock, for the seat is a bot's or open. */
  left: z.number().nullable(),
  /** What the bar is measured by. */
  full: z.number(),
  /** It runs: `due` is when it will be over. */
  runs: z.boolean(),
  due: z.number().nullable(),
  /** By turns, the person is away until then, and the seat's time stands still. */
  holiday: z.number().nullable(),
  /** The time is over and the others are asked. */
  over: z.boolean(),
});
/** How time stands. Who has answered a sealed question is not betrayed: it is the same for all who are asked until the question closes. */
export const clocks = z.object({ kind: z.enum(['live', 'turns']), now: z.number(), sealed: z.boolean(), seats: z.array(seatClock) });

/** Why an entry of the time log was made. `started`: with the game. `put`: another question is put. `undone`: moves were taken back. `seats`: somebody else plays a seat. `out`: the time of `seat` is over, `what` says what that caused (`bot`, `out`, `wait`, or `pass`: the house answered as whoever says nothing does). `more`: those who wait gave `seat` more time. `holiday`: the person of `seat` is away until `until`, or with null is back. `paused`, `goes`, `turns`: everybody wanted that no time runs, that it runs again, or that the game goes on by turns. `stopped`: with the game. `down`: the house was down until `until`, and no time ran. */
export const timeWhy = z.enum(['started', 'put', 'undone', 'seats', 'out', 'more', 'holiday', 'paused', 'goes', 'turns', 'stopped', 'down']);
/** One entry of the time log: append-only, beside the record, which knows no clock. */
const timeEntry = z.object({
  nr: z.number(),
  at: z.number(),
  /** It took effect after this entry of the record. */
  after: z.number(),
  position: z.string(),
  why: timeWhy,
  seat: z.number().nullable(),
  what: z.string().nullable(),
  until: z.number().nullable(),
  /** From here on: whose time runs, and what each seat has of its own, in milliseconds. */
  running: z.array(z.number()),
  left: z.array(z.number()),
});
/** GET /api/tables/:id/time. */
export const timeLog = z.object({ time: z.array(timeEntry) });

/** POST /api/me/holiday: I am away until then, from now on; null: I am back. Refused: `holiday-past`, `holiday-long`. At tables by turns my time stands still meanwhile. At most three weeks at a time, and six weeks within a year. */
export const holidayWanted = z.strictObject({ until: z.number().int().min(0).max(8_640_000_000_000_000).nullable() });
export const holiday = z.object({
  /** Null: I am not away. */
  until: z.number().nullable(),
  /** How long I may be away at most from now on, in milliseconds. */
  most: z.number(),
});

/** A standing order for one kind of reaction: `ask` me, `own`: pass unless it concerns what is mine, or always `pass`. */
export const order = z.enum(['ask', 'own', 'pass']);
/** POST /api/tables/:id/orders: mine alone; nobody is told. Kinds that are not named stay as they are. Refused: `no-reaction`. */
export const ordersWanted = z.strictObject({ orders: z.record(text(40), order) });
/** GET /api/tables/:id/orders: the kinds of reactions that this game has, whether they can tell what is mine, and what I have ordered. */
export const orders = z.object({ kinds: z.array(z.object({ kind: z.string(), own: z.boolean(), order })) });

export type ClockWish = z.infer<typeof clockWish>;
export type ClockRule = z.infer<typeof clockRule>;
export type Clocks = z.infer<typeof clocks>;
export type SeatClock = z.infer<typeof seatClock>;
export type TimeWhy = z.infer<typeof timeWhy>;
export type TimeEntry = z.infer<typeof timeEntry>;
export type Order = z.infer<typeof order>;
export type Orders = z.infer<typeof orders>;
export type Holiday = z.infer<typeof holiday>;
