/** The bot: its policy plays to win, and its appraisal knows what is good. */

import { holds, Sfc } from '@pesthouse/kernel';
import { describe, expect, test } from 'vitest';
import { rules } from '../rules.ts';
import type { State } from '../state.ts';
import { given, OPTIONS, type Position } from './given.ts';

const worth = (position: Position): number => {
  const values: number[] = [];
  rules.game.bot.appraise(given('act', position).s, 0, values);
  return Object.values(rules.game.bot.terms).reduce((n, w, i) => n + w * (values[i] ?? 0), 0);
};

describe('appraisal', () => {
  test('fewer pests, a sealed nest, a trapped queen and a weak rival are better', () => {
    const base = worth({ red: { pests: { den: 4 } } });
    expect(worth({ red: { pests: { den: 6 } } })).toBeLessThan(base);
    expect(worth({ red: { sealed: true, pests: { den: 4 } } })).toBeGreaterThan(base);
    expect(worth({ red: { pests: { den: 4 }, traps: [{ at: 'den', queen: true }] } })).toBeGreaterThan(base);
    expect(worth({ red: { pests: { den: 4 } }, green: { sealed: true } })).toBeLessThan(base);
    expect(worth({ red: { reserve: 1, pests: { den: 4 } } })).toBeLessThan(base);
  });
});

/** One seat by policy, the others by dice. */
const duel = (seed: number, seats: number): State => {
  const chance = new Sfc().at(seed, 9);
  const s = rules.start({ ...OPTIONS, autoBuild: true }, seats, chance);
  while (!rules.over(s)) {
    const seat = s.players.findIndex((_, i) => holds(rules.deciders(s), i));
    const f = s.stack[s.stack.length - 1];
    const legal = rules.moves(s, seat);
    const move = seat === 0 && f !== undefined ? rules.game.bot.policy(s, f, seat, chance) : legal[chance.below(legal.length)];
    if (move === undefined) throw new Error('no move');
    rules.play(s, seat, move, { chance, tell: undefined });
  }
  return s;
};

test('the policy beats dice nearly always', () => {
  let won = 0;
  for (let seed = 0; seed < 60; seed++) if (duel(seed, 2 + (seed % 4)).ranks[0] === 1) won++;
  expect(won).toBeGreaterThan(52);
});

test('among themselves policies win by emptying the trap, not by outlasting', () => {
  let emptied = 0;
  for (let seed = 0; seed < 40; seed++) {
    const chance = new Sfc().at(seed, 4);
    const s = rules.start({ ...OPTIONS, quickStart: true, autoBuild: true }, 4, chance);
    while (!rules.over(s)) {
      const seat = s.players.findIndex((_, i) => holds(rules.deciders(s), i));
      const m = rules.policy(s, seat, chance);
      if (m === undefined) throw new Error('no move');
      rules.play(s, seat, m, { chance, tell: undefined });
    }
    if (s.ending === 'emptied') emptied++;
  }
  expect(emptied).toBeGreaterThan(32);
});
