/** A whole definition with no more than it needs. */
import { defineGame } from '../../index.ts';
import { meta } from './meta.ts';

export const lamps = defineGame({
  meta,
  rules: () => import('./rules.ts'),
  door: { en: () => import('./door.en.ts') },
  words: { en: () => import('./words.en.ts') },
});
