/** One table held in memory: its row, its play, who listens, and one line in which everything that happens to it waits its turn. */
import { type Base, type Flat, type Seat, type Seats, WATCHER } from '@pesthouse/kernel';
import type { Stop, StopsOf } from '@pesthouse/table';
import { at, type Followers, nobodyYet, type Play, position, type Wants } from '@pesthouse/table';
import { type Clock, wallClock } from './clock.ts';
import type { PresenceRow, SeatingRow, TableRow } from './store/rows.ts';
import type { TimeRow } from './store/time-schema.ts';
import { presenceOf, seatAt, type Who } from './who.ts';

/** Somebody who looks at a table from a seat; hears frames as they go over the wire. */
export interface Listener {
  who: Who;
  /** Tells browsers of one person apart. */
  readonly place: string;
  readonly since: number;
  /** Changes when they sit down, stand up, or open the table in another browser. */
  seat: Seat;
  /** They opened their seat in another browser, or the key by which they came is dead: this one looks on without the seat. */
  turned: 'elsewhere' | 'renewed' | null;
  /** Since when the page is out of sight; null: it is in front, as far as is known. */
  hidden: number | null;
  /** Wants whole views, not what changed since the last. */
  readonly whole: boolean;
  /** Wants to see what each event changed. */
  readonly closely: boolean;
  hear(frame: string): void;
  /** The house closes or the table is gone. */
  end(): void;
}

export interface Live {
  row: TableRow;
  play: Play;
  readonly listeners: Set<Listener>;
  /** Who is here at any house, and who was, as far as it was written down. */
  presence: readonly PresenceRow[];
  /** What of it this house has said. */
  readonly posted: Map<string, PresenceRow>;
  /** The last entry of the seating log that was told here, and some before it. */
  logged: number;
  log: readonly SeatingRow[];
  /** When a seat that only makes calls was last seen. */
  readonly glimpsed: Map<Seat, number>;
  /** The last item that each seat's listeners saw, and its view: the next view is told as what changed since. */
  readonly seen: Map<Seat, { readonly seq: number; readonly view: Base }>;
  /** The same where nothing is hidden: all follow one position, and it is only to be known after how many entries a seat saw it last. */
  followers: Followers;
  readonly followed: Map<Seat, { readonly seq: number; readonly after: number }>;
  /** The bots that think now, and about which decision. */
  readonly thinking: Map<Seat, string>;
  /** The decision now put, and since when by the clock of the house. */
  put: { readonly at: string; readonly since: number } | null;
  /** Answers to the sealed question at this position: each is its seat's own business until the question closes. */
  held: { readonly at: string; readonly answers: ReadonlyMap<Seat, Flat> };
  /** A sealed question is about to close. */
  closing: boolean;
  /** The last talk that was told here, and how fast each seat and each guest talks. */
  talked: number;
  readonly talking: Map<string, () => boolean>;
  /** How time stands, by the last entry of the time log; null: no clock has started here. */
  time: TimeRow | null;
  /** When this process made the last entry of the record; null: another one did, or an earlier. */
  entered: number | null;
  /** When the person of a seat is away, at a table by turns; and everything that stops a seat's time. */
  holidays: ReadonlyMap<Seat, readonly Stop[]>;
  stops: StopsOf;
  /** The time of day. */
  readonly wall: Clock;
  /** Writing failed half-way: look at the store before the next word. */
  doubt: boolean;
  line: Promise<unknown>;
  /** How many wait in line: a table is not forgotten meanwhile. */
  queued: number;
}

export const liveOf = (row: TableRow, play: Play, wall: Clock = wallClock): Live => ({
  row,
  play,
  listeners: new Set(),
  presence: [],
  posted: new Map(),
  logged: 0,
  log: [],
  glimpsed: new Map(),
  seen: new Map(),
  followers: nobodyYet(),
  followed: new Map(),
  thinking: new Map(),
  put: null,
  held: { at: '', answers: new Map() },
  closing: false,
  talked: 0,
  talking: new Map(),
  time: null,
  entered: null,
  holidays: new Map(),
  stops: () => [],
  wall,
  doubt: false,
  line: Promise.resolve(),
  queued: 0,
});

/** The table became another one before its game began. */
export const rebuilt = (live: Live, play: Play): void => {
  live.play = play;
  live.seen.clear();
  live.followers = nobodyYet();
  live.followed.clear();
  live.put = null;
  live.held = { at: '', answers: new Map() };
};

const done = (): void => {};
const after = async <T>(line: Promise<unknown>, live: Live, job: () => Promise<T>): Promise<T> => {
  await line;
  try {
    return await job();
  } finally {
    live.queued--;
  }
};

/** Waits until everything before it is done: what happens at one table happens one after the other. */
export const inLine = <T>(live: Live, job: () => Promise<T>): Promise<T> => {
  live.queued++;
  const turn = after(live.line, live, job);
  live.line = turn.then(done, done);
  return turn;
};

/** The game has begun. A table that was cleared away before that never started. */
export const started = (live: Live): boolean =>
  live.row.status !== 'waiting' && !(live.row.ended !== null && live.row.room?.begins === 'host' && live.play.entries.length === 0);

export const wantsOf = (live: Live): Wants => {
  const seats = new Map<Seat, true | 'closely'>();
  for (const x of live.listeners) if (x.closely || !seats.has(x.seat)) seats.set(x.seat, x.closely ? 'closely' : true);
  return (seat) => seats.get(seat) ?? false;
};

/** The seats of a set that does not hold everybody. */
export const members = (set: Seats): Seat[] => {
  const all: Seat[] = [];
  for (let seat = 0, rest = set; rest > 0; seat++, rest >>= 1) if ((rest & 1) === 1) all.push(seat);
  return all;
};

/** What the seat has answered to the sealed question that is put. */
export const heldBy = (live: Live, seat: Seat): Flat | null => (live.held.at === at(live.play) ? (live.held.answers.get(seat) ?? null) : null);

/** The seats that are asked now, as this seat may know it: who has answered a sealed question knows that of itself alone. */
export const deciding = (live: Live, seat: Seat): Seat[] => {
  const { engine, state } = live.play;
  return started(live) ? members(engine.deciders(engine.view(state, seat))).filter((x) => x !== seat || heldBy(live, x) === null) : [];
};

/** What one seat alone may hear. */
export const tellSeat = (live: Live, seat: Seat, frame: string): void => {
  for (const x of live.listeners) if (x.seat === seat) x.hear(frame);
};

export const tellAll = (live: Live, frame: string): void => {
  for (const x of live.listeners) x.hear(frame);
};

/** Where a seat stands, as an item: the events that led there are left out. */
export const standing = (live: Live, seat: Seat) => {
  const x = position(live.play, seat);
  return { ...x, kind: 'start', by: null, asked: live.play.state.asked, events: [], deciding: deciding(live, seat) };
};

/** Somebody who holds a seat, or would: known here by name. */
export const nameOf = (live: Live, x: Listener): string | null => {
  // Whoever has opened the seat elsewhere is there, not here.
  if (x.turned !== null) return null;
  if (x.who.person !== null) return `p:${x.who.person.person}`;
  return x.seat === WATCHER ? null : presenceOf(live.row, x.seat);
};

/** The same for everybody who looks: `a:` is still choosing a name, `w:` only watches. Counted at every house, and never told by name. */
export const countedAs = (live: Live, x: Listener): string => {
  const arriving = x.turned === null && x.who.own && x.who.person === null && x.who.hash !== null;
  return nameOf(live, x) ?? (arriving ? `a:${x.who.hash?.slice(0, 16)}` : `w:${x.since}`);
};

/** Out of sight for so long is away, where the game is not by turns. */
export const UNSEEN_MS = 10 * 60_000;
/** Whether somebody who listens still looks: a page that lies in the background counts for a while where people play live, and not at all by turns. */
export const looksOn = (live: Live, x: Pick<Listener, 'hidden'>): boolean =>
  x.hidden === null || (!(live.row.status === 'playing' && live.row.room?.clock.kind === 'turns') && live.wall.now() - x.hidden < UNSEEN_MS);

export const isHere = (live: Live, who: string): boolean =>
  [...live.listeners].some((x) => nameOf(live, x) === who && looksOn(live, x)) || live.presence.some((x) => x.who === who && x.here && !isOurs(live, x));
/** The same for whoever has the table in front of them: a page out of sight tells nobody anything. */
export const isLooking = (live: Live, who: string): boolean => {
  const own = [...live.listeners].filter((x) => nameOf(live, x) === who);
  return own.length > 0 ? own.some((x) => x.hidden === null) : isHere(live, who);
};
/** What this house has said of its own guests is known better from who listens. */
export const isOurs = (live: Live, x: PresenceRow): boolean => live.posted.get(`${x.who} ${x.place}`)?.house === x.house;

/** Somebody looks at the table from this seat, at whichever house. */
export const present = (live: Live, seat: Seat): boolean => isHere(live, presenceOf(live.row, seat));

/** Since when nobody has looked from a seat that a person holds. */
export const awaySince = (live: Live, seat: Seat): number | null => {
  const x = live.row.seats[seat];
  if (x === undefined || (x.kind !== 'person' && x.standIn === null) || present(live, seat)) return null;
  const who = presenceOf(live.row, seat);
  const left = live.presence.filter((y) => y.who === who).map((y) => y.since);
  return Math.max(x.since ?? live.row.made, live.glimpsed.get(seat) ?? 0, ...left);
};

/** The seat of everybody who listens, after the table's row has changed. */
export const regard = (live: Live, changed: (x: Listener, before: Seat) => void): void => {
  for (const x of [...live.listeners]) {
    const before = x.seat;
    const now = x.turned !== null ? WATCHER : seatAt(live.row, x.who);
    if (now === before) continue;
    x.seat = now;
    changed(x, before);
  }
};
/** Who of this kind looks on at other houses. */
const elsewhere = (live: Live, kinds: readonly string[]): string[] => [
  ...new Set(live.presence.flatMap((x) => (x.here && !isOurs(live, x) && kinds.includes(x.who.slice(0, 2)) ? [x.who] : []))),
];
/** How many look on without a seat, at whichever house. */
export const watchers = (live: Live): number => {
  const seated = new Set(live.row.seats.map((_, seat) => presenceOf(live.row, seat)));
  return [...live.listeners].filter((x) => x.seat === WATCHER).length + elsewhere(live, ['a:', 'w:', 'p:']).filter((who) => !seated.has(who)).length;
};
/** How many are choosing a name, at whichever house. */
export const arriving = (live: Live): number =>
  new Set([...[...live.listeners].map((x) => countedAs(live, x)).filter((who) => who.startsWith('a:')), ...elsewhere(live, ['a:'])]).size;
