/** One play of a game: its record, the state that follows from it, and what each seat is told. Server and offline page both stand on this room. */
import type { AnyEngine } from '../games/index.ts';
import {
  type Base,
  type ChanceAt,
  clone,
  type Entry,
  type Fact,
  type Flat,
  type GameRecord,
  isMove,
  type MoveEntry,
  type Score,
  type Seat,
  WATCHER,
  wellFormed,
} from '../kernel/index.ts';
import { type Between, copied, type Ear, earOf, type Followed } from './between.ts';
import { type Mark, mark, markBefore, markHere, unmark } from './marks.ts';
import { chanceOf } from './seed.ts';

/** A standing entry with what undo needs to know of it. `asked` is the decision that it answered. */
export interface Stood {
  readonly entry: MoveEntry;
  readonly free: boolean;
  readonly asked: number;
  /** Everybody was told of it, not its own seat alone. */
  readonly whole: boolean;
}

/** What one seat is told of one entry. `seq` counts that seat's own items; the record's numbers are never shown. */
export interface Item {
  readonly seq: number;
  readonly kind: 'start' | 'move' | 'undo';
  /** Who moved; null where that would tell who answered a sealed question last, and at the start. */
  readonly by: Seat | null;
  /** The decision that was answered (for undo: the one that is put again). */
  readonly asked: number;
  /** Names the decision now put; a move has to give it back. */
  readonly at: string;
  readonly events: readonly Fact[];
  readonly view: Base;
  /** What the events changed one by one, for whoever wants to see it: see `positionsOf`. */
  readonly between?: Between | undefined;
  /** The earliest decision to which this seat may go back without asking anybody. */
  readonly horizon: number | null;
  readonly over: readonly Score[] | null;
}

export interface Play extends Followed {
  readonly engine: AnyEngine;
  /** The position from which it began, where that is not the game's own beginning. */
  readonly from: Base | null;
  readonly record: Omit<GameRecord, 'entries' | 'seed'>;
  readonly seed: string;
  readonly chanceAt: ChanceAt;
  /** All entries, undone ones too. */
  entries: Entry[];
  state: Base;
  stood: Stood[];
  undos: number;
  /** States on the way, for whoever goes back. */
  readonly marks: Mark[];
  /** How many moves were played so far, again and again after each undo: the price of this record. */
  steps: number;
  /** How many items each seat has been told so far; the last place is the watchers'. */
  told: number[];
  /** After how many entries the copy was the position; -1: it never was. */
  copiedAt: number;
}

/** An undo that takes nothing back is none. */
export const IDLE_UNDO = 'KERNEL-NOTHING';

export const misfit = (n: number, reason: string): string =>
  reason === IDLE_UNDO ? `entry ${n} takes nothing back` : `entry ${n} does not fit the rules (${reason})`;

export const perspectives = (play: Play): Seat[] => {
  const all: Seat[] = [WATCHER];
  for (let i = 0; i < play.record.seats; i++) all.push(i);
  return all;
};
const slot = (play: Play, seat: Seat): number => (seat < 0 ? play.record.seats : seat);

export const at = (play: Play): string => `${play.state.asked}.${play.undos}`;

/** The earliest decision to which the seat may go back alone: its own unbroken run of free moves at the end of the record. */
export const horizon = (play: Play, seat: Seat): number | null => {
  let to: number | null = null;
  for (let i = play.stood.length - 1; i >= 0; i--) {
    const x = play.stood[i];
    if (x === undefined || !x.free || x.entry.seat !== seat) break;
    to = x.asked;
  }
  return to;
};

/** Who is told what of the entry just applied. */
export type Telling = ReadonlyMap<Seat, Item>;
/** Whether anybody listens to a seat's item of this number: a view that nobody looks at is not built, but it is counted. `closely`: event by event. */
export type Wants = (seat: Seat, seq: number) => boolean | 'closely';
const everybody: Wants = () => true;
const nobody: Wants = () => false;
/** Whoever rebuilds a play from its record may listen to all that was told on the way. */
export type Story = (telling: Telling) => void;

/** What a seat has been told of where the table stands: its last item, without the events that led there. */
export const position = (play: Play, seat: Seat): Pick<Item, 'seq' | 'at' | 'view' | 'horizon' | 'over'> => ({
  seq: play.told[slot(play, seat)] ?? 0,
  at: at(play),
  view: play.engine.view(play.state, seat),
  horizon: horizon(play, seat),
  over: play.engine.outcome(play.state),
});

/** What everybody sees where nothing is hidden. */
const shown = (play: Play): Base => {
  play.copiedAt = play.entries.length;
  return copied(play, play.state);
};

/** Counts one item for every seat that hears, and builds those that somebody wants. */
const telling = (play: Play, hears: readonly Seat[], wants: Wants, kind: Item['kind'], asked: number, by: (seat: Seat) => Seat | null, ear: Ear): Telling => {
  const told = new Map<Seat, Item>();
  const { engine, state } = play;
  let shared: Base | undefined;
  let common: Pick<Item, 'at' | 'over'> | undefined;
  for (const seat of hears) {
    const i = slot(play, seat);
    const seq = (play.told[i] ?? 0) + 1;
    play.told[i] = seq;
    const wish = wants(seat, seq);
    if (wish === false) continue;
    // Where nothing is hidden everybody is told the same view. Two of them in a row share what has not changed.
    if (engine.game.open) shared ??= shown(play);
    const view = shared ?? engine.view(state, seat);
    const events = ear.of(seat);
    common ??= { at: at(play), over: engine.outcome(state) };
    const item: Item = { seq, kind, by: by(seat), asked, at: common.at, events, view, horizon: horizon(play, seat), over: common.over };
    told.set(seat, wish === 'closely' && kind === 'move' && events.length > 1 ? { ...item, between: ear.between(seat, view) } : item);
  }
  return told;
};

const begin = (play: Play, wants: Wants): Telling => {
  const ear = earOf(play.engine, null);
  play.state = play.from === null ? play.engine.start(play.record.options, play.record.seats, play.chanceAt(0), ear.tell) : clone(play.from);
  play.stood = [];
  return telling(play, perspectives(play), wants, 'start', 0, () => null, ear);
};

/** The same entry from the position before, looked at closely. */
const heardAgain = (play: Play, before: Base, { n, seat, move }: MoveEntry): Ear => {
  const state = clone(before);
  const ear = earOf(play.engine, state, play);
  play.engine.play(state, seat, move, { chance: play.chanceAt(n), tell: ear.tell });
  return ear;
};

const applyMove = (play: Play, entry: MoveEntry, wants: Wants): Telling => {
  const { engine, state } = play;
  const asked = state.asked;
  const sealed = engine.decision(state)?.sealed === true;
  const everyone = perspectives(play);
  const closely = everyone.some((p) => wants(p, (play.told[slot(play, p)] ?? 0) + 1) === 'closely');
  // Most entries tell of one event only, and nobody has to look at what lies between. Where what everybody saw before is at hand, the others are played once more.
  const before = closely && engine.game.open && play.copiedAt === play.entries.length ? play.copy : null;
  const ear = earOf(engine, closely && before === null ? state : null, play);
  const free = engine.make(state, play.chanceAt(entry.n), entry.seat, entry.move, ear.tell);
  play.entries.push(entry);
  // A sealed answer that is not the last one is told to nobody but its seat: even that somebody answered is a secret.
  const whole = !(sealed && state.asked === asked);
  const hears = whole ? everyone : [entry.seat];
  play.stood.push({ entry, free, asked, whole });
  play.steps++;
  mark(play.marks, play.stood.length, state);
  const heard = before === null || ear.events() < 2 ? ear : heardAgain(play, before, entry);
  return telling(play, hears, wants, 'move', asked, (p) => (sealed && p !== entry.seat ? null : entry.seat), heard);
};

/** The state after the first so many standing moves, from the nearest mark before it. */
export const stateAfter = (play: Play, moves: number): Base => {
  const { engine, record } = play;
  const from = markBefore(play.marks, moves);
  const first = (): Base => (play.from === null ? engine.start(record.options, record.seats, play.chanceAt(0)) : clone(play.from));
  const state = from === undefined ? first() : clone(from.state);
  for (let i = from?.moves ?? 0; i < moves; i++) {
    const entry = play.stood[i]?.entry;
    if (entry === undefined) break;
    engine.play(state, entry.seat, entry.move, { chance: play.chanceAt(entry.n), tell: undefined });
    play.steps++;
    mark(play.marks, i + 1, state);
  }
  return state;
};

type UndoEntry = Extract<Entry, { undo: number }>;

/** How many moves still stand after this undo. */
const keptBy = (play: Play, entry: UndoEntry): number => {
  let kept = play.stood.length;
  while (kept > 0 && (play.stood[kept - 1]?.entry.n ?? 0) > entry.undo) kept--;
  return kept;
};

const applyUndo = (play: Play, entry: UndoEntry, wants: Wants): Telling | { readonly refused: string } => {
  // Once the seed is known nobody goes back.
  if (play.engine.over(play.state)) return { refused: 'KERNEL-OVER' };
  const kept = keptBy(play, entry);
  play.entries.push(entry);
  play.undos++;
  if (kept < play.stood.length) {
    unmark(play.marks, kept);
    play.state = stateAfter(play, kept);
    play.stood.length = kept;
    markHere(play.marks, kept, play.state);
  }
  return telling(play, perspectives(play), wants, 'undo', play.state.asked, () => entry.seat, earOf(play.engine, null));
};

/** Adds one entry that was accepted long ago: in old records an undo may take nothing back. */
export const applyStored = (play: Play, entry: Entry, wants: Wants = everybody): Telling | { readonly refused: string } => {
  if (entry.n !== play.entries.length + 1) return { refused: 'KERNEL-STALE' };
  if (!isMove(entry)) return applyUndo(play, entry, wants);
  const no = play.engine.refuse(play.state, entry.seat, entry.move);
  return no === null ? applyMove(play, entry, wants) : { refused: no };
};

/** Adds one entry of the record, checked. */
export const apply = (play: Play, entry: Entry, wants: Wants = everybody): Telling | { readonly refused: string } =>
  !isMove(entry) && keptBy(play, entry) === play.stood.length && !play.engine.over(play.state) ? { refused: IDLE_UNDO } : applyStored(play, entry, wants);

/** Adds the move that `propose` has just given for this very position: it was checked there. */
export const applyProposed = (play: Play, entry: MoveEntry, wants: Wants): Telling => applyMove(play, entry, wants);

/** Rebuilds a play from its record, entry by entry, and stops after each, so that whoever has other work can do it in between.
 *  Throws if an entry does not fit: the record is then not of these rules. */
export function* opening(
  engine: AnyEngine,
  record: GameRecord & { readonly from?: Base | undefined },
  seed: string,
  story?: Story,
  wants: Wants = story === undefined ? nobody : everybody,
  add: typeof apply = applyStored,
): Generator<Play, Play> {
  const { entries, from = null, ...head } = record;
  const play: Play = {
    engine,
    from,
    record: head,
    seed,
    chanceAt: chanceOf(seed),
    entries: [],
    state: { stack: [], asked: 0 },
    stood: [],
    undos: 0,
    marks: [],
    steps: 0,
    told: Array.from({ length: record.seats + 1 }, () => 0),
    copy: null,
    copiedAt: -1,
  };
  const first = begin(play, wants);
  story?.(first);
  yield play;
  for (const entry of entries) {
    const told = add(play, entry, wants);
    if ('refused' in told) throw new Error(misfit(entry.n, told.refused));
    story?.(told);
    yield play;
  }
  return play;
}

/** The same in one go. */
export const openPlay = (...given: Parameters<typeof opening>): Play => {
  const work = opening(...given);
  for (;;) {
    const { done, value } = work.next();
    if (done === true) return value;
  }
};

/** The entry that a seat's move would be, or why not. Changes nothing. */
export const propose = (play: Play, seat: Seat, move: Flat, given: string): { readonly entry: MoveEntry } | { readonly refused: string } => {
  if (given !== at(play) && !play.engine.over(play.state)) return { refused: 'KERNEL-STALE' };
  const { engine, state } = play;
  // What is listed is legal, if it says nothing else besides; the reason is asked for only where there is one.
  const ours = wellFormed(engine.game.vocabulary, move) ? engine.legal(state, seat, move) : undefined;
  return ours === undefined ? { refused: engine.refuse(state, seat, move) ?? 'KERNEL-MALFORMED' } : { entry: { n: play.entries.length + 1, seat, move: ours } };
};

/** The entry that takes everything back to decision `to`, and whether the seat may make it alone. Null if there is nothing to take back. */
export const proposeUndo = (play: Play, seat: Seat, to: number): { readonly entry: Entry; readonly free: boolean; readonly takes: readonly Stood[] } | null => {
  const takes = play.stood.filter((x) => x.asked >= to);
  const first = takes[0];
  if (first === undefined || play.engine.over(play.state)) return null;
  const kept = play.stood[play.stood.length - takes.length - 1];
  const alone = horizon(play, seat);
  return { entry: { n: play.entries.length + 1, seat, undo: kept?.entry.n ?? 0 }, free: alone !== null && first.asked >= alone, takes };
};
