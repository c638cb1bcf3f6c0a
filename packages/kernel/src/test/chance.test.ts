/** Chance: every face equally likely, the same again from the same seed, and unlike its neighbours. */
import { expect, test } from 'vitest';
import { NoChance, Sfc } from '../index.ts';

/** The value that chi-square with k degrees of freedom exceeds once in about 10,000 (Wilson and Hilferty). */
const bound = (k: number): number => k * (1 - 2 / (9 * k) + 3.72 * Math.sqrt(2 / (9 * k))) ** 3;
const chiSquare = (counts: readonly number[]): number => {
  const mean = counts.reduce((a, b) => a + b, 0) / counts.length;
  return counts.reduce((sum, n) => sum + (n - mean) ** 2 / mean, 0);
};

test.each([2, 3, 6, 7, 40, 100])('below(%i) is uniform', (n) => {
  for (const seed of [1, 2, 3]) {
    const chance = new Sfc().at(seed, 0);
    const counts = Array.from({ length: n }, () => 0);
    for (let i = 0; i < n * 2000; i++) {
      const x = chance.below(n);
      counts[x] = (counts[x] ?? 0) + 1;
    }
    expect(counts).toHaveLength(n);
    expect(chiSquare(counts)).toBeLessThan(bound(n - 1));
  }
});

test('the first draw of neighbouring entries and of neighbouring seeds is uniform too', () => {
  const counts = [0, 0, 0, 0, 0, 0];
  const pairs = Array.from({ length: 36 }, () => 0);
  for (let n = 0; n < 12_000; n++) {
    const a = new Sfc().at(5, n).below(6);
    const b = new Sfc().at(6, n).below(6);
    counts[a] = (counts[a] ?? 0) + 1;
    pairs[a * 6 + b] = (pairs[a * 6 + b] ?? 0) + 1;
  }
  expect(chiSquare(counts)).toBeLessThan(bound(5));
  expect(chiSquare(pairs)).toBeLessThan(bound(35));
});

/** Draws what it is told to. */
class Scripted extends Sfc {
  private readonly script: number[];
  constructor(script: number[]) {
    super();
    this.script = script;
  }
  get left(): number {
    return this.script.length;
  }
  override next(): number {
    return this.script.shift() ?? 0xffffffff;
  }
}

test.each([3, 6, 7, 40, 100])('below(%i) throws the uneven remainder of 2^32 away, and exactly that', (n) => {
  // x lies in the remainder where the low half of x * n is below 2^32 mod n: so does 0, and so does no x whose low half is that much.
  const rest = 4294967296 % n;
  const kept = Array.from({ length: 100 }, (_, i) => i + 1).find((x) => (x * n) % 4294967296 >= rest);
  const redrawn = new Scripted([0, 0xffffffff]);
  expect(redrawn.below(n)).toBe(n - 1);
  expect(redrawn.left).toBe(0);
  const taken = new Scripted([kept ?? 0, 0xffffffff]);
  expect(taken.below(n)).toBe(0);
  expect(taken.left).toBe(1);
});

test.each([1, 2, 8, 64])('below(%i) divides 2^32, so nothing is thrown away', (n) => {
  const chance = new Scripted([0, 0xffffffff]);
  expect(chance.below(n)).toBe(0);
  expect(chance.left).toBe(1);
});

test('seeding again begins again, and counts what was drawn since', () => {
  const chance = new Sfc().at(7, 3);
  const first = Array.from({ length: 20 }, () => chance.below(1000));
  expect(chance.used).toBe(20);
  chance.at(7, 3);
  expect(chance.used).toBe(0);
  expect(Array.from({ length: 20 }, () => chance.below(1000))).toEqual(first);
  expect(Array.from({ length: 20 }, () => chance.at(7, 4).below(1000))).not.toEqual(first);
});

test('all four words of a seed matter', () => {
  const draws = (a: number, b: number, c: number, d: number): number[] => {
    const chance = new Sfc().seed(a, b, c, d);
    return Array.from({ length: 8 }, () => chance.next());
  };
  const base = draws(1, 2, 3, 4);
  for (const other of [draws(9, 2, 3, 4), draws(1, 9, 3, 4), draws(1, 2, 9, 4), draws(1, 2, 3, 9)]) expect(other).not.toEqual(base);
});

test('no chance tells that it was asked, and gives nothing', () => {
  const none = new NoChance();
  expect(none.used).toBe(0);
  expect(() => none.below(6)).toThrow('needs chance');
  expect(none.used).toBe(1);
});
