/** What choices cost: decisions that are asked about, what their moves are worth, and bots held against it. */

import { type Flat, Sfc } from '@pesthouse/kernel';
import { type Asked, decisionsOf, judgingAfter, lostBy, usualAt, worthsOf } from '@pesthouse/lab';
import { expect, test } from 'vitest';
import { type AnyEngine, findGame } from '../../games/index.ts';

const load = async (id: string): Promise<AnyEngine> => {
  const game = findGame(id);
  if (game === undefined) throw new Error(`there is no ${id}`);
  return game.taught(game.meta.rules);
};
const first = (e: AnyEngine, seed: number, n: number): Asked[] => {
  const found: Asked[] = [];
  for (const x of decisionsOf(e, 2, seed)) if (found.push(x) === n) break;
  return found;
};

test('decisions leave a choice, come from several games, and are the same by the same seed', async () => {
  const e = await load('exterminators');
  const asked = first(e, 3, 6);
  for (const { view, seat, moves } of asked) {
    expect(moves.length).toBeGreaterThan(1);
    for (const m of moves) expect(e.refuse(view, seat, m)).toBeNull();
  }
  expect(first(e, 3, 6)).toEqual(asked);
  expect(first(e, 4, 6)).not.toEqual(asked);
});

test('worths are chances, the same by the same seed; the best move loses nothing, and what is no move has no loss', async () => {
  const e = await load('exterminators');
  const [asked] = first(e, 5, 1);
  if (asked === undefined) throw new Error('nothing is asked');
  const worths = worthsOf(asked, 4, 9);
  expect(worths).toHaveLength(asked.moves.length);
  for (const w of worths) expect(w >= 0 && w <= 1).toBe(true);
  expect(worthsOf(asked, 4, 9)).toEqual(worths);
  const made = worths.map((_, i) => i / 10);
  expect(asked.moves.map((m) => lostBy(asked, made, m))).toEqual(made.map((x) => (made.at(-1) ?? 0) - x));
  expect(lostBy(asked, made, { verb: 'no such move' })).toBeNull();
});

test('by policy less is lost than by lot', async () => {
  const e = await load('exterminators');
  const lots = new Sfc().at(1, 1);
  let [usual, lot] = [0, 0];
  for (const [i, asked] of first(e, 7, 16).entries()) {
    const worths = worthsOf(asked, 24, i);
    const lossOf = (m: Flat | undefined): number => (m === undefined ? 0 : (lostBy(asked, worths, m) ?? 0));
    usual += lossOf(usualAt(asked, i));
    lot += lossOf(asked.moves[lots.below(asked.moves.length)]);
  }
  expect(usual).toBeLessThan(lot);
});

test('a master can be asked to judge later, and the game keeps its own setting', async () => {
  const e = await load('pathologic');
  const before = e.learnt?.tuned?.depth;
  expect(judgingAfter(e, 77).learnt?.tuned?.depth).toBe(77);
  expect(e.learnt?.tuned?.depth).toBe(before);
  expect(judgingAfter(e, 77).learnt?.nets[2]).toEqual(e.learnt?.nets[2]);
});
