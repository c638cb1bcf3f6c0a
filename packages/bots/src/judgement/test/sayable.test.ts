/** What may be said of moves, over many estimates: nothing that is said contradicts itself, and nothing is said of what cannot be told apart. */
import { Sfc } from '@pesthouse/kernel';
import { describe, expect, test } from 'vitest';
import type { Estimate } from '../estimate.ts';
import { figureOf, figuresOf, isClear, isPromising, isSerious, lowOf, rankOf, standsOut, swingOf } from '../sayable.ts';

const MANY = 20_000;
const dice = new Sfc().at(11, 1);
const upTo = (most: number): number => (dice.below(1_000_001) / 1_000_000) * most;

/** Two moves as they may be weighed: chances anywhere, often at the ends of the scale and often next to each other; errors of any size, and none where the end was counted through. */
const pairs = Array.from({ length: MANY }, (_, i) => {
  const seats = i % 5 === 0 ? 1 : 2 + (i % 4);
  const most = seats < 2 ? 60 : 1;
  const at = (): number => [upTo(most), 0, most, upTo(0.06 * most), most - upTo(0.06 * most)][dice.below(5)] ?? 0;
  const better = at();
  const other = dice.below(3) === 0 ? Math.max(0, Math.min(most, better + upTo(0.2 * most) - 0.1 * most)) : at();
  const error = (): number => (dice.below(4) === 0 ? 0 : upTo(0.12 * most));
  const of = (mean: number): Estimate => ({ mean, error: error() });
  return { seats, better: of(better), other: of(other), gain: of(better - other) };
});
const clear = pairs.filter((x) => isClear(x.gain, x.seats));

test('the pairs are of all kinds', () => {
  expect(clear.length).toBeGreaterThan(MANY / 10);
  expect(pairs.length - clear.length).toBeGreaterThan(MANY / 10);
  expect(pairs.filter((x) => isSerious(x.gain, x.seats)).length).toBeGreaterThan(MANY / 20);
  expect(clear.filter((x) => figuresOf(x.better, x.other, x.seats)[1] === null).length).toBeGreaterThan(0);
});

describe('of what is clear', () => {
  test('the advised move never has the lower figure, nor the same as the next best', () => {
    for (const { better, other, seats } of clear) {
      const [a, b] = figuresOf(better, other, seats);
      if (b !== null) expect(rankOf(a)).toBeGreaterThan(rankOf(b));
    }
  });
  test('no range reaches nothing', () => {
    for (const { gain, seats } of clear) {
      const swing = swingOf(gain, seats);
      expect(swing).not.toBeNull();
      expect(swing?.off ?? 0).toBeLessThan(swing?.about ?? 0);
    }
  });
  test('it is so in one direction only', () => {
    for (const { gain, seats } of clear) expect(isClear({ ...gain, mean: -gain.mean }, seats)).toBe(false);
  });
});

test('of what is not clear no loss is told, and nobody is asked', () => {
  for (const { gain, seats } of pairs) {
    expect(swingOf(gain, seats) === null).toBe(!isClear(gain, seats));
    if (isSerious(gain, seats)) expect(isClear(gain, seats)).toBe(true);
  }
});

test('a clear difference would always have been looked at again, and a smaller doubt makes nothing less clear', () => {
  for (const { gain, seats } of pairs) {
    if (isClear(gain, seats)) expect(isPromising(gain, seats)).toBe(true);
    if (isClear(gain, seats)) expect(isClear({ ...gain, error: gain.error / 2 }, seats)).toBe(true);
    if (isSerious(gain, seats)) expect(isSerious({ ...gain, mean: gain.mean + 0.01 }, seats)).toBe(true);
  }
});

test('the words of a figure are true: more and less only where all that is believed lies there, about at most a grain away', () => {
  for (const { better, seats } of pairs) {
    const { kind, n } = figureOf(better, seats);
    if (seats < 2) {
      expect([kind, n]).toEqual(['about', Math.round(better.mean)]);
      continue;
    }
    if (kind === 'more') expect(lowOf(better)).toBeGreaterThan(n / 100);
    if (kind === 'less') expect(better.mean + 2 * better.error).toBeLessThan(n / 100);
    if (kind === 'about') expect(Math.abs(100 * better.mean - n)).toBeLessThanOrEqual(5 + 1e-9);
  }
});

test('figures rise with what they stand for', () => {
  for (const { better, other, seats } of pairs) {
    const [a, b] = [better, other].map((x) => rankOf(figureOf({ mean: x.mean, error: better.error }, seats)));
    if (better.mean > other.mean) expect(a).toBeGreaterThanOrEqual(b ?? 0);
  }
});

test('alone nobody is asked: how much of a score is much nobody can say', () => {
  expect(isSerious({ mean: 20, error: 0.1 }, 1)).toBe(false);
});

test('luck stands out only beyond what so many swings would show by themselves', () => {
  expect(standsOut({ mean: 0.2, error: 0.04 }, 2)).toBe(true);
  expect(standsOut({ mean: -0.2, error: 0.04 }, 2)).toBe(true);
  expect(standsOut({ mean: 0.2, error: 0.07 }, 2)).toBe(false);
  expect(standsOut({ mean: 0.04, error: 0 }, 2)).toBe(false);
  for (const { gain, seats } of pairs) if (standsOut(gain, seats)) expect(isClear({ ...gain, mean: Math.abs(gain.mean) }, seats)).toBe(true);
});
