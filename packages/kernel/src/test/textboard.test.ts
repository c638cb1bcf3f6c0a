/** A position in words, and how a terminal tells it line by line. */
import { expect, test } from 'vitest';
import { boardLines, list, says, section, table } from '../textboard.ts';

test('headings stand bold, items and rows begin with a dash, and every cell follows the name of its column', () => {
  const board = [
    section('The turn', says('Round 2.'), says('')),
    section(
      'Rooms',
      table(
        ['Room', 'Here', 'Doors'],
        [
          ['Den', 'a rat', 'Hall'],
          ['Hall', '', 'Den'],
          ['Loft', '', ''],
        ],
      ),
    ),
    section('Hand', list(['2 cards']), list([]), table(['Card', 'Effect'], [])),
  ];
  expect(boardLines(board)).toEqual([
    '**The turn**',
    'Round 2.',
    '**Rooms**',
    '- Den: Here a rat; Doors Hall',
    '- Hall: Doors Den',
    '- Loft',
    '**Hand**',
    '- 2 cards',
  ]);
});
