/** What the coach of New York teaches, kind by kind of question, and the clauses that it goes by. */
import type { CoachLines, Seat } from '@pesthouse/kernel';
import type { Clause } from '../clauses.ts';
import { type Move, type Moves, pestsOf, type State } from '../state.ts';
import { cardsLeft } from './reading.ts';

/** The compiler asks every language for every kind of question. */
export type Lessons = CoachLines<keyof Moves>;

export const COACH_CLAUSES: Readonly<Record<keyof Moves, readonly Clause[]>> = {
  gather: ['NYC-GATH-01', 'NYC-GATH-10'],
  sacrifice: ['NYC-GATH-10', 'NYC-GATH-11'],
  breed: ['NYC-BREED-01', 'NYC-BREED-04'],
  fight: ['NYC-FIGHT-01', 'NYC-FIGHT-11'],
  move: ['NYC-MOVE-01', 'NYC-MOVE-07'],
  'final-target': ['NYC-END-04', 'NYC-END-08'],
};

/** The one card that ends the game is about to be drawn by somebody who is not ahead. */
export interface Warned {
  readonly kind: 'last-card';
  readonly own: number;
  readonly best: number;
  /** Everybody else still replies to the last card (NYC-OPT-02). */
  readonly replies: boolean;
}
export const WARN_CLAUSES: Readonly<Record<Warned['kind'], readonly Clause[]>> = { 'last-card': ['NYC-END-02', 'NYC-WIN-01'] };

export const warnedOf = (s: State, seat: Seat, m: Move): Warned | null => {
  const me = s.species[seat];
  if (m.verb !== 'draw' || me === undefined || cardsLeft(s) !== 1) return null;
  const own = pestsOf(s, me);
  const best = Math.max(0, ...s.order.filter((x) => x !== me).map((x) => pestsOf(s, x)));
  return own > best ? null : { kind: 'last-card', own, best, replies: s.lastCall };
};
