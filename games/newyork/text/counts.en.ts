/** So many of what people count in New York, in English: the end of “you would have …”. */
import type { Counting } from '@pesthouse/kernel';
import type { WEIGHTS } from './counts.ts';

export const counted: { readonly [C in keyof typeof WEIGHTS]: Counting['said'][string] } = {
  pests: (n, one) => `${n} ${one ? 'pest' : 'pests'} in the city`,
  places: (n, one) => `${n} ${one ? 'place' : 'places'} infested`,
  food: (n) => `${n} food in hand`,
};
