/** The laws of every game, on Pests!: every seat count, every option, players with moods and the bot. */
import { expect, test } from 'vitest';
import { checkCoverage, checkGame, coverage, spreadOptions } from '../../../kernel/conformance/index.ts';
import { Sfc } from '../../../kernel/index.ts';
import { CLAUSES } from '../clauses.ts';
import { meta } from '../meta.ts';
import { rules } from '../rules.ts';
import { cards, except, notable } from './coverage.ts';

const reached = coverage();
const GAMES = 40;

for (const seats of meta.seats)
  test(`the laws hold with ${seats} seats`, () => {
    const options = spreadOptions(meta, seats, new Sfc().at(2, seats), 8, notable);
    for (let i = 0; i < GAMES; i++) {
      const chosen = options[i % options.length];
      if (chosen !== undefined)
        checkGame(rules, { options: chosen, seats, seed: seats * 1000 + i, every: 11, clauses: CLAUSES, player: i % 3 === 0 ? 'policy' : 'moody' }, reached);
    }
    expect(reached.games).toBeGreaterThanOrEqual(GAMES);
  });

test('every step, verb, refusal and card was reached, or is listed with its reason', () => {
  expect(reached.twins).toBeGreaterThan(500);
  expect(reached.undone).toBeGreaterThan(20);
  expect(checkCoverage(rules, reached, { cards, except })).toEqual([]);
});
