/** The words of New York over whole games: every prompt, choice and event has its sentence, and no two choices are called the same. */

import { basisOf, boardLines, type Numbers, Sfc } from '@pesthouse/kernel';
import { expect, test } from 'vitest';
import { rules } from '../rules.ts';
import type { Event, State } from '../state.ts';
import { given } from '../test/given.ts';
import { words } from './en.ts';

const basis = basisOf(rules);
const text = words(basis);

const HOLE = /undefined|NaN|null|\[object/;

const playThrough = (seed: number, seats: number, look: (s: State, seat: number) => void, hear: (s: State, e: Event) => void): State => {
  const chance = new Sfc().at(seed, 0);
  const s = rules.start(
    { species: Array.from({ length: seats }, () => 'random' as const), lastCall: seed % 2 === 0, slowFinish: false, wholeDeck: seed === 3, lastMove: seed < 3 },
    seats,
    chance,
  );
  while (!rules.over(s)) {
    const seat = 31 - Math.clz32(rules.deciders(s));
    const f = s.stack[s.stack.length - 1];
    if (f === undefined) break;
    look(s, seat);
    rules.play(s, seat, rules.game.bot.policy(s, f, seat, chance), { chance, tell: (e) => hear(s, e) });
  }
  return s;
};

test.each([
  [1, 4],
  [2, 3],
  [3, 2],
])('game %i with %i seats is told without a hole', (seed, seats) => {
  const heard = new Set<string>();
  const end = playThrough(
    seed,
    seats,
    (s, seat) => {
      const p = rules.prompt(s, seat);
      if (p === null) throw new Error('somebody decides, but nothing is asked');
      const said = text.prompt(s, seat, p);
      expect(said.title).not.toBe('Your move');
      const choices = rules.moves(s, seat).map((m) => text.move(s, seat, m));
      const names = choices.map((c) => `${c.label} ${c.detail}`);
      expect(new Set(names).size).toBe(names.length);
      for (const line of [said.title, said.detail, text.waiting(s, p), ...names, ...boardLines(text.board(s, seat))]) expect(line).not.toMatch(HOLE);
    },
    (s, e) => {
      heard.add(e.type);
      expect(text.event(s, e)).not.toMatch(HOLE);
    },
  );
  for (const type of ['turn', 'limit', 'drew', 'bred', 'last-card', 'final-battles', 'ended']) expect(heard).toContain(type);
  expect(text.verdict(end)).toMatch(/inherit the city/);
});

test('a half-made choice fills the gaps of the prompt', () => {
  let checked = 0;
  playThrough(
    5,
    4,
    (s, seat) => {
      const breed = rules.moves(s, seat).find((m) => m.verb === 'breed');
      const p = rules.prompt(s, seat);
      if (breed?.verb !== 'breed' || p === null) return;
      const places = new Set(rules.moves(s, seat).flatMap((m) => (m.verb === 'breed' && m.kind === breed.kind ? [m.at] : []))).size;
      const said = text.prompt(s, seat, { ...p, kind: breed.kind });
      expect(said.title).toMatch(/^Choose a place to breed an? /);
      expect(said.detail).toContain(`${places} place`);
      checked++;
    },
    () => undefined,
  );
  expect(checked).toBeGreaterThan(5);
});

/** The words of a table where some numbers were turned. */
const turned = (numbers: Numbers) => words({ ...basis, numbers: { ...basis.numbers, ...numbers } });

test('NYC-CARD-12 NYC-CARD-06 NYC-CARD-09 a card says the numbers of its own table, and other tables are not touched', () => {
  const other = turned({ 'rats-rat-king.min': 3, 'pigeons-nesting-pair.defence': 1, 'cockroaches-waterbug.defence': 0 });
  expect(other.names.KIND_WORDS['rats-rat-king'].ribbon).toBe('Needs 3 own');
  expect(other.names.KIND_WORDS['rats-rat-king'].rule).toBe('Breeds only where you already have three pests.');
  expect(other.names.KIND_WORDS['pigeons-nesting-pair'].rule).toBe('Breeds only where there is no opposing pest. +1 die when defending.');
  expect(other.names.KIND_WORDS['cockroaches-waterbug'].rule).toBe('');
  expect(text.names.KIND_WORDS['rats-rat-king'].ribbon).toBe('Needs 2 own');
});

test('NYC-FIGHT-08 NYC-FIGHT-18 an attack is told with the dice, bonuses and faces of its own table', () => {
  const { s } = given('rats to fight', { places: { chinatown: { rats: ['rats-alley-rat'], humans: ['humans-commuter'] } } });
  const attack = { verb: 'attack', at: 'chinatown', target: 'humans' } as const;
  const said = (numbers: Numbers): string => turned(numbers).move(s, 1, attack).detail;
  const plain = said({});
  expect(said({ 'rats-alley-rat.dice': 4, 'bonus.rats.humans': 0 })).toMatch(/^4 dice against/);
  expect(said({ dieFaces: 20 })).not.toBe(plain);
  expect(said({ diceCap: 1 })).toMatch(/^1 die against 1,/);
  expect(text.move(s, 1, attack).detail).toBe(plain);
});

test('NYC-OPT-06 NYC-OPT-08 options are told with the numbers of their own table', () => {
  expect(turned({ slowShare: 0.5, baseDrawMax: 3 }).option('slowFinish').about).toBe('In the last half of the deck nobody draws more than 3 cards a turn.');
  expect(text.option('slowFinish').about).toBe('In the last quarter of the deck nobody draws more than 5 cards a turn.');
  expect(text.option('wholeDeck').about).toContain('60 food and 40 poison');
});
