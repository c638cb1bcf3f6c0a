/** Whom Pathologic's net also learns against. */
import type { People } from '@pesthouse/kernel';

export const people: People = {
  rusher: { likes: ['resolve', 'infect'] },
  hoarder: { likes: ['pass', 'keep'], avoids: ['use', 'supply'] },
  'never-attacks': { avoids: ['infect', 'blockade'] },
  'always-attacks': { likes: ['infect', 'blockade', 'lay'] },
  stacker: { keepsTo: { move: 'piece', resolve: 'piece' } },
  'one-stack': { likes: ['pact', 'supply', 'transfer'] },
};
