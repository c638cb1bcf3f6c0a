/** The laws of every game, on Pests!: every seat count, every option, players with moods and the bot. */
import { expect, test } from 'vitest';
import { checkCoverage, checkGame, coverage, spreadOptions } from '../../../kernel/conformance/index.ts';
import { hash, Sfc } from '../../../kernel/index.ts';
import { CLAUSES } from '../clauses.ts';
import { meta } from '../meta.ts';
import { rules } from '../rules.ts';
import { playerAt } from '../state.ts';
import { cards, except, notable } from './coverage.ts';
import { playWhole, type Taken } from './games.ts';
import { OPTIONS } from './given.ts';
import { nearMisses } from './near.ts';

const reached = coverage();
const GAMES = 40;
/** Games that are searched for near misses. */
const NEAR = 30;

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

test('near misses that dice hardly find are refused with their clause, and nothing changes', () => {
  const visit = ({ before, seat }: Taken): void => {
    if (before.stack.at(-1)?.step !== 'act') return;
    for (const { move, clause } of nearMisses(before, playerAt(before, seat), seat)) {
      const was = hash(before);
      expect(rules.refuse(before, seat, move)).toBe(clause);
      expect(hash(before)).toBe(was);
      reached.reasons.add(`act ${clause}`);
    }
  };
  for (let seed = 1; seed <= NEAR; seed++)
    playWhole({ options: { ...OPTIONS, quickStart: true, autoBuild: true, teams: '2x2', roundLimit: 20 }, seats: 4, seed, player: 'moody' }, visit);
  expect(reached.reasons).toContain('act EXT-ACT-16');
  expect(reached.reasons).toContain('act EXT-TEAM-11');
});

test('every step, verb, refusal and card was reached, or is listed with its reason', () => {
  expect(reached.twins).toBeGreaterThan(500);
  expect(reached.undone).toBeGreaterThan(20);
  expect(checkCoverage(rules, reached, { cards, except })).toEqual([]);
});
