/** The games of a house under test: the real ones, and the toy of the kernel's tests, which has hidden hands, free moves and a sealed vote. */

import { alike, engine } from '@pesthouse/kernel';
import { toy } from '@pesthouse/kernel/toy';
import { type AnyEngine, type Shelf, shelf, UnknownEdition } from '../../games/index.ts';

export const toyRules: AnyEngine = engine(toy);

const toyShelf: Shelf = {
  meta: toy.meta,
  door: async () => ({
    title: 'Toy',
    subtitle: 'a test',
    sentence: 'Lamps, cards and a vote.',
    about: '',
    players: '2 or 3',
    length: 'short',
    weight: 'light',
    weightOf5: 1,
    luck: 'some',
    poster: 'A toy',
    credit: 'ours',
  }),
  editions: [toy.meta.rules],
  origins: async () => ({}),
  trials: async () => ({ duels: [], fairness: [] }),
  rules: async () => ({ rules: toyRules }),
  engine: async (edition) => {
    if (edition !== toy.meta.rules) throw new UnknownEdition(toy.meta, edition);
    return toyRules;
  },
  taught: (edition) => toyShelf.engine(edition),
  net: async () => undefined,
  fresh: async () => engine(toy),
  words: async () => {
    throw new Error('the toy has no words');
  },
  since: async () => ({ since: alike() }),
  text: async () => {
    throw new Error('the toy has no words');
  },
};

export const library = (id: string): Shelf | undefined => (id === 'toy' ? toyShelf : shelf(id));
