/** What the master thinks of the moves of one question, asked for ahead where they are few: so that an answer is there when a move is chosen. It is given the seat's view and nothing else. */
import type { Base, Flat, Numbers, Seat } from '@pesthouse/kernel';
import type { SaidMistake } from '../think/job.ts';
import { mistakeOf } from '../think/thinker.ts';

export interface Question {
  readonly game: string;
  readonly rules: string;
  readonly numbers: Numbers;
  readonly view: Base;
  readonly seat: Seat;
  readonly seats: number;
}

/** More moves than this are looked at only when one of them is chosen. */
const FEW = 4;

export interface Weighing {
  /** What a move would cost; null where it costs nothing, or nobody can say. */
  of(move: Flat): Promise<SaidMistake | null>;
  /** All that was asked for ahead is known. */
  readonly ready: Promise<void>;
}

const keyOf = (move: Flat): string => JSON.stringify(move);

export const weighing = (q: Question, legal: readonly Flat[], ask: typeof mistakeOf = mistakeOf): Weighing => {
  const known = new Map<string, Promise<SaidMistake | null>>();
  const of = (move: Flat): Promise<SaidMistake | null> => {
    // Who had no idea does not hold anybody up.
    const found = known.get(keyOf(move)) ?? ask(q, move).catch(() => null);
    known.set(keyOf(move), found);
    return found;
  };
  const ahead = legal.length > 1 && legal.length <= FEW ? legal.map(of) : [];
  return { of, ready: Promise.all(ahead).then(() => undefined) };
};
