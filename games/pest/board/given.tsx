/** What the parts of this board are given by their table. */

import { given, givenBy } from '@pesthouse/board';
import { tablesOf } from '../data/tables.ts';
import { origins } from '../origins.ts';
import type { Words } from '../text/en.ts';
import { reading } from '../text/reading.ts';

export const givenOf = givenBy(tablesOf, (_: Words, tables) => ({ read: reading(tables) }));
export type GivenHere = ReturnType<typeof givenOf>;

export const { Given, useGiven } = given(givenOf, origins);
