/** The laws of every game, on Pest: every seat count, every mode, players with moods and the bot; then from positions that whole games seldom meet. */
import { expect, test } from 'vitest';
import { checkCoverage, checkGame, coverage, spreadOptions } from '../../../kernel/conformance/index.ts';
import { defaults, engine, Sfc } from '../../../kernel/index.ts';
import { CLAUSES } from '../clauses.ts';
import { meta } from '../meta.ts';
import { rules } from '../rules.ts';
import { AIMS, near } from './aimed.ts';
import { cards, except, notable } from './coverage.ts';

const reached = coverage();
/** More games where they are short. */
const GAMES = [0, 24, 16, 12, 10, 8] as const;

for (const seats of meta.seats)
  test(`the laws hold with ${seats} seats`, () => {
    const options = spreadOptions(meta, seats, new Sfc().at(1, seats), 4, notable);
    const games = GAMES[seats] ?? 12;
    for (let i = 0; i < games; i++) {
      const chosen = options[i % options.length];
      if (chosen === undefined) continue;
      // The bot buys Technologies and uses them, players with moods go where it does not.
      checkGame(rules, { options: chosen, seats, seed: seats * 1000 + i, every: 12, clauses: CLAUSES, player: i % 3 === 2 ? 'moody' : 'policy' }, reached);
    }
    expect(reached.games).toBeGreaterThanOrEqual(games);
  });

test.each(AIMS)('the laws hold from: $name', (aim) => {
  const from = engine({ ...rules.game, setup: aim.start });
  const before = reached.games;
  for (let i = 0; i < aim.games; i++)
    checkGame(
      from,
      { options: defaults(meta, aim.seats), seats: aim.seats, seed: 9000 + i, every: 1, near, clauses: CLAUSES, player: i === 0 ? 'policy' : 'moody' },
      reached,
    );
  expect(reached.games - before).toBe(aim.games);
});

test('every step, verb, refusal and card was reached, or is listed with its reason', () => {
  expect(reached.undone).toBeGreaterThan(20);
  // Most small choices of a turn can be taken back.
  expect(reached.free).toBeGreaterThan(1000);
  expect(checkCoverage(rules, reached, { cards, except })).toEqual([]);
});
