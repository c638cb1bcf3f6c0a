/** What bots judge Pests! by, in German words that end a sentence: the better and the worse side of every term. `{whose}` is “bei dir” or “bei” a rival. */
import type { TermWords } from '../../../kernel/index.ts';

export const terms: TermWords = {
  free: { better: '{whose} laufen weniger Schädlinge frei herum', worse: '{whose} laufen mehr Schädlinge frei herum' },
  trapped: {
    better: '{whose} müssen weniger gefangene Schädlinge hinausgetragen werden',
    worse: '{whose} müssen mehr gefangene Schädlinge hinausgetragen werden',
  },
  short: { better: '{whose} ist die Reserve weiter davon entfernt, leer zu werden', worse: '{whose} ist die Reserve näher daran, leer zu werden' },
  sealed: { better: '{whose} wird das Nest versiegelt', worse: '{whose} bleibt das Nest offen' },
  queen: { better: '{whose} sitzt die Königin in der Falle', worse: '{whose} läuft die Königin frei herum' },
  ready: { better: '{whose} ist das Haus sauber bis auf die Königin in ihrer Falle', worse: '{whose} ist das Haus noch nicht sauber' },
  toNest: { better: '{whose} ist der Weg zum Nest kürzer', worse: '{whose} ist der Weg zum Nest länger' },
  toQueen: { better: '{whose} ist der Weg zur Königin kürzer', worse: '{whose} ist der Weg zur Königin länger' },
  toTrap: { better: '{whose} ist der Weg zur gefangenen Königin kürzer', worse: '{whose} ist der Weg zur gefangenen Königin länger' },
  idleTrap: { better: '{whose} stehen weniger Fallen leer', worse: '{whose} stehen mehr Fallen leer' },
  cards: { better: '{whose} sind mehr Karten im Werkzeugkasten', worse: '{whose} sind weniger Karten im Werkzeugkasten' },
  rival: { better: '{whose} fällt der stärkste Rivale zurück', worse: '{whose} kommt der stärkste Rivale voran' },
  alive: { better: '{whose} ist die Gefahr kleiner, überrannt zu werden', worse: '{whose} ist die Gefahr größer, überrannt zu werden' },
  won: { better: '{whose} wird die Arbeit fertig', worse: '{whose} wird die Arbeit nicht fertig' },
};
