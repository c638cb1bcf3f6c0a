/** Chronic cards (PLG-CHR). */
import { expect, test } from 'vitest';
import { given, times } from './given.ts';

test('PLG-CHR-01 only a Chronic card under control can be activated, and it is never an answer', () => {
  const it = given({
    players: [
      { hand: ['ale_priest', 'daggers_knight'], control: ['rat'], draw: ['rat'] },
      { hand: ['queen', 'ale_priest'], draw: ['rat'] },
    ],
  });
  expect(it.refused('activate ale_priest')).toBe('PLG-CHR-01');
  expect(it.refused('activate rat')).toBe('PLG-CHR-01');
  expect(it.does('play daggers_knight').offers()).toEqual(['suffer']);
});

test('E14 PLG-CHR-02 PLG-CHR-05 PLG-CHR-07 PLG-TOR-03 the Priest of Torches works in the turn in which it was played, stays, and works once a turn', () => {
  const it = given({ players: [{ hand: ['torches_priest'], draw: times(9, 'rat') }, { draw: times(9, 'rat') }] }).all(
    'play torches_priest',
    'end-spread',
    'activate torches_priest',
    'clear 0',
  );
  expect(it.s.pool).toBe(2);
  expect(it.refused('activate torches_priest')).toBe('PLG-CHR-05');
  it.all('infect space-1', 'end-infect');
  expect(it.control()).toEqual(['torches_priest']);
  it.all('end-spread', 'end-infect', 'end-spread');
  expect(it.offers('activate')).toEqual(['activate torches_priest']);
});

test('PLG-CHR-03 each works in the phase that it names', () => {
  const it = given({ players: [{ hand: ['rat'], control: ['ale_priest', 'queen', 'pope'], draw: times(9, 'rat') }, {}] });
  expect(it.offers('activate')).toEqual(['activate ale_priest']);
  expect([it.refused('activate queen'), it.refused('activate pope')]).toEqual(['PLG-CHR-03', 'PLG-CHR-03']);
  it.does('end-spread');
  expect(it.offers('activate')).toEqual(['activate queen']);
  expect(it.refused('activate ale_priest')).toBe('PLG-CHR-03');
  it.does('end-infect');
  expect(it.offers()).toEqual(['activate pope', 'finish']);
  expect(it.refused('activate queen')).toBe('PLG-CHR-03');
});

test("PLG-CHR-04 whether and when is the owner's choice", () => {
  const it = given({ players: [{ control: ['queen'], draw: times(9, 'rat') }, {}], pool: 12, phase: 'infect' });
  it.does('infect space-0');
  expect(it.offers()).toContain('activate queen');
  it.does('end-infect');
  expect(it.s.active).toBe(1);
});

test('PLG-CHR-06 a Spread Chronic works in the turn in which it was played, whenever nothing else goes on', () => {
  const it = given({ players: [{ hand: ['ale_priest', 'torches_peasant'], draw: ['rat'] }, {}] }).all('play ale_priest', 'play torches_peasant');
  expect(it.refused('activate ale_priest')).toBe('KERNEL-NOT-NOW');
  it.does('decline');
  expect(it.offers()).toEqual(['activate ale_priest', 'end-spread']);
});

test('PLG-CHR-08 PLG-NOB-07 PLG-OPS-12 an End Chronic works before the discards: the Pope draws a sixth card', () => {
  const it = given({ players: [{ control: ['pope'], draw: times(9, 'rat') }, {}], phase: 'end' }).does('activate pope');
  expect(it.refused('activate pope')).toBe('PLG-CHR-05');
  it.does('finish');
  expect(it.hand()).toHaveLength(6);
  expect(it.s.active).toBe(1);
});

test('PLG-CHR-09 two Priests of Ale give two activations', () => {
  const it = given({ players: [{ hand: ['filth', 'prince'], control: ['ale_priest', 'ale_priest'], draw: times(5, 'rat') }, {}] }).all(
    'activate ale_priest',
    'discard filth',
    'activate ale_priest',
    'discard rat',
  );
  expect(it.refused('activate ale_priest')).toBe('PLG-CHR-05');
  expect(it.s.players[0]?.control.every((x) => x.used)).toBe(true);
});

test('E28 PLG-CHR-10 the first instruction must be possible; Queen and Pope always can', () => {
  const ale = given({ players: [{ hand: ['rat'], control: ['ale_priest'] }, {}] });
  expect(ale.refused('activate ale_priest')).toBe('PLG-CHR-10');
  const torches = given({ players: [{ control: ['torches_priest', 'queen'], draw: times(5, 'rat') }, {}], lineup: [], phase: 'infect' });
  expect(torches.refused('activate torches_priest')).toBe('PLG-CHR-10');
  expect([torches.s.pool, torches.offers('activate')]).toEqual([0, ['activate queen']]);
  torches.all('activate queen', 'end-infect');
  expect(torches.s.discount).toBe(0);
});

test('PLG-CHR-11 a Chronic card that is discarded has to be drawn and played again', () => {
  const it = given({ players: [{ hand: ['daggers_priest'] }, { control: ['queen'], hand: [], draw: ['rat'] }] }).all('play daggers_priest', 'suffer');
  expect([it.control(1), it.discard(1)]).toEqual([[], ['queen']]);
  expect(it.told('gave-up')).toMatchObject([{ who: 1, card: 'queen', from: 'control-1', to: 'discard-1' }]);
});

test('PLG-CHR-12 Chronic cards under control score', () => {
  expect(given({ players: [{ control: ['queen', 'ale_priest'] }, {}] }).infamy()).toBe(15 + 7);
});
