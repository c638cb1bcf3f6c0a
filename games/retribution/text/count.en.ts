/** How things are counted in English. */
import { listed, some } from '@pesthouse/kernel';

export const contagions = (n: number): string => some(n, Math.abs(n) === 1 ? 'Contagion' : 'Contagions', 'Contagions');
export const cards = (n: number): string => some(n, 'card', 'cards');

export const join = (words: readonly string[]): string => listed(words, 'and');
