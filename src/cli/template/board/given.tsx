/** What the parts of Sample's board are given by their table. */
import { given } from '../../../client/kit/given.tsx';
import type { Numbers } from '../../../kernel/index.ts';
import { tablesOf } from '../data/tables.ts';
import type { Words } from '../text/en.ts';

export const { Given, useGiven } = given((text: Words, numbers: Numbers) => ({ text, words: text.label, tables: tablesOf(numbers) }));
