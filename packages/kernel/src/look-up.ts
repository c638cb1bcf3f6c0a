/** Look-ups that throw: a rule that asks for what is not there is wrong, and must stop instead of going on with something else. */

/** Names what was sought. Stands behind `??` where a reader of its own is wanted, and costs nothing until it is called. */
export const missing = (what: string, key: string | number): never => {
  throw new Error(`there is no ${what} ${key}`);
};

/** Where a list is too short. */
export const outside = (i: number, length: number): never => {
  throw new Error(`there is no entry ${i} in a list of ${length}`);
};

// Two functions that do the same: a list of numbers and a list of things are different kinds to the machine, and each function meets few kinds, so both are
// inlined wherever they are called.

/** The number at an index. */
export const nth = (list: readonly number[], i: number): number => list[i] ?? outside(i, list.length);
/** The thing at an index. */
export const row = <T>(list: readonly T[], i: number): T => list[i] ?? outside(i, list.length);
/** Adds to the number at an index, in place. */
export const add = (list: number[], i: number, n: number): void => {
  list[i] = nth(list, i) + n;
};

/** What must be there: a row of the data that another part of it names. */
export const found = <T>(x: T | undefined, what: string): T => {
  if (x === undefined) throw new Error(`the data lacks ${what}`);
  return x;
};

/** Counts by name, where what was never counted is none. */
export const tally = (count: { [name: string]: number }, name: string, n: number): void => {
  count[name] = (count[name] ?? 0) + n;
};
