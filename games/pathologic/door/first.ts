/** The first game of Pathologic: a Healer against the Plague. */
import type { FirstGame } from '@pesthouse/kernel';

export const first: FirstGame = { bots: ['novice'], options: { roles: ['haruspex', 'plague'] } };
