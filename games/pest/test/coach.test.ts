/** What the coach of Pest warns of is what the rules do: so many go to the Graveyard, and none where nothing was said. */

import { basisOf } from '@pesthouse/kernel';
import { heed } from '@pesthouse/kernel/testing';
import { expect, test } from 'vitest';
import { playerOf } from '../reading.ts';
import { rules } from '../rules.ts';
import { warnedOf } from '../text/coach.ts';
import { optionsOf } from './games.ts';

test('PEST-QUA-03 the coach asks before a move that puts somebody into the Graveyard, and before no other', () => {
  const of = { rules, options: optionsOf({ seats: 2 }), seats: 2, seeds: [1, 2, 3, 4, 5, 6, 7, 8, 9], warnedOf: warnedOf(basisOf(rules)) };
  const found = heed(of, ['step', 'jump', 'settle', 'lay', 'experiment'], ({ before, seat, warned, after }) => {
    const more = playerOf(after(), seat).dead - playerOf(before, seat).dead;
    expect(warned?.n ?? 0).toBe(Math.max(0, more));
  });
  expect(found.moves).toBeGreaterThan(200);
  expect(found.warned).toBeGreaterThan(5);
});
