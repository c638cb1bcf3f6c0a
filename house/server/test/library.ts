/** The games of a house under test: the real ones, and the toy of the kernel's tests, which has hidden hands, free moves and a sealed vote. */

import { defineGame } from '@pesthouse/game';
import { engine } from '@pesthouse/kernel';
import { toy } from '@pesthouse/kernel/toy';
import { type AnyEngine, type AnyGame, findGame } from '../../games/index.ts';

const rules = engine(toy);
export const toyRules: AnyEngine = rules;

const toyGame = defineGame({
  meta: toy.meta,
  rules: async () => ({ rules }),
  door: {
    en: async () => ({
      door: {
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
      },
    }),
  },
  words: {
    en: async () => ({
      words: () => {
        throw new Error('the toy has no words');
      },
    }),
  },
  editions: async () => ({ editions: [{ version: toy.meta.rules, load: async () => ({ make: () => engine(toy) }) }] }),
});

export const library = (id: string): AnyGame | undefined => (id === 'toy' ? toyGame : findGame(id));
