/** Duels: mirrored deals give both bots the same luck, and what depends on each other is counted once. */

import { byDeals, dealOf, duelOf, type GameResult, luckOf, planOf, playOne, seating, seedOfGame } from '@pesthouse/lab';
import { expect, test } from 'vitest';
import { engineOf as load } from './load.ts';

const e = await load('newyork');
const planFor = (bots: readonly string[], players: number, games: number) => {
  const read = planOf(e, { players, bots, games, seed: 3, haste: { runs: 2 }, mirrored: true });
  if ('wrong' in read) throw new Error(read.wrong);
  return read.plan;
};

test('games of one deal have one seed, and every bot sits in every seat of it', () => {
  for (const players of [2, 4]) {
    const plan = planFor(['master', 'master-0.3'], players, 6);
    for (const deal of [0, 1, 2]) {
      const [a, b] = [2 * deal, 2 * deal + 1];
      expect(dealOf(plan, a)).toBe(dealOf(plan, b));
      expect(seedOfGame(plan, a)).toBe(seedOfGame(plan, b));
      const other = (x: string): string => (x === 'master' ? 'master-0.3' : 'master');
      expect(seating(plan, b)).toEqual(seating(plan, a).map(other));
    }
    expect(seedOfGame(plan, 0)).not.toBe(seedOfGame(plan, 2));
  }
});

test('a deal counts once, and only when all of its games are played', () => {
  const plan = planFor(['good', 'random'], 2, 5);
  const results: GameResult[] = [0, 1, 2, 3, 4].map((job) => playOne(e, plan, job));
  const duel = duelOf(plan, results);
  expect(duel).toMatchObject({ first: 'good', second: 'random', games: 4, deals: 2 });
  const wins = results.slice(0, 4).map((g): number => {
    const [a, b] = [g.seats.find((x) => x.bot === 'good')?.rank ?? 0, g.seats.find((x) => x.bot === 'random')?.rank ?? 0];
    return a < b ? 1 : a === b ? 0.5 : 0;
  });
  expect(duel.share).toBeCloseTo(wins.reduce((sum: number, x) => sum + x, 0) / 4);
});

test('with four at a table a win is told apart from being ahead', () => {
  const plan = planFor(['good', 'random'], 4, 2);
  const seat = (bot: string, rank: number) => ({ bot, rank, score: 0, labels: {}, verbs: {}, picks: {} });
  // The first wins both games and comes last in both.
  const game = (index: number): GameResult => ({
    index,
    variant: 0,
    seats: [seat('good', 1), seat('random', 2), seat('random', 3), seat('good', 4)],
    decisions: 1,
    rounds: 1,
    leads: 0,
    settled: 0,
    ending: 'over',
  });
  const duel = duelOf(plan, [game(0), game(1)]);
  expect(duel.won.share).toBe(1);
  expect(duel.share).toBe(0.5);
});

test('equals who meet twice on one deal play two games, and how often its seat wins again tells of luck', () => {
  const plan = planFor(['good', 'good'], 2, 4);
  const results = [0, 1, 2, 3].map((job) => playOne(e, plan, job));
  expect(results[0]?.decisions === results[1]?.decisions && results[2]?.decisions === results[3]?.decisions).toBe(false);
  const luck = luckOf(plan, results);
  expect(luck).toMatchObject({ bot: 'good', deals: 2 });
  const won = results.map((g) => g.seats.findIndex((x) => x.rank === 1));
  expect(luck.share).toBe((Number(won[0] === won[1]) + Number(won[2] === won[3])) / 2);
  // A deal of which only one game was played says nothing.
  expect(luckOf(plan, results.slice(0, 3)).deals).toBe(1);
});

test('luck that cancels out within deals makes the interval narrower, luck that adds up makes it wider', () => {
  const cancelled = byDeals(
    Array.from({ length: 40 }, (_, i) => (i % 8 === 0 ? 1 : 0.5)),
    80,
  );
  const added = byDeals(
    Array.from({ length: 40 }, (_, i) => (i % 16 < 9 ? 1 : 0)),
    80,
  );
  expect(cancelled.high - cancelled.low).toBeLessThan(added.high - added.low);
  expect(byDeals([1, 1, 1, 1], 8).low).toBeLessThan(0.6);
});

test('the master of old plays on without what its game learnt', () => {
  const asked: string[] = [];
  const plan = planFor(['master', 'master-0.3'], 2, 1);
  const learnt = {
    rules: e.game.meta.rules,
    nets: {
      2: {
        inputs: 5,
        hidden: 0,
        scale: [1, 1, 1, 1, 1],
        own: [1, 1, 1, 1, 1],
        others: [0, 0, 0, 0, 0],
        ownHidden: [],
        othersHidden: [],
        bias: [],
        out: [],
        warmth: 1,
      },
    },
    traits: () => {
      asked.push('traits');
    },
  };
  const taught = playOne({ ...e, learnt }, plan, 0);
  expect(asked.length).toBeGreaterThan(0);
  asked.length = 0;
  playOne({ ...e, learnt }, { ...plan, bots: ['master-0.3', 'master-0.3'] }, 0);
  expect(asked).toEqual([]);
  expect(taught.seats.map((x) => x.bot)).toEqual(['master', 'master-0.3']);
});

test('each is held to its own time, by a clock that is asked for nobody else', () => {
  const played = (bots: readonly string[], clock?: () => number) => playOne(e, { ...planFor(bots, 2, 2), haste: {} }, 0, clock);
  let looks = 0;
  const still = () => 0 * looks++;
  expect(played(['fair', 'random'], still)).toEqual(played(['fair', 'random']));
  expect(looks).toBe(0);
  // By a clock that stands still nothing is cut short, by one that runs nearly everything is.
  const course = ({ decisions, seats }: GameResult) => [decisions, seats.map((x) => x.verbs)];
  expect(course(played(['fair:5ms', 'random'], still))).toEqual(course(played(['fair', 'random'])));
  expect(looks).toBeGreaterThan(0);
  let time = 0;
  expect(course(played(['fair:5ms', 'random'], () => (time += 100)))).not.toEqual(course(played(['fair', 'random'])));
});
