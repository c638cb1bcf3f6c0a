/** Look-ups, piles and bags: what is not there is never taken for something else, and what is drawn is gone. */
import { expect, test } from 'vitest';
import { add, drawFrom, found, missing, named, nth, row, Sfc, takeFrom, tally } from '../index.ts';

test('a look-up gives what is there, zero and empty words included', () => {
  expect(nth([0, 7], 0)).toBe(0);
  expect(row(['', 'b'], 0)).toBe('');
  expect(row([false], 0)).toBe(false);
});

test('a look-up of what is not there throws and says what was sought', () => {
  expect(() => nth([1, 2], 2)).toThrow('there is no entry 2 in a list of 2');
  expect(() => nth([1, 2], -1)).toThrow('there is no entry -1 in a list of 2');
  expect(() => row([], 0)).toThrow('there is no entry 0 in a list of 0');
  expect(() => missing('card', 'ace')).toThrow('there is no card ace');
  expect(() => found(undefined, 'the ace')).toThrow('the data lacks the ace');
  expect(found(0, 'nothing')).toBe(0);
});

test('adding changes a number that is there, and no other', () => {
  const list = [1, 2];
  add(list, 1, -2);
  expect(list).toEqual([1, 0]);
  expect(() => add(list, 2, 1)).toThrow('there is no entry 2');
  expect(list).toEqual([1, 0]);
});

test('what is counted by name begins at none', () => {
  const count = { rats: 1 };
  tally(count, 'rats', 2);
  tally(count, 'pigeons', 3);
  expect(count).toEqual({ rats: 3, pigeons: 3 });
});

test('a pile gives every card that it holds once, and says when it holds fewer than was said', () => {
  const pile = [2, 0, 1];
  expect(named(pile, ['a', 'b', 'c'])).toEqual(['a', 'a', 'c']);
  const chance = new Sfc().at(1, 1);
  const drawn = [takeFrom(pile, 3, chance), takeFrom(pile, 2, chance), takeFrom(pile, 1, chance)];
  expect(drawn.sort()).toEqual([0, 0, 2]);
  expect(pile).toEqual([0, 0, 0]);
  expect(() => takeFrom(pile, 1, chance)).toThrow('a pile holds fewer cards than its size');
});

test('a bag gives everything once, and what stays keeps its order', () => {
  const bag = ['a', 'b', 'c'];
  expect(drawFrom(bag, { used: 0, below: () => 1 })).toBe('b');
  expect(bag).toEqual(['a', 'c']);
  expect(() => drawFrom([], { used: 0, below: () => 0 })).toThrow('there is no entry 0');
});
