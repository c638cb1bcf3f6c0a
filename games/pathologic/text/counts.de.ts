/** So many of what people count in Pathologic, in German: what follows „Bei dir:“. */
import type { Counting } from '@pesthouse/kernel';
import type { WEIGHTS } from './counts.ts';

export const counted: { readonly [C in keyof typeof WEIGHTS]: Counting['said'][string] } = {
  evidence: (n, one) => `${n} ${one ? 'Beweis' : 'Beweise'}`,
  buried: (n) => `${n} von drei Namen tot`,
  toll: (n, one) => `${n} ${one ? 'toter Schützling' : 'tote Schützlinge'} insgesamt`,
  cards: (n, one) => `${n} ${one ? 'Rezept' : 'Rezepte'} auf der Hand`,
  counters: (n, one) => `${n} ${one ? 'Marke' : 'Marken'}`,
};
