/** The review of whole games: the same way for the same seed, and honest about somebody alone. */

import { type Care, type Review, review } from '@pesthouse/bots/review';
import { defaults, type Entry, Sfc, same } from '@pesthouse/kernel';
import { describe, expect, test } from 'vitest';
import { findGame, GAME_IDS } from '../../games/index.ts';

const QUICK: Care = { seed: 3, budget: 300, looks: 3, lessons: 6, work: { search: 400, compare: 400, confirm: 800 } };
const chanceAt = (n: number): Sfc => new Sfc().at(77, n);

const finish = (work: Generator<Review, Review>): { readonly last: Review; readonly slices: readonly Review[] } => {
  const slices: Review[] = [];
  for (;;) {
    const { value, done } = work.next();
    slices.push(value);
    if (done === true) return { last: value, slices };
  }
};

/** A whole game by the game's own policies, as a record. */
const played = async (id: string, seats: number) => {
  const game = findGame(id);
  if (game === undefined) throw new Error(`there is no ${id}`);
  const { rules: e } = await game.rules();
  const options = defaults(game.meta, seats);
  const s = e.start(options, seats, chanceAt(0));
  const entries: Entry[] = [];
  const own = new Sfc().at(4, 4);
  while (!e.over(s)) {
    const set = e.deciders(s);
    const seat = 31 - Math.clz32(set & -set);
    const move = e.policy(s, seat, own);
    if (move === undefined) throw new Error('nothing to do');
    const n = entries.length + 1;
    entries.push({ n, seat, move });
    e.play(s, seat, move, { chance: chanceAt(n), tell: undefined });
  }
  return { e, told: { options, seats, entries } };
};

describe.each(GAME_IDS)('%s', (id) => {
  test('a whole game is gone over in slices, the same way for the same seed', async () => {
    const { e, told } = await played(id, 2);
    const { last, slices } = finish(review(e, told, chanceAt, QUICK));
    const again = finish(review(e, told, chanceAt, QUICK)).last;
    expect(again).toEqual(last);
    expect(slices.length).toBeGreaterThan(1);
    expect(slices.every((x, i) => i === 0 || x.done >= (slices[i - 1]?.done ?? 0))).toBe(true);
    expect(last.points.at(-1)?.at).toBe(told.entries.length);
    for (const p of last.points) expect(p.seats.reduce((a, x) => a + x.mean, 0)).toBeCloseTo(1, 6);
    for (const t of last.turns) {
      expect(e.refuse(t.view, t.seat, t.better)).toBeNull();
      expect(same(t.better, t.played)).toBe(false);
    }
  });
});

test('somebody alone is judged by the score', async () => {
  const { e, told } = await played('pest', 1);
  const { last } = finish(review(e, told, chanceAt, { ...QUICK, budget: 100 }));
  const end = last.points.at(-1)?.seats[0]?.mean ?? 0;
  expect(end).toBeGreaterThan(1.5);
  expect(last.shares?.[0]?.others.mean).toBe(0);
});
