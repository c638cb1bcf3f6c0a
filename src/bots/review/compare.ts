/** Two moves compared on what a seat can know: both are tried in the same guesses of its view with the same luck, so that only the move differs. */
import type { AnyEngine } from '../../games/index.ts';
import { type Base, clone, type Flat, type Seat, Sfc } from '../../kernel/index.ts';
import type { Estimate } from './ledger.ts';
import { type Foresight, playOn } from './prospects.ts';
import { type Notes, note, openNotes } from './reason.ts';

/** A position as one seat sees it, and how far playouts go from it. Nothing here knows the true state. */
export interface Sight {
  readonly e: AnyEngine;
  readonly view: Base;
  readonly seat: Seat;
  readonly seats: number;
  readonly ahead: Foresight;
}

/** How `better` did against `other`; `gain` is the paired difference. */
export interface Comparison {
  readonly better: Flat;
  readonly other: Flat;
  readonly rounds: number;
  readonly hopes: readonly [better: number, other: number];
  readonly gain: Estimate;
  readonly notes: Notes;
}

/** So many rounds are looked at closely, to say why. */
const NOTED = 12;

export interface Limits {
  readonly rounds: number;
  readonly seed: number;
  late(): boolean;
  /** Ends the comparison where it is clear enough. */
  enough?(gain: Estimate, rounds: number): boolean;
}

export const compare = ({ e, view, seat, seats, ahead }: Sight, better: Flat, other: Flat, { rounds, seed, late, enough }: Limits): Comparison => {
  const dice = new Sfc();
  const k = { chance: dice, tell: undefined };
  const ends: readonly [number[], number[]] = [[], []];
  const notes = openNotes();
  let [a, b, sum, squares, n] = [0, 0, 0, 0, 0];
  const gain = (): Estimate => {
    const mean = sum / Math.max(1, n);
    return { mean, error: n < 2 ? 1 : Math.sqrt(Math.max(1e-9, squares / n - mean * mean) / (n - 1)) };
  };
  for (; n < rounds && (n === 0 || !late()); ) {
    const world = e.guess(view, seat, dice.at(seed, 3 * n));
    const tried = ([better, other] as const).map((move, arm) => {
      const s = clone(world);
      if (n < NOTED) note(notes, e, world, seat, seats, move, arm === 0, dice.at(seed, 3 * n + 2));
      dice.at(seed, 3 * n + 1);
      e.play(s, seat, move, k);
      const end = arm === 0 ? ends[0] : ends[1];
      playOn(e, s, seats, ahead, k, end);
      return end[seat] ?? 0;
    });
    n++;
    const [x = 0, y = 0] = tried;
    a += x;
    b += y;
    sum += x - y;
    squares += (x - y) ** 2;
    if (enough?.(gain(), n) === true) break;
  }
  return { better, other, rounds: n, hopes: [a / Math.max(1, n), b / Math.max(1, n)], gain: gain(), notes };
};
