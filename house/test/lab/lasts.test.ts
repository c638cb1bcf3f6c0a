/** Last decisions of games, looked at by the rules alone. */

import { through } from '@pesthouse/bots/search';
import { defaults, firstOf, Sfc } from '@pesthouse/kernel';
import { LAST_DECISIONS, lastsOf } from '@pesthouse/lab';
import { expect, test } from 'vitest';
import { findGame } from '../../games/index.ts';

const engineOf = async (id: string) => {
  const game = findGame(id);
  if (game === undefined) throw new Error(`there is no ${id}`);
  return game.engine(game.meta.rules);
};

test('what is too far from the end is not counted', async () => {
  const e = await engineOf('newyork');
  const s = e.start(defaults(e.game.meta, 2), 2, new Sfc().at(6, 1));
  expect(through(e, s, firstOf(e.deciders(s)), 200)).toBeNull();
});

test('every game has its last decisions looked at, and those that can be counted through are told apart', async () => {
  const e = await engineOf('pest');
  const told = lastsOf(e, 2, 3, 1, 2_000);
  expect(told.decisions).toBe(3 * LAST_DECISIONS);
  expect(told.counted).toBeGreaterThan(0);
  expect(told.counted).toBeLessThan(told.decisions);
  expect(told.matter).toBeLessThanOrEqual(told.counted);
  expect(lastsOf(e, 2, 3, 1, 2_000)).toEqual(told);
});
