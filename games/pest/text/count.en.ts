/** How things are counted and put together in English. */
import { listed, some } from '@pesthouse/kernel';

export const sick = (n: number): string => some(n, 'Sick Person', 'Sick People');
export const people = (n: number): string => some(n, 'Person', 'People');
export const coins = (n: number): string => some(n, 'Coin', 'Coins');

/** `a`, `a and b`, `a, b and c`. */
export const join = (words: readonly string[]): string => listed(words, 'and');
