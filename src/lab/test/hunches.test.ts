/** Hunches: what is true is told apart from guesses, the same by the same seed; a master's guesses fit its view, and only masters have hunches. */
import { describe, expect, test } from 'vitest';
import { likelihood, worldOf } from '../../bots/learnt/hunch.ts';
import { type AnyEngine, GAME_IDS, shelf } from '../../games/index.ts';
import { type Base, defaults, firstOf, Sfc, same } from '../../kernel/index.ts';
import { type Clued, cluesOf, fitHunch, foundOut } from '../index.ts';
import { knownTo } from '../onegame.ts';

const load = async (id: string): Promise<AnyEngine> => {
  const game = shelf(id);
  if (game === undefined) throw new Error(`there is no ${id}`);
  return game.taught(game.meta.rules);
};

test('what tells the truth apart gets weight, and what does not gets none', () => {
  const lots = new Sfc().at(1, 1);
  const world = (told: number): number[] => [told, lots.below(100) / 100];
  const all: Clued[] = Array.from({ length: 600 }, () => [world(1), ...Array.from({ length: 5 }, () => world(lots.below(2)))]);
  const weights = fitHunch(all, 6);
  const [tells = 0, idle = 0] = weights;
  expect(tells).toBeGreaterThan(1);
  expect(Math.abs(idle)).toBeLessThan(tells / 4);
  expect(foundOut(weights, all)).toBeGreaterThan(foundOut([0, 0], all));
  expect(foundOut([0, 0], all)).toBeCloseTo(-Math.log(6));
  expect(fitHunch(all, 6)).toEqual(weights);
});

const hunched = (await Promise.all(GAME_IDS.map(async (id) => ({ id, e: await load(id) })))).flatMap(({ id, e }) => {
  const hunch = e.learnt?.hunch;
  return hunch === undefined
    ? []
    : Object.entries(hunch.weights).flatMap(([seats, weights]) => (weights === undefined ? [] : [{ id, e, hunch, seats: Number(seats), weights }]));
});

test('Pathologic has hunches', () => {
  expect(hunched.map((x) => [x.id, x.seats])).toContainEqual(['pathologic', 2]);
});

describe.each(hunched)('hunches of $id with $seats seats', ({ e, hunch, seats, weights }) => {
  const games = Array.from({ length: 30 }, (_, game) => cluesOf(e, hunch, seats, 991, game)).flat();

  test('have a weight for every clue, and all are numbers', () => {
    expect(games.length).toBeGreaterThan(100);
    for (const clued of games)
      for (const x of clued) {
        expect(x).toHaveLength(weights.length);
        expect(x.every(Number.isFinite)).toBe(true);
      }
    expect(weights.every(Number.isFinite)).toBe(true);
  });

  test('find the truth more often than guessing alone, in games that nothing was learnt from', () => {
    const none = weights.map(() => 0);
    expect(foundOut(weights, games)).toBeGreaterThan(foundOut(none, games) + 0.2);
  });

  test('draw worlds that fit what the seat sees, likelier ones more often, and the same by the same luck', () => {
    const chance = new Sfc().at(5, 5);
    const s: Base = e.start(defaults(e.game.meta, seats), seats, chance);
    let [drawn, guessed, asked] = [0, 0, 0];
    for (let n = 0; !e.over(s); n++) {
      const seat = firstOf(e.deciders(s));
      const view = e.view(s, seat);
      if (hunch.helps(view, seat) && n % 3 === 0) {
        const world = worldOf(e, view, seat, seats, new Sfc().at(n, 1));
        expect(same(e.view(world, seat), view)).toBe(true);
        expect(worldOf(e, view, seat, seats, new Sfc().at(n, 1))).toEqual(world);
        const liked = (x: Base): number => {
          const values: number[] = [];
          hunch.clues(x, seat, values);
          return likelihood(weights, values);
        };
        drawn += liked(world);
        guessed += liked(e.guess(view, seat, new Sfc().at(n, 2)));
        asked++;
      }
      const move = e.policy(s, seat, chance);
      if (move === undefined) break;
      e.play(s, seat, move, { chance, tell: undefined });
    }
    expect(asked).toBeGreaterThan(5);
    expect(drawn).toBeGreaterThan(guessed);
  });

  test('are known to masters of today alone', () => {
    expect(knownTo(e, { level: 'master' }).learnt?.hunch).toBeDefined();
    expect(knownTo(e, { level: 'master', untaught: true }).learnt).toBeUndefined();
    expect(knownTo(e, { level: 'good' }).learnt).toBeUndefined();
  });
});
