/** The first game of Pest: the form for two, against one bot. */
import type { FirstGame } from '@pesthouse/kernel';

export const first: FirstGame = { bots: ['novice'], options: { versus: true } };
