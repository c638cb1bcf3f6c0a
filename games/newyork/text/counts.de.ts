/** So many of what people count in New York, in German: what follows „Du hast dann“, or a name and a colon; so nothing in it goes by its case. */
import type { Counting } from '@pesthouse/kernel';
import type { WEIGHTS } from './counts.ts';

export const counted: { readonly [C in keyof typeof WEIGHTS]: Counting['said'][string] } = {
  pests: (n, one) => `${n} ${one ? 'Schädling' : 'Schädlinge'} in der Stadt`,
  places: (n, one) => `${n} ${one ? 'Ort' : 'Orte'} befallen`,
  food: (n) => `${n} Futter auf der Hand`,
};
