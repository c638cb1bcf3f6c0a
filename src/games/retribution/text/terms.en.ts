/** What bots judge Retribution by, in words that end a sentence: the better and the worse side of every term. `{whose}` is “your” or a rival’s. */
import type { TermWords } from '../../../kernel/index.ts';

export const terms: TermWords = {
  infamy: { better: '{whose} Infamy grows', worse: '{whose} Infamy shrinks' },
  strength: { better: '{whose} deck gets stronger for the turns to come', worse: '{whose} deck gets weaker for the turns to come' },
  hand: { better: '{whose} hand buys more this turn and the next', worse: '{whose} hand buys less this turn and the next' },
  nobility: { better: '{whose} Nobility grows', worse: '{whose} Nobility shrinks' },
  lead: { better: '{whose} lead at the End Times grows', worse: '{whose} lead at the End Times shrinks' },
};
