/** The first game of Retribution: two players, and the newcomer begins. */
import type { FirstGame } from '@pesthouse/kernel';

export const first: FirstGame = { bots: ['novice'], options: { firstPlayer: 'seat-1' } };
