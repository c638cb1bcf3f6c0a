/** Wie im Deutschen gezählt wird. */
import { listed, some } from '@pesthouse/kernel';

/** Ein Erreger, viele Erreger. */
export const contagions = (n: number): string => `${n} Erreger`;
export const cards = (n: number): string => some(n, 'Karte', 'Karten');

export const join = (words: readonly string[]): string => listed(words, 'und');
