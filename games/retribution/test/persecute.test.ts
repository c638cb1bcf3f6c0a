/** Persecute and Repent (PLG-PER, PLG-REP). */
import { expect, test } from 'vitest';
import { rules } from '../rules.ts';
import { given, times } from './given.ts';

const deck = { draw: times(9, 'rat') } as const;

test('PLG-PER-02 PLG-PER-03 a Persecute activates when its card is played, and one opponent must be chosen', () => {
  const it = given({ players: [{ hand: ['daggers_knight'] }, deck, deck] }).does('play daggers_knight');
  expect([it.now(), it.who()]).toEqual(['target', 0]);
  expect(it.offers()).toEqual(['target 1', 'target 2']);
  expect(it.refused('target 0')).toBe('PLG-PER-03');
  expect(it.refused('target 4')).toBe('PLG-PER-03');
});

test('PLG-PER-04 also somebody whom it cannot hurt; with two players there is no choice', () => {
  const it = given({ players: [{ hand: ['daggers_peasant'] }, { hand: ['rat'], draw: ['rat'] }, deck] }).does('play daggers_peasant');
  expect(it.offers()).toEqual(['target 1', 'target 2']);
  it.all('target 1', 'suffer');
  expect(it.told('suffered')).toMatchObject([{ who: 1, harmless: true }]);
  expect(it.hand(1)).toEqual(['rat']);
  const two = given({ players: [{ hand: ['daggers_knight'] }, deck] }).does('play daggers_knight');
  expect([two.now(), two.who()]).toEqual(['respond', 1]);
});

test('PLG-PER-05 PLG-REP-01 PLG-REP-12 the victim answers with one Repent card from hand or suffers', () => {
  const it = given({ players: [{ hand: ['daggers_knight'] }, { hand: ['hire_fool', 'rat', 'ale_knight', 'ale_knight'], draw: times(5, 'filth') }] }).does(
    'play daggers_knight',
  );
  expect(it.offers()).toEqual(['suffer', 'repent ale_knight', 'repent hire_fool']);
  expect(it.refused('repent rat')).toBe('PLG-REP-01');
  expect(it.refused('repent princess')).toBe('PLG-PER-05');
  it.does('repent ale_knight');
  expect([it.now(), it.who()]).toEqual(['spread', 0]);
  expect(it.hand(1)).toEqual(['rat', 'filth', 'ale_knight', 'hire_fool']);
});

test('PLG-PER-06 PLG-PER-07 E9 PLG-REP-06 PLG-REP-08 PLG-NOB-03 a Repent undoes the Persecute; both cards keep their Contagions', () => {
  const it = given({
    players: [
      { hand: ['daggers_knight'], draw: times(5, 'rat') },
      { hand: ['princess'], draw: times(9, 'filth') },
    ],
  }).all('play daggers_knight', 'repent princess');
  expect([it.hand(1), it.control(1), it.s.penanceSize, it.top(1)]).toEqual([['filth'], ['princess'], 24, []]);
  it.does('end-spread');
  expect(it.s.pool).toBe(4);
  it.all('end-infect', 'end-spread');
  expect([it.s.active, it.s.pool]).toEqual([1, 2]);
});

test('E12 PLG-PER-09 two attacks open two windows, and a card drawn by Repenting may answer the second only', () => {
  const it = given({ players: [{ hand: ['daggers_knight', 'daggers_knight'] }, { hand: ['hire_fool', 'rat'], draw: times(5, 'ale_knight') }] }).all(
    'play daggers_knight',
    'repent hire_fool',
    'discard rat',
    'play daggers_knight',
  );
  expect([it.now(), it.who(), it.offers()]).toEqual(['respond', 1, ['suffer', 'repent ale_knight']]);
  const none = given({ players: [{ hand: ['daggers_knight', 'daggers_knight'] }, { hand: ['hire_fool', 'rat'], draw: times(5, 'filth') }] }).all(
    'play daggers_knight',
    'repent hire_fool',
    'discard rat',
    'play daggers_knight',
  );
  expect(none.offers()).toEqual(['suffer']);
});

test('PLG-PER-10 the window is always opened, also for an empty hand, and only the victim may answer', () => {
  const it = given({ players: [{ hand: ['daggers_knight'] }, { hand: [], draw: ['rat'] }, { hand: ['hire_fool'], draw: ['rat'] }] }).all(
    'play daggers_knight',
    'target 1',
  );
  expect([it.now(), it.who(), it.offers()]).toEqual(['respond', 1, ['suffer']]);
  expect(it.refused('repent hire_fool', 2)).toBe('KERNEL-NOT-YOURS');
});

test('PLG-PER-10 what others see of the window is the same with and without a Repent card', () => {
  const seen = (hand: 'hire_fool' | 'rat') => {
    const it = given({ players: [{ hand: ['daggers_knight'] }, { hand: [hand], draw: [hand === 'rat' ? 'hire_fool' : 'rat'] }] }).does('play daggers_knight');
    return rules.view(it.s, 0);
  };
  expect(seen('hire_fool')).toEqual(seen('rat'));
});

test("PLG-PER-11 what is given up inside a suffered effect is the victim's choice", () => {
  const it = given({ players: [{ hand: ['daggers_peasant'] }, { hand: ['rat', 'rat', 'filth', 'prince'], draw: ['rat'] }] }).all(
    'play daggers_peasant',
    'suffer',
  );
  expect([it.now(), it.who()]).toEqual(['discard', 1]);
  expect(it.offers()).toEqual(['discard rat', 'discard filth', 'discard prince']);
  expect(it.refused('discard queen')).toBe('PLG-OPS-14');
});

test('E8 PLG-PER-12 the sample Persecute: a Penance card on the draw pile, hand unchanged, first of the next draw and known', () => {
  const it = given({
    players: [
      { hand: ['daggers_knight'], draw: times(5, 'rat') },
      { hand: times(5, 'rat'), draw: times(9, 'rat') },
    ],
    penance: ['penance_2'],
  }).all('play daggers_knight', 'suffer');
  expect([it.top(1), it.s.players[1]?.handSize]).toEqual([['penance_2'], 5]);
  expect(it.told('penance')).toMatchObject([{ who: 1, card: 'penance_2', from: 'penance', to: 'draw-1' }]);
  it.all('end-spread', 'end-infect', 'end-spread', 'end-infect');
  expect(it.hand(1)).toContain('penance_2');
  expect(it.known(1)).toEqual(['penance_2']);
  expect(it.sees(0, 1)).toContain('penance_2');
});

test('E11 PLG-REP-02 a Repent card in hand does not force its owner', () => {
  const it = given({ players: [{ hand: ['daggers_knight'] }, { hand: ['ale_knight'], draw: ['rat'] }], penance: ['penance_1'] }).all(
    'play daggers_knight',
    'suffer',
  );
  expect([it.hand(1), it.top(1)]).toEqual([['ale_knight'], ['penance_1']]);
});

test('PLG-REP-03 PLG-REP-10 the card moves, its effect works at once, then the attacker goes on', () => {
  const it = given({ players: [{ hand: ['daggers_knight', 'rat'] }, { hand: ['ale_knight'], draw: times(3, 'filth') }] }).all(
    'play daggers_knight',
    'repent ale_knight',
  );
  expect(it.said.map((e) => e.type)).toEqual(['repented', 'drew']);
  expect(it.told('repented')).toMatchObject([{ who: 1, card: 'ale_knight', by: 0, against: 'daggers_knight', from: 'hand-1', to: 'control-1' }]);
  expect([it.now(), it.who()]).toEqual(['spread', 0]);
});

test('PLG-REP-10 the draw of a Repent may reshuffle', () => {
  const it = given({ players: [{ hand: ['daggers_knight'] }, { hand: ['ale_knight'], discard: ['filth'] }] }).all('play daggers_knight', 'repent ale_knight');
  expect([it.hand(1), it.told('reshuffled').length]).toEqual([['filth'], 1]);
});

test('E10 PLG-REP-04 PLG-BON-04 a Repent that waits works in the next End Phase of its owner, and may choose what was Infected in that turn', () => {
  const it = given({
    players: [
      { hand: ['daggers_knight'], draw: times(9, 'rat') },
      { hand: ['bones_priest'], draw: times(9, 'rat'), discard: ['filth'] },
    ],
    lineup: ['ale_peasant'],
  });
  it.all('play daggers_knight', 'repent bones_priest');
  expect([it.now(), it.who(), it.s.penanceSize]).toEqual(['spread', 0, 24]);
  it.all('end-spread', 'end-infect', 'end-spread', 'infect space-0', 'end-infect');
  expect([it.now(), it.offers()]).toEqual(['end', ['resolve bones_priest', 'finish']]);
  it.all('resolve bones_priest');
  expect(it.offers()).toEqual(['recruit filth', 'recruit ale_peasant', 'decline']);
  it.all('recruit ale_peasant', 'finish');
  expect(it.hand(1)).toContain('ale_peasant');
  expect(it.known(1)).toEqual(['ale_peasant']);
});

test('PLG-REP-09 a card used to Repent may be copied by the Fool', () => {
  const it = given({
    players: [
      { hand: ['daggers_knight'], draw: times(9, 'rat') },
      { hand: ['princess', 'hire_fool'], draw: times(9, 'rat') },
    ],
  });
  it.all('play daggers_knight', 'repent princess', 'end-spread', 'end-infect', 'play hire_fool');
  expect(it.offers()).toEqual(['mimic princess', 'decline']);
});

test('PLG-REP-11 cards drawn while Repenting cannot answer the same Persecute', () => {
  const it = given({ players: [{ hand: ['daggers_knight'] }, { hand: ['ale_knight'], draw: times(3, 'hire_fool') }] }).all(
    'play daggers_knight',
    'repent ale_knight',
  );
  expect(it.who()).toBe(0);
});

test('PLG-REP-05 PLG-REP-13 the sample Repent card: two cards normally, one as Repent', () => {
  const normal = given({ players: [{ hand: ['ale_knight'], draw: times(3, 'rat') }, {}] }).does('play ale_knight');
  expect(normal.hand()).toHaveLength(2);
  const repent = given({ players: [{ hand: ['daggers_knight'] }, { hand: ['ale_knight'], draw: times(3, 'rat') }] }).all(
    'play daggers_knight',
    'repent ale_knight',
  );
  expect(repent.hand(1)).toHaveLength(1);
});

test('a Persecute without a victim to choose is skipped (PLG-OPT-04), and a negated one changes no zone beyond the Repent', () => {
  const it = given({ players: [{ hand: ['daggers_priest'] }, { hand: ['hire_doctor'], control: ['queen'], draw: ['rat'], discard: ['filth'] }] }).all(
    'play daggers_priest',
    'repent hire_doctor',
  );
  expect([it.control(1), it.discard(1), it.draw(1), it.s.penanceSize]).toEqual([['queen', 'hire_doctor'], ['filth'], ['rat'], 24]);
});
