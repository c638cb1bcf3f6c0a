/** What the parts of the board of Pests! are given by their table. */

import { given, givenBy } from '@pesthouse/board';
import { origins } from '../origins.ts';
import { tablesOf } from '../tables.ts';
import type { Words } from '../text/en.ts';

export const givenOf = givenBy(tablesOf, (_: Words) => ({}));
export type GivenHere = ReturnType<typeof givenOf>;

export const { Given, useGiven } = given(givenOf, origins);
