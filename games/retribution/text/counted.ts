/** Cards that are told together, in any language: equal ones are counted, and a pile is spelled out card by card. */
import { idOf, type Seen } from '../names.ts';

/** Every face once, in the order in which it first comes, and how many there are of it. */
export const counted = (ids: readonly Seen[]): readonly (readonly [Seen, number])[] => {
  const all = new Map<Seen, number>();
  for (const id of ids) all.set(id, (all.get(id) ?? 0) + 1);
  return [...all];
};

/** The cards of a pile one by one. */
export const pileCards = (p: readonly number[]): readonly Seen[] => p.flatMap((n, f) => Array.from({ length: n }, () => idOf(f)));
