/** What a master does not think of: moves that are never, or hardly ever, better than another. Its own policy never plays them but for twins, and something is always left. */

import { Sfc } from '@pesthouse/kernel';
import { expect, test } from 'vitest';
import { learnt } from '../learnt.ts';
import { rules } from '../rules.ts';
import type { Move, State } from '../state.ts';
import { given, OPTIONS } from './given.ts';

const idle = (s: State, m: Move): boolean => {
  const f = s.stack[s.stack.length - 1];
  return f !== undefined && learnt.idle?.(s, f, s.active, m) === true;
};
/** What is left to think of. */
const left = (s: State): Move[] => rules.moves(s, s.active).filter((m) => !idle(s, m));

test('PLG-SPR-02 cards that do something come before plain ones, and those before Penance and the end of the phase', () => {
  const hand = given({ players: [{ hand: ['rat', 'rat_king', 'prince', 'penance_1', 'filth'] }, {}] });
  expect(left(hand.s)).toEqual([{ verb: 'play', card: 'prince' }]);
  expect(left(hand.does('play prince').s)).toEqual([{ verb: 'play', card: 'rat_king' }]);
  expect(left(hand.does('play rat_king').s)).toEqual([{ verb: 'play', card: 'rat' }]);
  expect(left(hand.does('play rat').s)).toEqual([{ verb: 'play', card: 'penance_1' }, { verb: 'end-spread' }]);
});

test('PLG-HIR-01 whoever may send a card to the Pit at the end may keep a Rat for it', () => {
  const hand = given({ players: [{ hand: ['hire_collector', 'rat'] }, {}] }).does('play hire_collector');
  expect(left(hand.s)).toEqual([{ verb: 'play', card: 'rat' }, { verb: 'end-spread' }]);
});

test('PLG-CMP-08 of cards that are the same only the first is thought of', () => {
  const line = given({ pool: 3, phase: 'infect', lineup: ['ale_peasant', 'hire_collector', 'ale_peasant', 'hire_collector'] });
  const infects = left(line.s).flatMap((m) => (m.verb === 'infect' ? [m.what] : []));
  expect(infects).toEqual(['space-0', 'space-1']);
  const smoke = given({ players: [{ hand: ['torches_peasant'] }, {}], lineup: ['ale_peasant', 'ale_peasant', 'ale_knight'] }).does('play torches_peasant');
  expect(left(smoke.s).flatMap((m) => (m.verb === 'clear' ? [m.space] : []))).toEqual([0, 2]);
});

test('something is always left, and the policy of masters plays nothing idle but a twin', () => {
  const { manner } = learnt;
  if (manner === undefined) throw new Error('masters have no habits');
  for (const seats of [2]) {
    const habits = manner.learnt[seats];
    if (habits === undefined) throw new Error('nothing was practised');
    const policy = manner.policyBy(habits);
    for (let game = 0; game < 4; game++) {
      const chance = new Sfc().at(game, seats);
      const s = rules.start(OPTIONS, seats, chance);
      while (!rules.over(s)) {
        const seat = 31 - Math.clz32(rules.deciders(s));
        const f = s.stack[s.stack.length - 1];
        if (f === undefined) throw new Error('nobody is asked');
        const legal = rules.moves(s, seat);
        expect(legal.some((m) => learnt.idle?.(s, f, seat, m) !== true)).toBe(true);
        const move = policy(s, f, seat, chance);
        if (move === undefined) throw new Error('the policy has no opinion');
        if (move.verb !== 'infect' && move.verb !== 'clear') expect(learnt.idle?.(s, f, seat, move)).toBe(false);
        rules.play(s, seat, move, { chance, tell: undefined });
      }
    }
  }
});
