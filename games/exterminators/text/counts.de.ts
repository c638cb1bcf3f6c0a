/** So many of what people count in Pests!, in German: what follows „Bei dir:“. */
import type { Counting } from '@pesthouse/kernel';
import type { WEIGHTS } from './counts.ts';

export const counted: { readonly [C in keyof typeof WEIGHTS]: Counting['said'][string] } = {
  jobs: (n) => `${n} von drei Aufgaben erledigt`,
  loose: (n, one) => `noch ${n} ${one ? 'Schädling' : 'Schädlinge'} im Haus`,
  reserve: (n, one) => `${n} ${one ? 'Schädling' : 'Schädlinge'} im Vorrat`,
  cards: (n, one) => `${n} ${one ? 'Karte' : 'Karten'} im Werkzeugkasten`,
};
