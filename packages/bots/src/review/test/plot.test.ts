/** The story of a game: who led until when, and what decided it, from the graph and its marks. */
import { expect, test } from 'vitest';
import type { Fortune, Point } from '../ledger.ts';
import { plotOf } from '../plot.ts';

const game = (own: readonly number[]): Point[] =>
  own.map((mean, i) => ({
    at: 10 * i,
    seats: [
      { mean, error: 0.01 },
      { mean: 1 - mean, error: 0.01 },
    ],
  }));
const turn = (at: number, seat: number, mean: number) => ({ at, seat, gain: { mean, error: 0.02 } });
const luck = (at: number, mean: number): Fortune => ({
  at,
  seat: 0,
  told: [0, 0],
  seats: [
    { before: 0.5, after: 0.5 + mean, luck: { mean, error: 0.02 } },
    { before: 0.5, after: 0.5 - mean, luck: { mean: -mean, error: 0.02 } },
  ],
});

test('whoever led all the way did so', () => {
  expect(plotOf(0, true, game([0.5, 0.6, 0.8, 1]), [], [])).toEqual({ kind: 'led', until: 0, causes: [] });
});

test('a lead that was lost: until when, and the two largest swings after it, whether choice or luck', () => {
  const told = plotOf(
    0,
    false,
    game([0.5, 0.7, 0.7, 0.4, 0.2, 0]),
    [turn(25, 0, 0.2), turn(40, 0, 0.06), turn(45, 1, 0.3), turn(5, 0, 0.4)],
    [luck(35, -0.15)],
  );
  expect(told).toMatchObject({ kind: 'lost', until: 20 });
  expect(told.causes.map((c) => [c.kind, c.at])).toEqual([
    ['choice', 25],
    ['luck', 35],
  ]);
});

test('a game that was turned names what turned it, not what went against it', () => {
  const told = plotOf(0, true, game([0.5, 0.3, 0.3, 0.7, 1]), [turn(22, 1, 0.3), turn(23, 0, 0.2)], [luck(24, 0.2), luck(26, -0.3)]);
  expect(told).toMatchObject({ kind: 'turned', until: 20 });
  expect(told.causes.map((c) => c.at)).toEqual([22, 24]);
});

test('open to the end, and never ahead', () => {
  expect(plotOf(0, false, game([0.5, 0.6, 0.7, 0]), [], []).kind).toBe('close');
  expect(plotOf(0, false, game([0.5, 0.4, 0.2, 0]), [turn(5, 0, 0.2)], [])).toMatchObject({ kind: 'behind', causes: [{ at: 5 }] });
});

test('luck within its margin decides nothing', () => {
  expect(plotOf(0, false, game([0.5, 0.7, 0.3, 0]), [], [luck(15, -0.03)]).causes).toEqual([]);
});
