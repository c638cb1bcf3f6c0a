/** What people count in Pests!, without a language: jobs done, pests in the house, cards in the toolbox. */
import type { Seat } from '@pesthouse/kernel';
import { atLarge } from '../pieces.ts';
import { playerAt, type State } from '../state.ts';
import { doneOf } from './goal.ts';

export const WEIGHTS = { jobs: 5, loose: -1, cards: 0.5 } as const;

/** Before the house stands, and for whoever is out, there is nothing to count. */
export const countsOf = (s: State, seat: Seat): { readonly [count: string]: number } => {
  const p = playerAt(s, seat);
  const begun = s.phase === 'queen' || s.phase === 'act' || s.phase === 'over';
  return begun && p.alive ? { jobs: doneOf(p), loose: atLarge(p), cards: p.handSize } : {};
};
