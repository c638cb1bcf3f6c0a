/** What the parts of New York's board are given by their table. */
import { given } from '../../../client/kit/given.tsx';
import type { Numbers } from '../../../kernel/index.ts';
import { tablesOf } from '../data/tables.ts';
import { oddsOf } from '../odds.ts';
import { reading } from '../text/reading.ts';
import type { Words } from '../text/words.ts';

export const givenOf = (text: Words, numbers: Numbers, printed: Numbers) => {
  const tables = tablesOf(numbers);
  return { text, words: text.label, names: text.names, tables, printed: tablesOf(printed), read: reading(tables), odds: oddsOf(tables.NUMBER.dieFaces) };
};
export type GivenHere = ReturnType<typeof givenOf>;

export const { Given, useGiven } = given(givenOf);
