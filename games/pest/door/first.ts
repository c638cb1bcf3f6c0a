/** The first game of Pest: the base game for two, against one bot that is still learning. */
import type { FirstGame } from '@pesthouse/kernel';

export const first: FirstGame = { bots: ['novice'] };
