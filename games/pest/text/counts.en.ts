/** So many of what people count in Pest, in English: the end of “you would have …”. */
import type { Counting } from '@pesthouse/kernel';
import type { WEIGHTS } from './counts.ts';

export const counted: { readonly [C in keyof typeof WEIGHTS]: Counting['said'][string] } = {
  renown: (n) => `${n} Renown`,
  influence: (n) => `${n} Influence`,
  resources: (n, one) => `${n} ${one ? 'resource' : 'resources'}`,
  coins: (n, one) => `${n} ${one ? 'Coin' : 'Coins'}`,
  research: (n, one) => `${n} Research ${one ? 'token' : 'tokens'}`,
  workers: (n, one) => `${n} ${one ? 'Person' : 'People'} at work`,
  healthy: (n) => `${n} Healthy on the track`,
  sick: (n) => `${n} Sick in Quarantine`,
  dead: (n) => `${n} dead`,
};
