/** Leanings: the highest sum is chosen; who learns chooses by lot as the sums say, and is told truly how the odds hang on the weights. */
import { expect, test } from 'vitest';
import { Sfc } from '../chance.ts';
import { Choosing, type Kind, rowsAfter } from '../leaning.ts';

const FIRST: Kind = { at: 0, rows: 3, seen: 2, own: 1 };
const SECOND: Kind = { at: rowsAfter(FIRST), rows: 2, seen: 2, own: 0 };
const SIZE = rowsAfter(SECOND);

/** Options 2, 0 and 1 in this order, the second of them with something of its own. */
const ask = (c: Choosing, chance: Sfc): number => {
  c.seen[0] = 1;
  c.seen[1] = -0.5;
  c.begin(FIRST);
  c.option(2, 0.3);
  c.option(0, 0);
  c.has(0, 2);
  c.option(1, -0.2);
  return c.choose(chance);
};
const WEIGHTS = [0.4, 0.2, -0.3, 0.5, 0.1, 0.9, 0.25, 1, 2, 3, 4];
/** Worked out by hand: habit, then the row by what is seen, then what the option has of its own. */
const SUMS = [0.3 + 0.1 - 0.45, 0.4 - 0.1 + 0.5, -0.2 - 0.3 - 0.25];

test('kinds lie one after another', () => {
  expect(SECOND.at).toBe(7);
  expect(SIZE).toBe(11);
});

test('the highest sum is chosen, without any luck; with no weights habit decides', () => {
  for (let seed = 0; seed < 5; seed++) expect(ask(new Choosing(WEIGHTS), new Sfc().at(seed, 0))).toBe(1);
  expect(ask(new Choosing(new Array(SIZE).fill(0)), new Sfc().at(1, 1))).toBe(0);
});

test('a kind reads its own weights alone', () => {
  const c = new Choosing(WEIGHTS);
  c.seen[0] = 1;
  c.seen[1] = 0;
  c.begin(SECOND);
  c.option(0, 1.5);
  c.option(1, 0);
  // 1 + 1.5 for the one, 3 for the other.
  expect(c.choose(new Sfc().at(1, 1))).toBe(1);
});

test('who listens sees it chosen by lot, as often as the sums say', () => {
  const counts = [0, 0, 0];
  const c = new Choosing(WEIGHTS, () => {});
  const chance = new Sfc().at(4, 4);
  const times = 20_000;
  for (let i = 0; i < times; i++) {
    const which = ask(c, chance);
    counts[which] = (counts[which] ?? 0) + 1;
  }
  const odds = SUMS.map(Math.exp);
  const all = odds.reduce((a, b) => a + b, 0);
  counts.forEach((n, i) => {
    expect(Math.abs(n / times - (odds[i] ?? 0) / all)).toBeLessThan(0.015);
  });
});

test('the slopes that it tells are those of the log odds of what was chosen', () => {
  const logOdds = (weights: readonly number[], chosen: number): number => {
    const row = (r: number): number => (weights[2 * r] ?? 0) - 0.5 * (weights[2 * r + 1] ?? 0);
    const sums = [0.3 + row(2), row(0) + 2 * (weights[6] ?? 0), -0.2 + row(1)];
    return (sums[chosen] ?? 0) - Math.log(sums.reduce((a, x) => a + Math.exp(x), 0));
  };
  const slope = new Array<number>(SIZE).fill(0);
  const c = new Choosing(WEIGHTS, (places, slopes) => {
    slope.fill(0);
    places.forEach((p, i) => {
      slope[p] = (slope[p] ?? 0) + (slopes[i] ?? 0);
    });
  });
  const chance = new Sfc().at(9, 9);
  const seen = new Set<number>();
  for (let i = 0; i < 60; i++) {
    const chosen = ask(c, chance);
    seen.add(chosen);
    for (let w = 0; w < SIZE; w++) {
      const nudged = (by: number): number =>
        logOdds(
          WEIGHTS.map((x, j) => (j === w ? x + by : x)),
          chosen,
        );
      expect(slope[w]).toBeCloseTo((nudged(1e-5) - nudged(-1e-5)) / 2e-5, 5);
    }
  }
  expect([...seen].sort()).toEqual([0, 1, 2]);
});

test('nobody is told of a choice among one', () => {
  let told = 0;
  const c = new Choosing(WEIGHTS, () => told++);
  c.begin(SECOND);
  c.option(1, 0);
  expect(c.choose(new Sfc().at(1, 1))).toBe(0);
  expect(told).toBe(0);
});
