/** Infect Phase (PLG-INF), prices and numbers of cards (PLG-CMP-11 to 14). */
import { expect, test } from 'vitest';
import { given, times } from './given.ts';

test('PLG-INF-01 PLG-INF-02 PLG-CMP-14 the pool is what lies on the table and what was gained, losses included', () => {
  const it = given({
    players: [
      { hand: ['rat', 'daggers_knight', 'penance_2', 'prince'], draw: times(5, 'rat') },
      { hand: [], draw: ['rat'] },
    ],
    penance: [],
  });
  it.all('play rat', 'play prince', 'play daggers_knight', 'suffer', 'play penance_2', 'end-spread');
  expect(it.told('pool')).toMatchObject([{ base: 1 + 3 + 4 - 2, gained: 2, pool: 8 }]);
  expect(it.s.pool).toBe(8);
});

test('PLG-INF-02 the pool is fixed when the phase begins; later only gains and prices change it', () => {
  const it = given({ players: [{ control: ['rat', 'rat', 'torches_priest'] }, {}], phase: 'infect' });
  expect(it.s.pool).toBe(2);
  it.all('infect space-0');
  expect(it.s.pool).toBe(0);
  it.all('activate torches_priest', 'clear 1');
  expect(it.s.pool).toBe(2);
});

test('PLG-INF-03 cards used to Repent count if they still lie there; what was gained counts without its card', () => {
  const it = given({ players: [{ control: ['princess'], hand: ['torches_knight', 'rat'], draw: ['rat'] }, {}] });
  it.all('play torches_knight', 'pit hand rat', 'end-spread');
  expect([it.s.base, it.s.gained, it.s.pool]).toEqual([6, 2, 8]);
});

test('PLG-INF-04 the Lineup and the top card of each stack', () => {
  const it = given({ pool: 10, phase: 'infect', lineup: ['ale_peasant'] });
  expect(it.offers('infect')).toEqual(['infect space-0', 'infect stack-0', 'infect stack-1']);
  it.all('infect stack-1');
  expect(it.told('infected')).toMatchObject([{ card: 'bishop', from: 'stack-1', to: 'discard-0', price: 8, left: 2 }]);
  const gone = given({ pool: 10, phase: 'infect', stacks: [[], ['pope']] });
  expect(gone.refused('infect stack-0')).toBe('PLG-INF-04');
  const noKing = given({ pool: 20, phase: 'infect', stacks: [[], []], king: false });
  expect(noKing.refused('infect king')).toBe('PLG-INF-04');
});

test('PLG-INF-05 the King only when both stacks are gone', () => {
  const it = given({ pool: 20, phase: 'infect', stacks: [[], ['pope']] });
  expect(it.refused('infect king')).toBe('PLG-INF-05');
  expect(given({ pool: 20, phase: 'infect', stacks: [[], []] }).offers('infect king')).toEqual(['infect king']);
});

test('PLG-INF-06 PLG-CMP-11 PLG-CMP-13 the price is the Resistance, without Notoriety', () => {
  const it = given({ pool: 8, phase: 'infect', stacks: [['prince'], ['cardinal']] });
  expect(it.refused('infect stack-1')).toBe('PLG-INF-06');
  it.does('infect stack-0');
  expect([it.s.pool, it.s.spent]).toEqual([0, 8]);
  expect(it.refused('infect space-0')).toBe('PLG-INF-06');
});

test('PLG-INF-07 one at a time, as many as the pool pays', () => {
  const it = given({ pool: 9, phase: 'infect' }).all('infect space-0', 'infect space-1', 'infect space-2');
  expect(it.s.pool).toBe(2);
  expect(it.offers('infect')).toEqual([]);
});

test('PLG-INF-08 an Infected card goes straight to the discard pile', () => {
  const it = given({ pool: 5, phase: 'infect' }).does('infect space-7');
  expect([it.discard(), it.control(), it.hand().includes('bones_knight')]).toEqual([['bones_knight'], [], false]);
});

test('E17 PLG-INF-09 the next of the Nobility, and the King, in the same phase', () => {
  const it = given({ pool: 27, phase: 'infect', stacks: [['queen'], []] });
  expect(it.offers('infect king')).toEqual([]);
  it.does('infect stack-0');
  expect(it.offers('infect king')).toEqual(['infect king']);
  const next = given({ pool: 18, phase: 'infect' }).does('infect stack-0');
  expect(next.offers('infect stack-0')).toEqual(['infect stack-0']);
  expect(next.does('infect stack-0').told('infected')[0]?.card).toBe('princess');
});

test('PLG-INF-10 an empty space stays empty until the End Phase', () => {
  const it = given({ players: [{ draw: times(5, 'rat') }, {}], pool: 9, phase: 'infect' }).does('infect space-3');
  expect(it.lineup()[3]).toBe('empty');
  expect(it.refused('infect space-3')).toBe('PLG-INF-10');
  it.does('end-infect');
  expect(it.lineup()[3]).not.toBe('empty');
});

test('E13 PLG-INF-11 PLG-INF-12 a free Rat King rules out spending, and spending the Rat King', () => {
  const it = given({ pool: 9, phase: 'infect' }).does('take-rat-king');
  expect(it.discard()).toEqual(['rat_king']);
  expect(it.offers()).toEqual(['end-infect']);
  expect(it.refused('infect space-0')).toBe('PLG-INF-12');
  expect(it.refused('take-rat-king')).toBe('PLG-INF-12');
  const spent = given({ pool: 9, phase: 'infect' }).does('infect space-0');
  expect(spent.refused('take-rat-king')).toBe('PLG-INF-11');
});

test('PLG-INF-11 PLG-TRN-05 what was spent counts for one turn only: the next turn offers the Rat King again', () => {
  const it = given({ players: [{ draw: times(12, 'rat') }, { draw: times(12, 'rat') }], pool: 9, phase: 'infect' });
  it.all('infect space-0', 'end-infect');
  expect(it.s.spent).toBe(0);
  it.does('end-spread');
  expect(it.offers('take-rat-king')).toEqual(['take-rat-king']);
});

test('PLG-INF-12 the Rat King does not depend on the pool', () => {
  for (const pool of [-2, 0, 30]) expect(given({ pool, phase: 'infect' }).offers('take-rat-king'), String(pool)).toEqual(['take-rat-king']);
});

test('PLG-INF-13 PLG-FES-03 a Rat King has no price: it is never among the things to Infect', () => {
  const it = given({ pool: 30, phase: 'infect' });
  expect(it.offers('infect').length).toBe(10);
  it.does('take-rat-king');
  expect(it.told('infected')).toMatchObject([{ card: 'rat_king', price: 0, left: 30, from: 'rat-kings' }]);
});

test('PLG-INF-14 without supply there is no Rat King', () => {
  const it = given({ pool: 0, phase: 'infect', ratKings: 0 });
  expect(it.offers()).toEqual(['end-infect']);
  expect(it.refused('take-rat-king')).toBe('PLG-INF-14');
});

test('PLG-INF-15 taking the Rat King is Infecting: the turn is not idle', () => {
  const it = given({ players: [{ draw: times(5, 'rat') }, {}], idle: 4, phase: 'infect' }).all('take-rat-king', 'end-infect');
  expect(it.s.idle).toBe(0);
});

test('PLG-INF-16 what was not spent vanishes', () => {
  const it = given({ players: [{ draw: times(5, 'rat') }, { draw: times(9, 'rat') }], pool: 9, phase: 'infect' }).does('end-infect');
  expect([it.s.pool, it.s.gained]).toEqual([0, 0]);
  it.does('end-spread');
  expect(it.s.pool).toBe(0);
});

test('PLG-INF-17 losses, gains and Chronic cards are no use of Contagions', () => {
  const it = given({ players: [{ control: ['penance_1', 'rat', 'rat', 'torches_priest', 'queen'] }, {}], phase: 'infect' }).all(
    'activate torches_priest',
    'clear 0',
    'activate queen',
  );
  expect(it.offers('take-rat-king')).toEqual(['take-rat-king']);
});

test('PLG-INF-18 the phase may end without Infecting', () => {
  expect(given({ pool: 9, phase: 'infect' }).offers('end-infect')).toEqual(['end-infect']);
});

test('PLG-INF-19 no card is played from the hand in the Infect Phase', () => {
  const it = given({ players: [{ hand: ['rat'], draw: ['rat'] }, {}], phase: 'infect' });
  expect(it.refused('play rat')).toBe('PLG-INF-19');
});

test('E16 PLG-PEN-04 a negative pool pays for nothing, can be filled up, and is not owed', () => {
  const it = given({ players: [{ hand: ['penance_2'], control: ['torches_priest'], draw: times(9, 'rat') }, { draw: times(9, 'rat') }] }).all(
    'play penance_2',
    'end-spread',
  );
  expect(it.s.pool).toBe(-2);
  expect(it.offers('infect')).toEqual([]);
  it.all('activate torches_priest', 'clear 0');
  expect(it.s.pool).toBe(0);
  expect(it.offers('take-rat-king')).toEqual(['take-rat-king']);
  it.all('end-infect');
  expect(it.pit()).toContain('penance_2');
  it.all('end-spread', 'end-infect', 'end-spread');
  expect([it.s.active, it.s.pool]).toEqual([0, 0]);
});
