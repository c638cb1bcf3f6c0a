/** End Phase (PLG-END). */
import { expect, test } from 'vitest';
import { given, times } from './given.ts';

test('E15 PLG-END-01 PLG-PEN-02 Penance is paid before the discards', () => {
  const it = given({ players: [{ hand: ['penance_2'], control: times(4, 'rat'), draw: times(5, 'filth') }, {}] }).all('play penance_2', 'end-spread');
  expect(it.s.pool).toBe(2);
  it.does('end-infect');
  expect(it.pit()).toEqual(['penance_2']);
  expect(it.discard()).toEqual(times(4, 'rat'));
  expect(it.said.map((e) => e.type).filter((x) => x === 'pitted' || x === 'swept' || x === 'drew')).toEqual(['pitted', 'swept', 'drew']);
});

test('PLG-END-02 PLG-CHR-02 all controlled cards are discarded except Chronic ones', () => {
  const it = given({ players: [{ control: ['queen', 'rat', 'pope', 'prince'], draw: times(5, 'filth') }, {}], phase: 'end' });
  it.does('finish');
  expect([it.control(), it.discard()]).toEqual([
    ['queen', 'pope'],
    ['rat', 'prince'],
  ]);
});

test('PLG-END-02 PLG-REP-07 a card used to Repent goes in the own End Phase, not before', () => {
  const it = given({
    players: [
      { hand: ['daggers_knight'], draw: times(5, 'rat') },
      { hand: ['hire_fool', 'rat'], draw: times(9, 'rat') },
    ],
  });
  it.all('play daggers_knight', 'repent hire_fool', 'discard rat', 'end-spread', 'end-infect');
  expect([it.s.active, it.control(1)]).toEqual([1, ['hire_fool']]);
  expect(it.s.players[1]?.control[0]?.repented).toBe(true);
  it.all('end-spread', 'end-infect');
  expect([it.control(1), it.discard(1).includes('hire_fool')]).toEqual([[], true]);
});

test('PLG-END-03 the whole hand is discarded and shown as a sorted set', () => {
  const it = given({ players: [{ hand: ['prince', 'rat', 'filth', 'rat'], draw: times(5, 'filth') }, {}], phase: 'infect' }).does('end-infect');
  expect(it.told('swept')).toMatchObject([{ cards: ['rat', 'rat', 'filth', 'prince'], from: 'hand-0', to: 'discard-0' }]);
  expect(it.discard()).toEqual(['rat', 'rat', 'filth', 'prince']);
});

test('PLG-END-04 five new cards', () => {
  const it = given({ players: [{ hand: ['rat'], draw: times(9, 'filth') }, {}], phase: 'infect' }).does('end-infect');
  expect(it.hand()).toEqual(times(5, 'filth'));
});

test('PLG-END-05 PLG-END-06 empty spaces are filled from the lowest number, one card each; the others stay', () => {
  const it = given({
    players: [{ draw: times(5, 'rat') }, {}],
    lineup: ['empty', 'prince', 'empty', 'empty', 'queen'],
    kingdom: ['ale_peasant', 'hire_fool'],
    phase: 'infect',
  }).does('end-infect');
  expect(it.lineup()).toEqual(['ale_peasant', 'prince', 'hire_fool', 'empty', 'queen', 'empty', 'empty', 'empty']);
  expect(it.told('refilled')).toMatchObject([
    { card: 'ale_peasant', from: 'kingdom', to: 'space-0' },
    { card: 'hire_fool', from: 'kingdom', to: 'space-2' },
  ]);
  expect(it.s.kingdomSize).toBe(0);
});

test('PLG-END-07 without anything that waits the turn passes at once', () => {
  const it = given({ players: [{ control: ['rat'], draw: times(5, 'rat') }, {}], phase: 'infect' }).does('end-infect');
  expect([it.s.active, it.now()]).toEqual([1, 'spread']);
});

test('after a choice in the End Phase the turn waits for its player, so that the choice can be taken back', () => {
  const it = given({ players: [{ control: ['hire_collector'], draw: times(9, 'rat'), discard: ['filth'] }, {}], phase: 'end' }).does('resolve hire_collector');
  expect(it.free('pit discard filth')).toBe(true);
  it.does('pit discard filth');
  expect([it.now(), it.offers()]).toEqual(['end', ['finish']]);
});

test("PLG-END-08 a reshuffle for the new hand includes this turn's discards and Infections", () => {
  const it = given({ players: [{ hand: ['filth'], control: ['rat'] }, {}], pool: 3, phase: 'infect' }).all('infect space-2', 'end-infect');
  expect(it.hand()).toEqual(['rat', 'filth', 'daggers_peasant']);
  expect(it.told('no-card')).toMatchObject([{ short: 2 }]);
  expect(it.said.map((e) => e.type)).toEqual(['phase', 'swept', 'swept', 'reshuffled', 'drew', 'bared', 'no-card', 'refilled', 'turn', 'phase']);
});
