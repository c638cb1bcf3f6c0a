/** The numbers of New York in German. */

import type { NumberSheet } from '@pesthouse/kernel';
import { some } from '@pesthouse/kernel';
import { KIND_NAME, PLACE_NAME, SPECIES_NAME } from './names.de.ts';
import { sheetOf } from './numbers.ts';

export const sheet: NumberSheet = sheetOf({
  nouns: true,
  SPECIES_NAME,
  PLACE_NAME,
  kindName: (kind) => KIND_NAME[kind].one,
  groups: { cards: 'Karten', tables: 'Tabellen', rules: 'Regeln' },
  card: { cost: 'Futter zum Züchten', dice: 'Würfel', defence: 'Würfel beim Verteidigen', count: 'Karten' },
  needs: { 'rats-rat-king': 'Nötige eigene Schädlinge', 'cockroaches-egg-case': 'Nötiges freies Futter' },
  cards: (n) => some(n, 'Karte', 'Karten'),
  bonus: {
    name: 'Angriffsbonus',
    about: 'zusätzliche Würfel für den Angriff',
    corner: 'greift an →',
    cell: (attacker, defender) => `${SPECIES_NAME[attacker]} greifen ${SPECIES_NAME[defender]} an`,
  },
  deck: {
    name: 'Futter und Gift',
    about: 'was jede Art in den Stapel gibt',
    corner: 'gibt',
    food: 'Futter',
    poison: 'Gift',
    cell: (who, what) => `${what === 'food' ? 'Futter' : 'Gift'} der ${SPECIES_NAME[who]}`,
    sum: (n) => `${n} Karten zu viert`,
  },
  places: { name: 'Orte', about: 'so viele Karten mehr darf ziehen, wer sie befällt', draw: 'Futterwert' },
  rules: {
    name: 'Ziehen und Würfeln',
    about: '',
    lines: {
      baseDrawMax: 'Karten, die du ohne befallenen Ort ziehen darfst',
      diceCap: 'Höchstzahl der Würfel einer Seite',
      dieFaces: 'Seiten eines Würfels',
      rollOffDice: 'Würfel für jeden im Stechen',
      slowShare: 'Langsames Ende: Anteil des Stapels, ab dem es beginnt',
    },
  },
});
