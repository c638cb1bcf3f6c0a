/** The numbers of New York in English. */

import type { NumberSheet } from '@pesthouse/kernel';
import { some } from '@pesthouse/kernel';
import { kindName, PLACE_NAME, SPECIES_NAME } from './names.en.ts';
import { sheetOf } from './numbers.ts';

export const sheet: NumberSheet = sheetOf({
  nouns: false,
  SPECIES_NAME,
  PLACE_NAME,
  kindName,
  groups: { cards: 'Cards', tables: 'Tables', rules: 'Rules' },
  card: { cost: 'Food to breed', dice: 'Dice', defence: 'Dice in defence', count: 'Copies' },
  needs: { 'rats-rat-king': 'Own pests it needs', 'cockroaches-egg-case': 'Unclaimed food it needs' },
  cards: (n) => some(n, 'card', 'cards'),
  bonus: {
    name: 'Attack bonus',
    about: 'extra dice for the attacker',
    corner: 'attacks →',
    cell: (attacker, defender) => `${SPECIES_NAME[attacker]} attack ${SPECIES_NAME[defender]}`,
  },
  deck: {
    name: 'Food and poison',
    about: 'what each species adds to the deck',
    corner: 'adds',
    food: 'Food',
    poison: 'Poison',
    cell: (who, what) => `${what === 'food' ? 'Food' : 'Poison'} that ${SPECIES_NAME[who]} bring`,
    sum: (n) => `${n} cards with four players`,
  },
  places: { name: 'Places', about: 'extra draws for whoever infests them', draw: 'Extra draws' },
  rules: {
    name: 'Draws and dice',
    about: '',
    lines: {
      baseDrawMax: 'Cards you may draw while you infest nothing',
      diceCap: 'Most dice that one side rolls',
      dieFaces: 'Sides of a die',
      rollOffDice: 'Dice each when a tie is rolled off',
      slowShare: 'Slow finish: share of the deck at which it begins',
    },
  },
});
