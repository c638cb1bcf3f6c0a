/** Clone, hash and equality of plain data. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { clone, hash, same } from '../index.ts';
import { objects, shared } from '../laws/plain.ts';

const json = fc.jsonValue({ maxDepth: 4 });
/** The same data with the keys of every object in reverse order. */
const reversed = (x: unknown): unknown => {
  if (Array.isArray(x)) return x.map(reversed);
  if (typeof x !== 'object' || x === null) return x;
  return Object.fromEntries(
    Object.entries(x)
      .toReversed()
      .map(([k, v]) => [k, reversed(v)]),
  );
};

test('a clone equals its original and shares nothing with it', () => {
  fc.assert(
    fc.property(json, (x) => {
      const y = clone(x);
      expect(y).toEqual(x);
      expect(shared(y, objects(x))).toBeNull();
    }),
  );
});

test('lists that mix numbers and objects are cloned to the bottom', () => {
  const x = [1, { a: [2, { b: 3 }] }, null, 'x', [4]];
  const y = clone(x);
  expect(y).toEqual(x);
  expect(shared(y, objects(x))).toBeNull();
});

test('hash and equality do not look at the order of keys', () => {
  fc.assert(
    fc.property(json, (x) => {
      expect(hash(reversed(x))).toBe(hash(x));
      expect(same(reversed(x), x)).toBe(true);
    }),
  );
});

test('what differs is not the same and hashes apart', () => {
  fc.assert(
    fc.property(json, json, (x, y) => {
      const alike = JSON.stringify(reversed(x)) === JSON.stringify(reversed(y)) || same(x, y);
      expect(same(x, y)).toBe(same(y, x));
      if (!alike) expect(hash(x)).not.toBe(hash(y));
    }),
  );
  for (const [a, b] of [
    [{ a: 1 }, { a: 1, b: 1 }],
    [{ a: 1, b: 1 }, { a: 1 }],
    [
      [1, 2],
      [2, 1],
    ],
    [[], {}],
    [{ a: null }, {}],
    [
      { a: 1, b: 2 },
      { a: 2, b: 1 },
    ],
    [0, false],
    [1, '1'],
    [null, 0],
    [1.5, 1],
  ]) {
    expect(same(a, b)).toBe(false);
    expect(hash(a)).not.toBe(hash(b));
  }
});

test('an object that hides a key in its prototype is not the same as one that has it', () => {
  expect(same({ toString: 1 }, {})).toBe(false);
  expect(same({ a: 1 }, { b: 1 })).toBe(false);
});

test('what is not plain data cannot be hashed', () => {
  expect(() => hash({ a: undefined })).toThrow(/not plain data/);
  expect(() => hash([() => 1])).toThrow(/not plain data/);
});
