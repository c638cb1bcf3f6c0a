/** The end speaks to whoever reads it: you win, you share it, you come second, your team loses; it says nothing to watchers and to who plays alone. */

import type { Score } from '@pesthouse/kernel';
import { describe, expect, test } from 'vitest';
import { placeOf, winnersOf, yoursOf } from '../yours.ts';

const scores = (...ranks: readonly number[]): Score[] => ranks.map((rank, seat) => ({ seat, rank, score: 0, sheet: {} }));

test.each([
  [scores(1, 2, 3), 0, 'You win.'],
  [scores(1, 2, 3), 1, 'You finish 2nd of 3.'],
  [scores(1, 2), 1, 'You lose.'],
  [scores(1, 1, 3), 1, 'You share the victory.'],
  [scores(1, 1, 1), 1, 'It is a tie.'],
  [scores(1, 2), -1, ''],
  [scores(1), 0, ''],
])('%j seen from seat %i: %s', (all, you, said) => {
  expect(yoursOf(all, you, true)).toBe(said);
});

test('where losers have no order, whoever has not won has lost', () => {
  expect(yoursOf(scores(1, 2, 2), 2, false)).toBe('You lose.');
});

describe('in teams it speaks of the team, and counts teams, not seats', () => {
  const two = ['a', 'b', 'a', 'b'];
  const three = ['a', 'b', 'c', 'a', 'b', 'c'];
  test.each([
    [scores(1, 3, 1, 3), 0, two, 'Your team wins.'],
    [scores(1, 3, 1, 3), 1, two, 'Your team loses.'],
    [scores(1, 1, 1, 1), 1, two, 'It is a tie.'],
    [scores(3, 1, 5, 3, 1, 5), 0, three, 'Your team finishes 2nd of 3.'],
    [scores(1, 1, 5, 1, 1, 5), 0, three, 'You share the victory.'],
    [scores(1, 1), 0, ['a', 'a'], ''],
  ])('%j seen from seat %i: %s', (all, you, sides, said) => {
    expect(yoursOf(all, you, true, sides)).toBe(said);
  });
});

test('who won is told by name where the rules speak of colours, but not to who won alone', () => {
  const role = (seat: number): string => ['Blue', 'Red', 'Yellow', 'Green'][seat] ?? '';
  const names = ['Ada', 'Ben', 'Cleo', 'Bot Pell'];
  expect(winnersOf(scores(1, 3, 1, 3), 1, names, role)).toEqual(['Ada', 'Cleo']);
  expect(winnersOf(scores(1, 3, 1, 3), 0, names, role)).toEqual(['Ada', 'Cleo']);
  expect(winnersOf(scores(1, 2), 0, names, role)).toEqual([]);
  expect(winnersOf(scores(1, 2), -1, names, role)).toEqual(['Ada']);
  expect(winnersOf(scores(1, 2), 1, ['Blue', ''], role)).toEqual([]);
  expect(winnersOf(scores(1, 1), 1, names, role)).toEqual([]);
});

test('places are counted by teams', () => {
  const two = ['a', 'b', 'a', 'b'];
  expect([0, 1, 2, 3].map((seat) => placeOf(scores(1, 3, 1, 3), seat, two))).toEqual([1, 2, 1, 2]);
  expect([0, 1, 2].map((seat) => placeOf(scores(1, 1, 3), seat, ['0', '1', '2']))).toEqual([1, 1, 3]);
});
