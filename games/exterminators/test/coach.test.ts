/** What the coach of Pests! warns of is what the rules do: whoever ends the turn like this is out, and nobody else is warned of it. */

import { heed } from '@pesthouse/kernel/testing';
import { expect, test } from 'vitest';
import { rules } from '../rules.ts';
import { playerAt } from '../state.ts';
import { warnedOf } from '../text/coach.ts';

test('EXT-ELI-01 the coach asks before a turn that would put its player out, and before no other', () => {
  let out = 0;
  const options = { quickStart: true, teams: 'none', toolboxDeck: '24', roundLimit: 40, nestTraps: false, autoBuild: true } as const;
  const found = heed({ rules, options, seats: 3, seeds: [1, 2, 3, 4, 5, 6], warnedOf }, ['end-turn'], ({ before, seat, warned, after }) => {
    const lost = playerAt(before, seat).alive && !playerAt(after(), seat).alive;
    if (lost) out++;
    expect(warned?.kind === 'out').toBe(lost);
    if (warned?.kind === 'unspent') expect([warned.ap, before.active]).toEqual([before.ap, seat]);
  });
  expect(found.moves).toBeGreaterThan(150);
  expect(out).toBeGreaterThan(0);
});
