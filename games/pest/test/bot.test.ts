/** The bot's policy: its scores lie where a greedy player with a plan for one turn should come out, at every count. */
import { expect, test } from 'vitest';
import { rules } from '../rules.ts';
import { type Mode, playWhole } from './games.ts';
import { type Given, given } from './given.ts';

const GAMES = 16;
const mean = (mode: Mode, player: 'moody' | 'policy'): number => {
  let sum = 0;
  for (let seed = 1; seed <= GAMES; seed++) for (const x of rules.outcome(playWhole(mode, seed, player).s) ?? []) sum += x.score;
  return sum / (GAMES * mode.seats);
};

/** The means of greedy bots with one-turn look-ahead: 30.5, 56.2, 49.4, 50.2, 53.8. */
test.each([
  [1, 22, 45],
  [2, 46, 68],
  [3, 42, 62],
  [4, 42, 62],
  [5, 42, 64],
])('with %i players the mean lies between %i and %i', (seats, low, high) => {
  const plan = mean({ seats }, 'policy');
  expect(plan).toBeGreaterThan(low);
  expect(plan).toBeLessThan(high);
});

test('it beats players with moods by far, in every mode', () => {
  for (const mode of [
    { seats: 2, versus: true },
    { seats: 3, advanced: true },
    { seats: 1, persists: true },
  ])
    expect(mean(mode, 'policy') - mean(mode, 'moody')).toBeGreaterThan(20);
});

test('the appraisal likes Renown and dislikes the Dead', () => {
  const { s } = playWhole({ seats: 3 }, 3, 'policy');
  const worth = (): number => {
    const values: number[] = [];
    rules.game.bot.appraise(s, 0, values);
    return Object.values(rules.game.bot.terms).reduce((n, w, i) => n + w * (values[i] ?? 0), 0);
  };
  const before = worth();
  const [p] = s.players;
  if (p === undefined) throw new Error('nobody');
  p.renown += 3;
  expect(worth()).toBeCloseTo(before + 3);
  p.dead += 1;
  expect(worth()).toBeLessThan(before + 3);
});

test('PEST-QUA-06 bots rearrange Sick only where it helps; people may as they like', () => {
  const thought = (x: Given, ...moves: readonly string[]): string[] => {
    const it = given(x).does(...moves);
    expect(it.offers().some((m) => m.startsWith('tidy') || m.startsWith('carry'))).toBe(true);
    const frame = it.s.stack.at(-1);
    return rules
      .moves(it.s, 0)
      .filter((m) => frame !== undefined && rules.game.bot.idle?.(it.s, frame, 0, m) !== true)
      .filter((m) => m.verb === 'tidy' || m.verb === 'carry')
      .map((m) => (m.verb === 'carry' ? `${m.from} ${m.to}` : m.verb));
  };
  expect(thought({ houses: [{ sick: [2] }] })).toEqual([]);
  expect(thought({ houses: [{ sick: [3, 1] }] })).toEqual([]);
  expect(thought({ houses: [{ sick: [1, 1] }] })).toEqual(['tidy']);
  expect(thought({ houses: [{ sick: [1, 1, 0, 1] }] }, 'tidy')).toEqual(['move regular', 'produce regular']);
  // With the Tent full a Research could not discard it.
  expect(thought({ houses: [{ sick: [4], tech: { top: 18 }, research: 4 }] }, 'assistant move-research', 'act research no')).toEqual(['tidy']);
});
