/** What bots judge Pathologic by, in German words that end a sentence: the better and the worse side of every term. `{whose}` is „dein“ or a rival’s; every noun after it is masculine or neuter, so that one form fits all. `{with}` is „bei dir“ or „bei“ a rival. There is only one Plague, which needs neither. */
import type { TermWords } from '../../../kernel/index.ts';

export const terms: TermWords = {
  evidence: { better: '{whose} Beweisstand wächst', worse: '{whose} Beweisstand schrumpft' },
  rivals: { better: '{with} sieht es gegen die Rivalen besser aus', worse: '{with} sieht es gegen die Rivalen schlechter aus' },
  crypts: { better: '{with} sieht es mit den toten Zielen besser aus', worse: '{with} sieht es mit den toten Zielen schlechter aus' },
  work: { better: '{whose} Gefolge steht dort, wo es mehr zu tun gibt', worse: '{whose} Gefolge steht dort, wo es weniger zu tun gibt' },
  counters: { better: '{whose} Bestand an Marken wächst', worse: '{whose} Bestand an Marken schrumpft' },
  cards: { better: '{whose} Blatt hat mehr Rezepte', worse: '{whose} Blatt hat weniger Rezepte' },
  exposed: {
    better: '{whose} Kreis von Schützlingen ist vor der Seuche sicherer',
    worse: '{whose} Kreis von Schützlingen ist vor der Seuche weniger sicher',
  },
  kills: { better: 'mehr Schützlinge sterben', worse: 'weniger Schützlinge sterben' },
  hunt: { better: 'der Weg der Seuche zu ihren Zielen wird kürzer', worse: 'der Weg der Seuche zu ihren Zielen wird länger' },
  fog: { better: 'das Versteck der Seuche ist schwerer zu erraten', worse: 'das Versteck der Seuche ist leichter zu erraten' },
};
