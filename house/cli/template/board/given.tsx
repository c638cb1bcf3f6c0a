/** What the parts of Sample's board are given by their table. */
import { given } from '@pesthouse/board';
import type { Numbers } from '@pesthouse/kernel';
import { tablesOf } from '../data/tables.ts';
import type { Words } from '../text/en.ts';

export const { Given, useGiven } = given((text: Words, numbers: Numbers) => ({ text, words: text.label, tables: tablesOf(numbers) }));
