/** The first game of Retribution: two players, and the newcomer begins. */
import type { FirstGame } from '../../../kernel/index.ts';

export const first: FirstGame = { bots: ['novice'], options: { firstPlayer: 'seat-1' } };
