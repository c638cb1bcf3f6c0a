/** The trials of New York whose figures the house publishes. */
import type { Trials } from '@pesthouse/kernel';

export const trials: Trials = {
  duels: [
    { players: 2, bots: 'master:50,random' },
    { players: 2, bots: 'master:100,greedy' },
    { players: 2, bots: 'master,good' },
    { players: 2, bots: 'good,fair' },
    { players: 2, bots: 'fair,novice' },
  ],
  fairness: [
    { players: 4, bots: 'master:20', games: 240 },
    { players: 4, bots: 'master:20', games: 800, deny: 25 },
  ],
  // Measured by `pesthouse lab newyork`: about 50 deals each of `--bots greedy --tune "baseDrawMax=+2"`.
  spreads: { 2: 0.73, 4: 0.79 },
};
