/** The trials of Retribution whose figures the house publishes. */
import type { Trials } from '@pesthouse/kernel';

export const trials: Trials = {
  duels: [
    { players: 2, bots: 'master:20,random' },
    { players: 2, bots: 'master,greedy' },
    { players: 2, bots: 'master:200,good' },
    { players: 2, bots: 'good,fair' },
    { players: 2, bots: 'fair,novice' },
  ],
  fairness: [
    { players: 2, bots: 'master:20', games: 60 },
    { players: 2, bots: 'master:20', games: 60, options: { equalTurns: true, secondSeatCard: true } },
    { players: 2, bots: 'master:20', games: 480, deny: 25 },
  ],
  // Measured by `pesthouse lab retribution`: 60 deals of `--bots greedy --tune "hand=+1"`.
  spreads: { 2: 0.68, 3: 0.71 },
};
