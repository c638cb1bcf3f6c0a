/** Who won (SMP-END-02), and that no Lantern gets lost. */
import type { Score } from '@pesthouse/kernel';
import type { State } from './state.ts';

export const outcome = (s: State): Score[] | null => {
  if (s.stack.length > 0) return null;
  return s.worth.map((score, seat) => ({ seat, rank: 1 + s.worth.filter((x) => x > score).length, score, sheet: { worth: score } }));
};

export const census = (s: State): { readonly [component: string]: number } => {
  const seen = [...s.hands.flat(), ...s.spent.flat()];
  return Object.fromEntries(s.unseen.map((n, light) => [`lantern-${light}`, n + seen.filter((x) => x === light).length]));
};
