/** Tables in the public interface: how they are laid and played, and what is told of them. */

import { LANGUAGES } from '@pesthouse/kernel';
import * as z from 'zod';
import { at, level, move, namedVariant, options, secret, tableId, variant } from './basics.ts';
import { personId } from './people.ts';
import { acted, ended, roomAct, roomInfo, roomWanted, seatedWith, seatingEntry, seatingGiven, turnedAway } from './room.ts';
import { list, text, words } from './shapes.ts';
import { clockRule, clocks } from './time.ts';
import { word } from './together.ts';

const seatWanted = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('person'), name: words(24).optional() }),
  z.strictObject({ kind: z.literal('bot'), level }),
  z.strictObject({ kind: z.literal('open') }),
]);

/** What stands in an address. */
export const tableParams = z.object({ id: z.string() });
export const seatParams = z.object({ id: z.string(), seat: z.coerce.number().int().min(0).max(7) });
const count = z.coerce.number().int().min(0).max(1_000_000_000);
/** GET /api/tables: of one game only. */
export const tablesWanted = z.object({ game: text(40).optional() });
/** Items bring what each of their events changed. */
const between = z.enum(['0', '1']).default('0');
/** GET /api/tables/:id/story: with views, the first item brings the whole `view`, every other one a `patch` of the view before it. */
export const storyWanted = z.object({ views: z.enum(['0', '1']).default('0'), between });
/** GET /api/tables/:id/talk: the last `most`, or the last before number `before`. */
export const talkWanted = z.object({ before: count.optional(), most: z.coerce.number().int().min(1).max(200).optional() });
/** GET /api/tables/:id/stream: the last item and the last talk that you know. */
export const watching = z.object({ after: count.default(0), talk: count.default(0), between });

/** POST /api/tables. A `person` seat is held from the start and gets a link; an `open` seat waits for whoever sits down.
 *  With `room` it is a table for people, with one address and a waiting room: the first seat that is no bot's is the host's, all others that are no bot's are open, and the answer has the key of the host's seat only. */
export const newTable = z.strictObject({
  game: text(40),
  name: words(40).optional(),
  seats: list(seatWanted, 8, 1),
  options: options.optional(),
  /** House rules to play by; the newest edition as printed without them. */
  variant: variant.optional(),
  /** Shown among the open tables. */
  listed: z.boolean().default(false),
  room: roomWanted.optional(),
  /** The clock of a table without a waiting room. */
  clock: clockRule.optional(),
});
export const tableMade = z.object({ table: tableId, seats: z.array(z.object({ seat: z.number(), secret: secret.nullable() })) });

export const seatInfo = z.object({
  seat: z.number(),
  kind: z.enum(['person', 'bot', 'open']),
  name: z.string(),
  level: level.nullable(),
  /** Somebody looks at the table from this seat right now, at whichever house of this store. */
  present: z.boolean(),
  ...seatedWith,
});

/** What everybody may know of a table. */
export const tableInfo = z.object({
  id: tableId,
  game: z.string(),
  /** The edition by which it plays, from its first move to its last. */
  rules: z.string(),
  /** The house rules of the table, if it has any. */
  variant: namedVariant.optional(),
  /** Why the table can be read about but not opened here: this house does not know its edition. */
  closed: z.string().optional(),
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
  /** The table where the same people play again: it waits until all of them have come, unless one plays alone. */
  rematch: tableId.nullable(),
  /** What the table has settled between its people. Absent at tables that are played in one browser. */
  room: roomInfo.optional(),
  /** How time stands; absent where no clock runs. */
  clocks: clocks.optional(),
  /** `status` is `over`, but the game was not played to its end. */
  ended: ended.nullable().optional(),
});

/** POST /api/tables/:id/sit: the same as the act `sit`, and refused for the same reasons. At a table without a waiting room a name alone is enough; whoever asks with the key of a person sits there as that person. */
export const sit = z.strictObject({ seat: z.number().int().min(0).max(7).optional(), name: words(24) });
export const seatTaken = z.object({ seat: z.number(), secret });
/** The host of a table (seat 0's key, or the first person's) fills an open seat. */
export const sendBot = z.strictObject({ level });

export const makeMove = z.strictObject({ at, move });
/** Take everything back to decision `to`: at once where it is free, else by the others' consent. Your answer to a sealed question that still stands is yours alone to take back. */
export const takeBack = z.strictObject({ at, to: z.number().int().min(0).max(1_000_000) });
export const answer = z.strictObject({ proposal: z.number().int().min(1).max(1_000_000_000), yes: z.boolean() });
export const say = z.strictObject({ text: words(400) });
/** POST /api/mine: the tables that these keys open, and, asked with the key of a person, those where the person sits. `language`: of the sentence that says what happened. */
export const mine = z.strictObject({ seats: list(z.strictObject({ table: tableId, secret }), 100), language: z.enum(LANGUAGES).default('en') });
export const languageWanted = z.object({ language: z.enum(LANGUAGES).default('en') });
/** A finished record as GET /api/tables/:id/record gives it. With `promise` and `table` its seed is checked against the promise. */
export const imported = z.strictObject({
  record: z.looseObject({}),
  table: tableId.optional(),
  promise: z
    .string()
    .regex(/^[0-9a-f]{64}$/, 'is not a promise')
    .optional(),
  name: words(40).optional(),
  names: list(words(24), 8).optional(),
  seating: seatingGiven.optional(),
});

const path = z.array(z.union([z.string(), z.number()]));
const patch = z.array(z.union([z.tuple([path]), z.tuple([path, z.unknown()])]));
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
  /** Instead of `view`, on the WebSocket where the item before was told on the same connection and in a story after the first item: set what lies at each path, or take it away where no value is given. */
  patch: patch.optional(),
  /** Where it was asked for and there are several events: how the view looked after each event but the last, told backwards. The last patch leads from the view of this item to the one after the last event but one, and so on; null: the position at that event is not shown. */
  between: z.array(patch.nullable()).optional(),
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
  /** `withdraw`: whoever asked no longer wants it. `lapse`: not everybody agreed in time, so the moves stand. */
  kind: z.enum(['say', 'ask-undo', 'agree', 'decline', 'undone', 'withdraw', 'lapse']),
  text: z.string(),
  /** ask-undo: the decision to go back to; otherwise the number of the ask. */
  ref: z.number().nullable(),
  /** ask-undo: the decision that was put when it was asked; the request lapses when another one is put. */
  position: z.string().nullable().optional(),
  /** ask-undo: whether the moves told anybody more than that they were made: something was drawn or rolled, or somebody saw what they had not known. */
  revealed: z.boolean().nullable().optional(),
  /** Who said it, where they had no seat then (`seat` is -1): in the waiting room guests talk too. */
  name: z.string().nullable().optional(),
  /** Who said it, where the house knows. */
  person: personId.nullable().optional(),
});

/** What a client may send on the stream (WebSocket /api/stream). */
export const clientFrame = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('watch'),
    table: tableId,
    /** The key of a seat, or of a person: then through the eyes of the seat that the person holds, if any. */
    secret: text(100).optional(),
    after: z.number().int().min(0).max(1_000_000_000).default(0),
    talk: z.number().int().min(0).max(1_000_000_000).default(0),
    /** Items bring what each of their events changed. */
    between: z.boolean().default(false),
  }),
  z.strictObject({ type: z.literal('leave'), table: tableId }),
  /** A move of the seat by which this connection watches the table: the same as POST /api/tables/:id/moves. `re` comes back in a refusal; what is not refused is told as an item. */
  z.strictObject({ type: z.literal('move'), table: tableId, re: z.number().int().min(0).max(1_000_000_000), at, move }),
  /** The same as POST /api/tables/:id/act, by whoever this connection watches the table as. Answered by `done` or `refused`. */
  z.strictObject({ type: z.literal('act'), table: tableId, re: z.number().int().min(0).max(1_000_000_000), act: roomAct }),
  /** The page was put out of sight, or is in front again. Out of sight somebody is not at a table by turns; elsewhere they are no longer after ten minutes. */
  z.strictObject({ type: z.literal('eyes'), table: tableId, open: z.boolean() }),
  z.strictObject({ type: z.literal('ping') }),
]);

/** What the house sends: on the WebSocket as frames, on GET /api/tables/:id/stream as lines. */
export const serverFrame = z.discriminatedUnion('type', [
  /** First after `watch`: who you are here and where the story stands. Then:
   *  - `after` is 0, too far back (more than 60 items) or unknown: `item` is the position now (kind `start`, no events) and later items follow it;
   *  - else `item` is null and exactly the items after `after`, none, one or several, follow as `item` frames in order;
   *  - the game has not begun (`waiting`): `item` is null, and item 1 comes when the last seat is taken.
   *  The talk after `talk`, the last 100 of it at most, follows as `talk` frames. A frame `table` comes when seats, presence, status or rematch change, not with every move. */
  z.object({ type: z.literal('here'), table: tableId, seat: z.number(), info: tableInfo, item: item.nullable() }),
  z.object({ type: z.literal('item'), table: tableId, item }),
  z.object({ type: z.literal('table'), table: tableId, info: tableInfo }),
  /** Your own answer to the sealed question at `at`, which you may change or take back until it closes; null: you have taken it back. It acknowledges the answer, and comes after `here` where there is one. */
  z.object({ type: z.literal('held'), table: tableId, at, move: move.nullable() }),
  z.object({ type: z.literal('talk'), table: tableId, talk }),
  /** At a table with a clock: how time stands, whenever another question is put or somebody's time is over. */
  z.object({ type: z.literal('clocks'), table: tableId, clocks }),
  /** The move was not made, and nothing changed. (A move that was made is acknowledged by its own item, an answer to a sealed question by `held`, which are told only once they are stored.) */
  z.object({
    type: z.literal('refused'),
    table: tableId,
    re: z.number(),
    error: z.string(),
    message: z.string(),
    clause: z.string().nullable(),
    data: z.string().optional(),
  }),
  /** An act was done. What it changed comes to everybody as `table`, `seating` and `seat`. */
  z.object({ type: z.literal('done'), table: tableId, re: z.number(), done: acted }),
  /** An entry of the seating log. */
  z.object({ type: z.literal('seating'), table: tableId, entry: seatingEntry }),
  /** This connection looks from another seat now (-1: from none), and why. In a running game a `here` with the new view follows at once. */
  z.object({ type: z.literal('seat'), table: tableId, seat: z.number(), why: turnedAway }),
  z.object({ type: z.literal('pong') }),
  z.object({ type: z.literal('wrong'), table: tableId.nullable(), error: z.string(), message: z.string(), data: z.string().optional() }),
]);

/** GET /api/house: what whoever plays here may count on. */
export const houseInfo = z.object({
  /** What its owner calls it; empty: nothing of its own. */
  name: z.string(),
  /** Who may lay tables here, and whether that is stopped for now. */
  mayLay: z.enum(['everybody', 'members', 'invited', 'nobody']),
  /** No bot takes longer to answer, in milliseconds: where many think at once, each thinks less. */
  botAnswersWithin: z.number(),
  /** A sealed question closes no sooner than this after it was put, whoever answers, in milliseconds. */
  sealedFor: z.number(),
  /** Under which addresses this house can be reached, the one to send to friends first. `public`: set by its owner, works from outside. `lan`: from devices on the same network. `machine`: only on the machine of the house. */
  addresses: z.array(z.object({ url: z.string(), reach: z.enum(['public', 'lan', 'machine']) })),
  /** How the owner can open the house to others, where nobody can reach it yet. */
  advice: z.string().nullable(),
});

/** Answers. */
export const moved = z.object({ seq: z.number(), at: z.string(), over: z.boolean() });
/** `done`: it is taken back. Else `proposal` is the number of the request in the talk, to be answered by the others. */
export const tookBack = z.object({ done: z.boolean(), proposal: z.number().nullable() });
export const answered = z.object({ done: z.boolean() });
export const rematched = z.object({ table: tableId, seat: z.number(), secret });
export const kept = z.object({ table: tableId });
export const tableList = z.object({ tables: z.array(tableInfo) });
/** A table where I hold a seat. */
const mineInfo = z.object({
  seat: z.number(),
  yours: z.boolean(),
  info: tableInfo,
  /** Places and scores of a finished game. */
  over: z.array(score).nullable().default(null),
  /** What happened since I last looked, in one sentence of the log; `by` is the seat whose doing it was, `moves` how many there were in all. Only what my seat was told. */
  since: z.object({ at: z.number(), moves: z.number(), by: z.number().nullable(), text: z.string() }).nullable().default(null),
  /** By when the decision that is put has to be answered, and how long it may take in all, in milliseconds; null where there is no clock. */
  due: z.object({ at: z.number(), whole: z.number().nullable() }).nullable().default(null),
});
/** `now`: the time of day at the house, by which all its moments are said; the clock of a browser may be wrong. */
export const mineList = z.object({ tables: z.array(mineInfo), now: z.number(), words: z.array(word).default([]) });
export const story = z.object({ seat: z.number(), items: z.array(item) });
/** `older`: ask again with this as `before` for what was said earlier; null if that is all. */
export const talkList = z.object({ talk: z.array(talk), older: z.number().nullable() });
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
  /** The house rules that it was played by, with their name. */
  variant: namedVariant.optional(),
  record: z.looseObject({ seed: z.string() }),
  /** Who held which seat when: a part of its own, the record knows nothing of it. */
  seating: z.array(seatingEntry).optional(),
});

/** GET /api/editions: which editions this house knows, and what is played by which. */
export const editions = z.object({
  games: z.array(z.object({ game: z.string(), newest: z.string(), editions: z.array(z.string()) })),
  tables: z.array(
    z.object({
      game: z.string(),
      edition: z.string(),
      known: z.boolean(),
      variant: z.string().nullable(),
      waiting: z.number(),
      playing: z.number(),
      over: z.number(),
    }),
  ),
});

/** Every refusal of the house: a code, a sentence for a person, and the clause where a rule said no. */
/** `data` is what the sentence has besides its code, for whoever says it in another language: the edition, the game. */
export const failure = z.object({ error: z.string(), message: z.string(), clause: z.string().nullable(), data: z.string().optional() });

export type Variant = z.infer<typeof variant>;
export type NamedVariant = z.infer<typeof namedVariant>;
export type NewTable = z.input<typeof newTable>;
export type MineInfo = z.infer<typeof mineInfo>;
export type TableMade = z.infer<typeof tableMade>;
export type TableInfo = z.infer<typeof tableInfo>;
export type SeatInfo = z.infer<typeof seatInfo>;
export type Item = z.infer<typeof item>;
export type Talk = z.infer<typeof talk>;
export type ClientFrame = z.input<typeof clientFrame>;
export type ServerFrame = z.infer<typeof serverFrame>;
export type Failure = z.infer<typeof failure>;
export type Level = z.infer<typeof level>;
