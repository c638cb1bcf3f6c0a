/** The laws of every game, on Retribution: every seat count, every option, players with moods and the bot. */
import { expect, test } from 'vitest';
import { checkCoverage, checkGame, coverage } from '../../../kernel/conformance/index.ts';
import { CLAUSES } from '../clauses.ts';
import { meta } from '../meta.ts';
import { rules } from '../rules.ts';
import { cards, except } from './coverage.ts';

const reached = coverage();
const GAMES = 12;

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
      checkGame(rules, { options: optionsOf(seed, seats), seats, seed, every: 19, clauses: CLAUSES }, reached);
    }
    expect(reached.games).toBeGreaterThanOrEqual(GAMES);
  });

test('every step, verb, refusal and card was reached, or is listed with its reason', () => {
  expect(reached.twins).toBeGreaterThan(500);
  expect(reached.undone).toBeGreaterThan(20);
  expect(checkCoverage(rules, reached, { cards, except })).toEqual([]);
});
