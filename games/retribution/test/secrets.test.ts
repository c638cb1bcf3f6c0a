/** Who may know what (section 7): views, guesses and what is told to whom. */

import { Sfc, WATCHER } from '@pesthouse/kernel';
import { expect, test } from 'vitest';
import { BACK, faceOf } from '../names.ts';
import { rules } from '../rules.ts';
import { type Event, playerAt } from '../state.ts';
import { given, picks, times } from './given.ts';

const two = {
  players: [
    { hand: ['rat', 'prince'], draw: ['filth', 'queen'], discard: ['rat'] },
    { hand: ['hire_fool', 'rat'], draw: ['rat', 'ale_knight'], top: ['penance_1'], discard: ['filth'] },
  ],
} as const;

test("the own hand and draw pile are open to their owner, of another's only what hand and pile hold together", () => {
  const it = given(two);
  const v = rules.view(it.s, 0);
  expect(playerAt(v, 0)).toEqual(playerAt(it.s, 0));
  const p = playerAt(v, 1);
  expect([p.hand[BACK], p.handSize, p.drawSize, p.top]).toEqual([2, 2, 2, [faceOf('penance_1')]]);
  expect([p.draw[faceOf('rat')], p.draw[faceOf('hire_fool')], p.draw[faceOf('ale_knight')]]).toEqual([2, 1, 1]);
});

test('a watcher sees no hidden hand', () => {
  const v = rules.view(given(two).s, WATCHER);
  expect(v.players.map((p) => p.hand[BACK])).toEqual([2, 2]);
});

test("invariant 14: exchanging unknown cards of another's hand and pile changes no view", () => {
  const a = given(two).s;
  const b = given({ players: [two.players[0], { ...two.players[1], hand: ['ale_knight', 'rat'], draw: ['rat', 'hire_fool'] }] }).s;
  expect(rules.view(a, 0)).toEqual(rules.view(b, 0));
  expect(rules.view(a, 1)).not.toEqual(rules.view(b, 1));
});

test('invariant 19 PLG-ZON-12 a guess keeps what is known of a hand, and over many guesses meets every hand that is possible', () => {
  const it = given({ players: [{ hand: ['bones_knight', 'rat'], draw: ['filth', 'queen'], discard: ['prince', 'rat'] }, { draw: ['rat'] }] }).all(
    'play bones_knight',
    'fetch prince',
  );
  const v = rules.view(it.s, 1);
  const hands = new Set<string>();
  for (let seed = 0; seed < 60; seed++) {
    const g = rules.guess(v, 1, new Sfc().at(seed, 1));
    expect(playerAt(g, 0).hand[faceOf('prince')]).toBe(1);
    expect(rules.view(g, 1)).toEqual(v);
    hands.add(playerAt(g, 0).hand.join());
  }
  expect(hands.size).toBe(3); // the prince, and one of Rat, Filth and Queen
});

/** What one seat hears of a move. */
const heard = (seat: number, line: string, position: Parameters<typeof given>[0], script = picks()): Event[] => {
  const it = given(position);
  const list: Event[] = [];
  const [verb = '', ...rest] = line.split(' ');
  const move = verb === 'play' ? { verb, card: rest[0] ?? '' } : { verb };
  rules.submit(it.s, script, it.who(), move, it.s.asked, (e, to, blurred) => {
    const mine = (to >> seat) & 1 ? e : blurred;
    if (mine !== undefined) list.push(mine);
  });
  return list;
};

test('a card that is drawn is told to its owner only; others hear how many', () => {
  const position = { players: [{ hand: ['ale_knight'], draw: ['prince', 'rat', 'filth'] }, {}] } as const;
  const drew = (seat: number) => heard(seat, 'play ale_knight', position, picks(2, 0)).filter((e) => e.type === 'drew');
  expect(drew(0)).toMatchObject([{ cards: ['rat', 'prince'] }]);
  expect(drew(1)).toMatchObject([{ cards: ['unknown', 'unknown'] }]);
});

test('a card drawn from the known top is told to all', () => {
  const position = { players: [{ hand: ['ale_knight'], draw: times(3, 'rat'), top: ['prince'] }, {}] } as const;
  expect(heard(1, 'play ale_knight', position).filter((e) => e.type === 'drew')).toMatchObject([
    { cards: ['prince'], top: true },
    { cards: ['unknown'], top: false },
  ]);
});

test('the known top outlives everything until it is drawn', () => {
  const it = given({
    players: [
      { hand: ['daggers_knight', 'daggers_knight'], draw: times(9, 'rat') },
      { hand: ['rat'], draw: times(3, 'rat') },
    ],
    penance: ['penance_1', 'penance_2'],
  });
  it.all('play daggers_knight', 'suffer', 'play daggers_knight', 'suffer');
  expect(it.top(1)).toEqual(['penance_2', 'penance_1']);
  expect(rules.view(it.s, 0).players[1]?.top).toEqual(it.s.players[1]?.top);
});

test('Kingdom and Penance decks have no order: what they hold is public', () => {
  const it = given(two);
  for (const seat of [WATCHER, 0, 1]) {
    const v = rules.view(it.s, seat);
    expect([v.kingdom, v.penance]).toEqual([it.s.kingdom, it.s.penance]);
  }
});

test('playing a card without an effect can be taken back, a draw by chance cannot', () => {
  const it = given({ players: [{ hand: ['rat', 'ale_knight', 'hire_fool'], draw: ['rat', 'filth'] }, {}] });
  expect([it.free('play rat'), it.free('play ale_knight'), it.free('end-spread')]).toEqual([true, false, true]);
});
