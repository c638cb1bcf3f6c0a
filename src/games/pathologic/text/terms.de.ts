/** What bots judge Pathologic by, in German words that end a sentence: the better and the worse side of every term. `{whose}` is „dein“ or a rival’s; every noun after it is masculine or neuter, so that one form fits all. */
import type { TermWords } from '../../../kernel/index.ts';

export const terms: TermWords = {
  evidence: { better: '{whose} Beweisstand wächst', worse: '{whose} Beweisstand schrumpft' },
  rivals: { better: '{whose} Abstand zu den Rivalen wird besser', worse: '{whose} Abstand zu den Rivalen wird schlechter' },
  crypts: { better: '{whose} Stand bei den toten Zielen wird besser', worse: '{whose} Stand bei den toten Zielen wird schlechter' },
  work: { better: '{whose} Gefolge steht dort, wo es mehr zu tun gibt', worse: '{whose} Gefolge steht dort, wo es weniger zu tun gibt' },
  counters: { better: '{whose} Bestand an Marken wächst', worse: '{whose} Bestand an Marken schrumpft' },
  cards: { better: '{whose} Blatt hat mehr Rezepte', worse: '{whose} Blatt hat weniger Rezepte' },
  exposed: {
    better: '{whose} Kreis von Schützlingen ist vor der Seuche sicherer',
    worse: '{whose} Kreis von Schützlingen ist vor der Seuche weniger sicher',
  },
  kills: { better: 'mehr Schützlinge sterben', worse: 'weniger Schützlinge sterben' },
  hunt: { better: '{whose} Weg zu den Zielen wird kürzer', worse: '{whose} Weg zu den Zielen wird länger' },
  fog: { better: '{whose} Versteck ist schwerer zu erraten', worse: '{whose} Versteck ist leichter zu erraten' },
};
