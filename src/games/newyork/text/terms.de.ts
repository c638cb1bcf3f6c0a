/** What bots judge New York by, in German words that end a sentence: the better and the worse side of every term. `{with}` is „bei dir“ or „bei“ a rival. */
import type { TermWords } from '../../../kernel/index.ts';

export const terms: TermWords = {
  lasting: { better: '{with} überleben mehr Schädlinge bis zum Ende', worse: '{with} überleben weniger Schädlinge bis zum Ende' },
  reserve: {
    better: '{with} lässt sich noch mehr aus dem Stapel rechtzeitig züchten',
    worse: '{with} lässt sich weniger aus dem Stapel rechtzeitig züchten',
  },
  draw: { better: '{with} bringen die Orte in jedem Zug mehr Futter', worse: '{with} bringen die Orte in jedem Zug weniger Futter' },
  food: { better: '{with} ist mehr Futter zum Züchten auf der Hand', worse: '{with} ist weniger Futter zum Züchten auf der Hand' },
  ahead: { better: '{with} sind mehr Schädlinge auf dem Plan', worse: '{with} sind weniger Schädlinge auf dem Plan' },
};
