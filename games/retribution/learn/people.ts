/** Whom Retribution's net also learns against. */
import type { People } from '@pesthouse/kernel';

export const people: People = {
  rusher: { likes: ['infect'] },
  hoarder: { avoids: ['pit', 'activate', 'take-rat-king'] },
  'one-stack': { keepsTo: { infect: 'what' } },
  'never-attacks': { likes: ['end-spread'] },
  'always-attacks': { likes: ['play', 'activate'] },
  stacker: { likes: ['recruit', 'take-rat-king', 'mimic'], avoids: ['clear'] },
};
