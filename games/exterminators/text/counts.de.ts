/** So many of what people count in Pests!, in German: what follows „Du hast dann“, or a name and a colon; so nothing in it goes by its case. */
import type { Counting } from '@pesthouse/kernel';
import type { WEIGHTS } from './counts.ts';

export const counted: { readonly [C in keyof typeof WEIGHTS]: Counting['said'][string] } = {
  jobs: (n) => `${n} von drei Aufgaben erledigt`,
  loose: (n, one) => `noch ${n} ${one ? 'Schädling' : 'Schädlinge'} im Haus`,
  cards: (n, one) => `${n} ${one ? 'Karte' : 'Karten'} im Werkzeugkasten`,
};
