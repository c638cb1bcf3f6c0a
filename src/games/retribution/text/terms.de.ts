/** What bots judge Retribution by, in German words that end a sentence: the better and the worse side of every term. `{whose}` is „dein“ or a rival’s; every noun after it is masculine or neuter, so that one form fits all. */
import type { TermWords } from '../../../kernel/index.ts';

export const terms: TermWords = {
  infamy: { better: '{whose} Verruf wächst', worse: '{whose} Verruf schrumpft' },
  strength: { better: '{whose} Deck wird stärker für die nächsten Züge', worse: '{whose} Deck wird schwächer für die nächsten Züge' },
  hand: { better: '{whose} Blatt kauft mehr in diesem und im nächsten Zug', worse: '{whose} Blatt kauft weniger in diesem und im nächsten Zug' },
  nobility: { better: '{whose} Adel wächst', worse: '{whose} Adel schrumpft' },
  lead: { better: '{whose} Vorsprung zur Endzeit wächst', worse: '{whose} Vorsprung zur Endzeit schrumpft' },
};
