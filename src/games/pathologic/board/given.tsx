/** What the parts of Pathologic's board are given by their table. */
import { given } from '../../../client/kit/given.tsx';
import type { Numbers } from '../../../kernel/index.ts';
import { tablesOf } from '../data/tables.ts';
import type { Words } from '../text/en.ts';
import { reading } from '../text/reading.ts';
import { standsOf } from './stand.ts';

export const givenOf = (text: Words, numbers: Numbers, printed: Numbers) => {
  const tables = tablesOf(numbers);
  return { text, words: text.label, names: text.names, tables, printed: tablesOf(printed), read: reading(tables), stands: standsOf(text.label) };
};
export type GivenHere = ReturnType<typeof givenOf>;

export const { Given, useGiven } = given(givenOf);
