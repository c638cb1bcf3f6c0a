/** The first game of Pest: the form for two, against one bot. */
import type { FirstGame } from '../../../kernel/index.ts';

export const first: FirstGame = { bots: ['novice'], options: { versus: true } };
