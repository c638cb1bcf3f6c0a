/** The first game of Pests!, for somebody who has never played it: the quick start, with a house that is ready and cards that are dealt, against one bot. */
import type { FirstGame } from '@pesthouse/kernel';

export const first: FirstGame = { bots: ['novice'], options: { quickStart: true, autoBuild: true } };
