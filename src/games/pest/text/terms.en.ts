/** What bots judge Pest by, in words that end a sentence: the better and the worse side of every term. `{whose}` is “your” or a rival’s. */
import type { TermWords } from '../../../kernel/index.ts';

export const terms: TermWords = {
  renown: { better: '{whose} Renown grows', worse: '{whose} Renown shrinks' },
  influence: { better: '{whose} Influence grows', worse: '{whose} Influence shrinks' },
  resources: { better: '{whose} House has more resources', worse: '{whose} House has fewer resources' },
  coins: { better: '{whose} House has more Coins', worse: '{whose} House has fewer Coins' },
  research: { better: '{whose} House has more Research tokens', worse: '{whose} House has fewer Research tokens' },
  workers: { better: 'more People work for {whose} House', worse: 'fewer People work for {whose} House' },
  track: { better: '{whose} Healthy Population track fills up', worse: '{whose} Healthy Population track thins out' },
  sick: { better: 'more Sick People in {whose} Quarantine can be cured', worse: 'fewer Sick People are in {whose} Quarantine' },
  crowded: { better: '{whose} Quarantine is less crowded', worse: '{whose} Quarantine is more crowded' },
  dead: { better: 'fewer of {whose} People die', worse: 'more of {whose} People die' },
  technologies: { better: '{whose} Technologies are worth more', worse: '{whose} Technologies are worth less' },
  agenda: { better: '{whose} Agenda of this Era pays more', worse: '{whose} Agenda of this Era pays less' },
  capital: { better: '{whose} hold on the Capital grows', worse: '{whose} hold on the Capital shrinks' },
  camp: { better: '{whose} Camp stands on the map', worse: '{whose} Camp is off the map' },
};
