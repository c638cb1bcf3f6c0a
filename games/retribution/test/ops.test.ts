/** The operations (PLG-OPS), each through a card that has it. */
import { expect, test } from 'vitest';
import { given, picks, times } from './given.ts';

test('PLG-OPS-01 draw: with the reshuffle where the pile runs out', () => {
  const it = given({ players: [{ hand: ['princess'], draw: ['rat'], discard: ['filth'] }, {}] }).does('play princess');
  expect(it.hand()).toEqual(['rat', 'filth']);
});

test('PLG-OPS-02 gain: with the turn, and in the Infect Phase in the pool at once', () => {
  const it = given({ players: [{ hand: ['torches_peasant'], control: ['torches_priest'], draw: ['rat'] }, {}] }).all('play torches_peasant', 'clear 0');
  expect([it.s.gained, it.s.pool]).toEqual([1, 0]);
  it.does('end-spread');
  expect(it.s.pool).toBe(2);
  it.all('activate torches_priest', 'clear 1');
  expect([it.s.gained, it.s.pool]).toEqual([3, 4]);
  expect(it.told('gained')).toMatchObject([{ who: 0, card: 'torches_priest', n: 2, pool: 4 }]);
});

test('PLG-OPS-03 recruit: one card that lies in the own discard pile, or none', () => {
  const it = given({ players: [{ hand: ['bones_peasant'], draw: ['rat'], discard: ['filth', 'prince'] }, {}] }).does('play bones_peasant');
  expect(it.offers()).toEqual(['recruit filth', 'recruit prince', 'decline']);
  expect(it.refused('recruit queen')).toBe('PLG-OPS-03');
  it.does('decline');
  expect([it.top(), it.now(), it.told('declined')[0]?.card]).toEqual([[], 'spread', 'bones_peasant']);
});

test('PLG-OPS-04 fetch: a card must come; an empty pile gives nothing', () => {
  const it = given({ players: [{ hand: ['bones_knight'], draw: ['rat'], discard: ['filth', 'prince'] }, {}] }).does('play bones_knight');
  expect(it.refused('fetch queen')).toBe('PLG-OPS-04');
  it.does('fetch prince');
  expect([it.hand(), it.discard()]).toEqual([['prince'], ['filth']]);
  expect(it.told('fetched')).toMatchObject([{ card: 'prince', from: 'discard-0', to: 'hand-0' }]);
  const empty = given({ players: [{ hand: ['bones_knight'], draw: ['rat'] }, {}] }).does('play bones_knight');
  expect([empty.now(), empty.hand()]).toEqual(['spread', []]);
});

test('PLG-OPS-05 pit: one card at a time from the named places, until the limit or a stop; what follows comes after the last', () => {
  const it = given({ players: [{ hand: ['hire_doctor', 'filth', 'rat'], draw: times(4, 'prince'), discard: ['penance_1'] }, {}] }).does('play hire_doctor');
  expect(it.offers()).toEqual(['pit hand rat', 'pit hand filth', 'pit discard penance_1', 'stop']);
  expect(it.refused('pit discard rat')).toBe('PLG-OPS-05');
  it.does('pit hand filth');
  expect([it.hand(), it.now()]).toEqual([['rat'], 'pit']);
  it.does('pit discard penance_1');
  expect([it.hand(), it.pit(), it.now()]).toEqual([['rat', 'prince', 'prince'], ['filth', 'penance_1'], 'spread']);
  const knight = given({ players: [{ hand: ['torches_knight', 'rat'], draw: ['rat'], discard: ['filth'] }, {}] }).does('play torches_knight');
  expect(knight.refused('pit discard filth')).toBe('PLG-OPS-05');
  knight.does('stop');
  expect(knight.s.gained).toBe(0);
});

test('PLG-OPS-06 smoke out: the card goes to the Pit, the space stays empty, then what follows; an empty Lineup skips it', () => {
  const it = given({ players: [{ hand: ['torches_peasant'] }, {}], lineup: ['empty', 'hire_fool'] }).does('play torches_peasant');
  expect(it.offers()).toEqual(['clear 1', 'decline']);
  expect(it.refused('clear 0')).toBe('PLG-OPS-06');
  it.does('clear 1');
  expect([it.pit(), it.lineup()[1], it.s.gained]).toEqual([['hire_fool'], 'empty', 1]);
  expect(it.told('cleared')).toMatchObject([{ card: 'hire_fool', space: 1, from: 'space-1', to: 'pit' }]);
  const empty = given({ players: [{ hand: ['torches_peasant'] }, {}], lineup: [] }).does('play torches_peasant');
  expect([empty.now(), empty.s.gained]).toEqual(['spread', 0]);
});

test('PLG-OPS-07 send itself: from control to the Pit, and only this copy', () => {
  const it = given({ players: [{ control: ['penance_1', 'hire_collector', 'penance_1'], draw: times(9, 'rat'), hand: ['filth'] }, {}], phase: 'end' }).does(
    'resolve penance_1',
  );
  expect([it.pit(), it.control()]).toEqual([['penance_1'], ['hire_collector', 'penance_1']]);
  expect(it.told('pitted')).toMatchObject([{ card: 'penance_1', from: 'control-0', to: 'pit' }]);
});

test('PLG-OPS-08 discard: a chosen card of the hand; nothing with an empty hand', () => {
  const it = given({ players: [{ hand: ['prince', 'queen'], control: ['ale_priest'], draw: ['rat', 'rat'] }, {}] }).does('activate ale_priest');
  expect(it.offers()).toEqual(['discard rat', 'discard prince', 'discard queen']);
  expect(it.refused('discard filth')).toBe('PLG-OPS-08');
  it.does('discard rat');
  expect(it.hand()).toEqual(['prince', 'queen']);
  const repent = given({ players: [{ hand: ['daggers_knight'] }, { hand: ['hire_fool'] }] }).all('play daggers_knight', 'repent hire_fool');
  expect([repent.now(), repent.who()]).toEqual(['spread', 0]);
});

test('an only card of the hand discards itself; equal cards that others do not know are asked for, so that the pause tells nothing', () => {
  const only = given({ players: [{ control: ['ale_priest'], draw: ['rat', 'filth'] }, {}] }).does('activate ale_priest');
  expect([only.now(), only.discard()]).toEqual(['spread', ['rat']]);
  const hidden = given({ players: [{ hand: ['rat'], control: ['ale_priest'], draw: times(3, 'rat') }, {}] }).does('activate ale_priest');
  expect([hidden.now(), hidden.offers()]).toEqual(['discard', ['discard rat']]);
  const known = given({ players: [{ hand: ['rat'], control: ['ale_priest'], draw: ['rat'] }, {}] }).does('activate ale_priest');
  expect([known.now(), known.discard()]).toEqual(['spread', ['rat']]);
});

test('PLG-OPS-09 suits in the discard pile: each once, Penance none, at most five', () => {
  const gained = (...discard: Parameters<typeof times>[1][]) =>
    given({ players: [{ hand: ['bones_priest'], draw: ['rat'], discard }, {}] }).does('play bones_priest').s.gained;
  expect(gained('rat', 'filth', 'rat_king')).toBe(1);
  expect(gained('rat', 'prince', 'penance_1')).toBe(2);
  expect(gained('rat', 'prince', 'ale_peasant', 'daggers_peasant', 'bones_peasant', 'torches_peasant', 'hire_fool')).toBe(5);
  expect(gained()).toBe(0);
});

test('E21 PLG-OPS-10 PLG-HIR-02 the Fool copies what works at once: no Chronic, no Fool, no condition, no End Phase', () => {
  const it = given({
    players: [
      { hand: ['hire_fool'], control: ['daggers_knight', 'hire_collector', 'queen', 'hire_fool', 'prince', 'ale_peasant', 'rat', 'penance_1'] },
      { draw: ['rat'] },
      { draw: ['rat'] },
    ],
  }).does('play hire_fool');
  expect(it.offers()).toEqual(['mimic daggers_knight', 'decline']);
  expect(it.refused('mimic hire_collector')).toBe('PLG-OPS-10');
  it.does('mimic daggers_knight');
  expect([it.now(), it.offers()]).toEqual(['target', ['target 1', 'target 2']]);
  it.does('target 2');
  expect([it.now(), it.who()]).toEqual(['respond', 2]);
});

test('PLG-OPS-10 Base Contagions are not copied', () => {
  const it = given({ players: [{ hand: ['hire_fool'], control: ['daggers_knight'] }, { draw: ['rat'] }], penance: [] }).all(
    'play hire_fool',
    'mimic daggers_knight',
    'suffer',
    'end-spread',
  );
  expect(it.s.pool).toBe(4 + 2);
});

test("E20 PLG-OPS-11 PLG-NOB-04 the Queen's discount: at least 1 is paid, the Infamy stays, and it is used up", () => {
  const it = given({ players: [{ control: ['queen'] }, {}], pool: 9, phase: 'infect' }).all('activate queen', 'infect space-1');
  expect([it.s.pool, it.s.spent, it.discard()]).toEqual([8, 1, ['torches_peasant']]);
  expect(it.infamy()).toBe(15 + 2);
  expect(it.refused('take-rat-king')).toBe('PLG-INF-11');
  it.does('infect space-2');
  expect(it.s.pool).toBe(5);
  const noble = given({ players: [{ control: ['queen'] }, {}], pool: 12, phase: 'infect', stacks: [[], []] }).does('activate queen');
  expect(noble.does('infect king').s.pool).toBe(0);
  const unused = given({ players: [{ control: ['queen'], draw: times(9, 'rat') }, {}], pool: 9, phase: 'infect' }).all(
    'activate queen',
    'take-rat-king',
    'end-infect',
  );
  expect(unused.s.discount).toBe(0);
});

test('PLG-OPS-12 more cards: only in this End Phase', () => {
  const it = given({ players: [{ control: ['pope'], draw: times(20, 'rat') }, { draw: times(9, 'rat') }], phase: 'end' }).all(
    'activate pope',
    'finish',
    'end-spread',
    'end-infect',
    'end-spread',
    'end-infect',
    'finish',
  );
  expect(it.hand()).toHaveLength(5);
});

test('PLG-OPS-13 Penance: shown to all, each card where the text says; an empty deck skips the rest', () => {
  const it = given({ players: [{ hand: ['cardinal'] }, { draw: ['rat'] }], penance: ['penance_1', 'penance_3'] })
    .all('play cardinal')
    .does('suffer', picks(1, 0));
  expect([it.top(1), it.discard(1), it.s.penanceSize]).toEqual([['penance_3'], ['penance_1'], 0]);
  const short = given({ players: [{ hand: ['cardinal'] }, { draw: ['rat'] }], penance: ['penance_2'] }).all('play cardinal', 'suffer');
  expect([short.top(1), short.discard(1)]).toEqual([['penance_2'], []]);
  expect(short.told('no-penance')).toMatchObject([{ who: 1, short: 1 }]);
});

test('PLG-OPS-14 a victim with enough cards discards one', () => {
  const it = given({ players: [{ hand: ['daggers_peasant'] }, { hand: times(4, 'rat'), draw: ['filth'] }] }).all('play daggers_peasant', 'suffer');
  expect([it.now(), it.who()]).toEqual(['discard', 1]);
  const few = given({ players: [{ hand: ['daggers_peasant'] }, { hand: times(3, 'rat'), draw: ['filth'] }] }).all('play daggers_peasant', 'suffer');
  expect(few.now()).toBe('spread');
});

test('PLG-OPS-15 the victim discards a Chronic card of own choice; with none, the other part works', () => {
  const it = given({ players: [{ hand: ['daggers_priest'] }, { control: ['queen', 'ale_priest', 'ale_priest'], draw: ['rat'] }] }).all(
    'play daggers_priest',
    'suffer',
  );
  expect([it.now(), it.who(), it.offers()]).toEqual(['give-up', 1, ['give-up queen', 'give-up ale_priest']]);
  expect(it.refused('give-up pope')).toBe('PLG-OPS-15');
  it.does('give-up ale_priest');
  expect([it.control(1), it.discard(1), it.s.penanceSize]).toEqual([['queen', 'ale_priest'], ['ale_priest'], 24]);
});
