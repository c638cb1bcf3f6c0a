/** Bots held against last turns whose best move is known. */

import { endsOf, entrantOf } from '@pesthouse/lab';
import { expect, test } from 'vitest';
import { findGame } from '../../games/index.ts';

test('in last turns of New York a master plays the best move, and the master of old and a random bot do not always', async () => {
  const game = findGame('newyork');
  if (game === undefined) throw new Error('there is no New York');
  const e = await game.taught(game.meta.rules);
  const entrants = ['master', 'master-0.3:8', 'random'].map((name) => entrantOf(name) ?? { level: 'random' as const });
  const told = endsOf(e, 2, entrants, 24, 1, 200);
  expect(told.decisions).toBe(24);
  const [master, old, random] = told.bots;
  // What a master counts through, and these are, it plays without a flaw.
  expect(told.counted).toBe(24);
  expect(master?.best).toBe(1);
  expect(master?.loss).toBeLessThan(1e-9);
  expect(old?.best).toBeLessThan(1);
  expect(random?.loss).toBeGreaterThan(old?.loss ?? 1);
});
