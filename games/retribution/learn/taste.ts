/** How this game is learnt. */
import type { Taste } from '@pesthouse/kernel';

export const taste: Taste = { gamma: 0.9995, entropy: 0.02 };
