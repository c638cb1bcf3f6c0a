/** Piles and bags: drawing by chance from what lies together. */
import type { Chance } from './chance.ts';
import { nth, row } from './look-up.ts';

/** A pile is a number of copies by face. Takes one card out, each equally likely; `size` is how many there are. */
export const takeFrom = (pile: number[], size: number, chance: Chance): number => {
  let r = chance.below(size);
  for (let face = 0; face < pile.length; face++) {
    const n = nth(pile, face);
    if (r < n) {
      pile[face] = n - 1;
      return face;
    }
    r -= n;
  }
  throw new Error('a pile holds fewer cards than its size');
};

/** The cards of a pile by name, in the order of their faces. */
export const named = <T>(pile: readonly number[], names: readonly T[]): T[] => {
  const list: T[] = [];
  for (let face = 0; face < names.length; face++) for (let i = nth(pile, face); i > 0; i--) list.push(row(names, face));
  return list;
};

/** A bag is a list. Draws one out, each equally likely; the others keep their order. */
export const drawFrom = <T>(bag: T[], chance: Chance): T => {
  const i = chance.below(bag.length);
  const drawn = row(bag, i);
  // As `splice` does, which makes a list of what it takes away.
  for (let j = i + 1; j < bag.length; j++) bag[j - 1] = row(bag, j);
  bag.pop();
  return drawn;
};
