/** What bots judge New York by, in German words that end a sentence: the better and the worse side of every term. `{whose}` is „dein“ or a rival’s; every noun after it is masculine or neuter, so that one form fits all. */
import type { TermWords } from '../../../kernel/index.ts';

export const terms: TermWords = {
  lasting: { better: '{whose} Bestand am Ende wird größer', worse: '{whose} Bestand am Ende wird kleiner' },
  reserve: { better: '{whose} Stapel kommt noch weiter ins Spiel', worse: '{whose} Stapel kommt weniger weit ins Spiel' },
  draw: { better: '{whose} Gebiet bringt jeden Zug mehr Futter', worse: '{whose} Gebiet bringt jeden Zug weniger Futter' },
  food: { better: '{whose} Futtervorrat zum Züchten wächst', worse: '{whose} Futtervorrat zum Züchten schrumpft' },
  ahead: { better: '{whose} Bestand in der Stadt wächst', worse: '{whose} Bestand in der Stadt schrumpft' },
};
