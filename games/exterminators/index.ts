/** What Pests! is, for a house: every part of it, and how each is loaded. */
import { defineGame } from '@pesthouse/game';
import { meta } from './meta.ts';

export const exterminators = defineGame({
  meta,
  rules: () => import('./rules.ts'),

  door: { en: () => import('./text/door.en.ts'), de: () => import('./text/door.de.ts') },
  words: { en: () => import('./text/en.ts'), de: () => import('./text/de.ts') },
  more: { en: () => import('./door/more.en.ts'), de: () => import('./door/more.de.ts') },
  lessons: { en: () => import('./lessons/en.ts'), de: () => import('./lessons/de.ts') },
  howto: { en: () => import('./text/howto.en.ts'), de: () => import('./text/howto.de.ts') },
  sheet: { en: () => import('./text/numbers.en.ts'), de: () => import('./text/numbers.de.ts') },

  board: () => import('./board/index.tsx'),
  seat: () => import('./door/seat.tsx'),
  faces: () => import('./board/faces.tsx'),
  pictures: () => import('./howto/index.tsx'),

  editions: () => import('./editions/index.js'),
  veils: {
    // The hands of a team that is eliminated go to the discard pile one by one, but only all of them together are told: who held what stays a secret.
    '1': ['eliminated', 'discarded'],
  },
  since: () => import('./since.ts'),

  origins: () => import('./origins.ts'),
  trials: () => import('./trials.ts'),
  learnt: () => import('./learnt.ts'),
  net: () => import('./learn/net.ts'),
});
