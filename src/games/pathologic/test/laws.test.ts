/** The laws of every game, on Pathologic: every seat count, a spread of options, players with moods and the bot. */
import { expect, test } from 'vitest';
import { checkCoverage, checkGame, coverage, spreadOptions } from '../../../kernel/conformance/index.ts';
import { Sfc } from '../../../kernel/index.ts';
import { CLAUSES } from '../clauses.ts';
import { meta } from '../meta.ts';
import { rules } from '../rules.ts';
import { cards, except } from './coverage.ts';
import { beginningAt, optionsOf } from './given.ts';
import { openings } from './openings.ts';

const reached = coverage();
const GAMES = 45;
/** Only a game that never ends takes this long, however busy the machine. */
const HANGS = 900_000;

/** Some of what must be reached is rare: so many games more may be played for it. */
const MORE = 150;

const hold = (seats: number, from: number, games: number, enough: () => boolean): void => {
  const options = spreadOptions(meta, seats, new Sfc().at(2, seats), 8);
  for (let i = from; i < from + games && !enough(); i++) {
    const chosen = options[i % options.length];
    if (chosen !== undefined) checkGame(rules, { options: chosen, seats, seed: seats * 100 + i, every: 8, clauses: CLAUSES }, reached);
  }
};

for (const seats of meta.seats)
  test(
    `the laws hold with ${seats} seats`,
    () => {
      hold(seats, 0, GAMES, () => false);
      expect(reached.games).toBeGreaterThanOrEqual(GAMES);
    },
    HANGS,
  );

/** Strange moves are tried by lot: so many games may be needed until one names the clause. */
const TRIES = 60;

test.each(openings)(
  'the laws hold from a position on: $reaches',
  ({ scene, at, reaches }) => {
    const e = beginningAt(scene, at);
    const options = optionsOf(at);
    const left = () => reaches.filter((x) => !reached.reasons.has(x));
    for (let seed = 1; seed <= TRIES && (seed <= 3 || left().length > 0); seed++)
      checkGame(e, { options, seats: options.roles.length, seed, every: 1, clauses: CLAUSES, player: 'moody' }, reached);
    expect(left()).toEqual([]);
  },
  HANGS,
);

test(
  'every step, verb, refusal and card was reached, or is listed with its reason',
  () => {
    expect(reached.twins).toBeGreaterThan(3000);
    expect(reached.undone).toBeGreaterThan(50);
    const missing = () => checkCoverage(rules, reached, { cards, except });
    hold(meta.usual, GAMES, MORE, () => missing().length === 0);
    expect(missing()).toEqual([]);
  },
  HANGS,
);
