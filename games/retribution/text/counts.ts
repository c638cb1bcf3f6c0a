/** What people count in Retribution, without a language: Infamy, Nobles and Penance of the whole deck, which lies open, and cards in hand. */
import type { Seat } from '@pesthouse/kernel';
import type { State } from '../state.ts';
import type { Making } from './making.ts';

export const WEIGHTS = { infamy: 0.5, nobles: 0.8, hand: 0.4, penances: -0.4 } as const;

export const countsOf = ({ read }: Making, s: State, seat: Seat): { readonly [C in keyof typeof WEIGHTS]: number } => {
  const { infamy, nobles, penances } = read.tally(s, seat);
  return { infamy, nobles, penances, hand: (s.players[seat]?.hand ?? []).reduce((a, b) => a + b, 0) };
};
