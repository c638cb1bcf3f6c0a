/** A past game tells how it ended: the own place and score, or who won. */

import { isUnordered } from '@pesthouse/table';
import { expect, test } from 'vitest';
import { house as en } from '../text/en/house.ts';
import { ordinal } from '../text/en/numbers.ts';
import { resultOf, sayResult } from './result.ts';

const scores = [
  { seat: 0, rank: 2, score: 31 },
  { seat: 1, rank: 1, score: 40 },
  { seat: 2, rank: 2, score: 31 },
];
const names = ['Ada', 'Bot Bleecker', 'Ben'];
const said = (of: typeof scores, mine: readonly number[]): string => {
  const x = resultOf(of, mine, names, false);
  return x === null ? '' : sayResult(x, en);
};

test('one own seat: its place among all and its score', () => {
  expect(said(scores, [1])).toBe('1st of 3, score 40');
  expect(said(scores, [0])).toBe('Joint 2nd of 3, score 31');
});
test('nobody, or several of one screen: who won', () => {
  expect(said(scores, [])).toBe('Bot Bleecker won with 40');
  expect(said(scores, [0, 2])).toBe('Bot Bleecker won with 40');
  expect(
    said(
      scores.map((x) => ({ ...x, rank: 1, score: 31 })),
      [],
    ),
  ).toBe('Ada, Bot Bleecker and Ben won with 31');
});
test('alone only the score counts', () => {
  expect(said([{ seat: 0, rank: 1, score: 61 }], [0])).toBe('Score 61');
});
test('a game that was never scored has no result', () => {
  expect(resultOf([], [0], names, false)).toBeNull();
});
test('a tie of all the others is a place like any; only where scores compare with nothing one has won and the others have not', () => {
  const tie = [3, 1, 1, 1].map((score, seat) => ({ seat, rank: seat === 0 ? 1 : 2, score, sheet: { pests: score } }));
  expect(resultOf(tie, [0], names, isUnordered(tie))).toMatchObject({ place: 1, of: 4, best: 1, plain: false });
  expect(resultOf(tie, [2], names, isUnordered(tie))).toMatchObject({ place: 2, shared: true, best: 3, plain: false });
  const apart = tie.map((x) => ({ ...x, sheet: x.seat === 3 ? { targets: 1 } : { evidence: x.score } }));
  expect(resultOf(apart, [0], names, isUnordered(apart))).toMatchObject({ best: null, plain: true });
});
test('places are read as one says them', () => {
  expect([1, 2, 3, 4, 11, 12, 13, 21, 22, 101].map(ordinal)).toEqual(['1st', '2nd', '3rd', '4th', '11th', '12th', '13th', '21st', '22nd', '101st']);
});
