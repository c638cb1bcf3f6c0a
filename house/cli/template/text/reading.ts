/** What the words of Sample tell of a position, without a language. */
import { type Counting, type Goal, type Seat, shareOf } from '@pesthouse/kernel';
import { DARK, type State } from '../state.ts';

/** What people count: hints and reviews give their reasons by it. How it is said is each language's own. */
export const COUNTED: Omit<Counting<State>, 'said'> = {
  weights: { worth: 1 },
  of: (s, seat) => ({ worth: s.worth[seat] ?? 0 }),
};

/** Lanterns as far as they may be seen. */
export const hand = (lights: readonly number[]): string => lights.map((light) => (light === DARK ? '?' : String(light))).join(' ');

/** The most Worth, and who has it. */
export const firstPlace = (s: State): { readonly most: number; readonly seats: readonly Seat[] } => {
  const most = Math.max(...s.worth);
  return { most, seats: s.worth.flatMap((x, seat) => (x === most ? [seat] : [])) };
};

/** The goal card but for its sentences. */
export const goalOf = (s: State, seat: Seat, nameOf: (seat: Seat) => string): Pick<Goal, 'share' | 'rows' | 'clauses'> => {
  const { most } = firstPlace(s);
  return {
    share: shareOf(s.worth[seat] ?? 0, most),
    rows: s.worth.map((x, i) => ({ name: nameOf(i), value: String(x), share: shareOf(x, most), seat: i })),
    clauses: ['SMP-END-01', 'SMP-END-02'],
  };
};
