/** So many of what people count in Pathologic, in English: the end of “you would have …”. */
import type { Counting } from '@pesthouse/kernel';
import type { WEIGHTS } from './counts.ts';

export const counted: { readonly [C in keyof typeof WEIGHTS]: Counting['said'][string] } = {
  evidence: (n) => `${n} Evidence`,
  buried: (n) => `${n} of the three names dead`,
  toll: (n, one) => `${n} dead ${one ? 'Ward' : 'Wards'} in all`,
  cards: (n, one) => `${n} ${one ? 'Prescription' : 'Prescriptions'} in hand`,
  counters: (n, one) => `${n} Resource ${one ? 'counter' : 'counters'}`,
};
