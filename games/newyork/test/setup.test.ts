/** Components and setup (NYC-COMP, NYC-SETUP). */

import { type Chance, checkOptions, Sfc } from '@pesthouse/kernel';
import { describe, expect, test } from 'vitest';
import { KIND, KINDS_OF } from '../data/tables.ts';
import { meta } from '../meta.ts';
import { KINDS, PLACES, SPECIES, type Species } from '../names.ts';
import { rules } from '../rules.ts';
import { dice, given, OFF, rolls } from './given.ts';

const start = (...species: readonly (Species | 'random')[]) => rules.start({ species, ...OFF }, species.length, new Sfc().at(7, 0));
const subsets = (n: number): Species[][] => Array.from({ length: 16 }, (_, bits) => SPECIES.filter((_, i) => (bits >> i) & 1)).filter((x) => x.length === n);

describe('components', () => {
  test('NYC-COMP-01 the full deck is 60 Food and 40 Poison', () => {
    expect(start(...SPECIES).pile).toEqual({ food: 60, poison: 40 });
  });

  test.each([
    ['NYC-COMP-02', 'humans'],
    ['NYC-COMP-03', 'rats'],
    ['NYC-COMP-04', 'pigeons'],
    ['NYC-COMP-05', 'cockroaches'],
  ] as const)('%s there are 16 cards of the %s', (_, who) => {
    expect(KINDS_OF[who].reduce((n, kind) => n + KIND[kind].count, 0)).toBe(16);
  });

  test('NYC-COMP-06 the 16 cards of a species are three kinds of ranks 1 to 3, and a card is known by its kind alone', () => {
    for (const who of SPECIES) expect(KINDS_OF[who].map((kind) => KIND[kind].rank)).toEqual([1, 2, 3]);
    // Two rats of one kind at one location are one option, not two.
    const it = given('rats to move', { places: { chinatown: { rats: ['rats-alley-rat', 'rats-alley-rat'] } } });
    expect(it.offers('move')).toHaveLength(9);
  });

  test('NYC-COMP-07 ten locations lie in board order', () => {
    expect(start(...SPECIES).places).toEqual(PLACES);
    expect(PLACES).toHaveLength(10);
  });
});

describe('setup', () => {
  test('NYC-SETUP-01 two to four play, each one species, no species twice', () => {
    expect(meta.seats).toEqual([2, 3, 4]);
    for (const seats of [1, 5]) expect(checkOptions(meta, seats, {})).toHaveProperty('wrong');
    for (const seats of [2, 3, 4]) expect(checkOptions(meta, seats, {})).toHaveProperty('options');
    expect(checkOptions(meta, 2, { species: ['rats', 'rats'] })).toHaveProperty('wrong');
    expect(checkOptions(meta, 3, { species: ['random', 'rats', 'random'] })).toHaveProperty('options');
    for (let seed = 0; seed < 50; seed++) {
      const s = rules.start({ species: ['random', 'random', 'random'], ...OFF }, 3, new Sfc().at(seed, 0));
      expect(new Set(s.species).size).toBe(3);
    }
  });

  test('NYC-SETUP-02 random species are drawn seat by seat, each one that is neither chosen nor drawn before equally likely', () => {
    const asked: number[] = [];
    const picks = [2, 1, 0];
    const chance: Chance = {
      used: 0,
      below(n) {
        asked.push(n);
        return picks.shift() ?? 0;
      },
    };
    const s = rules.start({ species: ['random', 'rats', 'random'], ...OFF }, 3, chance);
    // Humans, Pigeons and Cockroaches are free: the third of them, then the second of the two left.
    expect(s.species).toEqual(['cockroaches', 'rats', 'pigeons']);
    expect(asked).toEqual([3, 2]);
    expect(s.order).toEqual(['rats', 'pigeons', 'cockroaches']);
    expect(KINDS_OF.humans.map((kind) => s.deck[kind])).toEqual([0, 0, 0]);
    expect(s.seatOf.humans).toBe(-1);
  });

  test('NYC-SETUP-03 ten locations with four players, seven with any three, five with any two; none names an absent species', () => {
    for (const [n, count] of [
      [4, 10],
      [3, 7],
      [2, 5],
    ] as const)
      for (const species of subsets(n)) expect(start(...species).places).toHaveLength(count);
    expect(start('humans', 'rats', 'cockroaches').places).toEqual([
      'times-square',
      'central-park',
      'chinatown',
      'coney-island',
      'newtown-creek',
      'wall-street',
      'co-op-city',
    ]);
    const it = given('rats to breed', { species: ['rats', 'pigeons'], hand: { rats: 3 } });
    expect(it.refused('breed rats-alley-rat wall-street 0')).toBe('NYC-SETUP-03');
  });

  test('NYC-SETUP-04 Humans bring 24 Food and 16 Poison, the others 12 and 8 each', () => {
    for (const n of [2, 3, 4])
      for (const species of subsets(n)) {
        const shares = species.length + (species.includes('humans') ? 1 : 0);
        const s = start(...species);
        expect(s.pile).toEqual({ food: 12 * shares, poison: 8 * shares });
        expect(s.pileAtStart).toBe(20 * shares);
      }
  });

  test('E24 NYC-SETUP-03 NYC-SETUP-04 NYC-SETUP-08 Rats and Pigeons play', () => {
    const s = start('pigeons', 'rats');
    expect(s.pile).toEqual({ food: 24, poison: 16 });
    expect(s.places).toEqual(['times-square', 'central-park', 'chinatown', 'coney-island', 'fresh-kills']);
    expect(s.order[s.active]).toBe('rats');
    expect(rules.deciders(s)).toBe(1 << 1);
  });

  test('NYC-SETUP-05 the deck is two counts without an order, and nothing is shuffled', () => {
    const chance = new Sfc().at(1, 1);
    const s = rules.start({ species: SPECIES, ...OFF }, 4, chance);
    expect(chance.used).toBe(0);
    expect(Object.keys(s.pile)).toEqual(['food', 'poison']);
  });

  test('E30 NYC-SETUP-05 with 7 Food and 3 Poison left, Humans draw Food with chance 7 in 10', () => {
    const outcomes = Array.from({ length: 10 }, (_, i) => {
      const it = given('humans to gather', { pile: { food: 7, poison: 3 } });
      it.does('draw', rolls(`pick ${i}`));
      return it.s.pile;
    });
    expect(outcomes.filter((pile) => pile.food === 6 && pile.poison === 3)).toHaveLength(7);
    expect(outcomes.filter((pile) => pile.food === 7 && pile.poison === 2)).toHaveLength(3);
  });

  test('NYC-SETUP-06 each player takes the 16 cards of their species', () => {
    const s = start('cockroaches', 'humans');
    for (const kind of KINDS) expect(s.deck[kind]).toBe(['humans', 'cockroaches'].includes(KIND[kind].species) ? KIND[kind].count : 0);
  });

  test('NYC-SETUP-07 the city, the hands and the Poison pile start empty', () => {
    const s = start(...SPECIES);
    for (const at of PLACES) expect(s.board[at]).toEqual({ food: 0, down: [], stacks: { humans: [], rats: [], pigeons: [], cockroaches: [] } });
    expect(s.hand).toEqual({ humans: 0, rats: 0, pigeons: 0, cockroaches: 0 });
    expect(s.poisonOut).toBe(0);
  });

  test('NYC-SETUP-08 the earliest species in play begins, whatever its seat', () => {
    const s = start('cockroaches', 'pigeons', 'rats');
    expect(s.order[s.active]).toBe('rats');
    expect(rules.deciders(s)).toBe(1 << 2);
    expect(s.turn).toBe(1);
  });
});

test('the script of chance is strict: it must fit to the last die', () => {
  const it = given('humans to gather');
  expect(() => it.does('draw', rolls(3))).toThrow('die');
  expect(() => it.does('draw', rolls('food', 'food'))).toThrow('not used');
  expect(() => it.does('draw')).toThrow('end');
  expect(dice(4, 4)).toEqual([1, 1, 1, 1]);
  expect(dice(3, 17).reduce((a, b) => a + b)).toBe(17);
});
