/** Whom the net of Pests! also learns against. */
import type { People } from '@pesthouse/kernel';

const ATTACKS = ['destroy-trap', 'unseal', 'play-on', 'play-spread', 'mind-control'];

export const people: People = {
  rusher: { likes: ['exterminate', 'seal-nest'] },
  hoarder: { likes: ['buy'], avoids: ['play', 'play-at', 'play-on', 'play-trap', 'play-spread'] },
  'never-attacks': { avoids: ATTACKS },
  'always-attacks': { likes: ATTACKS },
  stacker: { likes: ['drop-trap', 'drag-trap'] },
  trader: { likes: ['give', 'ask', 'accept'] },
};
