/** What the parts of this board are given by their table. */

import { given, givenBy } from '@pesthouse/board';
import type { Effect, Tables } from '../cards/cards.ts';
import { tablesOf } from '../cards/tunables.ts';
import { FACES, type Face } from '../names.ts';
import { origins } from '../origins.ts';
import { reading } from '../reading.ts';
import type { Words } from '../text/en.ts';

/** The kinds of effect of every card whose text differs from its print. */
const differing = (now: Tables, was: Tables): ReadonlyMap<Face, ReadonlySet<Effect['kind']>> => {
  const said = (t: Tables, list: number): string => JSON.stringify(t.LISTS[list]);
  return new Map(FACES.map((id, f) => [id, new Set((now.CARD[f]?.effects ?? []).filter((e) => said(now, e.list) !== said(was, e.list)).map((e) => e.kind))]));
};

export const givenOf = givenBy(tablesOf, (_: Words, tables, printed) => ({ other: differing(tables, printed), read: reading(tables) }));
export type GivenHere = ReturnType<typeof givenOf>;

export const { Given, useGiven } = given(givenOf, origins);
