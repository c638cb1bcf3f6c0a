/** How things are counted, put together and bent in German. */
import { listed, some } from '@pesthouse/kernel';

/** The cases that sentences of this game need. */
export type Case = 'nom' | 'acc' | 'dat';

/** `1 Kranker` (ein), `1 Kranken` (einen, einem), `3 Kranke`, `3 Kranken` (mit dreien). */
const adjective =
  (stem: string) =>
  (n: number, as: Case = 'nom'): string =>
    `${n} ${stem}${n === 1 ? (as === 'nom' ? 'er' : 'en') : as === 'dat' ? 'en' : 'e'}`;
export const sick = adjective('Krank');
export const dead = adjective('Tot');
export const people = (n: number): string => some(n, 'Person', 'Personen');
export const coins = (n: number): string => some(n, 'Münze', 'Münzen');
export const herbs = (n: number): string => some(n, 'Kraut', 'Kräuter');
export const crates = (n: number): string => some(n, 'Kiste', 'Kisten');
/** Knowledge is not counted in pieces: `1 Wissen`, `3 Wissen`. */
export const knowledge = (n: number): string => `${n} Wissen`;
export const renown = (n: number): string => `${n} Ruhm`;

/** `a`, `a und b`, `a, b und c`. */
export const join = (words: readonly string[]): string => listed(words, 'und');

/** Titles that begin with an article or are whole sentences stand in quotation marks. */
export const quoted = (title: string): string => `„${title}“`;
