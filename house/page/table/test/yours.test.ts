/** The end speaks to whoever reads it: you win, you share it, you come second, you lose; it says nothing to watchers and to who plays alone. */

import type { Score } from '@pesthouse/kernel';
import { expect, test } from 'vitest';
import { yoursOf } from '../yours.ts';

const scores = (...ranks: readonly number[]): Score[] => ranks.map((rank, seat) => ({ seat, rank, score: 0, sheet: {} }));

test.each([
  [scores(1, 2, 3), 0, 'You win.'],
  [scores(1, 2, 3), 1, 'You finish 2nd of 3.'],
  [scores(1, 1, 3), 1, 'You win together.'],
  [scores(1, 2), -1, ''],
  [scores(1), 0, ''],
])('%j seen from seat %i: %s', (all, you, said) => {
  expect(yoursOf(all, you, true)).toBe(said);
});

test('where losers have no order, whoever has not won has lost', () => {
  expect(yoursOf(scores(1, 2, 2), 2, false)).toBe('You lose.');
});
