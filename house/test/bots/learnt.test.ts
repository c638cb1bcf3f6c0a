/** The learnt judgement and the search that uses it: chances are shares, guesses are all it sees, limits are kept, and without weights the written heuristic plays. */

import { type Spent, thinkWith } from '@pesthouse/bots';
import { foresee, type Judgement, judgementOf, Net, USUAL_FORESIGHT } from '@pesthouse/bots/learnt';
import { considered } from '@pesthouse/bots/search';
import { type Base, clone, defaults, firstOf, Sfc } from '@pesthouse/kernel';
import { describe, expect, test } from 'vitest';
import { type AnyEngine, findGame, GAME_IDS } from '../../games/index.ts';

const net = (seats: number) =>
  new Net(
    {
      inputs: 2,
      hidden: 2,
      scale: [1, 2],
      own: [0.5, 0],
      others: [0, -0.25],
      ownHidden: [1, 0, 0, 1],
      othersHidden: [0, 1, 0.5, 0],
      bias: [0.1, -0.1],
      out: [1, -1],
      warmth: 1.5,
    },
    seats,
  );

test('chances are shares of one, and equals share alike', () => {
  for (const seats of [2, 3, 4]) {
    const into: number[] = [];
    net(seats).judge(
      Array.from({ length: seats }, (_, p) => [p, 2]),
      into,
    );
    expect(into.reduce((sum, x) => sum + x, 0)).toBeCloseTo(1);
    net(seats).judge(
      Array.from({ length: seats }, () => [3, 1]),
      into,
    );
    for (const x of into) expect(x).toBeCloseTo(1 / seats);
  }
});

/** In the middle of a game, or towards the end of a short one, with somebody who has a choice. */
const middle = (e: AnyEngine, seats: number): Base => {
  const s = e.start(defaults(e.game.meta, seats), seats, new Sfc().at(7, 1));
  const chance = new Sfc().at(8, 1);
  let found: Base | undefined;
  for (let n = 0; !e.over(s) && (n < 25 || found === undefined); n++) {
    const seat = firstOf(e.deciders(s));
    if (considered(e, s, seat).length > 1) found = clone(s);
    const move = e.policy(s, seat, chance);
    if (move === undefined) break;
    e.play(s, seat, move, { chance, tell: undefined });
  }
  if (found === undefined) throw new Error('nobody ever has a choice');
  return found;
};

/** Judges by the written terms alone, so that games without weights are tried too. */
const plain = (e: AnyEngine, seats: number): Judgement => ({
  tuned: {},
  chances(s, into) {
    for (let p = 0; p < seats; p++) {
      const values: number[] = [];
      e.game.bot.appraise(s, p, values);
      into[p] = 1 / (1 + Math.exp(-(values[0] ?? 0) / 10));
    }
  },
});

describe.each(GAME_IDS)('%s', (id) => {
  test('the search looks through guesses of the view alone, is the same for a seed, and keeps to its runs and its time', async () => {
    const game = findGame(id);
    if (game === undefined) throw new Error(`there is no ${id}`);
    const e = await game.taught(game.meta.rules);
    const seats = 2;
    const s = middle(e, seats);
    const seat = firstOf(e.deciders(s));
    const view = e.view(s, seat);
    const kept = clone(view);
    const spied: AnyEngine = {
      ...e,
      guess(v, p, c) {
        expect(v).toBe(view);
        expect(p).toBe(seat);
        return e.guess(v, p, c);
      },
    };
    const judgement = judgementOf(e, seats) ?? plain(e, seats);
    const look = (spent: Spent) => foresee(spied, view, seat, seats, { ...USUAL_FORESIGHT, runs: 40 }, judgement, new Sfc().at(1, 1), spent);
    const once = look(() => 0);
    expect(once.runs).toBeLessThanOrEqual(40);
    expect(once.runs).toBeGreaterThan(20);
    expect(look(() => 0)).toEqual(once);
    expect(view).toEqual(kept);
    for (const o of once.found) expect(e.refuse(view, seat, o.move)).toBeNull();
    expect(once.found.reduce((sum, o) => sum + o.visits, 0)).toBe(once.runs);
    expect(look(() => 1).runs).toBe(0);
    expect(look(() => 1).found).toHaveLength(1);
  });

  test('it stops as soon as no other move can come to more visits, and answers as if it had gone on', async () => {
    const game = findGame(id);
    if (game === undefined) throw new Error(`there is no ${id}`);
    const e = await game.taught(game.meta.rules);
    const s = middle(e, 2);
    const seat = firstOf(e.deciders(s));
    const judgement = judgementOf(e, 2) ?? plain(e, 2);
    // Without a stretch by policy the clock is asked once a run, so that it can end a search of endless runs after as many.
    const look = (runs: number, spent: Spent) =>
      foresee(e, e.view(s, seat), seat, 2, { ...USUAL_FORESIGHT, turns: -1, settles: false, runs }, judgement, new Sfc().at(1, 1), spent);
    for (const runs of [64, 160, 320]) {
      let asked = 0;
      const whole = look(1_000_000, () => Number(++asked > runs));
      const soon = look(runs, () => 0);
      expect(whole.runs).toBe(runs);
      expect(soon.runs).toBeLessThanOrEqual(runs);
      expect(soon.found[0]?.move).toEqual(whole.found[0]?.move);
    }
  });

  test('a master who is not hurried makes no more runs than its game says are enough', async () => {
    const game = findGame(id);
    if (game === undefined) throw new Error(`there is no ${id}`);
    const e = await game.taught(game.meta.rules);
    const enough = judgementOf(e, 2)?.tuned.runs ?? USUAL_FORESIGHT.runs;
    const s = middle(e, 2);
    const seat = firstOf(e.deciders(s));
    let runs = 0;
    thinkWith(
      e,
      { view: e.view(s, seat), seat, seats: 2, level: 'master', seed: 1 },
      () => 0,
      undefined,
      (all) => {
        for (const { visits } of all) runs += visits;
      },
    );
    expect(runs).toBeGreaterThan(0);
    expect(runs).toBeLessThanOrEqual(enough);
  });

  test('what is read of a seat is always as many numbers, from the first position to the last, and leaves the position alone', async () => {
    const game = findGame(id);
    if (game === undefined) throw new Error(`there is no ${id}`);
    const e = await game.taught(game.meta.rules);
    const terms = Object.keys(e.game.bot.terms).length;
    const most = Math.min(4, ...game.meta.seats.slice(-1));
    for (const seats of [2, most]) {
      const chance = new Sfc().at(9, seats);
      const s = e.start(defaults(e.game.meta, seats), seats, chance);
      let size = -1;
      const look = (): void => {
        const before = clone(s);
        for (let p = 0; p < seats; p++) {
          const values: number[] = [];
          e.game.bot.appraise(s, p, values);
          e.learnt?.traits(s, p, values, terms);
          if (size < 0) size = values.length;
          expect(values).toHaveLength(size);
          expect(values.every(Number.isFinite)).toBe(true);
        }
        expect(s).toEqual(before);
      };
      for (let n = 0; !e.over(s); n++) {
        if (n < 12 || n % 7 === 0) look();
        const seat = firstOf(e.deciders(s));
        e.play(s, seat, e.policy(s, seat, chance) ?? e.moves(s, seat)[0] ?? { verb: '' }, { chance, tell: undefined });
      }
      look();
    }
  });

  test('its weights are of its rules, small, and read nothing but what its traits write', async () => {
    const game = findGame(id);
    if (game === undefined) throw new Error(`there is no ${id}`);
    const e = await game.taught(game.meta.rules);
    for (const [seats, weights] of Object.entries(e.learnt?.nets ?? {})) {
      if (weights === undefined) continue;
      const s = middle(e, Number(seats));
      const values: number[] = [];
      e.game.bot.appraise(s, 0, values);
      const terms = Object.keys(e.game.bot.terms).length;
      expect(values).toHaveLength(terms);
      e.learnt?.traits(s, 0, values, terms);
      // A net that learnt before traits were added at the end reads those that were there.
      expect(values.length).toBeGreaterThanOrEqual(weights.inputs);
      expect(values.every(Number.isFinite)).toBe(true);
      const into: number[] = [];
      judgementOf(e, Number(seats))?.chances(s, into);
      expect(into.reduce((sum, x) => sum + x, 0)).toBeCloseTo(1);
    }
  });
});

test('with a depth, positions are judged so many decisions beyond the tree, and by what was learnt', async () => {
  const game = findGame('retribution');
  if (game === undefined) throw new Error('there is no retribution');
  const e = await game.taught(game.meta.rules);
  const { learnt } = e;
  const weights = learnt?.nets[2];
  if (learnt === undefined || weights === undefined) throw new Error('Retribution has learnt nothing');
  const s = middle(e, 2);
  const seat = firstOf(e.deciders(s));
  const ask = (depth: number) => {
    let [read, played] = [0, 0];
    const spied: AnyEngine = {
      ...e,
      learnt: {
        ...learnt,
        tunedFor: { '2': { depth } },
        traits(x, p, values, at) {
          read++;
          learnt.traits(x, p, values, at);
        },
      },
      play(x, p, m, k) {
        played++;
        e.play(x, p, m, k);
      },
    };
    const move = thinkWith(spied, { view: e.view(s, seat), seat, seats: 2, level: 'master', seed: 1, runs: 60 }, () => 0);
    expect(e.refuse(s, seat, move)).toBeNull();
    return { read, played };
  };
  const [near, far] = [ask(4), ask(40)];
  expect(near.read).toBeGreaterThan(60);
  expect(far.played).toBeGreaterThan(4 * near.played);
});

test('other rules than those it learnt by are judged by the written terms', async () => {
  const game = findGame('newyork');
  if (game === undefined) throw new Error('there is no newyork');
  const old = await game.taught('3');
  expect(old.learnt).toBeUndefined();
  expect(judgementOf(old, 2)).toBeNull();
  const s = old.start(defaults(old.game.meta, 2), 2, new Sfc().at(1, 1));
  const seat = firstOf(old.deciders(s));
  expect(
    old.refuse(
      s,
      seat,
      thinkWith(old, { view: old.view(s, seat), seat, seats: 2, level: 'master', seed: 1, runs: 10 }, () => 0),
    ),
  ).toBeNull();
});

test('a game with other options than those it learnt with is judged by the written terms', async () => {
  const game = findGame('pest');
  if (game === undefined) throw new Error('there is no pest');
  const e = await game.taught(game.meta.rules);
  const judged = (options: { [name: string]: boolean }): boolean => {
    const s = e.start({ ...defaults(e.game.meta, 2), ...options }, 2, new Sfc().at(1, 1));
    return judgementOf(e, 2, e.view(s, 0)) !== null;
  };
  expect([judged({}), judged({ versus: true }), judged({ advanced: true })]).toEqual([true, false, false]);
});
