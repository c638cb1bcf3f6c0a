/** Which game an evening gets whose game is picked that evening. */
import { expect, test } from 'vitest';
import { picked, wishesOf } from '../circles/picking.ts';

const GAMES = [
  { id: 'two', seats: [2] },
  { id: 'four', seats: [2, 3, 4] },
  { id: 'six', seats: [3, 4, 5, 6] },
];
const wish = (person: string, game: string | null) => ({ person, game });

test('what most would like is laid, and of two that are wanted alike the one that stands first', () => {
  const answers = [wish('ada', 'six'), wish('ben', 'four'), wish('cy', 'four'), wish('di', null)];
  expect(picked(answers, GAMES, 4, [])).toBe('four');
  expect(picked(answers.slice(0, 2), GAMES, 4, [])).toBe('four');
  expect(wishesOf(answers, GAMES)).toEqual([
    { game: 'four', by: ['ben', 'cy'] },
    { game: 'six', by: ['ada'] },
  ]);
});

test('a game without a seat for everybody is laid only where nothing else is wanted', () => {
  const answers = [wish('ada', 'two'), wish('ben', 'two'), wish('cy', 'six')];
  expect(picked(answers, GAMES, 5, [])).toBe('six');
  expect(picked(answers.slice(0, 2), GAMES, 5, [])).toBe('two');
});

test('where nobody says, it is what the circle played last, or the first that has seats for all', () => {
  expect(picked([wish('ada', null)], GAMES, 3, ['six', 'four'])).toBe('six');
  expect(picked([], GAMES, 5, ['four'])).toBe('six');
  expect(picked([], GAMES, 0, [])).toBe('two');
  expect(picked([wish('ada', 'gone')], GAMES, 2, ['gone'])).toBe('two');
  expect(picked([], [], 2, [])).toBeNull();
});
