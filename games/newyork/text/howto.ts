/** The boxes of New York's page that says how to play, and the numbers that its sentences hold. */
import type { HowtoWords, Numbers } from '@pesthouse/kernel';
import { KINDS_OF, tablesOf } from '../data/tables.ts';

type Box = 'goal' | 'begin' | 'turn' | 'gather' | 'breed' | 'fight' | 'move' | 'place' | 'pest' | 'bonus' | 'forget' | 'end';
export type NewYorkHowto = HowtoWords<Box>;

export const factsOf = (numbers: Numbers) => {
  const t = tablesOf(numbers);
  return {
    draws: t.NUMBER.baseDrawMax,
    most: t.NUMBER.diceCap,
    rollOff: t.NUMBER.rollOffDice,
    cards: KINDS_OF.rats.reduce((n, k) => n + t.KIND[k].count, 0),
    king: t.KIND['rats-rat-king'],
    pair: t.KIND['pigeons-nesting-pair'],
  };
};
