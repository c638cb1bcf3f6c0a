/** One play of a game: its record, the state that follows from it, and what each seat is told. Server and offline page both stand on this room. */

import type { AnyEngine } from '@pesthouse/kernel';
import {
  type Base,
  clone,
  type Entry,
  type Fact,
  type Flat,
  type GameRecord,
  isMove,
  type MoveEntry,
  type Seat,
  type Tell,
  WATCHER,
  wellFormed,
} from '@pesthouse/kernel';
import { copied, type Ear, earOf } from './between.ts';
import { mark, markBefore, markHere, unmark } from './marks.ts';
import { chanceOf } from './seed.ts';
import { at, counted, type Entered, horizon, type Item, type Play, perspectives, type Stood, slot, type Telling, type Wants } from './told.ts';

export { at, horizon, type Item, type Play, perspectives, type Stood, type Telling, type Wants } from './told.ts';

/** An undo that takes nothing back is none. */
export const IDLE_UNDO = 'KERNEL-NOTHING';

export const misfit = (n: number, reason: string): string =>
  reason === IDLE_UNDO ? `entry ${n} takes nothing back` : `entry ${n} does not fit the rules (${reason})`;

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

const telling = (play: Play, entered: Entered, wants: Wants, ear: Ear): Telling => {
  const { engine, state } = play;
  let shared: Base | undefined;
  return counted(play, entered, wants, ear, (told, seat, wish) => {
    // Where nothing is hidden everybody is told the same view. Two of them in a row share what has not changed.
    if (engine.game.open) shared ??= shown(play);
    const view = shared ?? engine.view(state, seat);
    return wish === 'closely' && told.kind === 'move' && told.events.length > 1 ? { ...told, view, between: ear.between(seat, view) } : { ...told, view };
  });
};

const begin = (play: Play, wants: Wants): Telling => {
  const ear = earOf(play.engine, null);
  play.state = play.from === null ? play.engine.start(play.record.options, play.record.seats, play.chanceAt(0), ear.tell) : clone(play.from);
  play.stood = [];
  return telling(play, { kind: 'start', asked: 0, hears: perspectives(play), by: null, masked: false }, wants, ear);
};

/** The same entry from the position before, looked at closely. That position is used up. */
export const heardAgain = (play: Play, before: Base, { n, seat, move }: MoveEntry): Ear => {
  const ear = earOf(play.engine, before, play);
  play.engine.play(before, seat, move, { chance: play.chanceAt(n), tell: ear.tell });
  return ear;
};

/** Whether anybody wants to see the next entry event by event. */
export const closely = (play: Play, wants: Wants): boolean => {
  for (let seat = WATCHER; seat < play.record.seats; seat++) if (wants(seat, (play.told[slot(play, seat)] ?? 0) + 1) === 'closely') return true;
  return false;
};

/** Makes a move that is known to be legal, and puts it into the record. */
export const enterMove = (play: Play, entry: MoveEntry, tell: Tell<Fact>): Entered => {
  const { engine, state } = play;
  const { asked } = state;
  const sealed = engine.decision(state)?.sealed === true;
  const free = engine.make(state, play.chanceAt(entry.n), entry.seat, entry.move, tell);
  play.entries.push(entry);
  // A sealed answer that is not the last one is told to nobody but its seat: even that somebody answered is a secret.
  const whole = !(sealed && state.asked === asked);
  play.stood.push({ entry, free, asked, whole });
  play.steps++;
  mark(play.marks, play.stood.length, state);
  return { kind: 'move', asked, hears: whole ? perspectives(play) : [entry.seat], by: entry.seat, masked: sealed };
};

const applyMove = (play: Play, entry: MoveEntry, wants: Wants): Telling => {
  const { engine, state } = play;
  const near = closely(play, wants);
  // Most entries tell of one event only, and nobody has to look at what lies between. Where what everybody saw before is at hand, the others are played once more.
  const before = near && engine.game.open && play.copiedAt === play.entries.length ? play.copy : null;
  const ear = earOf(engine, near && before === null ? state : null, play);
  const entered = enterMove(play, entry, ear.tell);
  return telling(play, entered, wants, before === null || ear.events() < 2 ? ear : heardAgain(play, clone(before), entry));
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

export type UndoEntry = Exclude<Entry, MoveEntry>;

/** How many moves still stand after this undo. */
const keptBy = (play: Play, entry: UndoEntry): number => {
  let kept = play.stood.length;
  while (kept > 0 && (play.stood[kept - 1]?.entry.n ?? 0) > entry.undo) kept--;
  return kept;
};

/** Takes moves back, and puts that into the record. */
export const enterUndo = (play: Play, entry: UndoEntry): Entered => {
  const kept = keptBy(play, entry);
  play.entries.push(entry);
  play.undos++;
  if (kept < play.stood.length) {
    unmark(play.marks, kept);
    play.state = stateAfter(play, kept);
    play.stood.length = kept;
    markHere(play.marks, kept, play.state);
  }
  return { kind: 'undo', asked: play.state.asked, hears: perspectives(play), by: entry.seat, masked: false };
};

/** Why an entry that comes from elsewhere cannot be the next one; null: it can. */
export const unfit = (play: Play, entry: Entry): string | null => {
  if (entry.n !== play.entries.length + 1) return 'KERNEL-STALE';
  if (isMove(entry)) return play.engine.refuse(play.state, entry.seat, entry.move);
  // Once the seed is known nobody goes back.
  return play.engine.over(play.state) ? 'KERNEL-OVER' : null;
};

/** Adds one entry that was accepted long ago: in old records an undo may take nothing back. */
export const applyStored = (play: Play, entry: Entry, wants: Wants = everybody): Telling | { readonly refused: string } => {
  const no = unfit(play, entry);
  if (no !== null) return { refused: no };
  return isMove(entry) ? applyMove(play, entry, wants) : telling(play, enterUndo(play, entry), wants, earOf(play.engine, null));
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
