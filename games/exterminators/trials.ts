/** The trials of Pests! whose figures the house publishes. */
import type { Trials } from '@pesthouse/kernel';

export const trials: Trials = {
  duels: [
    { players: 2, bots: 'master:50,random' },
    { players: 2, bots: 'master,greedy' },
    { players: 2, bots: 'master:200,good' },
    { players: 2, bots: 'good,fair' },
    { players: 2, bots: 'fair,novice' },
  ],
  fairness: [
    { players: 4, bots: 'master:20', games: 60 },
    { players: 4, bots: 'master:20', games: 800, deny: 25 },
  ],
  // Measured by `pesthouse lab exterminators`: 54 deals of `--bots greedy --tune "cost.drop=+1"`.
  spreads: { 4: 0.73 },
};
