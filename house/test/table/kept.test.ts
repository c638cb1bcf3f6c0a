/** Copies that follow a position: equal to it, nothing of it, and the same as before where nothing has changed. */

import { clone, defaults, firstOf, Sfc, same } from '@pesthouse/kernel';
import { kept, patchOf } from '@pesthouse/table';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findGame, GAME_IDS } from '../../games/index.ts';

const plain = fc.jsonValue({ maxDepth: 4 }).filter((x) => !JSON.stringify(x).includes('__proto__'));

/** Every object and list within. */
const parts = (x: unknown, found = new Set<object>()): Set<object> => {
  if (typeof x !== 'object' || x === null) return found;
  found.add(x);
  for (const v of Object.values(x)) parts(v, found);
  return found;
};

test('a copy is equal to what it follows and shares nothing with it, and the copy before is left alone', () => {
  fc.assert(
    fc.property(plain, plain, (before, now) => {
      const was = clone(before);
      const copy = kept(before, now);
      expect(copy).toEqual(now);
      expect(before).toEqual(was);
      const own = parts(now);
      for (const x of parts(copy)) expect(own.has(x)).toBe(false);
    }),
  );
});

test('where nothing has changed the copy is the one before', () => {
  fc.assert(
    fc.property(plain, (x) => {
      expect(kept(x, clone(x))).toBe(x);
    }),
  );
  const bare: unknown = { a: undefined, b: [undefined, { c: undefined }] };
  expect(kept(bare, clone(bare))).toBe(bare);
});

test('what has not changed is shared with the copy before', () => {
  const before = { a: [1, { b: 2 }], c: { d: [3] }, e: 'x' };
  const copy = kept(before, { a: [1, { b: 4 }], c: { d: [3] }, e: 'x' });
  expect(copy).toEqual({ a: [1, { b: 4 }], c: { d: [3] }, e: 'x' });
  expect(copy.c).toBe(before.c);
  expect(copy.a).not.toBe(before.a);
});

test.each([
  [{ valueOf: false }, {}],
  [{}, { toString: 1 }],
  [{ constructor: 0 }, { constructor: {} }],
  [{ a: undefined }, { b: undefined }],
  [{ a: 1 }, { a: 1, b: undefined }],
])('a key counts only where it is its own: %j to %j', (before, now) => {
  const copy = kept<object>(before, now);
  expect(copy).toEqual(now);
  expect(Object.keys(copy)).toEqual(Object.keys(now));
});

test.each(GAME_IDS)('the copies along a game of %s are its positions, and those before them stay as they were', async (id) => {
  const game = findGame(id);
  if (game === undefined) throw new Error(`there is no ${id}`);
  const e = (await game.rules()).rules;
  const chance = new Sfc().at(7, 1);
  const s = e.start(defaults(game.meta, game.meta.usual), game.meta.usual, chance);
  let copy = kept(null, s);
  for (let n = 0; n < 60 && !e.over(s); n++) {
    const seat = firstOf(e.deciders(s));
    const move = e.policy(s, seat, chance);
    if (move === undefined) throw new Error('nobody moved');
    const before = clone(copy);
    e.play(s, seat, move, { chance, tell: undefined });
    const next = kept(copy, s);
    expect(same(next, s) && same(copy, before)).toBe(true);
    expect(patchOf(copy, next)).toEqual(patchOf(before, s));
    copy = next;
  }
});
