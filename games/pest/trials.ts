/** The trials of Pest whose figures the house publishes. */
import type { Trials } from '@pesthouse/kernel';

export const trials: Trials = {
  duels: [
    { players: 2, bots: 'master:20,random' },
    { players: 2, bots: 'master:50,greedy' },
    { players: 2, bots: 'master:120,good' },
    { players: 2, bots: 'good,fair' },
    { players: 2, bots: 'fair,novice' },
    { players: 4, bots: 'master:240,good,greedy,random' },
    { players: 4, bots: 'good,fair,novice', games: 99 },
  ],
  fairness: [
    { players: 2, bots: 'master:20', games: 40 },
    { players: 2, bots: 'master:20', games: 400, deny: 25 },
    // Simple players, but very many games: whether the Houses differ at all.
    { players: 2, bots: 'novice', games: 2000 },
  ],
};
