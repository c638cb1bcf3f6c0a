/** Training: it finds what decides games, the same for a seed, and stated chances become true ones. */

import { Sfc } from '@pesthouse/kernel';
import { calibrate, fitNet, gather, only, positions, type Samples, schoolGame, USUAL_FITTING, warmed } from '@pesthouse/lab';
import { describe, expect, test } from 'vitest';
import { findGame } from '../../games/index.ts';
import { engineOf as load } from './load.ts';

/** Two seats: the second number decides, by so much; the first is noise. Where `twisted`, the third turns its sign. */
const made = (n: number, twisted: boolean): Samples => {
  const chance = new Sfc().at(9, 9);
  const read = new Float32Array(n * 2 * 3);
  const won = new Float32Array(n * 2);
  for (let i = 0; i < n; i++) {
    const turn = twisted && chance.below(2) === 0 ? -1 : 1;
    const x = [0, 1].map(() => chance.below(9) - 4);
    const edge = turn * ((x[0] ?? 0) - (x[1] ?? 0)) * 0.5;
    read.set([chance.below(5), x[0] ?? 0, turn, chance.below(5), x[1] ?? 0, turn], i * 6);
    const first = chance.below(10_000) < 10_000 / (1 + Math.exp(-edge)) ? 1 : 0;
    won.set([first, 1 - first], i * 2);
  }
  return { seats: 2, inputs: 3, read, won, game: Int32Array.from({ length: n }, (_, i) => i) };
};

describe('the fitting', () => {
  test('finds what decides, and what does not', () => {
    const w = fitNet(made(4000, false), { ...USUAL_FITTING, hidden: 0, epochs: 6 });
    expect(Math.abs((w.own[1] ?? 0) - (w.others[1] ?? 0))).toBeGreaterThan(8 * Math.abs((w.own[0] ?? 0) - (w.others[0] ?? 0)));
  });
  test('hidden units find what a plain sum cannot', () => {
    const all = made(6000, true);
    const [taught, held] = [only(all, (g) => g % 5 !== 0), only(all, (g) => g % 5 === 0)];
    const loss = (hidden: number): number => calibrate(fitNet(taught, { ...USUAL_FITTING, hidden, epochs: 10, pace: 0.02 }), held).loss;
    expect(loss(8)).toBeLessThan(loss(0) - 0.05);
  });
  test('gives the same weights for the same seed', () => {
    const all = made(500, false);
    expect(fitNet(all, { ...USUAL_FITTING, epochs: 2 })).toEqual(fitNet(all, { ...USUAL_FITTING, epochs: 2 }));
    expect(fitNet(all, { ...USUAL_FITTING, epochs: 2, seed: 2 })).not.toEqual(fitNet(all, { ...USUAL_FITTING, epochs: 2 }));
  });
});

test('chances that are too sure of themselves are made true', () => {
  const all = made(6000, false);
  const w = fitNet(
    only(all, (g) => g < 3000),
    { ...USUAL_FITTING, hidden: 0, epochs: 6 },
  );
  const sure = { ...w, own: w.own.map((x) => 3 * x), others: w.others.map((x) => 3 * x) };
  const held = only(all, (g) => g >= 4500);
  const before = calibrate(sure, held);
  const after = calibrate(
    warmed(
      sure,
      only(all, (g) => g >= 3000 && g < 4500),
    ),
    held,
  );
  expect(before.gap).toBeGreaterThan(0.05);
  expect(after.gap).toBeLessThan(0.03);
  expect(after.bins.reduce((sum, b) => sum + b.n, 0)).toBe(2 * positions(held));
});

test('a game for learning is the same for its number, and says who won', async () => {
  const e = await load('newyork');
  const traits = (_s: unknown, seat: number, values: number[], at: number): void => {
    values[at] = seat;
  };
  const plan = { seats: 2, seed: 4, keep: 100, runs: 0, worlds: 1, lots: 5 };
  const once = schoolGame(e, traits, plan, 3);
  expect(schoolGame(e, traits, plan, 3)).toEqual(once);
  expect(schoolGame(e, traits, plan, 4)).not.toEqual(once);
  expect(once.won.reduce((sum, x) => sum + x, 0)).toBeCloseTo(1);
  const samples = gather([{ ...once, game: 3 }], 2);
  expect(samples.inputs).toBe(Object.keys(e.game.bot.terms).length + 1);
  expect(positions(samples)).toBe(once.read.length);
  expect(samples.read[2 * samples.inputs - 1]).toBe(1);
});

test('who looks one move ahead plays the same game again, and another one with more worlds in mind', async () => {
  const found = findGame('newyork');
  const e = await found?.taught(found.meta.rules);
  if (e?.learnt === undefined) throw new Error('New York learnt nothing');
  const plan = { seats: 2, seed: 4, keep: 100, runs: 1, worlds: 2, lots: 0 };
  const once = schoolGame(e, e.learnt.traits, plan, 3);
  expect(schoolGame(e, e.learnt.traits, plan, 3)).toEqual(once);
  expect(schoolGame(e, e.learnt.traits, { ...plan, worlds: 1 }, 3)).not.toEqual(once);
});
