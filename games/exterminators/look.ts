/** The look-ups of this game: as the kernel's, but its own. The machine learns for each function which lists it meets; one that served five games would be slow in all of them. */
import { outside } from '@pesthouse/kernel';

/** The number at an index. */
export const nth = (list: readonly number[], i: number): number => list[i] ?? outside(i, list.length);
/** The thing at an index. */
export const row = <T>(list: readonly T[], i: number): T => list[i] ?? outside(i, list.length);
/** Adds to the number at an index, in place. */
export const add = (list: number[], i: number, n: number): void => {
  list[i] = (list[i] ?? outside(i, list.length)) + n;
};
