/** What people count in New York, without a language: pests in the city, food in hand, places held alone. */
import type { Seat } from '@pesthouse/kernel';
import { infests, pestsOf, type State } from '../state.ts';

export const WEIGHTS = { pests: 1, places: 0.4, food: 0.2 } as const;

export const countsOf = (s: State, seat: Seat): { readonly [C in keyof typeof WEIGHTS]: number } => {
  const who = s.species[seat];
  if (who === undefined) return { pests: 0, places: 0, food: 0 };
  return { pests: pestsOf(s, who), places: s.places.filter((at) => infests(s, at, who)).length, food: s.hand[who] };
};
