/** What the parts of Pathologic's board are given by their table. */

import { given, givenBy } from '@pesthouse/board';
import { tablesOf } from '../data/tables.ts';
import { origins } from '../origins.ts';
import type { Words } from '../text/en.ts';
import { reading } from '../text/reading.ts';
import { standsOf } from './stand.ts';

export const givenOf = givenBy(tablesOf, ({ label }: Words, tables) => ({ read: reading(tables), stands: standsOf(label) }));
export type GivenHere = ReturnType<typeof givenOf>;

export const { Given, useGiven } = given(givenOf, origins);
