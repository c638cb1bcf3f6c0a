/** What the parts of this board are given by their table. */
import { given } from '../../../client/kit/given.tsx';
import type { Numbers } from '../../../kernel/index.ts';
import type { Tables } from '../cards/cards.ts';
import { tablesOf } from '../cards/tunables.ts';
import { FACES, type Face } from '../names.ts';
import { reading } from '../reading.ts';
import type { Words } from '../text/en.ts';

/** The cards whose text differs from their print. */
const differing = (now: Tables, was: Tables): ReadonlySet<Face> => {
  const lists = (t: Tables, f: number): string => JSON.stringify(t.LISTS.filter((x) => x.face === f));
  return new Set(FACES.filter((_, f) => lists(now, f) !== lists(was, f)));
};

export const givenOf = (text: Words, numbers: Numbers, printed: Numbers) => {
  const tables = tablesOf(numbers);
  const print = tablesOf(printed);
  return { text, words: text.label, names: text.names, tables, printed: print, other: differing(tables, print), read: reading(tables) };
};
export type GivenHere = ReturnType<typeof givenOf>;

export const { Given, useGiven } = given(givenOf);
