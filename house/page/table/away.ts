/** When somebody was away for long, and what is told of it: a few events that changed most, by the game's own terms, the reader's own first. */
import type { SeatingEntry } from '@pesthouse/api';
import type { Base, Fact, Seat } from '@pesthouse/kernel';
import type { Item } from '@pesthouse/table';
import { type Mattered, matters, standingItems } from '@pesthouse/table';
import { pace } from '../prefs/store.ts';
import type { Loaded } from '../shown/game.ts';
import { seatingLine } from '../shown/seating.ts';
import { inQueue } from './showing.ts';
import type { Gone } from './state.ts';

const AWAY_MS = 10 * 60_000;
const AWAY_MOVES = 3;
/** The card has room for so many; what is asked now is told besides. */
const TOLD = 3;
/** Above so many moves it is the short version. */
export const MANY_MOVES = 12;
/** Showing it again takes no longer than this: then it goes faster. */
const MOST_MS = 60_000;

/** Who gave a seat up, lost it, or has it back: that matters more than any move. */
const CHANGES: readonly SeatingEntry['why'][] = ['resigned', 'left', 'voted', 'time', 'away', 'back', 'freed'];
/** What happened to seats of others since then, in sentences; of one seat only the last. */
export const changesSince = (seating: readonly SeatingEntry[], seat: Seat, since: number): readonly string[] =>
  seating
    .filter(
      (x, i) => x.at > since && x.seat !== seat && CHANGES.includes(x.why) && !seating.slice(i + 1).some((y) => y.seat === x.seat && CHANGES.includes(y.why)),
    )
    .map((x) => seatingLine(x, seating))
    .filter((x) => x !== '');

const byOthers = (missed: readonly Item[], seat: Seat): number => standingItems(missed).filter((x) => x.kind === 'move' && x.by !== seat).length;

/** Ten minutes in which something happened, or three moves of others. */
export const longAway = (missed: readonly Item[], seat: Seat, ms: number | null): boolean => {
  const moves = seat < 0 ? 0 : byOthers(missed, seat);
  return moves >= AWAY_MOVES || (moves > 0 && ms !== null && ms >= AWAY_MS);
};

export interface Recap {
  readonly moves: number;
  readonly told: readonly Mattered[];
  /** From which decision it is shown again, how long that takes at the reader's speed, and by how much it is hurried for that. */
  readonly from: number;
  readonly ms: number;
  readonly hurry: number;
}

const lengthOf = (game: Loaded, items: readonly Item[]): number =>
  items.reduce((sum, x, i) => sum + x.events.reduce((ms: number, e: Fact) => ms + (game.board?.pace(e) ?? 0), 0) * inQueue(items.length - i), 0) * pace();

/** Null where nothing is to be told. */
export const recapOf = (game: Loaded, seats: number, seat: Seat, items: readonly Item[], gone: Gone): Recap | null => {
  const before = items.find((x) => x.seq === gone.seq);
  const missed = items.filter((x) => x.seq > gone.seq);
  const first = missed.find((x) => x.kind !== 'start');
  if (before === undefined || first === undefined) return null;
  const says = (view: Base, e: Fact): boolean => game.text.event(view, e) !== '';
  const told = matters(game.engine, seats, seat, before.view, missed, says, TOLD);
  if (told.length === 0) return null;
  const whole = lengthOf(game, missed);
  const hurry = whole > MOST_MS ? MOST_MS / whole : 1;
  return { moves: byOthers(missed, seat), told, from: first.asked, ms: whole * hurry, hurry };
};
