/** Masters and the King, who ends the game for whoever can pay: their policy does not leave him to a rival who would win by him, and takes all that is left where that wins. */

import { Sfc } from '@pesthouse/kernel';
import { expect, test } from 'vitest';
import { learnt } from '../learnt.ts';
import type { Face } from '../names.ts';
import type { Move } from '../state.ts';
import { given, times } from './given.ts';

/** What a master's policy with two buys, where only the Pope lies on the King and both have decks like these. */
const buys = (pool: number, own: readonly Face[], rival: readonly Face[]): Move | undefined => {
  const { s } = given({
    players: [{ draw: [...own] }, { draw: [...rival] }],
    pool,
    phase: 'infect',
    stacks: [[], ['pope']],
    lineup: ['bones_peasant', 'ale_peasant'],
  });
  const f = s.stack[s.stack.length - 1];
  const habits = learnt.manner?.learnt[2];
  if (f === undefined || habits === undefined) throw new Error('masters have no habits');
  return learnt.manner?.policyBy(habits)(s, f, 0, new Sfc().at(1, 1));
};

const STRONG = times(10, 'torches_knight');
const WEAK = [...times(10, 'rat'), ...times(10, 'filth')];
const POPE: Move = { verb: 'infect', what: 'stack-1' };

test('PLG-INF-05 the last card before the King is left where a rival would take him and win', () => {
  expect(buys(12, STRONG, STRONG)).not.toEqual(POPE);
});

test('PLG-INF-05 it is taken by who is so far ahead that the King does not help the rival', () => {
  expect(buys(12, [...STRONG, ...times(4, 'hire_doctor')], STRONG)).toEqual(POPE);
});

test('PLG-INF-05 it is taken where no rival is likely to pay for the King', () => {
  expect(buys(12, WEAK, [...WEAK, 'rat_king'])).toEqual(POPE);
});

test('PLG-INF-09 the last card and the King are taken in one turn where that wins', () => {
  expect(buys(27, STRONG, STRONG)).toEqual(POPE);
});
