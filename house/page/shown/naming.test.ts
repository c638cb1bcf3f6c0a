/** One player has one name: it stands beside the role that the rules speak of, and whoever reads is "You". */
import { expect, test } from 'vitest';
import { besideRole, byName, namesOf } from './naming.ts';

const names = namesOf([
  { kind: 'person', name: 'Ada' },
  { kind: 'bot', name: 'Bot Mulberry' },
  { kind: 'open', name: 'Seat 3' },
]);

test('beside a role stands the name of whoever plays it, and "You" for the reader', () => {
  expect([0, 1].map((who) => besideRole(names, who, 0, 'Rats'))).toEqual(['You', 'Bot Mulberry']);
  expect(besideRole(names, 0, -1, 'Rats')).toBe('Ada');
});

test('nothing stands beside a seat that is open or called by the same name already', () => {
  expect(besideRole(names, 2, 0, 'Pigeons')).toBe('');
  expect(besideRole(names, 1, 0, 'Bot Mulberry')).toBe('');
  expect(besideRole(names, -1, 0, 'Rats')).toBe('');
});

test('where a seat has no role yet, a sentence of the rules takes the name of whoever sits there', () => {
  expect(byName('Seat 3 chooses an exterminator', 'Seat 3', 'Ada')).toBe('Ada chooses an exterminator');
  expect(byName('Platz 3 wählt', 'Platz 3', '$&')).toBe('$& wählt');
  expect(byName('Seat 3 chooses', 'Seat 3', '')).toBe('Seat 3 chooses');
  expect(byName('Blue is walking', 'Blue', 'Ada')).toBe('Blue is walking');
});
