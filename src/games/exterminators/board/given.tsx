/** What the parts of the board of Pests! are given by their table. */
import { given } from '../../../client/kit/given.tsx';
import type { Numbers } from '../../../kernel/index.ts';
import { tablesOf } from '../tables.ts';
import type { Words } from '../text/en.ts';

export const givenOf = (text: Words, numbers: Numbers, printed: Numbers) => ({
  text,
  words: text.label,
  names: text.names,
  tables: tablesOf(numbers),
  printed: tablesOf(printed),
});
export type GivenHere = ReturnType<typeof givenOf>;

export const { Given, useGiven } = given(givenOf);
