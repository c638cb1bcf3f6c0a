/** Stated chances and what becomes of them: what is learnt makes them truer, games that taught nothing say so, and nothing else is bent. */

import { gainOf, judge, trued, truedAll } from '@pesthouse/bots/judgement';
import { openLedger, pointsOf, runRow, sharesOf, sightOf, storyOf } from '@pesthouse/bots/review';
import { defaults, firstOf, type MoveEntry, plainChance, Sfc, type Truth } from '@pesthouse/kernel';
import { chancePlot, heldOut, type Stated, statedIn, truenessOf, truthsOf } from '@pesthouse/lab';
import { describe, expect, test } from 'vitest';
import { type AnyEngine, findGame } from '../../games/index.ts';

const DAMPED: Truth = { salt: 2, slope: 0.6, lift: 0 };

describe('a chance that is made truer', () => {
  test('without anything learnt, and for somebody alone, it is told as it is', () => {
    expect(trued(undefined, 0.3, 50, 2)).toBe(0.3);
    expect(trued(DAMPED, 17, 50, 1)).toBe(17);
  });
  test('an even one stays even, and more stays more', () => {
    for (const seats of [2, 3, 4]) {
      expect(trued(DAMPED, 1 / seats, 60, seats)).toBeCloseTo(1 / seats);
      const all = Array.from({ length: 21 }, (_, i) => trued(DAMPED, i / 20, 60, seats));
      expect(all).toEqual([...all].sort((a, b) => a - b));
      expect(new Set(all).size).toBe(21);
    }
  });
  test('chances of all seats still make one, and those who win together are not pressed into one', () => {
    expect(truedAll(DAMPED, [0.7, 0.2, 0.1], 40).reduce((a, b) => a + b)).toBeCloseTo(1);
    expect(truedAll(DAMPED, [0.9, 0.9], 40).reduce((a, b) => a + b)).toBeGreaterThan(1.2);
  });
});

/** Games whose words are too sure in a way that is known: the true log odds are six tenths of what is said. */
const overconfident = (games: number): Stated[] =>
  Array.from({ length: games }, (_, game) => {
    const chance = new Sfc().at(3, game);
    return Array.from({ length: 4 }, (): Stated[] => {
      const said = (1 + chance.below(99)) / 100;
      const true_ = trued({ salt: 0, slope: 0.6, lift: 0 }, said, 1000, 2);
      const won = chance.below(10_000) < 10_000 * true_ ? 1 : 0;
      const row = { game, seats: 2, runs: 1000 } as const;
      return [
        { ...row, kind: 'hint', said, won },
        { ...row, kind: 'graph', said, won },
        { ...row, kind: 'graph', said: 1 - said, won: 1 - won },
      ];
    }).flat();
  }).flat();

test('words that are too sure are found out, and truer on games that taught nothing', () => {
  const all = overconfident(400);
  const { hint, graph } = truthsOf(all);
  expect(hint.slope).toBeGreaterThan(0.5);
  expect(hint.slope).toBeLessThan(0.7);
  expect(Math.abs(hint.lift)).toBeLessThan(0.15);
  expect(graph.lift).toBe(0);
  const [hints, graphs] = [heldOut(all, 'hint'), heldOut(all, 'graph')];
  for (const { before, after } of [hints, graphs]) {
    expect(before.worst).toBeGreaterThan(0.08);
    expect(after.gap).toBeLessThan(0.03);
    expect(after.worst).toBeLessThan(0.08);
  }
  expect(chancePlot('A game', hints.after, graphs.after)).toMatch(/^<svg[\s\S]*<circle[\s\S]*<\/svg>\n$/);
});

test('words that are true are left alone', () => {
  const told = Array.from({ length: 2000 }, (_, i) => ({ said: (i % 100) / 100, won: new Sfc().at(5, i).below(100) < i % 100 ? 1 : 0 }));
  expect(truenessOf(told).gap).toBeLessThan(0.03);
  const { hint } = truthsOf(told.map((x, i): Stated => ({ kind: 'hint', game: i, seats: 2, runs: 1000, ...x })));
  expect(hint.slope).toBeGreaterThan(0.85);
  expect(hint.slope).toBeLessThan(1.15);
});

const load = async (truth?: Truth): Promise<AnyEngine> => {
  const e = (await findGame('newyork')?.rules())?.rules;
  if (e === undefined) throw new Error('there is no New York');
  const { truth: _, ...bot } = e.game.bot;
  return { ...e, game: { ...e.game, bot: truth === undefined ? bot : { ...bot, truth: { hint: truth, graph: truth } } } };
};

test('the same game states the same chances, as worked out, whatever was learnt before', async () => {
  // A game in which no decision that was drawn is so near the end that it is counted through: of that nothing would be stated.
  const stated = statedIn(await load(), 2, 1, 2);
  const hints = stated.filter((x) => x.kind === 'hint');
  // One from each quarter of the game, but for what can be counted through to its end: that needs no truth.
  expect(hints.length).toBeGreaterThan(1);
  expect(hints.length).toBeLessThanOrEqual(4);
  // Each was played on several times from its own move: what was won is a share, not one end alone.
  expect(hints.some((x) => x.won > 0 && x.won < 1)).toBe(true);
  for (const x of hints) expect(Math.abs(x.said - x.won)).toBeLessThan(0.5);
  expect(stated.filter((x) => x.kind === 'graph')).toHaveLength(8);
  expect(statedIn(await load(DAMPED), 2, 1, 2)).toEqual(stated);
});

test('a judgement is told truer, and is as clear as it was', async () => {
  const [plain, damped] = [await load(), await load(DAMPED)];
  const s = plain.start(defaults(plain.game.meta, 2), 2, new Sfc().at(7, 1));
  const seat = firstOf(plain.deciders(s));
  const chance = new Sfc().at(8, 1);
  while (plain.moves(s, firstOf(plain.deciders(s))).length < 3 || firstOf(plain.deciders(s)) !== seat) {
    const who = firstOf(plain.deciders(s));
    const move = plain.policy(s, who, chance);
    if (move === undefined) break;
    plain.play(s, who, move, { chance, tell: undefined });
  }
  const work = { search: 400, compare: 600, confirm: 600 };
  const [a, b] = [plain, damped].map((e) => {
    const p = { e, view: e.view(s, seat), seat, seats: 2 };
    const j = judge(p, work);
    const [other] = j.others;
    return { ...j, gain: other === undefined ? undefined : gainOf(p, j.best, other) };
  });
  expect(a?.gain).toBeDefined();
  expect(b?.best.move).toEqual(a?.best.move);
  expect(b?.best.hope.mean).toBeCloseTo(trued(DAMPED, a?.best.hope.mean ?? 0, a?.rounds ?? 0, 2));
  const clearness = (x: typeof a): number => (x?.gain?.mean ?? 0) / (x?.gain?.error ?? 1);
  expect(clearness(b)).toBeCloseTo(clearness(a));
});

test('what a game’s shares say still adds up', async () => {
  const e = await load(DAMPED);
  const chanceAt = plainChance(11);
  const options = defaults(e.game.meta, 3);
  const s = e.start(options, 3, chanceAt(0));
  const entries: MoveEntry[] = [];
  for (let n = 1; !e.over(s); n++) {
    const seat = firstOf(e.deciders(s));
    const move = e.policy(s, seat, new Sfc().at(4, n));
    if (move === undefined) break;
    entries.push({ n, seat, move });
    e.play(s, seat, move, { chance: chanceAt(n), tell: undefined });
  }
  const story = storyOf(e, { options, seats: 3, entries }, chanceAt);
  const l = openLedger(e, story, sightOf(e, story, { chance: new Sfc().at(1, 1), tell: undefined }, 8), 1);
  for (const row of l.rows) runRow(l, row, 2);
  for (const point of pointsOf(l)) expect(point.seats.reduce((sum, x) => sum + x.mean, 0)).toBeCloseTo(1);
  for (const x of sharesOf(l) ?? []) expect(x.own.mean + x.others.mean + x.luck.mean).toBeCloseTo(x.end - x.start);
  expect(sharesOf(l)).toHaveLength(3);
});
