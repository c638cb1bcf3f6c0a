/** The interval and the verdict, against values that are known. */
import { describe, expect, test } from 'vitest';
import { difference, judge, judgeDifference, wilson } from '../index.ts';

describe('the Wilson interval', () => {
  // The examples of Newcombe's comparison of seven methods (1998), method 3.
  test.each([
    [81, 263, 0.2553, 0.3662],
    [15, 148, 0.0624, 0.1605],
    [0, 20, 0, 0.1611],
    [1, 29, 0.0061, 0.1718],
    [29, 29, 0.883, 1],
  ])('%d of %d', (wins, games, low, high) => {
    const x = wilson(wins, games);
    expect(x.share).toBeCloseTo(wins / games, 12);
    expect(x.low).toBeCloseTo(low, 4);
    expect(x.high).toBeCloseTo(high, 4);
  });

  test('a part of a win lies between the whole ones', () => {
    const [less, part, more] = [wilson(3, 10), wilson(3.5, 10), wilson(4, 10)];
    expect(part.low).toBeGreaterThan(less.low);
    expect(part.low).toBeLessThan(more.low);
    expect(part.high).toBeGreaterThan(less.high);
    expect(part.high).toBeLessThan(more.high);
  });

  test('without games everything is possible', () => expect(wilson(0, 0)).toEqual({ share: 0, low: 0, high: 1 }));
});

describe('the verdict: unfair is what misses the fair share by more than a fifth with its whole interval', () => {
  test.each([
    [0.31, 0.4, 'strong'],
    [0.3, 0.4, 'open'],
    [0.1, 0.19, 'weak'],
    [0.1, 0.2, 'open'],
    [0.2, 0.3, 'fair'],
    [0.19, 0.3, 'open'],
    [0.21, 0.31, 'open'],
  ] as const)('a fair share of a quarter, from %d to %d: %s', (low, high, verdict) =>
    expect(judge({ share: (low + high) / 2, low, high }, 0.25)).toBe(verdict),
  );
});

describe('the difference of two shares', () => {
  // Examples of Newcombe's comparison of eleven methods (1998), method 10.
  test.each([
    [56, 70, 48, 80, 0.0524, 0.3339],
    [9, 10, 3, 10, 0.1705, 0.809],
    [6, 7, 2, 7, 0.0582, 0.8062],
    [10, 10, 0, 20, 0.6791, 1],
  ])('%d of %d against %d of %d', (a, m, b, n, low, high) => {
    const x = difference(wilson(a, m), wilson(b, n));
    expect(x.share).toBeCloseTo(a / m - b / n, 12);
    expect(x.low).toBeCloseTo(low, 3);
    expect(x.high).toBeCloseTo(high, 3);
  });

  test.each([
    [0.11, 0.3, 0, 'strong'],
    [0.11, 0.29, 0.2, 'fair'],
    [0.11, 0.3, 0.41, 'weak'],
    [-0.3, -0.11, 0, 'weak'],
    [-0.09, 0.09, 0, 'fair'],
    [-0.09, 0.2, 0, 'open'],
  ] as const)('from %d to %d where %d is usual, beside a share of one half, is %s', (low, high, usual, verdict) =>
    expect(judgeDifference({ low, high }, usual, 0.5)).toBe(verdict),
  );
});
