/** Hunches: how others choose is learnt, the same by the same seed; what a master believes holds the truth and fits its view, also where it missed something; only masters have hunches. */

import { believe, worldOf } from '@pesthouse/bots/learnt';
import { blank } from '@pesthouse/bots/search';
import { type Base, defaults, firstOf, type Seat, Sfc, same } from '@pesthouse/kernel';
import { type Clued, fitHunch, foretold, knownTo, watch } from '@pesthouse/lab';
import { describe, expect, test } from 'vitest';
import { type AnyEngine, GAME_IDS } from '../../games/index.ts';
import { taughtOf } from './load.ts';

test('what tells a choice apart gets weight, and what does not gets none', () => {
  const lots = new Sfc().at(1, 1);
  const move = (told: number): number[] => [told, lots.below(100) / 100];
  const all: Clued[] = Array.from({ length: 600 }, () => [move(1), ...Array.from({ length: 5 }, () => move(lots.below(2)))]);
  const weights = fitHunch(all, 6);
  const [tells = 0, idle = 0] = weights;
  expect(tells).toBeGreaterThan(1);
  expect(Math.abs(idle)).toBeLessThan(tells / 4);
  expect(foretold(weights, all)).toBeGreaterThan(foretold([0, 0], all));
  expect(foretold([0, 0], all)).toBeCloseTo(-Math.log(6));
  expect(fitHunch(all, 6)).toEqual(weights);
});

const hunched = (await Promise.all(GAME_IDS.map(async (id) => ({ id, e: await taughtOf(id) })))).flatMap(({ id, e }) => {
  const hunch = e.learnt?.hunch;
  return hunch === undefined ? [] : e.game.meta.seats.map((seats) => ({ id, e, hunch, seats, weights: hunch.weights }));
});

test('Pathologic has hunches', () => {
  expect(hunched.map((x) => [x.id, x.seats])).toEqual([2, 3, 4].map((seats) => ['pathologic', seats]));
});

const mean = (xs: readonly number[]): number => xs.reduce((a, b) => a + b, 0) / Math.max(1, xs.length);

/** Every decision of a game by policy, as the seat sees it. */
function* decisions(e: AnyEngine, seats: number, seed: number): Generator<{ readonly s: Base; readonly view: Base; readonly seat: Seat }> {
  const chance = new Sfc().at(seed, 5);
  const s: Base = e.start(defaults(e.game.meta, seats), seats, chance);
  while (!e.over(s)) {
    const seat = firstOf(e.deciders(s));
    yield { s, view: e.view(s, seat), seat };
    const move = e.policy(s, seat, chance);
    if (move === undefined) break;
    e.play(s, seat, move, { chance, tell: undefined });
  }
}

describe.each(hunched)('hunches of $id with $seats seats', ({ e, hunch, seats, weights }) => {
  const games = Array.from({ length: 30 }, (_, game) => watch(e, { seats, seed: 991, runs: 0 }, game, weights));
  const choices = games.flatMap((x) => x.choices);

  test('have a weight for every clue, and all are numbers', () => {
    expect(choices.length).toBeGreaterThan(100);
    for (const clued of choices)
      for (const x of clued) {
        expect(x).toHaveLength(weights.length);
        expect(x.every(Number.isFinite)).toBe(true);
      }
    expect(weights.every(Number.isFinite)).toBe(true);
  });

  test('foretell choices, and believe the truth likelier than all that is possible alike, in games that nothing was learnt from', () => {
    const none = weights.map(() => 0);
    expect(foretold(weights, choices)).toBeGreaterThan(foretold(none, choices) + 0.2);
    const knew = games.flatMap((x) => x.knew);
    expect(knew.every(Number.isFinite)).toBe(true);
    expect(mean(knew)).toBeGreaterThan(0.3);
  });

  test('draw worlds that fit what the seat sees, and the same by the same luck', () => {
    const minds = Array.from({ length: seats }, blank);
    let asked = 0;
    for (const { view, seat } of decisions(e, seats, 6)) {
      const believed = believe(e, view, seat, minds[seat] ?? blank());
      if (believed === null || asked++ % 3 !== 0) continue;
      const world = worldOf(e, view, seat, believed, new Sfc().at(asked, 1));
      expect(same(e.view(world, seat), view)).toBe(true);
      expect(worldOf(e, view, seat, believed, new Sfc().at(asked, 1))).toEqual(world);
    }
    expect(asked).toBeGreaterThan(20);
  });

  test('never rule the truth out, and are sure of one thing in all, whatever was missed', () => {
    const lots = new Sfc().at(3, 3);
    const minds = Array.from({ length: seats }, blank);
    let asked = 0;
    for (let game = 0; game < 8; game++)
      for (const { s, view, seat } of decisions(e, seats, 100 + game)) {
        // Somebody else may have decided for the seat, or its memory been lost, even to another game.
        if (lots.below(4) === 0) continue;
        const odds = believe(e, view, seat, minds[seat] ?? blank())?.odds ?? new Float64Array();
        const all = odds.reduce((a, b) => a + b, 0);
        if (all === 0) continue;
        asked++;
        expect(all).toBeCloseTo(1);
        expect(odds[hunch.truth(s)]).toBeGreaterThan(0);
      }
    expect(asked).toBeGreaterThan(200);
  });

  test('are known to masters of today alone', () => {
    expect(knownTo(e, { level: 'master' }).learnt?.hunch).toBeDefined();
    expect(knownTo(e, { level: 'master', untaught: true }).learnt).toBeUndefined();
    expect(knownTo(e, { level: 'good' }).learnt).toBeUndefined();
  });
});
