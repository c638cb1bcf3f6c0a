/** What Sample is, for a house: every part of it, and how each is loaded. `packages/game` says what else there may be. */
import { defineGame } from '@pesthouse/game';
import { meta } from './meta.ts';

export const sample = defineGame({
  meta,
  rules: () => import('./rules.ts'),

  door: { en: () => import('./text/door.en.ts'), de: () => import('./text/door.de.ts') },
  words: { en: () => import('./text/en.ts'), de: () => import('./text/de.ts') },
  more: { en: () => import('./door/more.en.ts'), de: () => import('./door/more.de.ts') },
  sheet: { en: () => import('./text/numbers.en.ts'), de: () => import('./text/numbers.de.ts') },

  board: () => import('./board/index.tsx'),

  origins: () => import('./origins.ts'),
});
