/** What moves revealed besides themselves: nothing, what was drawn, or what was hidden until then. */

import type { AnyEngine } from '@pesthouse/kernel';
import { engine, type Flat } from '@pesthouse/kernel';
import { toy } from '@pesthouse/kernel/toy';
import { expect, test } from 'vitest';
import { apply, at, openPlay, type Play, propose } from '../play.ts';
import { revealedBy } from '../revealed.ts';

const rules: AnyEngine = engine(toy);
const fresh = (): Play => openPlay(rules, { game: 'toy', rules: '1', options: { rounds: 1, wax: false }, seats: 2, entries: [] }, '5d'.repeat(32));
const after = (...moves: readonly (readonly [seat: number, move: Flat])[]): Play => {
  const play = fresh();
  for (const [seat, move] of moves) {
    const mine = propose(play, seat, move, at(play));
    if ('refused' in mine) throw new Error(mine.refused);
    apply(play, mine.entry);
  }
  return play;
};
const told = (play: Play): boolean => revealedBy(play, play.stood);
const card = (play: Play, seat: number): Flat => {
  const lay = rules.moves(play.state, seat).find((x) => x.verb === 'lay');
  if (lay === undefined) throw new Error('an empty hand');
  return lay;
};

test('moves that everybody could foresee reveal nothing', () => {
  expect(told(after([0, { verb: 'lamp', to: 1 }], [0, { verb: 'rest' }]))).toBe(false);
});

test('a card that is drawn, a card that comes out of a hand, and answers that were sealed are revealed', () => {
  expect(told(after([0, { verb: 'draw' }]))).toBe(true);
  expect(told(after([0, card(fresh(), 0)]))).toBe(true);
  const voted = after([0, { verb: 'rest' }], [1, { verb: 'rest' }], [0, { verb: 'vote', yes: false }], [1, { verb: 'vote', yes: false }]);
  expect(revealedBy(voted, voted.stood.slice(-2))).toBe(true);
});

test('only what is taken back counts, and looking changes nothing', () => {
  const play = after([0, { verb: 'draw' }], [1, { verb: 'rest' }]);
  const before = JSON.stringify(play.state);
  expect(revealedBy(play, play.stood.slice(-1))).toBe(false);
  expect(revealedBy(play, play.stood)).toBe(true);
  expect(JSON.stringify(play.state)).toBe(before);
});
