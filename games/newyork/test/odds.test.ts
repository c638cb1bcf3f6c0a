/** The odds of a fight against the exact table of the rules, and against counting every roll. */
import { describe, expect, test } from 'vitest';
import { oddsOf, percent } from '../odds.ts';

const { atLeast, chanceFrom, chanceOf } = oddsOf(6);

/** Chance that the attacker wins, in per cent, by dice of attacker (row) and defender (column). */
const TABLE = [
  [58.3, 16.2, 2.7, 0.3, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0],
  [90.7, 55.6, 22.1, 6.1, 1.2, 0.2, 0.0, 0.0, 0.0, 0.0],
  [98.8, 84.8, 54.6, 25.7, 9.1, 2.5, 0.5, 0.1, 0.0, 0.0],
  [99.9, 96.4, 80.8, 54.0, 28.2, 11.6, 3.8, 1.0, 0.2, 0.0],
  [100.0, 99.4, 93.9, 78.0, 53.6, 30.0, 13.8, 5.2, 1.7, 0.5],
  [100.0, 99.9, 98.5, 91.7, 75.8, 53.3, 31.5, 15.6, 6.6, 2.4],
  [100.0, 100.0, 99.7, 97.5, 89.6, 74.0, 53.1, 32.7, 17.2, 7.8],
  [100.0, 100.0, 100.0, 99.4, 96.3, 87.8, 72.6, 52.9, 33.6, 18.6],
  [100.0, 100.0, 100.0, 99.9, 98.9, 95.2, 86.3, 71.4, 52.7, 34.5],
  [100.0, 100.0, 100.0, 100.0, 99.7, 98.4, 94.1, 84.8, 70.3, 52.6],
];

describe('the odds of a fight', () => {
  test('NYC-FIGHT-08 with dice of other faces the odds are of those dice', () => {
    let wins = 0;
    for (let a = 1; a <= 8; a++) for (let b = 1; b <= 8; b++) if (a >= b) wins++;
    expect(oddsOf(8).chanceOf(1, 1)).toBeCloseTo(wins / 64, 12);
    expect(oddsOf(6).chanceOf(1, 1)).toBeCloseTo(21 / 36, 12);
  });

  test('NYC-FIGHT-10 NYC-FIGHT-11 the table of the rules, ten by ten', () => {
    for (const [a, row] of TABLE.entries()) for (const [d, want] of row.entries()) expect(Math.round(chanceOf(a + 1, d + 1) * 1000) / 10).toBe(want);
  });

  test('two dice against two, counted roll by roll', () => {
    let wins = 0;
    for (let a = 1; a <= 6; a++) for (let b = 1; b <= 6; b++) for (let c = 1; c <= 6; c++) for (let d = 1; d <= 6; d++) if (a + b >= c + d) wins++;
    expect(chanceOf(2, 2)).toBeCloseTo(wins / 6 ** 4, 12);
  });

  test('dice that lie already: 30 against 16 with three dice to come', () => {
    expect(percent(chanceFrom(30, 0, 16, 3))).toBe('90.7');
    expect(chanceFrom(10, 0, 10, 0)).toBe(1);
    expect(chanceFrom(10, 0, 11, 0)).toBe(0);
  });

  test('a sum of at least', () => {
    expect(atLeast(3, 15)).toBeCloseTo(20 / 216, 12);
    expect(atLeast(2, 13)).toBe(0);
    expect(atLeast(2, 2)).toBe(1);
  });

  test('a chance that is not certain is never shown as certain', () => {
    expect(percent(chanceOf(9, 2))).toBe('99.9');
    expect(percent(chanceOf(2, 9))).toBe('0.1');
    expect(percent(chanceOf(10, 1))).toBe('100');
    expect(percent(chanceOf(1, 7))).toBe('0');
  });
});
