/** What the parts of New York's board are given by their table. */

import { given, givenBy } from '@pesthouse/board';
import { tablesOf } from '../data/tables.ts';
import { oddsOf } from '../odds.ts';
import { origins } from '../origins.ts';
import { reading } from '../text/reading.ts';
import type { Words } from '../text/words.ts';

export const givenOf = givenBy(tablesOf, (_: Words, tables) => ({ read: reading(tables), odds: oddsOf(tables.NUMBER.dieFaces) }));
export type GivenHere = ReturnType<typeof givenOf>;

export const { Given, useGiven } = given(givenOf, origins);
