/** What the master thinks of the moves of one question, asked for ahead where they are few: so that an answer is there when a move is chosen. It is given the seat's view and nothing else. */
import type { Base, Flat, Numbers, Seat } from '@pesthouse/kernel';
import type { SaidWord } from '../think/job.ts';
import { lookAt, wordOn } from '../think/thinker.ts';

export interface Question {
  readonly game: string;
  readonly rules: string;
  readonly numbers: Numbers;
  readonly view: Base;
  readonly seat: Seat;
  readonly seats: number;
}

/** Of more moves than this only the position is judged ahead, and a move when it is chosen. */
const FEW = 4;

export interface Weighing {
  /** What is to be said of a move; null where nobody can say. */
  of(move: Flat): Promise<SaidWord | null>;
  /** All that was asked for ahead is known. */
  readonly ready: Promise<void>;
}

const keyOf = (move: Flat): string => JSON.stringify(move);

export const weighing = (q: Question, legal: readonly Flat[], ask: typeof wordOn = wordOn, look: typeof lookAt = lookAt): Weighing => {
  const known = new Map<string, Promise<SaidWord | null>>();
  const of = (move: Flat): Promise<SaidWord | null> => {
    // Who had no idea does not hold anybody up.
    const found = known.get(keyOf(move)) ?? ask(q, move).catch(() => null);
    known.set(keyOf(move), found);
    return found;
  };
  if (legal.length < 2) return { of, ready: Promise.resolve() };
  const ahead = legal.length <= FEW ? legal.map(of) : [look(q).catch(() => undefined)];
  return { of, ready: Promise.all(ahead).then(() => undefined) };
};
