/** What is published: every trial can be played as it is written down, has a folder of its own, and its figures become the tables they should. */

import {
  commandOf,
  fairnessPage,
  type Published,
  planOf,
  playOne,
  publishedTrials,
  servedTable,
  strengthTable,
  summarise,
  type Trial,
  tallyUp,
  trialName,
  trialOptions,
} from '@pesthouse/lab';
import { describe, expect, test } from 'vitest';
import { ALL_GAMES, GAME_IDS } from '../../games/index.ts';
import { engineOf } from './load.ts';

const publish = async (t: Trial): Promise<Published> => {
  const e = await engineOf(t.game);
  const read = planOf(e, { players: t.players, bots: t.bots, games: t.games, seed: 1, options: trialOptions(t, e.game.meta) });
  if ('wrong' in read) throw new Error(read.wrong);
  const games = Array.from({ length: t.games }, (_, job) => playOne(e, read.plan, job));
  return { figures: summarise(read.plan, e.game.meta.title, tallyUp(1, games)), bots: t.bots, command: commandOf(read.plan, e.game.meta) };
};

const { duels, fairness } = await publishedTrials(ALL_GAMES);

describe('the trials', () => {
  test('all of them can be played, and each has a name of its own', async () => {
    for (const t of [...duels, ...fairness]) {
      const e = await engineOf(t.game);
      expect(planOf(e, { players: t.players, bots: t.bots, games: t.games, seed: 1, options: trialOptions(t, e.game.meta) })).toHaveProperty('plan');
    }
    for (const list of [duels, fairness]) expect(new Set(list.map(trialName)).size).toBe(list.length);
  });
  // A game that is being made publishes none yet; one that does says it level by level.
  test.each(GAME_IDS.filter((id) => duels.some((t) => t.game === id)))('%s is among them, level by level, and played by masters', (id) => {
    const pairs = duels.filter((t) => t.game === id && t.players === 2).map((t) => t.bots.map((b) => b.split(':')[0]).join());
    expect(pairs.toSorted()).toEqual(['fair,novice', 'good,fair', 'master,good', 'master,greedy', 'master,random']);
    const weighed = fairness.filter((t) => t.game === id && t.bots.every((b) => b.startsWith('master')));
    expect(weighed.some((t) => t.deny === undefined)).toBe(true);
    expect(weighed.some((t) => t.deny !== undefined)).toBe(true);
  });
});

test('the stronger is the one that is named first, and two sides are told one by one', async () => {
  const x = await publish({ game: 'pathologic', players: 2, bots: ['novice', 'random'], games: 16 });
  const [head, line, row, ...more] = strengthTable([x]);
  expect(head).toBe('| game | players | bots | the first wins | interval | games |');
  expect(line).toBe('| --- | --- | --- | --- | --- | --- |');
  const { share } = x.figures.bots.novice ?? { share: Number.NaN };
  expect(row).toContain(`| \`pathologic\` | 2 | novice, random | ${(100 * share).toFixed(0)}% (healers `);
  expect(row).toMatch(/healers [\d.]+ of \d+, plague [\d.]+ of \d+\) \| \d+% to \d+% \| 16 \|$/);
  expect(more).toEqual([]);
});

test('the page of a game tells its command, its length, and its shares with their verdicts', async () => {
  const page = fairnessPage([await publish({ game: 'newyork', players: 2, bots: ['random'], games: 6, options: { lastCall: true } })]);
  expect(page).toMatch(/^# Pests: Fight for New York City\n/);
  expect(page).toContain('`pesthouse lab newyork --players 2 --bots random --games 6 --seed 1 --options lastCall=on`');
  expect(page).toMatch(/6 games, [\d.]+ rounds \(\d+ to \d+\), \d+ decisions\. Ended by /);
  for (const kind of ['seat | 1', 'seat | 2', 'species | humans'])
    expect(page).toMatch(new RegExp(`\\| ${kind.replace('|', '\\|')} \\| [\\d.]+% \\| \\d+% to \\d+% \\| 50.0% \\| [\\d.]+ \\| `));
});

test('of several at one table each is held against all that are named after it, by who was ahead of whom', async () => {
  const x = await publish({ game: 'newyork', players: 3, bots: ['novice', 'greedy', 'random'], games: 6 });
  const rows = strengthTable([x]).slice(2);
  expect(rows.map((r) => r.split(' | ')[2])).toEqual(['novice, greedy (at one table)', 'novice, random (at one table)', 'greedy, random (at one table)']);
  const ahead = x.figures.ahead.greedy?.random;
  expect(ahead?.met).toBe(6);
  expect(rows[2]).toContain(`| ${(100 * (ahead?.share ?? -1)).toFixed(0)}% |`);
  expect((x.figures.ahead.random?.greedy?.share ?? 0) + (ahead?.share ?? 0)).toBeCloseTo(1, 9);
});

test('a bot and the same held to fewer runs are two bots, and their sides are told apart', async () => {
  const x = await publish({ game: 'pathologic', players: 2, bots: ['random', 'random:5'], games: 8 });
  const sides = [...(strengthTable([x])[2] ?? '').matchAll(/(healers|plague) [\d.]+ of (\d+)/g)];
  expect(sides.map((s) => s[1])).toEqual([...new Set(sides.map((s) => s[1]))]);
  expect(sides.reduce((sum, s) => sum + Number(s[2]), 0)).toBe(8);
});

test('a duel as it is served tells who is ahead, and apart from that who wins', () => {
  const duel = { first: 'master', second: 'good', games: 4, deals: 2, share: 0.5, low: 0.2, high: 0.8, won: { share: 0.75, low: 0.3, high: 0.95 } };
  const [, , row = ''] = servedTable([{ game: 'newyork', players: 4, duel }]);
  expect(row).toBe('| `newyork` | 4 | master, good | 50% | 20% to 80% | 75% | 30% to 95% | 4 | 2 |');
});
