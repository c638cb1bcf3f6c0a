/** What bots judge Pest by, in words that end a sentence: the better and the worse side of every term. `{whose}` is “your” or a rival’s. */
import type { TermWords } from '../../../kernel/index.ts';

export const terms: TermWords = {
  renown: { better: '{whose} Renown grows', worse: '{whose} Renown shrinks' },
  influence: { better: '{whose} Influence grows', worse: '{whose} Influence shrinks' },
  resources: { better: '{whose} stores are fuller', worse: '{whose} stores are emptier' },
  coins: { better: '{whose} purse is fuller', worse: '{whose} purse is emptier' },
  research: { better: '{whose} Research gets on', worse: '{whose} Research falls back' },
  workers: { better: 'more People work for {whose} House', worse: 'fewer People work for {whose} House' },
  track: { better: '{whose} Healthy Population track fills up', worse: '{whose} Healthy Population track thins out' },
  sick: { better: 'more of the Sick lie in {whose} beds and can be cured', worse: 'fewer of the Sick lie in {whose} beds' },
  crowded: { better: '{whose} Quarantine is less crowded', worse: '{whose} Quarantine is more crowded' },
  dead: { better: 'fewer of {whose} People die', worse: 'more of {whose} People die' },
  technologies: { better: '{whose} Technologies are worth more', worse: '{whose} Technologies are worth less' },
  agenda: { better: '{whose} House comes closer to the Imperative of the Era', worse: '{whose} House falls behind the Imperative of the Era' },
  capital: { better: '{whose} hold on the Capital grows', worse: '{whose} hold on the Capital shrinks' },
  camp: { better: '{whose} camp stands', worse: '{whose} camp is gone' },
};
