/** What the goal card of New York tells, without a language. */
import { type Seat, type Standing, shareOf, standingIn } from '@pesthouse/kernel';
import type { Species } from '../names.ts';
import { pestsOf, type State } from '../state.ts';
import { cardsLeft } from './reading.ts';

export interface GoalFacts extends Standing {
  readonly cards: number;
  readonly last: boolean;
  readonly over: boolean;
  readonly rows: readonly { readonly who: Species; readonly seat: Seat; readonly pests: number; readonly share: number }[];
  readonly leading: readonly Species[];
}

export const goalFacts = (s: State, seat: Seat): GoalFacts => {
  const values = s.species.map((who) => pestsOf(s, who));
  const standing = standingIn(values, seat);
  const rows = s.species
    .map((who, i) => ({ who, seat: i, pests: values[i] ?? 0, share: shareOf(values[i] ?? 0, standing.best) }))
    .sort((a, b) => b.pests - a.pests);
  return { ...standing, cards: cardsLeft(s), last: s.lastTurn, over: s.phase === 'over', rows, leading: standing.leaders.flatMap((i) => s.species[i] ?? []) };
};

export const GOAL_CLAUSES = ['NYC-WIN-01', 'NYC-END-02'] as const;
