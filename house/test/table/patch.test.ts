/** Patches: whatever two views differ in, the patch made from them leads from one to the other. */

import { clone, defaults, hash, Sfc } from '@pesthouse/kernel';
import { patched, patchOf } from '@pesthouse/table';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findGame, GAME_IDS } from '../../games/index.ts';

const plain = fc.jsonValue({ maxDepth: 4 }).filter((x) => !JSON.stringify(x).includes('__proto__'));

test('a patch leads from any plain data to any other, over the wire too', () => {
  fc.assert(
    fc.property(plain, plain, (a, b) => {
      const sent: ReturnType<typeof patchOf> = JSON.parse(JSON.stringify(patchOf(a, b)));
      expect(JSON.parse(JSON.stringify(patched(a, sent)))).toEqual(JSON.parse(JSON.stringify(b)));
    }),
  );
});

test.each([
  [{ valueOf: false }, {}],
  [{}, { toString: 1 }],
  [{ a: { constructor: 0 } }, { a: {} }],
])('a key may be named like what every object has: %j to %j', (a, b) => expect(patched(a, patchOf(a, b))).toEqual(b));

test('a patch cannot reach what every object has', () => {
  expect(() => patched({}, [[['__proto__', 'loose'], 1]])).toThrow('does not fit');
  expect(() => patched({}, [[['constructor', 'loose'], 1]])).toThrow('does not fit');
});

test('equal data need no patch, and the view before is left alone', () => {
  const view = { a: [1, { b: 2 }], c: 'x' };
  expect(patchOf(view, clone(view))).toEqual([]);
  const before = clone(view);
  expect(patched(view, [[['a', 1, 'b'], 3]])).toEqual({ a: [1, { b: 3 }], c: 'x' });
  expect(view).toEqual(before);
});

test('a patch for another view is refused', () => {
  expect(() => patched({ a: 1 }, [[['b', 'c'], 1]])).toThrow('does not fit');
});

/** Characters of a view. */
const SMALL = 1000;

test.each(GAME_IDS)('the views of a whole game of %s follow each other by patches that are smaller than they', async (id) => {
  const game = findGame(id);
  if (game === undefined) throw new Error(`there is no ${id}`);
  const { meta } = game;
  const e = (await game.rules()).rules;
  const chance = new Sfc().at(5, 1);
  const s = e.start(defaults(meta, meta.usual), meta.usual, chance);
  let view: unknown = e.view(s, 0);
  let [patches, views, n] = [0, 0, 0];
  while (!e.over(s)) {
    const who = e.deciders(s);
    const seat = 31 - Math.clz32(who & -who);
    const move = e.policy(s, seat, chance);
    if (move === undefined) throw new Error('nobody moved');
    e.play(s, seat, move, { chance, tell: undefined });
    const next = e.view(s, 0);
    const patch = patchOf(view, next);
    patches += JSON.stringify(patch).length;
    views += JSON.stringify(next).length;
    n++;
    view = patched(view, patch);
    expect(hash(view)).toBe(hash(next));
  }
  // A view of a few lines cannot be told in much less; a big one must be.
  expect(patches).toBeLessThan(views / n > SMALL ? views / 4 : views);
});
