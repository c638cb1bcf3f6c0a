/** The order of a review: the reader's own costliest move first, then luck by size, then the others. */
import { expect, test } from 'vitest';
import type { SaidTurn } from '../think/job.ts';
import { foundFor } from './found.ts';

const turn = (at: number, seat: number, mean: number): SaidTurn => ({
  at,
  turn: at,
  seat,
  played: '',
  better: '',
  hopes: [
    { mean: 0.5, error: 0.02 },
    { mean: 0.5 - mean, error: 0.02 },
  ],
  gain: { mean, error: 0.02 },
  rounds: 50,
  grounds: [],
  clause: null,
});
const fortune = (at: number, mean: number, error = 0.01) => ({
  at,
  seat: 1,
  told: [0, 0],
  seats: [0, 1].map((s) => ({ before: 0.5, after: 0.5, luck: { mean: s === 0 ? mean : -mean, error } })),
});

test('a larger mistake of another does not come before the own costliest', () => {
  const found = foundFor({ turns: [turn(9, 1, 0.5), turn(4, 0, 0.2), turn(7, 0, 0.1)], fortunes: [] }, 0, 2);
  expect(found.own.map((x) => [x.mark, x.at])).toEqual([
    ['1', 4],
    ['2', 7],
  ]);
  expect(found.theirs.map((x) => [x.mark, x.at])).toEqual([['a', 9]]);
});

test('luck is told by its size, for and against, where it is clear', () => {
  const found = foundFor({ turns: [], fortunes: [fortune(1, 0.1), fortune(2, -0.3), fortune(3, 0.02), fortune(4, 0.2, 0.15)] }, 0, 2);
  expect(found.luck.map((x) => [x.mark, x.at])).toEqual([
    ['A', 2],
    ['B', 1],
  ]);
});
