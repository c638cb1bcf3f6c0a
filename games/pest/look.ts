/** The look-ups of this game: as the kernel's, but its own. The machine learns for each function which lists it meets; one that served five games would be slow in all of them. */
import { outside } from '@pesthouse/kernel';

/** The number at an index. */
export const nth = (list: readonly number[], i: number): number => list[i] ?? outside(i, list.length);
/** The thing at an index. */
export const row = <T>(list: readonly T[], i: number): T => list[i] ?? outside(i, list.length);
/** Adds to the number at an index, in place. */
export const add = (list: number[], i: number, n: number): void => {
  const old = list[i] ?? outside(i, list.length);
  // To take none away is to add -0, a fraction to the machine: it would turn this list, and with it every list that this function meets, into one of fractions, which are slow.
  if (n !== 0) list[i] = old + n;
};
