/** How things are counted and put together in English. */

export const some = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;
export const sick = (n: number): string => some(n, 'Sick Person', 'Sick People');
export const people = (n: number): string => some(n, 'Person', 'People');
export const coins = (n: number): string => some(n, 'Coin', 'Coins');

/** `a`, `a and b`, `a, b and c`. */
export const join = (words: readonly string[]): string =>
  words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} and ${words[words.length - 1]}`;
