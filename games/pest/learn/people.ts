/** Whom Pest's net also learns against. */
import type { People } from '@pesthouse/kernel';

export const people: People = {
  rusher: { likes: ['build', 'raise'] },
  hoarder: { avoids: ['build', 'raise', 'take', 'advance'] },
  stacker: { likes: ['take', 'advance'], avoids: ['build'] },
  'one-stack': { keepsTo: { assistant: 'stand', act: 'action' } },
  healer: { likes: ['cure', 'experiment'] },
  trader: { likes: ['trade', 'more', 'swap'] },
};
