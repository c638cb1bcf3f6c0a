/** What the goal card of New York tells, without a language. */
import { type Seat, type Standing, shareOf, standingIn } from '@pesthouse/kernel';
import type { Clause } from '../clauses.ts';
import type { Species } from '../names.ts';
import { repliesAfter } from '../phases.ts';
import { pestsOf, type State } from '../state.ts';
import { cardsLeft } from './reading.ts';

export interface GoalFacts extends Standing {
  readonly cards: number;
  readonly last: boolean;
  /** After the last card everybody else has a reply turn (NYC-OPT-02); so many are still to come after the turn under way. */
  readonly lastCall: boolean;
  readonly replies: number;
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
  return {
    ...standing,
    cards: cardsLeft(s),
    last: s.lastTurn,
    lastCall: s.lastCall,
    replies: repliesAfter(s) ?? 0,
    over: s.phase === 'over',
    rows,
    leading: standing.leaders.flatMap((i) => s.species[i] ?? []),
  };
};

export const goalClauses = ({ lastCall }: GoalFacts): readonly Clause[] => ['NYC-WIN-01', lastCall ? 'NYC-OPT-02' : 'NYC-END-02'];
