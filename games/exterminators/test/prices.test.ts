/** What the prompt bar says of prices: those of the table, beside those that the edition prints. */

import { basisOf, type Numbers } from '@pesthouse/kernel';
import { expect, test } from 'vitest';
import { isRepriced, openActs } from '../board/acts.ts';
import { origins } from '../origins.ts';
import { rules } from '../rules.ts';
import { tablesOf } from '../tables.ts';
import { words } from '../text/en.ts';
import { given, type Position } from './given.ts';

const basis = basisOf(rules);
const open = (position: Position, numbers: Numbers) => {
  const it = given('act', position);
  const p = { view: it.s, seat: it.seat(), legal: rules.moves(it.s, it.seat()), text: words(basis) };
  const prices = { tables: tablesOf({ ...basis.numbers, ...numbers }), printed: tablesOf(basis.numbers) };
  return {
    priceOf: (action: string) => openActs(prices, p).flatMap((x) => (x.action === action ? [[x.cost, x.was]] : []))[0],
    repriced: p.legal.flatMap((m) => (isRepriced(prices, p, m) ? [m.verb] : [])),
  };
};

test('EXT-ACT-05 EXT-ACT-18 EXT-ACT-26 an action tells its price and the printed one', () => {
  const turned = { 'cost.exterminate': 2, 'cost.buy': 1, 'red.sealNestCost': 1 };
  const here = open({ red: { room: 'nest_red', pests: { nest_red: 2 } } }, turned);
  expect([here.priceOf('exterminate'), here.priceOf('buy'), here.priceOf('seal')]).toEqual([
    [2, 1],
    [1, 2],
    [1, 2],
  ]);
  expect(here.priceOf('end')).toEqual([null, null]);
  expect(here.repriced).toEqual(['exterminate', 'seal-nest', 'buy']);
  expect(open({ red: { room: 'nest_red', pests: { nest_red: 2 } } }, {}).repriced).toEqual([]);
});

test('EXT-ACT-23 cards tell one price only where they share it, and each its own change', () => {
  const position: Position = { red: { hand: ['more_time', 'bug_bomb'], pests: { entry: 2 } } };
  expect(open(position, {}).priceOf('card')).toEqual([1, 1]);
  expect(open(position, { 'more_time.cost': 2 }).priceOf('card')).toEqual([null, 1]);
  expect(open(position, { 'more_time.cost': 2 }).repriced).toEqual(['play']);
  expect(open(position, { 'more_time.cost': 2, 'bug_bomb.cost': 2 }).priceOf('card')).toEqual([2, 1]);
});

test('every price is marked by a number of the rules that says whether it is printed or ours', () => {
  const numbersIn = (position: Position): readonly string[] => {
    const it = given('act', position);
    const p = { view: it.s, seat: it.seat(), legal: rules.moves(it.s, it.seat()), text: words(basis) };
    const prices = { tables: tablesOf(basis.numbers), printed: tablesOf(basis.numbers) };
    return openActs(prices, p).flatMap((x) => (x.number === '' ? [] : [x.number]));
  };
  const nest = numbersIn({ red: { room: 'nest_red', pests: { nest_red: 2 } } });
  const hand = numbersIn({ red: { hand: ['more_time', 'bug_bomb'], pests: { entry: 2 } } });
  expect(nest).toEqual(expect.arrayContaining(['cost.exterminate', 'red.sealNestCost', 'cost.buy']));
  expect(hand).toEqual(expect.arrayContaining(['more_time.cost']));
  expect([...nest, ...hand].filter((number) => origins[number] === undefined)).toEqual([]);
});
