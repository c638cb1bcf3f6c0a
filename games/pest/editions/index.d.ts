/** What `index.js` lists, generated with it. */
import type { Edition } from '@pesthouse/game';

export const editions: readonly Edition[];
