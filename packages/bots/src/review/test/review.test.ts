/** The review: the same for a seed, honest about luck, able to find a blunder, and blind to what the seat could not see. */

import type { AnyEngine, Base, Counting } from '@pesthouse/kernel';
import { expect, test } from 'vitest';
import { judge, mistakeIn } from '../../judgement/index.ts';
import { type Care, type Review, review } from '../index.ts';
import { coarseFirst, turnAt } from '../review.ts';
import { storyOf } from '../story.ts';
import { chanceAt, choiceToy, luckToy, recordOf, type Toy } from './toys.ts';

const CARE: Care = { seed: 3, budget: 6000, looks: 24 };
const isToy = (s: Base): s is Toy => 'points' in s;
const POINTS: Counting = {
  weights: { points: 1 },
  of: (s, seat) => ({ points: isToy(s) ? (s.points[seat] ?? 0) : 0 }),
  said: { points: (n) => `${n} points` },
};

const finish = (work: Generator<Review, Review>): { readonly last: Review; readonly slices: readonly Review[] } => {
  const slices: Review[] = [];
  for (;;) {
    const { value, done } = work.next();
    slices.push(value);
    if (done === true) return { last: value, slices };
  }
};

const ALIKE = [1, 2, 1, 1, 2, 1, 2, 2, 1, 2, 1, 1];

test('a graph is whole early: the first places halve the game', () => {
  expect(coarseFirst(9)).toEqual([0, 8, 4, 2, 6, 1, 3, 5, 7]);
  expect(coarseFirst(1)).toEqual([0]);
});

test('where nothing depends on anybody, all is luck and no move stands out', () => {
  const told = recordOf([3, ...ALIKE.slice(1)]);
  const { last } = finish(review(luckToy(), told, chanceAt, CARE));
  expect(last.turns).toEqual([]);
  for (const share of last.shares ?? []) {
    expect(Math.abs(share.own.mean)).toBeLessThan(0.08);
    expect(Math.abs(share.others.mean)).toBeLessThan(0.08);
    expect(Math.abs(share.luck.mean - (share.end - share.start))).toBeLessThan(0.16);
    expect(Math.abs(share.luck.mean)).toBeGreaterThan(0.3);
  }
  expect(last.shares?.map((x) => x.end).sort()).toEqual([0, 1]);
});

test('what is told adds up: the start, the choices and luck make the result', () => {
  const { last } = finish(review(choiceToy(), recordOf([...ALIKE.slice(0, 4), 3, ...ALIKE.slice(5)]), chanceAt, CARE));
  for (const x of last.shares ?? []) expect(x.start + x.own.mean + x.others.mean + x.luck.mean).toBeCloseTo(x.end, 9);
  expect(last.points.at(-1)?.seats.map((x) => x.mean)).toEqual(last.shares?.map((x) => x.end));
});

test('a blunder is found, at its move, with its loss and its clause', () => {
  const blunder = 4;
  const { last } = finish(review(choiceToy(), recordOf([...ALIKE.slice(0, blunder), 3, ...ALIKE.slice(blunder + 1)]), chanceAt, CARE, POINTS));
  const [turn] = last.turns;
  expect(turn).toMatchObject({ at: blunder, seat: 0, played: { verb: 'take', box: 3 } });
  expect(turn?.better.box).not.toBe(3);
  expect(turn?.gain.mean).toBeGreaterThan(0.2);
  expect(turn?.clauses[0]).toBe(`TOY-0${turn?.better.box}`);
  expect(turn?.grounds[0]).toMatchObject({ kind: 'count', count: 'points', seat: 0, when: 'now' });
  expect(last.turns).toHaveLength(1);
  // The loss is the seat's own doing, and the other's gain by another's.
  expect(last.shares?.[0]?.own.mean).toBeLessThan(-0.2);
  expect(last.shares?.[1]?.others.mean).toBeGreaterThan(0.2);
});

test('luck and choice follow whoever held the seat: a blunder of the bot that stood in is not the person’s', () => {
  const blunder = 4;
  const told = recordOf([...ALIKE.slice(0, blunder), 3, ...ALIKE.slice(blunder + 1)]);
  const held = [[0, 4, 6].map((from, i) => ({ from, holder: i % 2 }))];
  const { last } = finish(review(choiceToy(), { ...told, held }, chanceAt, CARE));
  const { last: whole } = finish(review(choiceToy(), told, chanceAt, CARE));
  expect(last.shares?.map((x) => [x.seat, x.holder])).toEqual([
    [0, 0],
    [0, 1],
    [1, 0],
  ]);
  const [person, bot] = last.shares ?? [];
  expect(bot?.own.mean).toBeLessThan(-0.2);
  expect(Math.abs(person?.own.mean ?? 1)).toBeLessThan(0.1);
  // Together they are what the seat had.
  for (const part of ['own', 'others', 'luck'] as const)
    expect((person?.[part].mean ?? 0) + (bot?.[part].mean ?? 0)).toBeCloseTo(whole.shares?.[0]?.[part].mean ?? 0, 9);
});

test('an opinion never sees more than its seat: a world with another secret has the same', () => {
  const e: AnyEngine = choiceToy();
  const [scene] = storyOf(e, recordOf(ALIKE), chanceAt).scenes;
  if (scene === undefined) throw new Error('no decision');
  const asked: Base[] = [];
  const spied: AnyEngine = {
    ...e,
    guess(v, seat, chance) {
      asked.push(v);
      return e.guess(v, seat, chance);
    },
  };
  const ask = (state: Base) => {
    const view = e.view(state, scene.seat);
    const p = { e: spied, view, seat: scene.seat, seats: 2 };
    const said = mistakeIn(p, judge(p), { verb: 'take', box: 3 });
    expect(asked.length).toBeGreaterThan(20);
    for (const v of asked.splice(0)) expect(v).toBe(view);
    return said;
  };
  const twins = [1, 2, 3].map((prize) => ({ ...structuredClone(scene.state), prize }));
  const [first, ...others] = twins.map(ask);
  expect(first).not.toBeNull();
  for (const other of others) expect(other).toEqual(first);
});

test('a hint and the review of the same position say the same of the same move', () => {
  const e: AnyEngine = choiceToy();
  const scenes = storyOf(e, recordOf([...ALIKE.slice(0, 4), 3, ...ALIKE.slice(5)]), chanceAt).scenes;
  const scene = scenes[4];
  if (scene === undefined) throw new Error('no decision');
  const hint = judge({ e, view: e.view(scene.state, scene.seat), seat: scene.seat, seats: 2 });
  const told = turnAt(e, scene, 2, POINTS);
  expect(told?.better).toEqual(hint.best.move);
  const asked = mistakeIn({ e, view: e.view(scene.state, scene.seat), seat: scene.seat, seats: 2 }, hint, scene.move);
  expect(told?.hopes).toEqual([asked?.best.hope, asked?.played.hope]);
  expect(told?.gain).toEqual(asked?.gain);
  expect(told?.rounds).toBe(hint.looks.second);
  // Whoever did what the hint said has made no mistake there.
  expect(turnAt(e, { ...scene, move: hint.best.move }, 2, POINTS)).toBeNull();
});
