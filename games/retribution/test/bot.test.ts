/** The bot's policy: it buys, thins, attacks and repents sensibly, and its games are like those that the numbers were tuned for. */

import { type Chance, Sfc } from '@pesthouse/kernel';
import { expect, test } from 'vitest';
import { rules } from '../rules.ts';
import { type Move, playerAt, type State } from '../state.ts';
import { given, OPTIONS, times } from './given.ts';

const chance = (): Chance => new Sfc().at(3, 3);
const choice = (s: State, seat: number): Move | undefined => rules.policy(s, seat, chance());

test('it buys a good card rather than a Rat King, and takes the Rat King when it can pay for nothing', () => {
  expect(choice(given({ pool: 6, phase: 'infect', lineup: ['torches_knight', 'ale_peasant'] }).s, 0)).toEqual({ verb: 'infect', what: 'space-0' });
  expect(choice(given({ pool: 1, phase: 'infect' }).s, 0)).toEqual({ verb: 'take-rat-king' });
});

test('it takes the King only if that wins', () => {
  const behind = given({ players: [{ draw: ['rat'] }, { draw: times(20, 'ale_knight') }], pool: 15, phase: 'infect', stacks: [[], []] });
  expect(choice(behind.s, 0)).not.toEqual({ verb: 'infect', what: 'king' });
  const ahead = given({ players: [{ draw: ['rat'] }, { draw: ['prince'] }], pool: 15, phase: 'infect', stacks: [[], []] });
  expect(choice(ahead.s, 0)).toEqual({ verb: 'infect', what: 'king' });
});

test('it plays draws first and sends Penance before Filth to the Pit', () => {
  expect(choice(given({ players: [{ hand: ['rat', 'ale_knight', 'daggers_knight'], draw: ['rat'] }, {}] }).s, 0)).toEqual({ verb: 'play', card: 'ale_knight' });
  const pit = given({ players: [{ hand: ['bishop', 'rat'], draw: times(9, 'rat'), discard: ['filth', 'penance_1'] }, {}] }).does('play bishop');
  expect(choice(pit.s, 0)).toEqual({ verb: 'pit', from: 'discard', card: 'penance_1' });
});

test('it attacks the leader and repents with a Fool', () => {
  const it = given({ players: [{ hand: ['daggers_knight'] }, { draw: ['rat'] }, { draw: times(5, 'cardinal') }] }).does('play daggers_knight');
  expect(choice(it.s, 0)).toEqual({ verb: 'target', seat: 2 });
  const asked = given({ players: [{ hand: ['daggers_knight'] }, { hand: ['hire_fool', 'rat'], draw: ['rat'] }] }).does('play daggers_knight');
  expect(choice(asked.s, 1)).toEqual({ verb: 'repent', card: 'hire_fool' });
});

const SEATS = ['seat-1', 'seat-2', 'seat-3', 'seat-4', 'seat-5'] as const;

/** One game of these players; the places. */
const game = (seats: number, seed: number, random: number): { readonly s: State; readonly first: number[] } => {
  const c = new Sfc().at(seed, 9);
  const s = rules.start({ ...OPTIONS, firstPlayer: SEATS[seed % seats] ?? 'seat-1' }, seats, c);
  while (!rules.over(s)) {
    const seat = 31 - Math.clz32(rules.deciders(s));
    const legal = rules.moves(s, seat);
    const m = seat === random ? legal[c.below(legal.length)] : rules.policy(s, seat, c);
    if (m === undefined) throw new Error('no move');
    rules.play(s, seat, m, { chance: c, tell: undefined });
  }
  return { s, first: (rules.outcome(s) ?? []).flatMap((x) => (x.rank === 1 ? [x.seat] : [])) };
};

test('against a uniform player it always wins', () => {
  for (let seed = 0; seed < 20; seed++) expect(game(2, seed, 0).first).toEqual([1]);
});

test('its games last as long as they should and have attacks, Repents and a thinner deck in them', () => {
  for (const seats of [2, 4]) {
    let rounds = 0;
    let pit = 0;
    let penance = 0;
    let best = 0;
    const games = 40;
    for (let seed = 0; seed < games; seed++) {
      const { s } = game(seats, seed, -1);
      rounds += s.round;
      pit += s.pitSize;
      penance += 24 - s.penanceSize;
      best += Math.max(...(rules.outcome(s) ?? []).map((x) => x.score));
      expect(playerAt(s, 0).turns).toBeGreaterThan(5);
    }
    expect(rounds / games).toBeGreaterThan(10);
    // Two who both wait for the King that wins take longer than the 14 rounds of plain buyers.
    expect(rounds / games).toBeLessThan(22);
    expect(pit / games).toBeGreaterThan(5);
    expect(penance / games).toBeGreaterThan(2);
    expect(best / games).toBeGreaterThan(70);
  }
});
