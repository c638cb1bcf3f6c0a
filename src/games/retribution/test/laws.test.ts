/** The laws of every game, on Retribution: every seat count, every option, players with moods and the bot. */
import { expect, test } from 'vitest';
import { checkCoverage, checkGame, coverage, plainChance } from '../../../kernel/conformance/index.ts';
import { CLAUSES } from '../clauses.ts';
import { meta } from '../meta.ts';
import { rules } from '../rules.ts';
import { cards, except } from './coverage.ts';

const reached = coverage();
const GAMES = 18;

const optionsOf = (seed: number, seats: number) => ({
  lineupRedeal: ['offer', 'auto', 'off'][seed % 3] ?? 'offer',
  firstPlayer: seed % 5 === 0 ? `seat-${1 + (seed % seats)}` : 'random',
  equalTurns: seed % 2 === 0,
  secondSeatCard: seed % 7 < 3,
});

for (const seats of meta.seats)
  test(`the laws hold with ${seats} seats`, () => {
    for (let i = 0; i < GAMES; i++) {
      const seed = seats * 100 + i;
      // The bot collects Chronic cards, players with moods go where it does not.
      const player = i % 2 === 0 ? 'policy' : 'moody';
      checkGame(rules, { options: optionsOf(seed, seats), seats, seed, every: 10, clauses: CLAUSES, player }, reached);
    }
    expect(reached.games).toBeGreaterThanOrEqual(GAMES);
  });

test('the laws hold where the first Lineup is costly and the first player is asked', () => {
  const options = { lineupRedeal: 'offer', firstPlayer: 'seat-1', equalTurns: true, secondSeatCard: true } as const;
  const costly = Array.from({ length: 200 }, (_, seed) => seed).filter((seed) => rules.start(options, 2, plainChance(seed)(0)).phase === 'setup');
  for (const [i, seed] of costly.slice(0, 4).entries())
    checkGame(rules, { options, seats: 2, seed, every: 10, clauses: CLAUSES, player: i === 0 ? 'policy' : 'moody' }, reached);
  expect(costly.length).toBeGreaterThan(3);
});

test('every step, verb, refusal and card was reached, or is listed with its reason', () => {
  expect(reached.twins).toBeGreaterThan(500);
  expect(reached.undone).toBeGreaterThan(20);
  expect(checkCoverage(rules, reached, { cards, except })).toEqual([]);
});
