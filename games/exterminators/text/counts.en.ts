/** So many of what people count in Pests!, in English: the end of “you would have …”. */
import type { Counting } from '@pesthouse/kernel';
import type { WEIGHTS } from './counts.ts';

export const counted: { readonly [C in keyof typeof WEIGHTS]: Counting['said'][string] } = {
  jobs: (n) => `${n} of the three jobs done`,
  loose: (n, one) => `${n} ${one ? 'pest' : 'pests'} still in the house`,
  cards: (n, one) => `${n} ${one ? 'card' : 'cards'} in the toolbox`,
};
