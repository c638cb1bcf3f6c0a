/** What the parts of this board are given by their table. */
import { given } from '../../../client/kit/given.tsx';
import type { Numbers } from '../../../kernel/index.ts';
import { tablesOf } from '../cards/tunables.ts';
import { reading } from '../reading.ts';
import type { Words } from '../text/en.ts';

export const givenOf = (text: Words, numbers: Numbers, printed: Numbers) => {
  const tables = tablesOf(numbers);
  return { text, words: text.label, names: text.names, tables, printed: tablesOf(printed), read: reading(tables) };
};
export type GivenHere = ReturnType<typeof givenOf>;

export const { Given, useGiven } = given(givenOf);
