/** A table that began in the middle of another one: chance comes from the old seeds as far as they reach, then from its own. */
import type { ChanceAt } from '@pesthouse/kernel';
import { chanceOf } from './seed.ts';

/** Seeds of older tables, and up to which entry each holds. */
export type Branches = readonly { readonly seed: string; readonly upTo: number }[];

export const chanceWith = (seed: string, branches: Branches): ChanceAt => {
  const own = chanceOf(seed);
  const old = branches.map((b) => ({ upTo: b.upTo, chance: chanceOf(b.seed) }));
  return (n) => (old.find((b) => n <= b.upTo)?.chance ?? own)(n);
};
