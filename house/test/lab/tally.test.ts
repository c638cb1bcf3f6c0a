/** Tallies: in any order and any portions they come to the same, and ties share the win. */

import { addGame, climb, figuresOf, type GameResult, mergeTally, newTally, playOne, spreadOf, summarise, tallyUp, WIN, wilson } from '@pesthouse/lab';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { engineOf, planFor } from './load.ts';

const newyork = await engineOf('newyork');
const plan = planFor(newyork, { players: 3, bots: ['random'], games: 12 });
const results = Array.from({ length: 12 }, (_, job) => playOne(newyork, plan, job));

const game = (index: number, ranks: readonly number[], bots: readonly string[], labels: readonly string[] = []): GameResult => ({
  index,
  variant: 0,
  seats: ranks.map((rank, i) => ({
    bot: bots[i] ?? 'random',
    rank,
    score: 10 - rank,
    labels: labels[i] === undefined ? {} : { role: labels[i] },
    verbs: { go: 2 },
    picks: { deck: { ace: [2, rank === 1 ? 1 : 0] } },
  })),
  decisions: 2 * ranks.length,
  rounds: 1,
  leads: 0,
  settled: 0,
  ending: 'end',
});

test('the order of games and the way they are portioned do not matter', () => {
  const whole = tallyUp(1, results)[0];
  fc.assert(
    fc.property(
      fc.shuffledSubarray(results, { minLength: results.length }),
      fc.array(fc.nat({ max: 3 }), { minLength: 12, maxLength: 12 }),
      (mixed, portion) => {
        const parts = [newTally(), newTally(), newTally(), newTally()];
        for (const [i, g] of mixed.entries()) addGame(parts[portion[i] ?? 0] ?? newTally(), g);
        const sum = newTally();
        for (const part of parts.reverse()) mergeTally(sum, part);
        expect(sum).toEqual(whole);
        expect(JSON.stringify(figuresOf(sum, 3))).toBe(JSON.stringify(figuresOf(whole ?? newTally(), 3)));
      },
    ),
    { numRuns: 30 },
  );
});

describe('wins', () => {
  test('ties share the win to the last part', () => {
    for (let n = 1; n <= 12; n++) expect(Number.isInteger(WIN / n)).toBe(true);
    const t = tallyUp(1, [game(0, [1, 1, 3], ['a', 'b', 'c']), game(1, [1, 1, 1], ['b', 'c', 'a'])])[0] ?? newTally();
    const { bots } = figuresOf(t, 3);
    expect([bots.a?.wins, bots.b?.wins, bots.c?.wins].map((x) => Number(x?.toFixed(6)))).toEqual([0.833333, 0.833333, 0.333333]);
    expect(bots.a).toMatchObject({ games: 2, fair: 1 / 3 });
  });
  test('a bot that holds several seats plays one game, with a greater fair share', () => {
    const t = tallyUp(1, [game(0, [1, 2, 2, 2], ['a', 'a', 'b', 'a'])])[0] ?? newTally();
    expect(figuresOf(t, 4).bots).toMatchObject({ a: { wins: 1, games: 1, fair: 0.75 }, b: { wins: 0, games: 1, fair: 0.25 } });
  });
  test('shares of all bots, seats and roles each sum to one', () => {
    const f = figuresOf(tallyUp(1, results)[0] ?? newTally(), 3);
    const wins = (x: { readonly [name: string]: { readonly wins: number } }): number => Object.values(x).reduce((sum, s) => sum + s.wins, 0);
    expect([wins(f.bots), wins(f.seats), wins(f.roles)]).toEqual([12, 12, 12]);
    expect(Object.keys(f.roles)).toContain('rats');
  });
  test('a bot is also told by seat and by role', () => {
    const f = figuresOf(tallyUp(1, [game(0, [1, 2], ['a', 'b'], ['plague', 'healer']), game(1, [1, 2], ['b', 'a'], ['plague', 'healer'])])[0] ?? newTally(), 2);
    expect(f.groups['bot/role']).toMatchObject({ 'a/plague': { wins: 1, games: 1 }, 'a/healer': { wins: 0, games: 1 } });
    expect(f.groups['bot/seat']).toMatchObject({ 'b/1': { wins: 1, games: 1 }, 'b/2': { wins: 0, games: 1 } });
  });
});

test('a seat that wins everything is found unfair, and an equal one is not', () => {
  const rigged = Array.from({ length: 40 }, (_, i) => game(i, [1, 2], ['a', 'b'], [i % 2 === 0 ? 'x' : 'y', i % 2 === 0 ? 'y' : 'x']));
  const f = figuresOf(tallyUp(1, rigged)[0] ?? newTally(), 2);
  expect(f.unfair.map((u) => [u.kind, u.name, u.verdict])).toEqual([
    ['seat', '1', 'strong'],
    ['seat', '2', 'weak'],
  ]);
});

test('cards: how often picked where offered, and how often their pickers won', () => {
  const f = figuresOf(tallyUp(1, [game(0, [1, 2], ['a', 'b']), game(1, [1, 1], ['a', 'b'])])[0] ?? newTally(), 2);
  expect(f.cards.deck?.ace).toMatchObject({ offered: 8, picked: 3, rate: 3 / 8, seats: 3, share: 2 / 3, fair: 0.5 });
  expect(f.verbs.go).toEqual({ count: 8, perGame: 4, bots: { a: 4, b: 4 } });
});

test('a spread in a few words', () =>
  expect(spreadOf({ '10': 1, '2': 2, '3': 1 })).toEqual({ mean: 4.25, least: 2, median: 2, most: 10, counts: { '2': 2, '3': 1, '10': 1 } }));

test('the summary holds the base above and every variant beside it', () => {
  const swept = planFor(newyork, { players: 2, games: 2, tune: 'baseDrawMax=+1,+2' });
  const s = summarise(
    swept,
    'New York',
    tallyUp(
      3,
      Array.from({ length: 6 }, (_, job) => playOne(newyork, swept, job)),
    ),
  );
  expect(s).toMatchObject({ games: 2, wanted: 2, players: 2, even: true });
  expect(s.sweep.map((v) => v.games)).toEqual([2, 2]);
  expect(s.sweep.map((v) => v.name)).toEqual(swept.variants.slice(1).map((v) => v.name));
});

describe('the ladder', () => {
  const always = Array.from({ length: 30 }, (_, i) => game(i, [1, 2, 3], ['best', 'middling', 'worst']));
  test('who always comes before the others stands above them, and is more and more certain', () => {
    const rungs = climb(always);
    expect(rungs.map((x) => x.name)).toEqual(['best', 'middling', 'worst']);
    expect(rungs[0]?.mu).toBeGreaterThan(25);
    for (const x of rungs) {
      expect(x.ordinal).toBeCloseTo(x.mu - 3 * x.sigma, 9);
      expect(x.sigma).toBeLessThan(25 / 3);
      expect(x.games).toBe(30);
    }
  });
  test('it does not matter in which order the games were played', () => expect(climb([...always].reverse())).toEqual(climb(always)));
  test('two equals stay equal, also where one sits twice', () => {
    const rungs = climb(Array.from({ length: 10 }, (_, i) => game(i, [1, 1, 1], i % 2 === 0 ? ['a', 'b', 'a'] : ['b', 'a', 'b'])));
    expect(Math.abs((rungs[0]?.mu ?? 0) - (rungs[1]?.mu ?? 9))).toBeLessThan(0.5);
  });
});

test('meetings at one table hang together: the interval counts games, not pairs of seats', () => {
  const t = tallyUp(1, [game(0, [1, 2, 3, 4], ['a', 'a', 'b', 'b']), game(1, [4, 3, 2, 1], ['b', 'b', 'a', 'a'])])[0] ?? newTally();
  const ahead = figuresOf(t, 4).ahead.a?.b;
  expect(ahead).toMatchObject({ met: 8, share: 1 });
  expect(ahead?.low).toBeCloseTo(wilson(2, 2).low, 9);
});
