/** The trials of Pathologic whose figures the house publishes. */
import type { Trials } from '@pesthouse/kernel';

export const trials: Trials = {
  duels: [
    { players: 2, bots: 'master:50,random', games: 200 },
    { players: 2, bots: 'master,greedy', games: 200 },
    { players: 2, bots: 'master,good' },
    { players: 2, bots: 'good,fair', games: 200 },
    { players: 2, bots: 'fair,novice', games: 200 },
  ],
  fairness: [
    // Here the Healer gains by thinking and the Plague does not: whole masters, and such as think a tenth of it.
    { players: 2, bots: 'master', games: 60 },
    { players: 2, bots: 'master', games: 60, options: { ownTier: true } },
    { players: 2, bots: 'master:50', games: 60 },
    { players: 3, bots: 'master:100', games: 60 },
    { players: 4, bots: 'master:250', games: 60 },
    { players: 4, bots: 'master:20', games: 240, deny: 25 },
  ],
  // Measured by `pesthouse lab pathologic`: 28 deals of `--bots greedy --tune "evidenceStart=+1"`.
  spreads: { 4: 0.61 },
};
