/** Spread Phase, effects and conditions (PLG-SPR, PLG-EFF, PLG-CON). */
import { expect, test } from 'vitest';
import { card } from '../cards/cards.ts';
import { compile } from '../cards/ops.ts';
import { faceOf } from '../names.ts';
import { given, times } from './given.ts';

test('PLG-SPR-01 any card of the hand, one at a time, in any order; no other', () => {
  const it = given({ players: [{ hand: ['rat', 'filth', 'rat_king'], draw: ['prince'] }, {}] });
  expect(it.offers('play')).toEqual(['play rat', 'play filth', 'play rat_king']);
  expect(it.refused('play prince')).toBe('PLG-SPR-01');
  it.all('play rat_king', 'play rat');
  expect(it.offers('play')).toEqual(['play filth']);
  expect(it.control()).toEqual(['rat_king', 'rat']);
});

test('PLG-SPR-02 E5 PLG-SPR-03 cards need not be played, and are then discarded', () => {
  const it = given({ players: [{ hand: ['rat', 'rat'], draw: times(5, 'filth') }, {}] });
  expect(it.offers()).toContain('end-spread');
  it.all('end-spread', 'end-infect');
  expect(it.discard()).toEqual(['rat', 'rat']);
});

test('PLG-SPR-05 PLG-EFF-05 an effect that works at once is finished before the next card', () => {
  const it = given({ players: [{ hand: ['torches_peasant', 'rat'], draw: ['filth'] }, {}] }).does('play torches_peasant');
  expect(it.now()).toBe('clear');
  expect(it.refused('play rat')).toBe('KERNEL-NOT-NOW');
  it.does('decline');
  expect(it.now()).toBe('spread');
});

test('PLG-SPR-06 PLG-CON-01 a condition waits while more cards are played', () => {
  const it = given({ players: [{ hand: ['prince', 'rat', 'torches_knight'], draw: ['filth'] }, {}] }).does('play prince');
  expect([it.now(), it.s.gained]).toEqual(['spread', 0]);
  it.does('play rat');
  expect(it.s.gained).toBe(0);
  it.does('play torches_knight'); // with an empty hand it asks nothing
  expect(it.s.gained).toBe(2);
});

test('PLG-SPR-07 playing a Chronic card does nothing by itself', () => {
  const it = given({ players: [{ hand: ['ale_priest'], draw: ['rat'] }, {}] }).does('play ale_priest');
  expect([it.hand(), it.now()]).toEqual([[], 'spread']);
  expect(it.offers()).toEqual(['activate ale_priest', 'end-spread']);
});

test('PLG-SPR-08 Filth, Penance and cards that can do nothing may be played', () => {
  const it = given({ players: [{ hand: ['filth', 'penance_3', 'bones_knight', 'hire_fool'], draw: ['rat'] }, {}], lineup: [] });
  it.all('play bones_knight', 'play filth', 'play penance_3');
  expect(it.control()).toEqual(['bones_knight', 'filth', 'penance_3']);
});

test('PLG-SPR-09 cards drawn in the phase may be played in it', () => {
  const it = given({ players: [{ hand: ['ale_knight'], draw: ['rat', 'filth'] }, {}] }).all('play ale_knight', 'play rat', 'play filth');
  expect(it.control()).toEqual(['ale_knight', 'rat', 'filth']);
});

test('PLG-SPR-10 the card moves, its text works, then the conditions are looked at', () => {
  // The Peasant of Ale already lies there; the Knight of Ale draws its two cards before the Peasant draws its one.
  const it = given({ players: [{ hand: ['ale_knight'], control: ['ale_peasant'], draw: ['rat', 'filth', 'prince'] }, {}] }).does('play ale_knight');
  expect(it.said.map((e) => e.type)).toEqual(['played', 'drew', 'drew', 'bared']);
  expect(it.told('drew').map((e) => [e.clause, e.cards.length])).toEqual([
    ['PLG-ALE-02', 2],
    ['PLG-ALE-01', 1],
  ]);
});

test('PLG-SPR-11 between two plays a Spread Chronic can be activated or the phase ended', () => {
  const it = given({ players: [{ hand: ['rat', 'filth'], control: ['ale_priest'], draw: ['rat'] }, {}] }).does('play rat');
  expect(it.offers()).toEqual(['play filth', 'activate ale_priest', 'end-spread']);
});

test('PLG-SPR-12 a card that was played is not in hand again this turn', () => {
  const it = given({ players: [{ hand: ['bones_knight', 'hire_fool'], draw: ['rat'], discard: ['filth', 'prince'] }, {}] });
  it.all('play bones_knight', 'fetch filth', 'play hire_fool', 'mimic bones_knight');
  expect(it.hand()).toEqual(['filth', 'prince']);
  expect(it.offers('play')).not.toContain('play bones_knight');
});

test('E6 PLG-EFF-02 PLG-CON-02 PLG-CON-03 each copy has its own effect: the first Peasant waits, with the second both draw', () => {
  const it = given({ players: [{ hand: ['ale_peasant', 'ale_peasant'], draw: ['rat', 'filth', 'prince'] }, {}] }).does('play ale_peasant');
  expect(it.hand()).toEqual(['ale_peasant']);
  it.does('play ale_peasant');
  expect(it.hand()).toEqual(['rat', 'filth']);
  it.does('play rat');
  expect(it.s.players[0]?.drawSize).toBe(1); // once for each play
});

test('PLG-CON-02 the oldest controlled card first', () => {
  const it = given({ players: [{ hand: ['ale_knight'], control: ['prince', 'ale_peasant'], draw: times(9, 'rat') }, {}] }).does('play ale_knight');
  expect(it.said.filter((e) => e.type === 'gained' || e.type === 'drew').map((e) => e.clause)).toEqual(['PLG-ALE-02', 'PLG-NOB-01', 'PLG-ALE-01']);
});

test('PLG-CON-03 Chronic cards and cards used to Repent count as controlled', () => {
  const chronic = given({ players: [{ hand: ['ale_peasant'], control: ['ale_priest'], draw: ['rat', 'rat'] }, {}] }).does('play ale_peasant');
  expect(chronic.hand()).toEqual(['rat']);
  const it = given({
    players: [
      { hand: ['daggers_knight'], draw: times(5, 'rat') },
      { hand: ['ale_knight', 'ale_peasant'], draw: times(9, 'filth') },
    ],
    penance: ['penance_1'],
  });
  it.all('play daggers_knight', 'repent ale_knight', 'end-spread', 'end-infect', 'play ale_peasant');
  expect(it.hand(1)).toEqual(['filth', 'filth']);
});

test("PLG-CON-04 a condition does not work in another's turn", () => {
  // A Prince waits at seat 1; the Knight comes to the table as a Repent in seat 0's turn and counts only in the own turn.
  const it = given({
    players: [
      { hand: ['daggers_knight'], draw: times(5, 'rat') },
      { hand: ['ale_knight'], control: ['prince'], draw: times(9, 'rat') },
    ],
    penance: [],
  });
  it.all('play daggers_knight', 'repent ale_knight');
  expect(it.told('gained')).toEqual([]);
  it.all('end-spread', 'end-infect');
  expect([it.s.active, it.s.gained]).toEqual([1, 2]);
});

test('PLG-CON-05 effects that wait for the End Phase come in the order that their owner picks; "may" can be left, the others not', () => {
  const it = given({
    players: [{ control: ['penance_1', 'hire_collector', 'hire_collector', 'penance_2'], draw: times(5, 'rat'), discard: ['filth', 'filth', 'rat'] }, {}],
    phase: 'end',
  });
  expect(it.offers()).toEqual(['resolve penance_1', 'resolve hire_collector', 'resolve penance_2']);
  expect(it.refused('finish')).toBe('PLG-EFF-03');
  expect(it.refused('resolve rat')).toBe('PLG-CON-05');
  it.all('resolve hire_collector', 'pit discard filth', 'resolve penance_2');
  expect(it.offers()).toEqual(['resolve penance_1', 'resolve hire_collector']);
  it.does('resolve penance_1');
  expect(it.offers()).toEqual(['resolve hire_collector', 'finish']);
  it.does('finish');
  expect(it.pit()).toEqual(['filth', 'penance_1', 'penance_2']);
});

test('E7 PLG-CON-06 a waiting effect is lost when its card is discarded', () => {
  const it = given({ players: [{ hand: ['ale_peasant'], draw: times(5, 'rat') }, {}] }).all('play ale_peasant', 'end-spread', 'end-infect');
  expect(it.discard()).toEqual(['ale_peasant']);
  expect(it.s.players[0]?.control).toEqual([]);
  expect(it.s.players[0]?.handSize).toBe(5);
});

test('PLG-CON-07 a waiting effect is lost when its card leaves control in another way', () => {
  // No Chronic face waits for anything: one is lent an effect for the End Phase.
  const row = card(faceOf('queen'));
  const list = compile([{ op: 'extraEndDraw', n: 1 }], faceOf('queen'), 'PLG-CON-07');
  row.effects.push({ kind: 'normal', when: 'endPhase', phase: 'end', list, may: false, suit: -1, title: '', another: false });
  try {
    const play = (attack: boolean) => {
      const it = given({
        players: [
          { hand: ['daggers_priest'], draw: times(9, 'rat') },
          { control: ['queen'], draw: times(20, 'rat') },
        ],
      });
      const queen = it.s.players[1]?.control[0];
      if (queen !== undefined) queen.waits = row.effects.length - 1;
      if (attack) it.all('play daggers_priest', 'suffer');
      return it.all('end-spread', 'end-infect', 'end-spread', 'end-infect').hand(1).length;
    };
    expect([play(false), play(true)]).toEqual([6, 5]);
  } finally {
    row.effects.pop();
  }
});

test('PLG-EFF-03 PLG-EFF-04 "may" can be declined, what must be done must, and what cannot be done is skipped', () => {
  const may = given({ players: [{ hand: ['torches_peasant'] }, {}] }).does('play torches_peasant');
  expect(may.offers('decline')).toEqual(['decline']);
  const must = given({ players: [{ control: ['torches_priest'] }, {}], phase: 'infect' }).does('activate torches_priest');
  expect(must.refused('decline')).toBe('PLG-EFF-03');
  const nothing = given({ players: [{ hand: ['bones_knight'] }, {}] }).does('play bones_knight');
  expect(nothing.now()).toBe('spread');
  const upTo = given({ players: [{ hand: ['bishop', 'rat'] }, {}] }).does('play bishop');
  expect(upTo.offers('stop')).toEqual(['stop']);
});

test('PLG-EFF-06 "you" is the owner of the card, also for a card used to Repent', () => {
  const it = given({
    players: [
      { hand: ['daggers_knight'], draw: ['filth'] },
      { hand: ['ale_knight'], draw: ['rat', 'rat'] },
    ],
  }).all('play daggers_knight', 'repent ale_knight');
  expect([it.hand(0), it.hand(1)]).toEqual([[], ['rat']]);
});

test('PLG-PER-08 only the text under Persecute is undone; other text of the card still works', () => {
  // No face has such a text: one is lent to the Knight of Daggers for this test.
  const row = card(faceOf('daggers_knight'));
  const list = compile([{ op: 'gain', n: 3 }], faceOf('daggers_knight'), 'PLG-PER-08');
  row.effects.push({ kind: 'normal', when: 'immediate', phase: 'spread', list, may: false, suit: -1, title: '', another: false });
  row.atOnce.push(row.effects.length - 1);
  try {
    const it = given({ players: [{ hand: ['daggers_knight'] }, { hand: ['hire_fool'], draw: ['rat', 'rat'] }] }).all('play daggers_knight', 'repent hire_fool');
    expect([it.s.gained, it.s.penanceSize]).toEqual([3, 24]);
  } finally {
    row.atOnce.pop();
    row.effects.pop();
  }
});
