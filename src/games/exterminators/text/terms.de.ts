/** What bots judge Pests! by, in German words that end a sentence: the better and the worse side of every term. `{with}` is „bei dir“ or „bei“ a rival. */
import type { TermWords } from '../../../kernel/index.ts';

export const terms: TermWords = {
  free: { better: '{with} laufen weniger Schädlinge frei herum', worse: '{with} laufen mehr Schädlinge frei herum' },
  trapped: {
    better: '{with} müssen weniger gefangene Schädlinge hinausgetragen werden',
    worse: '{with} müssen mehr gefangene Schädlinge hinausgetragen werden',
  },
  short: { better: '{with} ist die Reserve weiter davon entfernt, leer zu werden', worse: '{with} ist die Reserve näher daran, leer zu werden' },
  sealed: { better: '{with} wird das Nest versiegelt', worse: '{with} bleibt das Nest offen' },
  queen: { better: '{with} sitzt die Königin in der Falle', worse: '{with} läuft die Königin frei herum' },
  ready: { better: '{with} ist das Haus sauber bis auf die Königin in ihrer Falle', worse: '{with} ist das Haus noch nicht sauber' },
  toNest: { better: '{with} ist der Weg zum Nest kürzer', worse: '{with} ist der Weg zum Nest länger' },
  toQueen: { better: '{with} ist der Weg zur Königin kürzer', worse: '{with} ist der Weg zur Königin länger' },
  toTrap: { better: '{with} ist der Weg zur gefangenen Königin kürzer', worse: '{with} ist der Weg zur gefangenen Königin länger' },
  idleTrap: { better: '{with} stehen weniger Fallen leer', worse: '{with} stehen mehr Fallen leer' },
  cards: { better: '{with} sind mehr Karten im Werkzeugkasten', worse: '{with} sind weniger Karten im Werkzeugkasten' },
  rival: { better: '{with} fällt der stärkste Rivale zurück', worse: '{with} kommt der stärkste Rivale voran' },
  alive: { better: '{with} ist die Gefahr kleiner, überrannt zu werden', worse: '{with} ist die Gefahr größer, überrannt zu werden' },
  won: { better: '{with} wird die Arbeit fertig', worse: '{with} wird die Arbeit nicht fertig' },
};
