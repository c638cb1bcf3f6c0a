/** The twin of a position: whatever becomes of it, one look tells what has changed, there and back. */

import { clone } from '@pesthouse/kernel';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { patched, patchOf } from '../patch.ts';
import { Twin } from '../twin.ts';

/** Few keys and values, so that two of them have much in common. */
const { tree } = fc.letrec<{ tree: unknown; list: unknown[]; record: { [k: string]: unknown } }>((tie) => ({
  tree: fc.oneof({ maxDepth: 4 }, fc.constantFrom(0, 1, 'a', true, null), tie('list'), tie('record')),
  list: fc.array(tie('tree'), { maxLength: 3 }),
  record: fc.dictionary(fc.constantFrom('a', 'b', 'c', 'valueOf'), tie('tree'), { maxKeys: 4 }),
}));
const position = fc.dictionary(fc.constantFrom('a', 'b', 'c', 'd'), tree, { maxKeys: 4 });

test('what is told of each look leads from one position to the next, and back', () => {
  fc.assert(
    fc.property(fc.array(position, { minLength: 2, maxLength: 6 }), (way) => {
      const [first = {}, ...rest] = way;
      const twin = new Twin(first);
      let before: unknown = first;
      for (const now of rest) {
        const was = clone(now);
        const { forth, back } = twin.follow(now, true);
        expect(now).toEqual(was);
        expect(patched(before, forth)).toEqual(now);
        expect(patched(now, back)).toEqual(before);
        before = now;
      }
    }),
  );
});

test('nothing is told of what has not changed, whatever the order of its keys', () => {
  fc.assert(
    fc.property(position, (x) => {
      const turned = Object.fromEntries(Object.entries(x).reverse());
      const twin = new Twin(x);
      expect(twin.follow(clone(x), true)).toEqual({ forth: [], back: [] });
      expect(twin.follow(turned, true)).toEqual({ forth: [], back: [] });
      expect(twin.follow(x, true)).toEqual({ forth: [], back: [] });
    }),
  );
});

test('it tells no more than a comparison of both positions does', () => {
  fc.assert(
    fc.property(position, position, (a, b) => {
      const sorted = (patch: readonly unknown[]): string[] => patch.map((x) => JSON.stringify(x)).sort();
      expect(sorted(new Twin(a).follow(b, false).forth)).toEqual(sorted(patchOf(a, b)));
    }),
  );
});

test('what was told stays as it was when the position goes on', () => {
  const position = { a: [1], b: { c: [{ d: 1 }] } };
  const twin = new Twin({ a: 0, b: { c: [] } });
  const { forth, back } = twin.follow(position, true);
  const told = JSON.stringify([forth, back]);
  position.a.push(2);
  position.b.c[0] = { d: 2 };
  twin.follow(position, true);
  expect(JSON.stringify([forth, back])).toBe(told);
});

test('whoever does not want to go back is told nothing of the way', () => {
  expect(new Twin({ a: 1 }).follow({ b: 2 }, false)).toEqual({ forth: [[['b'], 2], [['a']]], back: [] });
});
