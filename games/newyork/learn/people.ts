/** Whom New York's net also learns against. */
import type { People } from '@pesthouse/kernel';

export const people: People = {
  rusher: { likes: ['draw', 'breed'] },
  hoarder: { likes: ['draw'], avoids: ['breed', 'attack'] },
  stacker: { keepsTo: { breed: 'at', move: 'to' } },
  'one-stack': { keepsTo: { breed: 'at' }, avoids: ['move', 'attack'] },
  'never-attacks': { avoids: ['attack'] },
  'always-attacks': { likes: ['attack'] },
};
