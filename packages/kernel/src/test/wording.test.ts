/** Words put together: counted, listed, begun, one after the other. */
import { expect, test } from 'vitest';
import { capital, listed, sentences, some } from '../wording.ts';

test('one is one, none and several are many', () => {
  expect([0, 1, 2].map((n) => some(n, 'card', 'cards'))).toEqual(['0 cards', '1 card', '2 cards']);
});

test('a list has a word before its last', () => {
  expect([[], ['a'], ['a', 'b'], ['a', 'b', 'c']].map((x) => listed(x, 'und'))).toEqual(['', 'a', 'a und b', 'a, b und c']);
});

test('a sentence begins with a capital letter, and an empty one with nothing', () => {
  expect([capital('über allem'), capital('')]).toEqual(['Über allem', '']);
});

test('sentences follow each other with one stop, and what is missing is left out', () => {
  expect(sentences(['The King is locked.', null, 'King, 15', undefined, '', 'Who pays?', 'You.'])).toBe('The King is locked. King, 15. Who pays? You.');
  expect(sentences([null, ''])).toBe('');
});
