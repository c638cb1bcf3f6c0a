/** Wie im Deutschen gezählt wird. */
import { listed, some } from '../../../kernel/index.ts';

/** Ein Erreger, viele Erreger. */
export const contagions = (n: number): string => `${n} Erreger`;
export const cards = (n: number): string => some(n, 'Karte', 'Karten');

export const join = (words: readonly string[]): string => listed(words, 'und');
