/** How German counts, lists and begins a sentence. */
import { listed, some } from '@pesthouse/kernel';

export const pests = (n: number): string => some(n, 'Schädling', 'Schädlinge');
export const cards = (n: number): string => some(n, 'Karte', 'Karten');
export const rounds = (n: number): string => some(n, 'Runde', 'Runden');
export const steps = (n: number): string => some(n, 'Schritt', 'Schritte');
export const points = (n: number): string => `${n} AP`;
export const actionPoints = (n: number): string => some(n, 'Aktionspunkt', 'Aktionspunkte');
export const join = (words: readonly string[]): string => listed(words, 'und');

/** Small numbers in words; one has an ending of its own in every case, so whoever counts says it. */
const COUNT = ['', '', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht'] as const;
export const inWords = (n: number, none: string, one: string): string => (n === 0 ? none : n === 1 ? one : (COUNT[n] ?? String(n)));
/** How far somebody goes: `einen Raum`, `zwei Räume`. */
export const rooms = (n: number): string => `${inWords(n, 'keinen', 'einen')} ${n < 2 ? 'Raum' : 'Räume'}`;
export const times = (n: number): string => (n === 1 ? 'einmal' : `${inWords(n, 'kein', '')}mal`);
