/** So many of what people count in Retribution, in German: what follows „Du hast dann“, or a name and a colon; so nothing in it goes by its case. */
import type { Counting } from '@pesthouse/kernel';
import type { WEIGHTS } from './counts.ts';

export const counted: { readonly [C in keyof typeof WEIGHTS]: Counting['said'][string] } = {
  infamy: (n) => `${n} Verruf`,
  hand: (n, one) => `${n} ${one ? 'Karte' : 'Karten'} auf der Hand`,
  nobles: (n, one) => `${n} ${one ? 'Adelskarte' : 'Adelskarten'}`,
  penances: (n, one) => `${n} ${one ? 'Bußkarte' : 'Bußkarten'}`,
};
