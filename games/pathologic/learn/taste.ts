/** How this game is learnt. */
import type { Taste } from '@pesthouse/kernel';

export const taste: Taste = { gamma: 0.998, entropy: 0.03 };
