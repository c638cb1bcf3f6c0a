/** The last turn counted through, held against the rules themselves: every roll of every die played out. */

import { thinkWith } from '@pesthouse/bots';
import { exactly, through, worthsAt } from '@pesthouse/bots/search';
import type { AnyEngine } from '@pesthouse/kernel';
import { type Base, clone, firstOf, Sfc } from '@pesthouse/kernel';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rules } from '../rules.ts';
import { given, type Position, type Scene, times } from './given.ts';

/** Dice of two faces: what is counted is the same, and every roll of them can be played out. */
const faces = rules.game.tunables.find((t) => t.name === 'dieFaces');
const before = faces?.get() ?? 6;
beforeAll(() => faces?.set(2));
afterAll(() => faces?.set(before));

const engine = (): AnyEngine => rules;

const TWO = ['humans', 'rats'] as const;
/** Nobody is equal to somebody in everything: a roll-off may go on for ever, and is counted as the same chance for all. */
const UNEQUAL = { 'rats-alley-rat': 2, 'rats-subway-rat': 0, 'rats-rat-king': 0, 'humans-commuter': 9, 'humans-super': 0, 'humans-exterminator': 0 };
const POSITIONS: readonly (readonly [string, Scene, Position])[] = [
  [
    'one fight to be had or left',
    'rats to fight',
    {
      species: TWO,
      lastTurn: true,
      deck: UNEQUAL,
      places: { chinatown: { rats: ['rats-alley-rat'], humans: ['humans-commuter'] }, 'times-square': { humans: ['humans-commuter'] } },
    },
  ],
  [
    'two pests to breed, alone or beside somebody',
    'rats to breed',
    {
      species: TWO,
      lastTurn: true,
      hand: { rats: 2 },
      deck: UNEQUAL,
      places: { chinatown: { humans: ['humans-commuter'], food: 1 }, 'times-square': { humans: ['humans-commuter'] } },
    },
  ],
  [
    'a last Poison to be fed first',
    'rats to gather',
    {
      species: TWO,
      pile: { food: 0, poison: 1 },
      deck: UNEQUAL,
      places: { chinatown: { humans: ['humans-commuter'] } },
    },
  ],
  [
    'three at one place, and the choice of whom to attack',
    'rats to fight',
    {
      species: ['humans', 'rats', 'pigeons'],
      lastTurn: true,
      places: { chinatown: { rats: ['rats-alley-rat'], pigeons: ['pigeons-street-pigeon'], humans: ['humans-commuter'] } },
    },
  ],
];

describe('the end that is counted through is what the rules give', () => {
  test.each(POSITIONS)('%s', async (_, scene, position) => {
    const e = engine();
    const it = given(scene, position);
    const s: Base = clone(it.s);
    if (scene === 'rats to gather') e.play(s, firstOf(e.deciders(s)), { verb: 'draw' }, { chance: new Sfc().at(1, 1), tell: undefined });
    const seat = firstOf(e.deciders(s));
    const worths = worthsAt(e, e.view(s, seat), seat);
    expect(worths?.map((x) => x.move)).toEqual(e.moves(s, seat));
    expect(worths?.length).toBeGreaterThan(1);
    const truth = through(e, s, seat, 1_000_000);
    expect(truth?.map((x) => x.move)).toEqual(e.moves(s, seat));
    // A better place counts a thousandth.
    for (const [i, { worth }] of (worths ?? []).entries()) expect(Math.abs(worth - (truth?.[i]?.worth ?? -1))).toBeLessThan(0.0011);
  });
});

test('NYC-WIN-06 equals in everything have the same chance in the roll-off', async () => {
  const e = engine();
  const it = given('rats to breed', {
    species: TWO,
    lastTurn: true,
    hand: { rats: 1 },
    deck: { ...UNEQUAL, 'rats-alley-rat': 1, 'humans-commuter': 0 },
    places: { chinatown: { rats: ['rats-alley-rat'] }, 'times-square': { humans: ['humans-commuter'] }, 'central-park': { humans: ['humans-commuter'] } },
  });
  const worths = worthsAt(e, it.s, 1) ?? [];
  const of = (at: string): number | undefined => worths.find((x) => x.move.at === at)?.worth;
  // Two pests at two locations each, and nothing in the decks.
  expect(of('coney-island')).toBe(0.5);
  expect(of('chinatown')).toBe(0);
});

test('what is too much to look at, and what is not the end, is left to the search', async () => {
  const e = engine();
  const last = given('rats to breed', { lastTurn: true, hand: { rats: 9 }, places: { chinatown: { humans: times(2, 'humans-commuter'), food: 9 } } });
  expect(worthsAt(e, last.s, 1, 50)).toBeNull();
  const early = given('rats to breed', { hand: { rats: 2 } });
  expect(worthsAt(e, early.s, 1)).toBeNull();
  const asked: string[] = [];
  const move = exactly((x, view, seat) => {
    asked.push('search');
    return x.moves(view, seat)[0];
  })(e, early.s, 1, { chance: new Sfc().at(1, 1), seats: 4, spent: () => 0 });
  expect(asked).toEqual(['search']);
  expect(move).toBeDefined();
});

test('a master takes a win that is certain and looks at nothing but its view', async () => {
  const e = engine();
  // A second location decides it: breeding there cannot be answered.
  const it = given('rats to breed', {
    species: TWO,
    lastTurn: true,
    hand: { rats: 1 },
    deck: { 'rats-alley-rat': 1, 'rats-subway-rat': 0, 'rats-rat-king': 0 },
    places: { chinatown: { rats: ['rats-alley-rat'] }, 'times-square': { humans: ['humans-commuter'] } },
  });
  const seat = firstOf(e.deciders(it.s));
  const worths = worthsAt(e, it.s, seat) ?? [];
  const chosen = thinkWith(e, { view: e.view(it.s, seat), seat, seats: 2, level: 'master', seed: 1 }, () => 0);
  expect(worths.find((x) => JSON.stringify(x.move) === JSON.stringify(chosen))?.worth).toBe(Math.max(...worths.map((x) => x.worth)));
  expect(Math.max(...worths.map((x) => x.worth))).toBeGreaterThan(0.99);
});
