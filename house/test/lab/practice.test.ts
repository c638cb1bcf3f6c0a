/** Practice: habits keep their shape, what they lead to is legal, the same seed finds the same, what it finds is better, and nobody but masters plays by it. */

import { defaults, firstOf, type Habits, habitsFor, type Manner, Sfc } from '@pesthouse/kernel';
import { begun, flatten, foundBy, heldAgainst, knownTo, type Practice, practiceIn, practised, refilled } from '@pesthouse/lab';
import { describe, expect, test } from 'vitest';
import { findGame, GAME_IDS } from '../../games/index.ts';

const taught = await Promise.all(
  GAME_IDS.map(async (id) => {
    const found = findGame(id);
    if (found === undefined) throw new Error(`no game ${id}`);
    const [e, plain] = await Promise.all([found.taught(found.meta.rules), found.engine(found.meta.rules)]);
    return { id, meta: found.meta, e, plain, manner: e.learnt?.manner };
  }),
);
const mannered = taught.flatMap((x) => (x.manner === undefined ? [] : [{ ...x, manner: x.manner }]));
const gameOf = (id: string) => {
  const found = mannered.find((x) => x.id === id);
  if (found === undefined) throw new Error(`${id} has no habits`);
  return found;
};

const shape = (h: Habits): unknown => (typeof h === 'number' ? 0 : Array.isArray(h) ? h.length : Object.entries(h).map(([k, x]) => [k, shape(x)]));

test('four games have a policy that practises', () => {
  expect(mannered.map((x) => x.id).sort()).toEqual(['exterminators', 'pathologic', 'pest', 'retribution']);
});

describe.each(mannered)('habits of $id', ({ e, plain, meta, manner }) => {
  test.each(Object.entries(manner.learnt))('are of the same shape, learnt with %s seats and written, and all numbers', (seats, learnt) => {
    expect(meta.seats).toContain(Number(seats));
    expect(shape(learnt)).toEqual(shape(manner.written));
    expect(flatten(learnt).every(Number.isFinite)).toBe(true);
    expect(shape(refilled(manner.written, flatten(learnt)))).toEqual(shape(manner.written));
    expect(flatten(refilled(manner.written, flatten(learnt)))).toEqual(flatten(learnt));
  });

  test.each([...meta.seats])('with %i seats are those of that number, or of the nearest', (seats) => {
    const s = e.start(defaults(meta, seats), seats, new Sfc().at(6, seats));
    expect(manner.seats(s)).toBe(seats);
    const learnt = Object.keys(manner.learnt).map(Number);
    const used = learnt.filter((n) => manner.learnt[n] === habitsFor(manner, seats));
    const least = Math.min(...learnt.map((n) => Math.abs(n - seats)));
    expect(used.some((n) => Math.abs(n - seats) === least)).toBe(true);
  });

  test.each([...meta.seats])('lead to legal moves alone with %i seats, be they ever so odd', (seats) => {
    const dice = new Sfc();
    for (let game = 0; game < 6; game++) {
      const lots = new Sfc().at(77, game);
      // The first game is played by what masters learnt.
      const odd = flatten(manner.written).map((x) => x * (lots.below(300) / 100) + (lots.below(200) - 100) / 100);
      const policy = manner.policyBy(game === 0 ? habitsFor(manner, seats) : refilled(manner.written, odd));
      const s = e.start(defaults(meta, seats), seats, dice.at(5, game));
      for (let n = 0; !e.over(s); n++) {
        expect(n).toBeLessThanOrEqual(e.game.bound);
        const seat = firstOf(e.deciders(s));
        const f = s.stack[s.stack.length - 1];
        if (f === undefined) throw new Error('nothing is asked');
        const m = policy(s, f, seat, dice);
        const why = e.refuse(s, seat, m);
        if (why !== null) throw new Error(`${f.step}: ${JSON.stringify(m)} is refused: ${why}`);
        e.play(s, seat, m, { chance: dice, tell: undefined });
      }
    }
  });

  test('are known to masters of today alone', () => {
    const answers = (of: typeof e): string[] => {
      const dice = new Sfc().at(3, 3);
      const s = plain.start(defaults(meta, 2), 2, dice);
      const said: string[] = [];
      for (let n = 0; n < 400 && !plain.over(s); n++) {
        const seat = firstOf(plain.deciders(s));
        said.push(JSON.stringify(of.policy(s, seat, new Sfc().at(4, n))));
        const m = plain.policy(s, seat, new Sfc().at(4, n));
        if (m === undefined) throw new Error('the policy has no opinion');
        plain.play(s, seat, m, { chance: dice, tell: undefined });
      }
      return said;
    };
    const written = answers(plain);
    expect(answers(knownTo(e, { level: 'master' }))).not.toEqual(written);
    expect(answers(knownTo(e, { level: 'master', untaught: true }))).toEqual(written);
    expect(answers(knownTo(e, { level: 'good' }))).toEqual(written);
  });
});

test('of two numbers of seats that are as near the greater counts, and with none the habits are those written', () => {
  const manner = { written: [0], learnt: { 2: [2], 4: [4] } };
  expect([1, 2, 3, 4, 6].map((n) => flatten(habitsFor(manner, n)))).toEqual([[2], [2], [4], [4], [4]]);
  expect(habitsFor({ written: [0], learnt: {} }, 2)).toEqual([0]);
});

describe('practice', () => {
  const { plain, manner } = gameOf('exterminators');
  const later = (steps: number, seed: number, from: Practice = begun(manner)): Practice => {
    let now = from;
    while (now.step < steps) now = practised(plain, manner, { seats: [2], steps: 12, seed }, now);
    return now;
  };
  test('finds the same by the same seed, also where it was broken off', () => {
    const whole = later(2, 1);
    expect(later(2, 1, practiceIn(JSON.stringify(later(1, 1)), manner))).toEqual(whole);
    expect(later(2, 2)).not.toEqual(whole);
  });
  test('begins with what is written', () => {
    expect(foundBy(manner, begun(manner))).toEqual(manner.written);
    const even = heldAgainst(plain, manner, manner.written, 2, 20, 5);
    expect(even.reduce((a, b) => a + b, 0) / even.length).toBe(0.5);
  });
  test('finds what wins, and leaves alone what does not matter', () => {
    const sensible = manner.policyBy(manner.written);
    // Who has more care makes fewer moves by lot; the other number is read by nobody.
    const careful: Manner = {
      written: { care: 0, idle: [0] },
      learnt: {},
      seats: () => 2,
      policyBy(h) {
        const [care = 0] = flatten(h);
        return (s, f, seat, chance) => {
          if (chance.below(100) < 50 + 100 * care) return sensible(s, f, seat, chance);
          const all = plain.moves(s, seat);
          return all[chance.below(all.length)] ?? sensible(s, f, seat, chance);
        };
      },
    };
    let now = begun(careful);
    while (now.step < 12) now = practised(plain, careful, { seats: [2], steps: 12, seed: 1 }, now);
    const [care = 0, idle = 0] = now.mean;
    expect(care).toBeGreaterThan(3 * Math.abs(idle));
    const shares = heldAgainst(plain, careful, refilled(careful.written, [0.5, 0]), 2, 50, 99);
    expect(shares.reduce((a, b) => a + b, 0) / shares.length).toBeGreaterThan(0.7);
  });
});
