/** So many of what people count in Pathologic, in German: what follows „Du hast dann“, or a name and a colon; so nothing in it goes by its case. */
import type { Counting } from '@pesthouse/kernel';
import type { WEIGHTS } from './counts.ts';

export const counted: { readonly [C in keyof typeof WEIGHTS]: Counting['said'][string] } = {
  evidence: (n, one) => `${n} ${one ? 'Beweis' : 'Beweise'}`,
  buried: (n) => `${n} von drei Namen getötet`,
  toll: (n, one) => `insgesamt ${n} ${one ? 'Schützling' : 'Schützlinge'} getötet`,
  cards: (n, one) => `${n} ${one ? 'Rezept' : 'Rezepte'} auf der Hand`,
  counters: (n, one) => `${n} ${one ? 'Marke' : 'Marken'}`,
};
