/** A table between people: what its waiting room settles, what somebody may do there and later, and the log of who held which seat when. */
import * as z from 'zod';
import { level, options, secret, tableId, variant } from './basics.ts';
import { person, personId } from './people.ts';
import { list, text, words } from './shapes.ts';
import { clockRule, clockWish } from './time.ts';

const seat = z.number().int().min(0).max(7);
const minutes = z.number().int().min(1).max(10_080);

/** What happens to the seat of somebody who is away.
 *  `wait`: nothing, everybody waits. `bot`: after so many minutes a bot of that level plays on. `decide`: after so many minutes the others are asked. */
export const awayRule = z.discriminatedUnion('rule', [
  z.strictObject({ rule: z.literal('wait') }),
  z.strictObject({ rule: z.literal('bot'), minutes, level }),
  z.strictObject({ rule: z.literal('decide'), minutes, level }),
]);

/** `room` of POST /api/tables: the table is laid with a waiting room, and the game begins when the host says so. Needs a person's key; that person sits down and is the host. */
export const roomWanted = z.strictObject({
  away: awayRule.default({ rule: 'decide', minutes: 5, level: 'good' }),
  clock: clockRule.default({ kind: 'none' }),
  /** Whether a master may be asked for advice; whoever does is named. */
  hints: z.boolean().default(false),
  /** Whether somebody who comes later may take the seat of a bot. */
  latecomers: z.boolean().default(false),
  /** Whether the game counts for the ratings. */
  rated: z.boolean().default(true),
});

/** So many minutes a request stands that everybody has to answer: to end the game here, to stop the clock, to take moves back. It lapses after them, and silence is a no. */
export const askMinutes = (clock: z.output<typeof clockRule>['kind']): number => ({ live: 5, none: 60, turns: 24 * 60 })[clock];

/** What the others may pick about a seat whose person is away: wait on, let a bot play, or end the game here. The last is refused (`counts`) where the game counts for the ratings or a clock runs: nothing is ended there without those who are away. */
export const pick = z.enum(['wait', 'bot', 'end']);

/** Everything that somebody does at a table besides moves and talk: POST /api/tables/:id/act, or the frame `act`. */
export const roomAct = z.discriminatedUnion('act', [
  /** Takes an open seat, the first where none is named. Already seated in the waiting room: changes to that seat; a bot that sits there takes mine. In a running game: takes the seat of a bot, where the table lets latecomers. Answer: `seat`, `secret`. */
  z.strictObject({ act: z.literal('sit'), seat: seat.optional() }),
  /** Before the start: the seat is open again. In a running game: a bot plays on until `back`. */
  z.strictObject({ act: z.literal('stand') }),
  /** One value of an option of kind `seats` (species, role, house) for my seat, or as the host for a bot's. What a bot has may be taken: it gets what I had. */
  z.strictObject({ act: z.literal('choose'), option: text(40), value: text(40), seat: seat.optional() }),
  z.strictObject({ act: z.literal('ready'), ready: z.boolean() }),
  /** The host begins, at once or in a few seconds, in which anybody may say `hold`. Open seats: filled with bots, or taken away, as `open` says; without it, open seats are a refusal. */
  z.strictObject({
    act: z.literal('start'),
    open: z.enum(['bots', 'shrink']).optional(),
    level: level.default('good'),
    seconds: z.number().int().min(0).max(10).default(0),
  }),
  z.strictObject({ act: z.literal('hold') }),
  /** The host changes what the table is, until the start; only what is named changes. Takes back every ready mark but the host's. */
  z.strictObject({
    act: z.literal('set'),
    name: words(40).optional(),
    listed: z.boolean().optional(),
    /** How many. Fewer takes open seats away, then bots; never a person. */
    seats: z.number().int().min(1).max(8).optional(),
    options: options.optional(),
    /** Null: as printed, by the newest edition. */
    variant: variant.nullable().optional(),
    away: awayRule.optional(),
    clock: clockRule.optional(),
    hints: z.boolean().optional(),
    latecomers: z.boolean().optional(),
    rated: z.boolean().optional(),
  }),
  /** The host puts a bot on an open seat, changes its level, or with null takes it away. */
  z.strictObject({ act: z.literal('bot'), seat, level: level.nullable() }),
  /** The host frees the seat of a person. Before the start always: the seat's key dies. In a running game only of somebody who has been away for five minutes, and never by the clock (`clock-runs`). Where the game counts, a master plays until they are back; elsewhere a bot goes on for good, never a weaker one than the table's away rule names, and the seat's key dies. */
  z.strictObject({ act: z.literal('free'), seat, level: level.default('good') }),
  /** The host lets two seats change places before the start, whoever sits there: so people choose who plays with whom. Both say anew that they are ready. */
  z.strictObject({ act: z.literal('swap'), seat, with: seat }),
  /** The host makes somebody else the host. */
  z.strictObject({ act: z.literal('host'), seat }),
  /** Takes my seat back from the bot that plays for me. Answer: `meanwhile`. */
  z.strictObject({ act: z.literal('back') }),
  /** Gives up for good: a bot plays the seat to the end, marked as resigned. */
  z.strictObject({ act: z.literal('resign') }),
  /** What to do about a seat whose person is away. Majority of the people present; the host breaks a tie; `end` needs all of them. */
  z.strictObject({ act: z.literal('vote'), seat, pick }),
  /** I would end the game here, or no longer would. It ends when everybody seated wants it, here or not: those who are away are told by message where one reaches them (`unreached` in `room` names those whom none does). A no of somebody who is asked ends the request, and so does time (`askMinutes`); where the game does not count and no clock runs, it ends then if only people who are away have not answered. */
  z.strictObject({ act: z.literal('end'), yes: z.boolean() }),
  /** What I would like the clock to do, or with null nothing any more, which is a no to what others would like. It does so when everybody seated wants the same, here or not. The request lapses like one to end; only `go` comes true then, and cannot be declined: a pause lasts no longer than everybody wants it. */
  z.strictObject({ act: z.literal('clock'), wish: clockWish.nullable() }),
  /** Clears the table away: the host before the start, or whoever is its only person. */
  z.strictObject({ act: z.literal('close') }),
  /** A new key for my seat; the old one dies. By a person's key with `secret`, the key of a seat from an old link: the seat becomes that person's. Answer: `secret`. */
  z.strictObject({ act: z.literal('key'), secret: secret.optional() }),
  /** I ask the master for advice: everybody is told, or it is refused (`no-hints`). */
  z.strictObject({ act: z.literal('hint') }),
  /** The host calls somebody in the waiting room: once in half a minute. In a running game anybody seated calls somebody who is asked: once in ten minutes, by turns once in six hours. They get a message; whom none reaches cannot be called there (`no-way`). */
  z.strictObject({ act: z.literal('nudge'), seat }),
  /** The host locks the table, or unlocks it: whoever has no seat then asks first. */
  z.strictObject({ act: z.literal('lock'), on: z.boolean() }),
  /** Somebody without a seat asks to be let in at a locked table. */
  z.strictObject({ act: z.literal('ask') }),
  /** The host lets somebody who asks in, or does not. */
  z.strictObject({ act: z.literal('admit'), person: personId, yes: z.boolean() }),
]);

/** What a bot did while it played for somebody. Items of the stream name the decision that they answer (`asked`): those from `from` up to but without `to` fell into this time. */
export const meanwhile = z.object({
  seat: z.number(),
  since: z.number(),
  until: z.number().nullable(),
  from: z.number(),
  to: z.number(),
  /** The same as numbers of entries of the record: after `after`, up to `upTo`. */
  after: z.number(),
  upTo: z.number(),
  /** How many moves the bot made that still stand. */
  moves: z.number(),
});

/** Why an act is refused (`error` of a refusal; `message` is the sentence). The table: `no-table`, `unknown-edition`, `closed` (cleared away or ended early), `over`, `waiting` (not started yet), `started` (too late for that), `no-room`.
 *  The key: `cut-link` (part of the link is missing), `wrong-key`, `removed` (the host freed the seat), `renewed` (the seat has a new key), `carried` (it went to somebody else), `stood` (its person left it), `no-person` (say who you are first), `no-key` (only for who has a seat), `spent-code`, `known-key`.
 *  The seat: `full`, `taken`, `no-seat`, `seated` (you have one), `name-taken`, `chosen`, `options`, `people-sit`, `nobody`, `own`, `present`, `bot-plays` (take it back first), `resigned`, `not-away`.
 *  The act: `not-host`, `not-ready`, `open-seats`, `not-asked`, `others`, `no-hints`, `no-clock`, `clock-runs`, `counts`, `not-long`, `locked` (ask to be let in), `not-let-in`, `not-locked`, `asked-lately`, `called-lately`, `no-way` (no message reaches them), `not-their-turn`, `no-next-seat` (of a rematch), `too-fast`, `busy`. */

/** The answer to an act. */
export const acted = z.object({
  /** The seat of whoever acted, afterwards; -1 without one. */
  seat: z.number(),
  /** `sit` and `key`: the key of the seat. It is told once, and to this browser only. */
  secret: secret.optional(),
  meanwhile: meanwhile.optional(),
});

/** Who plays a seat from an entry of the log on; null: nobody. */
export const holder = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('person'), person: personId.nullable(), name: z.string(), avatar: z.string() }),
  /** `for`: the person whose seat it is and who may come back. */
  z.object({ kind: z.literal('bot'), level, name: z.string(), for: personId.nullable() }),
]);

/** Why an entry of the seating log was made. About a seat and who plays it from there on:
 *  `laid` (at the table from the first), `sat`, `moved` (to another seat, or seats were taken away), `stood`, `freed` (by the host), `bot` (put there or changed by the host), `unbot`,
 *  `away` (a bot plays on by the table's rule), `voted` (by the others' vote), `left` (a bot plays on as the person wished), `time` (a bot plays on, for the seat's time was over), `back`, `late` (took a bot's seat), `resigned`,
 *  `carried` (to another person), `named` (another name or picture).
 *  About the table: `host` (the seat has it now), `set` (`what` names what was changed), `started`, `ended` (by consent), `closed`, `hint` (the seat was advised), `key` (the seat's key was renewed), `nudge` (the seat's person was called), `declined` (the seat said no to a request, `what` names it: `ending` or `clock`), `lapsed` (not everybody answered it in time). */
export const seatingWhy = z.enum([
  'laid',
  'sat',
  'moved',
  'stood',
  'freed',
  'bot',
  'unbot',
  'away',
  'voted',
  'left',
  'time',
  'back',
  'late',
  'resigned',
  'carried',
  'named',
  'host',
  'set',
  'started',
  'ended',
  'closed',
  'hint',
  'key',
  'nudge',
  'declined',
  'lapsed',
]);

/** One entry of the seating log: append-only, beside the record, which knows only moves. */
export const seatingEntry = z.object({
  /** Counts from 1 at every table. */
  nr: z.number(),
  at: z.number(),
  /** It took effect after this entry of the record; 0: before the first. Every later move of the seat is the new holder's. */
  after: z.number(),
  /** The decision that was put then, as items name it. */
  position: z.string(),
  seat: z.number().nullable(),
  why: seatingWhy,
  holder: holder.nullable(),
  /** Who did it; null: the house, by a rule of the table. */
  by: z.object({ seat: z.number().nullable(), name: z.string() }).nullable(),
  /** `set`: names of what was changed: `name`, `listed`, `seats`, `away`, `clock`, `hints`, `latecomers`, `rated`, `locked`, `variant`, or `options.` and the option. */
  what: z.array(z.string()),
});
export const seatingList = z.object({ seating: z.array(seatingEntry) });
/** A log as it comes with an imported record. */
export const seatingGiven = list(seatingEntry.strict(), 2_000);

/** What a seat's own row tells of its person. Absent at tables that are played in one browser. */
export const seatedWith = {
  /** Who holds the seat, also while a bot plays for them; null for bots, open seats, and seats that are known by a link only. */
  person: personId.nullable().optional(),
  avatar: z.string().optional(),
  host: z.boolean().optional(),
  ready: z.boolean().optional(),
  /** Since when the person sits here. */
  since: z.number().nullable().optional(),
  /** Since when nobody has looked at the table from here; null: somebody does, or no person holds the seat. */
  away: z.number().nullable().optional(),
  /** A bot (`kind` is `bot`, `level` its level) plays for the person, who may take the seat back. */
  standIn: z
    .object({ why: z.enum(['away', 'voted', 'left', 'time']), since: z.number() })
    .nullable()
    .optional(),
  resigned: z.boolean().optional(),
  /** What the others have picked about this seat, while its person is away; `asked`: it is time to ask. */
  votes: z
    .object({ asked: z.boolean(), picks: z.array(z.object({ seat: z.number(), pick })) })
    .nullable()
    .optional(),
} as const;

/** What still has to happen before the host can start. `open`: the seat is empty (fill it or start with `open`). `not-ready`: its person is. `options`: the options do not fit. */
export const missing = z.object({ why: z.enum(['open', 'not-ready', 'options']), seat: z.number().nullable() });

/** What the table has settled, and who is about. */
export const roomInfo = z.object({
  /** `host`: it has a waiting room and begins when the host says so. `full`: it begins when every seat is taken. */
  begins: z.enum(['host', 'full']),
  away: awayRule,
  clock: clockRule.default({ kind: 'none' }),
  hints: z.boolean(),
  latecomers: z.boolean(),
  /** It counts for the ratings. */
  rated: z.boolean().default(true),
  /** It does so for at least two people who sit there, by rules as printed. */
  counts: z.boolean().optional(),
  /** The seat of the host. */
  host: z.number().nullable(),
  /** What the host changed last, and when: the page shows it as new for a minute. */
  changed: z.object({ what: z.array(z.string()), at: z.number() }).nullable(),
  /** When the game begins, while it is being counted down. */
  starts: z.number().nullable(),
  /** Before the start: in the order of the seats; empty where the host may start. */
  missing: z.array(missing),
  /** People who look on and hold no seat. */
  guests: z.array(person),
  /** How many look on who have not said who they are. */
  arriving: z.number(),
  /** The seats that would end the game here, and until when the others can answer. */
  ending: z.array(z.number()),
  endingUntil: z.number().nullable().optional(),
  /** In a running game: the seats whose yes is needed for whatever everybody has to agree on. */
  asked: z.array(z.number()).optional(),
  /** Those of them whom no message told of the last request: they have no channel, or do not want to hear of requests. */
  unreached: z.array(z.number()).optional(),
  /** Since when no time runs, by consent; null: it does. */
  paused: z.number().nullable().optional(),
  /** Who would like what of the clock. */
  clockWishes: z.array(z.object({ seat: z.number(), wish: clockWish })).optional(),
  clockUntil: z.number().nullable().optional(),
  /** The waiting room of people who play again: after which table, and which seat asked. */
  again: z.object({ from: tableId, by: z.number() }).nullable().optional(),
  /** Whoever has no seat has to ask first. */
  locked: z.boolean().optional(),
  /** Who asks to be let in, and whom the host has answered. */
  asking: z.array(person).optional(),
  answered: z.array(z.object({ person: personId, yes: z.boolean() })).optional(),
});

/** Why a table is over without its game being over. */
export const ended = z.object({ why: z.enum(['consent', 'closed', 'unwanted']), at: z.number() });

/** Why a connection no longer looks from the seat from which it did, or does so now: its own reason in the frame `seat`.
 *  `sat`, `moved`, `stood`, `resigned`: my own doing, here or in another window. `removed`: the host freed the seat. `renewed`: the key is no longer good.
 *  `elsewhere`: the same seat was opened in another browser, which has it now; `watch` again takes it back. `carried`: the seat went to another person. */
export const turnedAway = z.enum(['sat', 'moved', 'stood', 'resigned', 'removed', 'renewed', 'elsewhere', 'carried']);

export type AwayRule = z.infer<typeof awayRule>;
export type RoomAct = z.input<typeof roomAct>;
export type Acted = z.infer<typeof acted>;
export type Holder = z.infer<typeof holder>;
export type SeatingWhy = z.infer<typeof seatingWhy>;
export type SeatingEntry = z.infer<typeof seatingEntry>;
export type RoomInfo = z.infer<typeof roomInfo>;
export type Meanwhile = z.infer<typeof meanwhile>;
export type TurnedAway = z.infer<typeof turnedAway>;
export type Pick = z.infer<typeof pick>;
