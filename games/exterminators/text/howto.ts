/** The boxes of the page of Pests! that says how to play, and the numbers that its sentences hold. */
import type { HowtoWords, Numbers } from '@pesthouse/kernel';
import { PLAYERS } from '../data/tables.ts';
import { COLORS } from '../names.ts';
import { tablesOf } from '../tables.ts';

type Box = 'goal' | 'begin' | 'build' | 'turn' | 'queen' | 'you' | 'close' | 'die' | 'actions' | 'trap' | 'out' | 'cards' | 'teams' | 'forget';
export type ExterminatorsHowto = HowtoWords<Box>;

export const factsOf = (numbers: Numbers) => {
  const { NUMBER, COST, CHARACTER } = tablesOf(numbers);
  const green = CHARACTER[COLORS.indexOf('green')];
  return { ...NUMBER, cost: COST, holds: green?.trapCapacity ?? 0, seal: green?.sealNestCost ?? 0, two: NUMBER.pests - (PLAYERS[2]?.removedPests ?? 0) };
};
