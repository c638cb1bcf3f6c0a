/** Pairs of games: the intervals hold as often as they promise, a difference shows as often as it is said to, and nothing is called certain that is not. */

import { Sfc } from '@pesthouse/kernel';
import {
  addToPairs,
  commandOf,
  compare,
  dealsFor,
  ENGLISH,
  effectOf,
  evennessOf,
  type GameResult,
  headline,
  houseOf,
  houseText,
  newPairs,
  normalQuantile,
  noticeable,
  type Plan,
  pairsOf,
  playOne,
  riskOf,
  standingWords,
  studentQuantile,
  subline,
  WIN,
} from '@pesthouse/lab';
import { describe, expect, test } from 'vitest';
import { engineOf, planFor } from './load.ts';

const ended = { rows: 1, ended: true };

/** Pairs of which one side wins `up` more of a thousand deals and `down` fewer. */
const drawn = (chance: Sfc, deals: number, up: number, down: number): { deals: number; sum: number; squares: number } => {
  let sum = 0;
  let squares = 0;
  for (let i = 0; i < deals; i++) {
    const lot = chance.below(1000);
    const d = lot < up ? 1 : lot < up + down ? -1 : 0;
    sum += d;
    squares += d * d;
  }
  return { deals, sum: sum * WIN, squares: squares * WIN * WIN };
};

test('quantiles are those of the tables', () => {
  for (const [p, z] of [
    [0.975, 1.959964],
    [0.8, 0.841621],
    [0.9995, 3.290527],
    [0.01, -2.326348],
  ] as const)
    expect(normalQuantile(p)).toBeCloseTo(z, 5);
  for (const [p, df, t] of [
    [0.975, 1, 12.7062],
    [0.975, 2, 4.30265],
    [0.975, 5, 2.57058],
    [0.975, 30, 2.04227],
    [0.995, 10, 3.16927],
    [0.9995, 20, 3.84952],
    [0.975, 1000, 1.96234],
  ] as const)
    expect(studentQuantile(p, df)).toBeCloseTo(t, 3);
});

describe('the interval of a paired difference', () => {
  test.each([
    [40, 200, 140],
    [120, 60, 20],
    [400, 250, 190],
    [60, 10, 10],
  ])('after %i deals with %i up and %i down of a thousand it holds the truth at least 94 times in 100', (deals, up, down) => {
    const chance = new Sfc().at(deals, up);
    const truth = (up - down) / 1000;
    let held = 0;
    for (let i = 0; i < 3000; i++) {
      const { low, high } = effectOf(drawn(chance, deals, up, down), WIN, ended);
      if (low <= truth && truth <= high) held++;
    }
    expect(held / 3000).toBeGreaterThan(0.94);
  });
  test('widened for four rows that hang together, all four hold at once', () => {
    const chance = new Sfc().at(7, 7);
    let held = 0;
    for (let i = 0; i < 600; i++) {
      const cells = Array.from({ length: 4 }, () => ({ deals: 100, sum: 0, squares: 0 }));
      for (let deal = 0; deal < 100; deal++) {
        const [was, is] = [chance.below(4), chance.below(4)];
        for (const [row, c] of cells.entries()) {
          const d = ((is === row ? 1 : 0) - (was === row ? 1 : 0)) * WIN;
          c.sum += d;
          c.squares += d * d;
        }
      }
      const all = cells.map((c) => effectOf(c, WIN, { rows: 4, ended: true }));
      if (all.every(({ low, high }) => low <= 0 && high >= 0)) held++;
    }
    expect(held / 600).toBeGreaterThan(0.94);
  });
  test('looked at after every tenth deal from the thirtieth on, luck is called a difference less than 5 times in 100', () => {
    const chance = new Sfc().at(11, 3);
    let fooled = 0;
    for (let i = 0; i < 600; i++) {
      const c = { deals: 0, sum: 0, squares: 0 };
      while (c.deals < 600) {
        const more = drawn(chance, 10, 190, 190);
        c.deals += 10;
        c.sum += more.sum;
        c.squares += more.squares;
        const { low, high } = effectOf(c, WIN, { rows: 1, ended: false });
        if (c.deals >= 30 && (low > 0 || high < 0)) {
          fooled++;
          break;
        }
      }
    }
    expect(fooled / 600).toBeLessThan(0.05);
  });
  test('a few deals without any difference prove nothing', () => {
    const { share, low, high } = effectOf({ deals: 10, sum: 0, squares: 0 }, WIN, ended);
    expect(share).toBe(0);
    expect(high).toBeGreaterThan(0.1);
    expect(low).toBeLessThan(-0.1);
  });
  test('more rows and an early look make it wider', () => {
    const c = drawn(new Sfc().at(1, 1), 200, 200, 150);
    const wide = (rows: number, done: boolean): number => {
      const { low, high } = effectOf(c, WIN, { rows, ended: done });
      return high - low;
    };
    expect(wide(4, true)).toBeGreaterThan(wide(1, true));
    expect(wide(4, false)).toBeGreaterThan(wide(4, true));
    expect(riskOf({ rows: 8, ended: true })).toBe(0.00625);
  });
});

describe('how many deals it takes', () => {
  test('by the known formula', () => {
    expect(dealsFor(0.5, 1, ended)).toBe(32);
    expect(dealsFor(0.05, 0.6, ended)).toBe(1131);
    expect(noticeable(1, 32, ended)).toBeLessThan(0.5);
  });
  test('a difference of that size is then seen in four trials of five', () => {
    // Of a thousand deals 300 differ; 60 points of them are the difference that is looked for.
    const spread = Math.sqrt(0.3 - 0.06 ** 2);
    const deals = dealsFor(0.06, spread, ended);
    const chance = new Sfc().at(5, 9);
    let seen = 0;
    for (let i = 0; i < 800; i++) if (effectOf(drawn(chance, deals, 180, 120), WIN, ended).low > 0) seen++;
    expect(seen / 800).toBeGreaterThan(0.76);
    expect(seen / 800).toBeLessThan(0.84);
  });
});

const newyork = await engineOf('newyork');
const two = planFor(newyork, { players: 2, games: 3, tune: 'baseDrawMax=+2' });

/** A made-up game: seat 0 wins, or seat 1. */
const game = (index: number, variant: number, winner: number): GameResult => ({
  index,
  variant,
  seats: [0, 1].map((seat) => ({
    bot: 'random',
    rank: seat === winner ? 1 : 2,
    score: 0,
    labels: { species: seat === 0 ? 'rats' : 'humans' },
    verbs: {},
    picks: {},
  })),
  decisions: 10 + variant,
  rounds: 5,
  leads: 0,
  settled: 0,
  ending: 'end',
});
const wished = (games: number): Plan => ({ ...two, games });

describe('a trial in pairs', () => {
  test('both versions of a deal have the same seats, species and dice', async () => {
    const results = await Promise.all(Array.from({ length: 6 }, async (_, job) => playOne(newyork, two, job)));
    for (let deal = 0; deal < 3; deal++) {
      const [a, b] = results.filter((g) => g.index === deal);
      expect(a?.seats.map((x) => [x.bot, x.labels.species])).toEqual(b?.seats.map((x) => [x.bot, x.labels.species]));
    }
    // Both jobs are played here by the printed rules: the same deal comes out the same.
    expect(pairsOf(two, results).all[0]?.decisions.squares).toBe(0);
  });
  test('deals come in any order, and half a deal does not count', () => {
    const games = Array.from({ length: 40 }, (_, i) => [game(i, 0, i % 2), game(i, 1, i % 4 === 0 ? 1 : 0)]).flat();
    const forwards = compare(wished(40), pairsOf(two, games));
    expect(compare(wished(40), pairsOf(two, games.toReversed()))).toEqual(forwards);
    const half = newPairs(two);
    for (const g of games.slice(0, 5)) addToPairs(half, g);
    expect(half.deals).toBe(2);
    expect(forwards.variants[0]?.kinds.map((x) => x.kind)).toEqual(['species', 'seat']);
    const rats = forwards.variants[0]?.kinds[0]?.rows.find((r) => r.name === 'rats');
    expect(rats).toMatchObject({ base: 0.5, variant: 0.75, fair: 0.5 });
    expect(rats?.change.share).toBeCloseTo(0.25);
    // Rats win what humans lose, and so do the seats: two things are looked at, not four.
    expect(forwards.looks).toEqual({ rows: 2, ended: true });
  });
  test('too early: nothing is certain before thirty deals, however clear it looks', () => {
    const games = (n: number) => Array.from({ length: n }, (_, i) => [game(i, 0, 1), game(i, 1, 0)]).flat();
    expect(compare(wished(20), pairsOf(two, games(20))).variants[0]?.finding.is).toBe('early');
    const sure = compare(wished(60), pairsOf(two, games(60))).variants[0]?.finding;
    expect(sure?.is === 'moves' && sure.up.map((r) => r.name)).toEqual(['rats']);
    expect(sure?.is === 'moves' && sure.down.map((r) => r.name)).toEqual(['humans']);
  });
  test('after two deals a range is as wide as shares can differ, and no wider', () => {
    const games = [0, 1].flatMap((i) => [game(i, 0, i), game(i, 1, 0)]);
    const x = compare(wished(2), pairsOf(two, games)).variants[0];
    expect(x?.kinds[0]?.rows.map((r) => [r.change.low, r.change.high])).toEqual([
      [-1, 1],
      [-1, 1],
    ]);
    expect(x?.notice).toBe(1);
  });
  test('little is said only where the whole interval lies inside', () => {
    const same = (n: number) => Array.from({ length: n }, (_, i) => [game(i, 0, i % 2), game(i, 1, i % 2)]).flat();
    const few = compare(wished(40), pairsOf(two, same(40))).variants[0];
    expect(few?.finding.is).toBe('early');
    expect(few?.kinds[0]?.rows.map((r) => r.standing)).toEqual(['open', 'open']);
    const many = compare(wished(400), pairsOf(two, same(400))).variants[0];
    expect(many?.finding).toEqual({ is: 'little', bound: 1, kind: 'species' });
    for (const r of many?.kinds[0]?.rows ?? []) expect(Math.max(-r.change.low, r.change.high)).toBeLessThan(0.01 * r.bound);
  });
  test('a version that is evener for certain has its whole gain above nothing', () => {
    const games = Array.from({ length: 200 }, (_, i) => [game(i, 0, i % 5 === 0 ? 1 : 0), game(i, 1, i % 2)]).flat();
    const even = evennessOf(pairsOf(two, games).all[0] ?? newPairs(two).all[0] ?? fail(), 'species', two);
    expect(even?.base).toBeCloseTo(0.3);
    expect(even?.variant).toBeCloseTo(0);
    expect(even?.gain.low).toBeGreaterThan(0);
    const back = games.map((g) => ({ ...g, variant: 1 - g.variant }));
    const worse = evennessOf(pairsOf(two, back).all[0] ?? fail(), 'species', two);
    expect(worse?.gain.high).toBeLessThan(0);
  });
});

describe('what is said of it', () => {
  const games = (n: number, base: (i: number) => number, variant: (i: number) => number) =>
    Array.from({ length: n }, (_, i) => [game(i, 0, base(i)), game(i, 1, variant(i))]).flat();
  const said = (n: number, base: (i: number) => number, variant: (i: number) => number): string[] => {
    const plan = {
      ...wished(n),
      variants: [
        { name: 'base', tuning: {} },
        { name: 'Lean Winter', tuning: { dieFaces: 4 } },
      ],
    };
    const c = compare(plan, pairsOf(plan, games(n, base, variant)));
    const [x] = c.variants;
    if (x === undefined) return [];
    return [headline(x, ENGLISH), subline(x, c, ENGLISH), ...(x.kinds[0]?.rows.map((r) => standingWords(r, ENGLISH)) ?? [])];
  };
  test('is only what is certain', () => {
    const early = said(
      20,
      () => 1,
      () => 0,
    );
    expect(early[0]).toBe('Too early to say.');
    expect(early.slice(2)).toEqual(['Nothing to say yet', 'Nothing to say yet']);
    const sure = said(
      100,
      (i) => i % 2,
      (i) => (i % 4 === 0 ? 1 : 0),
    );
    expect(sure[0]).toBe('Lean Winter helps the Rats and costs the Humans.');
    expect(sure[1]).toMatch(/^(Rats win \*\*25 points more|Humans win \*\*25 points less)\*\* often than in the unchanged game, give or take \d+\.$/);
    expect(sure.slice(2)).toEqual(['Humans win less', 'Rats win more']);
    const little = said(
      400,
      (i) => i % 2,
      (i) => i % 2,
    );
    expect(little[0]).toBe('Lean Winter changes little: no species by more than 1 point.');
    expect(little.slice(2)).toEqual(['Less than 1 point, if anything', 'Less than 1 point, if anything']);
    for (const words of [...early, ...sure, ...little]) expect(words).not.toMatch(/no effect|significant|confidence/);
  });
  test('house rules are repeated from their file, and numbers as they were typed', () => {
    const plan = {
      ...two,
      variants: [
        { name: 'base', tuning: {} },
        { name: 'Lean  Winter!', tuning: { dieFaces: 4 } },
        { name: 'dieFaces=8', tuning: { dieFaces: 8 } },
      ],
    };
    expect(commandOf(plan, newyork.game.meta)).toContain('--variant lean-winter.json --tune "dieFaces=8"');
    const house = houseOf(plan);
    expect(house === undefined ? null : JSON.parse(houseText(plan, house))).toMatchObject({ game: 'newyork', edition: two.rules, numbers: { dieFaces: 4 } });
  });
});

const fail = (): never => {
  throw new Error('there is no pairing');
};
