/** The public interface: every body, answer and frame between the house and whoever sits at its tables, page and bots in any language alike. */
import * as z from 'zod';
import { BOTS } from '../bots/levels.ts';

export const level = z.enum(BOTS);

/** Letters, figures, spaces and common signs; shown to others, so kept short and free of control characters. */
const words = (most: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(most)
    .regex(/^[^\p{Cc}\p{Cf}\p{Co}\p{Cn}]*$/u, 'must not hold control characters');

export const seatWanted = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('person'), name: words(24).optional() }),
  z.strictObject({ kind: z.literal('bot'), level }),
  z.strictObject({ kind: z.literal('open') }),
]);

export const options = z.record(z.string().max(40), z.union([z.boolean(), z.number(), z.string().max(40), z.array(z.string().max(40)).max(8)]));
export const move = z.looseObject({ verb: z.string().max(40) }).catchall(z.union([z.string().max(80), z.number(), z.boolean()]));
export const tableId = z.string().regex(/^[a-z0-9]{10,16}$/, 'is not the name of a table');
export const secret = z.string().regex(/^[A-Za-z0-9_-]{22,64}$/, 'is not the key of a seat');
/** Names the decision that a move answers: `12.0`. */
export const at = z.string().regex(/^\d{1,6}\.\d{1,6}$/, 'must look like 12.0');

/** POST /api/tables. A `person` seat is held from the start and gets a link; an `open` seat waits for whoever sits down. */
export const newTable = z.strictObject({
  game: z.string().max(40),
  name: words(40).optional(),
  seats: z.array(seatWanted).min(1).max(8),
  options: options.optional(),
  /** Shown among the open tables. */
  listed: z.boolean().default(false),
});
export const tableMade = z.object({ table: tableId, seats: z.array(z.object({ seat: z.number(), secret: secret.nullable() })) });

export const seatInfo = z.object({
  seat: z.number(),
  kind: z.enum(['person', 'bot', 'open']),
  name: z.string(),
  level: level.nullable(),
  /** Somebody looks at the table from this seat right now. */
  present: z.boolean(),
});

/** What everybody may know of a table. */
export const tableInfo = z.object({
  id: tableId,
  game: z.string(),
  rules: z.string(),
  name: z.string(),
  options,
  listed: z.boolean(),
  seats: z.array(seatInfo),
  status: z.enum(['waiting', 'playing', 'over']),
  /** The seats that are asked now, as a watcher may know it. */
  deciding: z.array(z.number()),
  /** SHA-256 of the seed and the table's name, from the start; the seed itself once the game is over. */
  promise: z.string(),
  seed: z.string().nullable(),
  watchers: z.number(),
  made: z.number(),
  touched: z.number(),
  /** The table where the same people play again. */
  rematch: tableId.nullable(),
});

export const sit = z.strictObject({ seat: z.number().int().min(0).max(7).optional(), name: words(24) });
export const seatTaken = z.object({ seat: z.number(), secret });
/** The host of a table (seat 0's key, or the first person's) fills an open seat. */
export const sendBot = z.strictObject({ level });

export const makeMove = z.strictObject({ at, move });
/** Take everything back to decision `to`: at once where it is free, else by the others' consent. Your answer to a sealed question that still stands is yours alone to take back. */
export const takeBack = z.strictObject({ at, to: z.number().int().min(0).max(1_000_000) });
export const answer = z.strictObject({ proposal: z.number().int().min(1), yes: z.boolean() });
export const say = z.strictObject({ text: words(400) });
export const mine = z.strictObject({ seats: z.array(z.strictObject({ table: tableId, secret })).max(100) });
/** A finished record as GET /api/tables/:id/record gives it. With `promise` and `table` its seed is checked against the promise. */
export const imported = z.strictObject({
  record: z.looseObject({}),
  table: tableId.optional(),
  promise: z
    .string()
    .regex(/^[0-9a-f]{64}$/, 'is not a promise')
    .optional(),
  name: words(40).optional(),
  names: z.array(words(24)).max(8).optional(),
});

const path = z.array(z.union([z.string(), z.number()]));
const fact = z.looseObject({ type: z.string(), clause: z.string() });
const score = z.object({ seat: z.number(), rank: z.number(), score: z.number(), sheet: z.record(z.string(), z.number()) });
/** One thing that a seat is told; `seq` counts this seat's own items, so a connection that comes back names the last one it saw. */
export const item = z.object({
  seq: z.number(),
  kind: z.enum(['start', 'move', 'undo']),
  by: z.number().nullable(),
  asked: z.number(),
  at: z.string(),
  events: z.array(fact),
  view: z.looseObject({ asked: z.number() }).optional(),
  /** On the WebSocket instead of `view`, where the item before was told on the same connection: set what lies at each path, or take it away where no value is given. */
  patch: z.array(z.union([z.tuple([path]), z.tuple([path, z.unknown()])])).optional(),
  horizon: z.number().nullable(),
  over: z.array(score).nullable(),
  /** The seats that are asked now, as this seat may know it. */
  deciding: z.array(z.number()).optional(),
});

/** The talk of a table: chat, and who asks to take moves back. Kept with the table, numbered on its own. */
export const talk = z.object({
  n: z.number(),
  seat: z.number(),
  at: z.number(),
  kind: z.enum(['say', 'ask-undo', 'agree', 'decline', 'undone']),
  text: z.string(),
  /** ask-undo: the decision to go back to; agree and decline: the number of the ask. */
  ref: z.number().nullable(),
  /** ask-undo: the decision that was put when it was asked; the request lapses when another one is put. */
  position: z.string().nullable().optional(),
});

/** What a client may send on the stream (WebSocket /api/stream). */
export const clientFrame = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('watch'),
    table: tableId,
    secret: secret.optional(),
    after: z.number().int().min(0).default(0),
    talk: z.number().int().min(0).default(0),
  }),
  z.strictObject({ type: z.literal('leave'), table: tableId }),
  /** A move of the seat by which this connection watches the table: the same as POST /api/tables/:id/moves. `re` comes back in a refusal; what is not refused is told as an item. */
  z.strictObject({ type: z.literal('move'), table: tableId, re: z.number().int().min(0).max(1_000_000_000), at, move }),
  z.strictObject({ type: z.literal('ping') }),
]);

/** What the house sends: on the WebSocket as frames, on GET /api/tables/:id/stream as lines. */
export const serverFrame = z.discriminatedUnion('type', [
  /** First after `watch`: who you are here and where the story stands. Then:
   *  - `after` is 0, too far back (more than 60 items) or unknown: `item` is the position now (kind `start`, no events) and later items follow it;
   *  - else `item` is null and exactly the items after `after`, none, one or several, follow as `item` frames in order;
   *  - the game has not begun (`waiting`): `item` is null, and item 1 comes when the last seat is taken.
   *  The talk after `talk` follows as `talk` frames. A frame `table` comes when seats, presence, status or rematch change, not with every move. */
  z.object({ type: z.literal('here'), table: tableId, seat: z.number(), info: tableInfo, item: item.nullable() }),
  z.object({ type: z.literal('item'), table: tableId, item }),
  z.object({ type: z.literal('table'), table: tableId, info: tableInfo }),
  /** Your own answer to the sealed question at `at`, which you may change or take back until it closes; null: you have taken it back. It acknowledges the answer, and comes after `here` where there is one. */
  z.object({ type: z.literal('held'), table: tableId, at, move: move.nullable() }),
  z.object({ type: z.literal('talk'), table: tableId, talk }),
  /** The move was not made, and nothing changed. (A move that was made is acknowledged by its own item, an answer to a sealed question by `held`, which are told only once they are stored.) */
  z.object({ type: z.literal('refused'), table: tableId, re: z.number(), error: z.string(), message: z.string(), clause: z.string().nullable() }),
  z.object({ type: z.literal('pong') }),
  z.object({ type: z.literal('wrong'), table: tableId.nullable(), error: z.string(), message: z.string() }),
]);

/** GET /api/house: what whoever plays here may count on. */
export const houseInfo = z.object({
  /** No bot takes longer to answer, in milliseconds: where many think at once, each thinks less. */
  botAnswersWithin: z.number(),
  /** A sealed question closes no sooner than this after it was put, whoever answers, in milliseconds. */
  sealedFor: z.number(),
});

/** Answers. */
export const moved = z.object({ seq: z.number(), at: z.string(), over: z.boolean() });
/** `done`: it is taken back. Else `proposal` is the number of the request in the talk, to be answered by the others. */
export const tookBack = z.object({ done: z.boolean(), proposal: z.number().nullable() });
export const answered = z.object({ done: z.boolean() });
export const rematched = z.object({ table: tableId, seat: z.number(), secret });
export const kept = z.object({ table: tableId });
export const tableList = z.object({ tables: z.array(tableInfo) });
export const mineList = z.object({ tables: z.array(z.object({ seat: z.number(), yours: z.boolean(), info: tableInfo })) });
export const story = z.object({ seat: z.number(), items: z.array(item) });
export const talkList = z.object({ talk: z.array(talk) });
/** What a seat may do now, for bots in any language: `moves` is everything that is legal. */
export const choices = z.object({
  seat: z.number(),
  seq: z.number(),
  at: z.string(),
  prompt: z.looseObject({ key: z.string() }).nullable(),
  moves: z.array(move),
  /** You have answered a sealed question that still stands: with what, and what you may answer instead. Nobody else is told before it closes. */
  held: z.object({ move, moves: z.array(move) }).nullable(),
  view: z.looseObject({ asked: z.number() }),
  over: z.array(score).nullable(),
});
export const exported = z.object({
  table: tableId,
  promise: z.string(),
  name: z.string(),
  names: z.array(z.string()),
  record: z.looseObject({ seed: z.string() }),
});

/** Every refusal of the house: a code, a sentence for a person, and the clause where a rule said no. */
export const failure = z.object({ error: z.string(), message: z.string(), clause: z.string().nullable() });

export type NewTable = z.input<typeof newTable>;
export type TableMade = z.infer<typeof tableMade>;
export type TableInfo = z.infer<typeof tableInfo>;
export type SeatInfo = z.infer<typeof seatInfo>;
export type SeatTaken = z.infer<typeof seatTaken>;
export type Item = z.infer<typeof item>;
export type Talk = z.infer<typeof talk>;
export type ClientFrame = z.input<typeof clientFrame>;
export type ServerFrame = z.infer<typeof serverFrame>;
export type Failure = z.infer<typeof failure>;
export type Level = z.infer<typeof level>;
