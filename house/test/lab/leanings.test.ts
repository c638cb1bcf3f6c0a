/** Leanings: the same seed learns the same, also where it was broken off; what wins is chosen more often; whatever the weights, every move is legal; and masters lean with as many players as it was learnt for. */

import { type Base, Choosing, defaults, firstOf, habitsFor, type Kind, playedBy, Sfc } from '@pesthouse/kernel';
import { leaningAgainstHabit, leaningsFound, leantIn, leantOn, type Pupil, pupilOf, upright } from '@pesthouse/lab';
import { describe, expect, test } from 'vitest';
import { GAME_IDS } from '../../games/index.ts';
import { taughtOf } from './load.ts';

const e = await taughtOf('retribution');
const pupilWith = (seats: number): Pupil => {
  const found = pupilOf(e, seats);
  if (found === null) throw new Error(`nothing to learn with ${seats}`);
  return found;
};
const pupil = pupilWith(2);

test('Retribution leans, with two players; every weight is a number', async () => {
  const leaning = await Promise.all(GAME_IDS.map(async (id) => ((await taughtOf(id)).learnt?.manner?.leaning === undefined ? [] : [id])));
  expect(leaning.flat()).toEqual(['retribution']);
  expect(Object.keys(pupil.leaning.weights)).toEqual(['2']);
  expect(pupil.leaning.weights[2]).toHaveLength(pupil.leaning.size);
  expect(pupil.leaning.weights[2]?.every(Number.isFinite)).toBe(true);
});

test('where positions are not judged nobody learns to lean', async () => {
  expect(pupilOf(e, 3)).toBe(null);
  expect(pupilOf(await taughtOf('newyork'), 2)).toBe(null);
});

/** What two policies answer in the positions of one game by the first. */
const agree = (a: (s: Base, seat: number, k: Sfc) => unknown, b: typeof a, seats: number): boolean => {
  const dice = new Sfc().at(3, seats);
  const s = e.start(defaults(e.game.meta, seats), seats, dice);
  for (let n = 0; !e.over(s); n++) {
    const seat = firstOf(e.deciders(s));
    if (JSON.stringify(a(s, seat, new Sfc().at(4, n))) !== JSON.stringify(b(s, seat, new Sfc().at(4, n)))) return false;
    const m = e.policy(s, seat, new Sfc().at(4, n));
    if (m === undefined) throw new Error('the policy has no opinion');
    e.play(s, seat, m, { chance: dice, tell: undefined });
  }
  return true;
};

test('a master leans with two, and goes by habit with more', () => {
  const habit = (seats: number) => playedBy(pupil.manner.policyBy(habitsFor(pupil.manner, seats)));
  const weights = pupil.leaning.weights[2] ?? [];
  const leans = playedBy(pupil.leaning.policyBy(habitsFor(pupil.manner, 2), weights));
  expect(agree(e.policy, leans, 2)).toBe(true);
  expect(agree(e.policy, habit(2), 2)).toBe(false);
  for (const seats of [3, 4, 5]) expect(agree(e.policy, habit(seats), seats)).toBe(true);
});

test('whatever the weights are, and be it by lot, every move is legal', () => {
  const dice = new Sfc();
  for (let game = 0; game < 40; game++) {
    const lots = new Sfc().at(78, game);
    const odd = Array.from({ length: pupil.leaning.size }, () => (lots.below(400) - 200) / 40);
    const policy = playedBy(pupil.leaning.policyBy(habitsFor(pupil.manner, 2), odd, game % 2 === 0 ? undefined : () => {}));
    const s = e.start(defaults(e.game.meta, 2), 2, dice.at(5, game));
    for (let n = 0; !e.over(s); n++) {
      expect(n).toBeLessThanOrEqual(e.game.bound);
      const seat = firstOf(e.deciders(s));
      const m = policy(s, seat, dice);
      if (m === undefined) throw new Error('the policy has no opinion');
      const why = e.refuse(s, seat, m);
      if (why !== null) throw new Error(`${JSON.stringify(m)} is refused: ${why}`);
      e.play(s, seat, m, { chance: dice, tell: undefined });
    }
  }
});

test('whoever leans wins more than by habit alone', () => {
  const shares = leaningAgainstHabit(pupil, pupil.leaning.weights[2] ?? [], 2, 200, 99);
  expect(shares.reduce((a, b) => a + b, 0) / shares.length).toBeGreaterThan(0.56);
});

describe('learning', () => {
  const plan = { seats: 2, steps: 3, seed: 1, games: 8 };
  test('begins upright: the policy by habit, as far as that says what to prefer', () => {
    expect(leaningsFound(upright(pupil)).every((x) => x === 0)).toBe(true);
  });
  test('finds the same by the same seed, also where it was broken off', () => {
    const one = leantOn(pupil, plan, upright(pupil));
    const whole = leantOn(pupil, plan, one);
    expect(leantOn(pupil, plan, leantIn(JSON.stringify(one), pupil))).toEqual(whole);
    expect(leantOn(pupil, { ...plan, seed: 2 }, upright(pupil))).not.toEqual(one);
  });
  test('begins anew where there are other weights', () => {
    expect(leantIn(JSON.stringify({ ...upright(pupil), at: [1, 2] }), pupil)).toEqual(upright(pupil));
  });
  test('finds what wins, and leaves alone what does not matter', () => {
    // One option is to play as the policy does, the other by lot; of two more numbers that are seen, the one is always nothing.
    const kind: Kind = { at: 0, rows: 2, seen: 2, own: 0 };
    const sensible = pupil.manner.policyBy(habitsFor(pupil.manner, 2));
    const careful: Pupil = {
      ...pupil,
      leaning: {
        size: 4,
        anewAt: 'infect',
        weights: {},
        policyBy: (_, weights, heard) => {
          const c = new Choosing(weights, heard);
          return (s, f, seat, chance) => {
            c.seen[0] = 1;
            c.seen[1] = 0;
            c.begin(kind);
            c.option(0, 0);
            c.option(1, 0);
            const all = e.moves(s, seat);
            const lot = all[chance.below(all.length)];
            return c.choose(chance) === 0 || lot === undefined ? sensible(s, f, seat, chance) : lot;
          };
        },
      },
    };
    let now = upright(careful);
    while (now.step < 8) now = leantOn(careful, { seats: 2, steps: 8, seed: 1, games: 32 }, now);
    const [care = 0, idle = 0, lot = 0, idler = 0] = now.mean;
    expect(care).toBeGreaterThan(0.02);
    expect(lot).toBeLessThan(-0.02);
    expect([idle, idler]).toEqual([0, 0]);
  });
});
