/** What bots judge Pest by, in German words that end a sentence: the better and the worse side of every term. `{whose}` is „dein“ or a rival’s; every noun after it is masculine or neuter, so that one form fits all. */
import type { TermWords } from '../../../kernel/index.ts';

export const terms: TermWords = {
  renown: { better: '{whose} Ruhm wächst', worse: '{whose} Ruhm schrumpft' },
  influence: { better: '{whose} Einfluss wächst', worse: '{whose} Einfluss schrumpft' },
  resources: { better: '{whose} Haus hat mehr Rohstoffe', worse: '{whose} Haus hat weniger Rohstoffe' },
  coins: { better: '{whose} Haus hat mehr Münzen', worse: '{whose} Haus hat weniger Münzen' },
  research: { better: '{whose} Wissen wächst', worse: '{whose} Wissen schrumpft' },
  workers: { better: '{whose} Haus hat mehr Personen bei der Arbeit', worse: '{whose} Haus hat weniger Personen bei der Arbeit' },
  track: { better: '{whose} Haus hat mehr Gesunde auf der Leiste', worse: '{whose} Haus hat weniger Gesunde auf der Leiste' },
  sick: { better: '{whose} Haus hat mehr Kranke in Quarantäne, die es heilen kann', worse: '{whose} Haus hat weniger Kranke in Quarantäne' },
  crowded: { better: '{whose} Haus hat mehr Platz in der Quarantäne', worse: '{whose} Haus hat weniger Platz in der Quarantäne' },
  dead: { better: '{whose} Haus hat weniger Tote', worse: '{whose} Haus hat mehr Tote' },
  technologies: { better: '{whose} Bestand an Technologien ist mehr wert', worse: '{whose} Bestand an Technologien ist weniger wert' },
  agenda: { better: '{whose} Gewinn aus der Agenda dieser Ära steigt', worse: '{whose} Gewinn aus der Agenda dieser Ära sinkt' },
  capital: { better: '{whose} Gewicht in der Hauptstadt wächst', worse: '{whose} Gewicht in der Hauptstadt schrumpft' },
  camp: { better: '{whose} Feldlager steht auf der Landkarte', worse: '{whose} Feldlager steht nicht auf der Landkarte' },
};
