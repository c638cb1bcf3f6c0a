/** So many of what people count in Retribution, in English: the end of “you would have …”. */
import type { Counting } from '@pesthouse/kernel';
import type { WEIGHTS } from './counts.ts';

export const counted: { readonly [C in keyof typeof WEIGHTS]: Counting['said'][string] } = {
  infamy: (n) => `${n} Infamy`,
  hand: (n, one) => `${n} ${one ? 'card' : 'cards'} in hand`,
  nobles: (n, one) => `${n} ${one ? 'Noble' : 'Nobles'}`,
  penances: (n, one) => `${n} Penance ${one ? 'card' : 'cards'}`,
};
