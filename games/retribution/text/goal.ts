/** What the goal card of Retribution tells, without a language. What lies in everybody's deck is open; only where it lies is not. */
import { type Seat, type Standing, shareOf, standingIn } from '@pesthouse/kernel';
import type { State } from '../state.ts';
import type { Making } from './making.ts';

export interface GoalFacts extends Standing {
  readonly over: boolean;
  /** Nobles that still lie on the King. */
  readonly nobles: number;
  readonly king: boolean;
  readonly kingdom: number;
  readonly rows: readonly { readonly seat: Seat; readonly infamy: number; readonly share: number }[];
}

export const goalFacts = ({ read: { tallies } }: Making, s: State, seat: Seat): GoalFacts => {
  const values = tallies(s).map((t) => t.infamy);
  const standing = standingIn(values, seat);
  const rows = values.map((infamy, i) => ({ seat: i, infamy, share: shareOf(infamy, standing.best) })).sort((a, b) => b.infamy - a.infamy);
  return {
    ...standing,
    over: s.phase === 'over',
    nobles: s.stacks.reduce((n, x) => n + x.length, 0),
    king: s.king,
    kingdom: s.kingdomSize,
    rows,
  };
};

export const GOAL_CLAUSES = ['PLG-SCO-01', 'PLG-FIN-01'] as const;
