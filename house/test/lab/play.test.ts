/** One game of the lab: the same for the same number, seen by bots only through views, tuned only while it lasts. */

import { type Base, plainChance, plainNumber, replay } from '@pesthouse/kernel';
import { type GameResult, isResult, jobEngine, jobsOf, playOne, readResult, recordOf, seating } from '@pesthouse/lab';
import { describe, expect, test } from 'vitest';
import { findGame, GAME_IDS } from '../../games/index.ts';
import { engineOf, planFor } from './load.ts';

describe.each(GAME_IDS)('%s', (id) => {
  test('a job gives the same result again, whatever was played before; another job another one', async () => {
    const e = await engineOf(id);
    const plan = planFor(e, { players: 2, games: 3 });
    const forth = [0, 1, 2].map((job) => playOne(e, plan, job));
    const back = [2, 1, 0].map((job) => playOne(e, plan, job)).reverse();
    expect(back).toEqual(forth);
    expect(new Set(forth.map((x) => JSON.stringify(x.seats))).size).toBe(3);
  });

  test('a result says who sat where, what each was, and how it ended', async () => {
    const e = await engineOf(id);
    const plan = planFor(e, { players: e.game.meta.usual, games: 1 });
    const x = playOne(e, plan, 0);
    expect(isResult(x)).toBe(true);
    expect(readResult(JSON.stringify(x))).toEqual(x);
    expect(x.seats.map((s) => s.bot)).toEqual(seating(plan, 0));
    expect(Math.min(...x.seats.map((s) => s.rank))).toBe(1);
    expect(x.decisions).toBe(x.seats.reduce((n, s) => n + Object.values(s.verbs).reduce((m, v) => m + v, 0), 0));
    expect(x.rounds).toBeGreaterThan(0);
    const kinds = x.seats.map((s) => Object.keys(s.labels).join());
    expect(new Set(kinds).size).toBe(1);
    const pairs = x.seats.flatMap((s) => Object.values(s.picks).flatMap((deck) => Object.values(deck)));
    for (const [offered, picked] of pairs) expect(picked).toBeLessThanOrEqual(offered);
    // What a game need not tell the lab, it may leave out.
    if (e.game.lab === undefined) return;
    expect(x.ending).not.toBe('none');
    expect(pairs.some(([, picked]) => picked > 0)).toBe(true);
  });

  test('its record plays the same game again', async () => {
    const e = await engineOf(id);
    const plan = planFor(e, { players: 2, games: 1, seed: 9 });
    const record = recordOf(e, plan, 0);
    const s = replay(e, record.options, record.seats, record.entries, plainChance(plainNumber(record.seed ?? '') ?? -1));
    const result = playOne(e, plan, 0);
    expect(e.outcome(s)?.map((x) => x.rank)).toEqual(result.seats.map((x) => x.rank));
    expect(record.entries).toHaveLength(result.decisions);
  });
});

test('bots get nothing but their view', async () => {
  const real = await engineOf('retribution');
  const views = new WeakSet<Base>();
  const asked: boolean[] = [];
  const spied = {
    ...real,
    view(s: Base, seat: number) {
      const v = real.view(s, seat);
      views.add(v);
      return v;
    },
    moves(s: Base, seat: number) {
      asked.push(views.has(s));
      return real.moves(s, seat);
    },
  };
  const result = playOne(spied, planFor(real, { players: 2, games: 1 }), 0);
  // At every decision the lab lists the moves of the true state once, to count, and the random bot those of its view once.
  expect(asked.filter((x) => !x)).toHaveLength(result.decisions);
  expect(asked.filter((x) => x)).toHaveLength(result.decisions);
});

test('a turned number changes the games of its variant and of nobody else', async () => {
  const e = await engineOf('newyork');
  const hand = (): number | undefined => e.game.tunables.find((t) => t.name === 'baseDrawMax')?.get();
  const before = hand();
  const plan = planFor(e, { players: 2, games: 4, tune: 'baseDrawMax=-2' });
  const results: GameResult[] = [];
  for (let job = 0; job < jobsOf(plan); job++) results.push(playOne(await jobEngine(findGame, plan, job), plan, job));
  expect(hand()).toBe(before);
  const seatsOf = (variant: number): string => JSON.stringify(results.filter((x) => x.variant === variant).map((x) => x.seats));
  expect(seatsOf(0)).not.toBe(seatsOf(1));
  expect(seatsOf(0)).toBe(JSON.stringify([0, 1, 2, 3].map((job) => playOne(e, planFor(e, { players: 2 }), job).seats)));
  expect(recordOf(await jobEngine(findGame, plan, 1), plan, 1).numbers).toEqual({ baseDrawMax: (before ?? 0) - 2 });
});

test('house rules stand beside the printed ones, rulings included', async () => {
  const e = await engineOf('newyork');
  const house = { name: 'Ours', tuning: { baseDrawMax: 6 }, options: { lastCall: true } };
  const plan = planFor(e, { players: 2, games: 2, house });
  expect(plan.variants.map((x) => x.name)).toEqual(['base', 'Ours']);
  const record = recordOf(await jobEngine(findGame, plan, 1), plan, 1);
  expect(record.options.lastCall).toBe(true);
  expect(record.numbers).toEqual({ baseDrawMax: 6 });
  expect(recordOf(await jobEngine(findGame, plan, 0), plan, 0)).not.toHaveProperty('numbers');
});

test('a torn line is no result', async () => {
  const e = await engineOf('newyork');
  const line = JSON.stringify(playOne(e, planFor(e, { players: 2, games: 1 }), 0));
  expect(readResult(line.slice(0, -5))).toBeNull();
  expect(readResult('{}')).toBeNull();
  expect(readResult(line.replace('"rank":1', '"rank":"1"'))).toBeNull();
});

test('fewer runs make another game, and the same game again', async () => {
  const e = await engineOf('newyork');
  const play = (runs: number) => playOne(e, planFor(e, { players: 2, bots: ['good', 'random'], games: 1, haste: { runs } }), 0);
  expect(play(2)).toEqual(play(2));
  expect(play(2).seats).not.toEqual(play(9).seats);
});

test("where the plan gives time, the host's clock is asked, and only there", async () => {
  const e = await engineOf('newyork');
  let asked = 0;
  const clock = (): number => ++asked * 1000;
  playOne(e, planFor(e, { players: 2, games: 1 }), 0, clock);
  expect(asked).toBe(0);
  const result = playOne(e, planFor(e, { players: 2, games: 1, bots: ['good', 'random'], haste: { think: 1 } }), 0, clock);
  expect(asked).toBeGreaterThan(result.decisions);
});

test('a bot that is held to fewer runs plays as its level would with so many, under its own name', async () => {
  const e = await engineOf('newyork');
  const held = playOne(e, planFor(e, { players: 2, games: 1, bots: ['good:7', 'random'] }), 0);
  const hasty = playOne(e, planFor(e, { players: 2, games: 1, bots: ['good', 'random'], haste: { runs: 7 } }), 0);
  const free = playOne(e, planFor(e, { players: 2, games: 1, bots: ['good', 'random'] }), 0);
  const plain = (x: typeof held) => x.seats.map(({ verbs, picks }) => ({ verbs, picks }));
  expect(plain(held)).toEqual(plain(hasty));
  expect(plain(held)).not.toEqual(plain(free));
  expect(held.seats.map((x) => x.bot)).toContain('good:7');
});
