/** The look-ups of this game: as the kernel's, but its own. The machine learns for each function which lists it meets; one that served five games would be slow in all of them. */
import { outside } from '@pesthouse/kernel';

/** Stops the rules. It takes what its callers have at hand, so that they stay small enough to be put in place wherever they are called. */
const lost = (list: readonly unknown[], i: number): never => outside(i, list.length);

/** The number at an index. */
export const nth = (list: readonly number[], i: number): number => list[i] ?? lost(list, i);
/** The thing at an index. */
export const row = <T>(list: readonly T[], i: number): T => list[i] ?? lost(list, i);
/** Whether a number is in a set that is kept as bits. */
export const holds = (set: number, i: number): boolean => ((set >> i) & 1) === 1;
/** How many are in such a set. */
export const sizeOf = (set: number): number => {
  let n = 0;
  for (let x = set; x !== 0; x &= x - 1) n++;
  return n;
};
/** Adds to the number at an index, in place. */
export const add = (list: number[], i: number, n: number): void => {
  const old = list[i] ?? lost(list, i);
  // To take none away is to add -0, a fraction to the machine: it would turn this list, and with it every list that this function meets, into one of fractions, which are slow.
  if (n !== 0) list[i] = old + n;
};
