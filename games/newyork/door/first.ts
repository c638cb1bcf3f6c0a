/** The first game of New York, for somebody who has never played it: Rats, against two bots that are still learning. */
import type { FirstGame } from '@pesthouse/kernel';

export const first: FirstGame = { bots: ['novice', 'novice'], options: { species: ['rats', 'random', 'random'] } };
