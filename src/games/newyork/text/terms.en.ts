/** What bots judge New York by, in words that end a sentence: the better and the worse side of every term. `{whose}` is “your” or a rival’s. */
import type { TermWords } from '../../../kernel/index.ts';

export const terms: TermWords = {
  lasting: { better: 'more of {whose} pests will live to the end', worse: 'fewer of {whose} pests will live to the end' },
  reserve: { better: 'more of {whose} deck can still be bred in time', worse: 'less of {whose} deck can still be bred in time' },
  draw: { better: '{whose} places bring more food every turn', worse: '{whose} places bring less food every turn' },
  food: { better: '{whose} hand holds more food to breed with', worse: '{whose} hand holds less food to breed with' },
  ahead: { better: 'more of {whose} pests are on the map', worse: 'fewer of {whose} pests are on the map' },
};
