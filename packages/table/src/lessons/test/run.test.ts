/** A lesson as it goes: a try that is not wanted changes nothing on the table, a wanted one goes on, back takes the step's moves away, and what is kept leads back to the same place. */

import type { NamedLesson } from '@pesthouse/kernel';
import { expect, test } from 'vitest';
import { fitsPattern } from '../pattern.ts';
import { type Kept, nextOfAll, printOf, resumed, tally } from '../progress.ts';
import { BEGUN, isOver, judge, reduce } from '../run.ts';

const lesson: NamedLesson = {
  id: '1-lamp',
  title: 'Light it',
  promise: 'You’ll know how.',
  minutes: 2,
  opening: { seats: 2, you: 0, seed: 1 },
  steps: [
    { task: 'Look.', text: 'This is a lamp.', show: ['lamp'] },
    { task: 'Light it.', text: 'Press it.', show: ['lamp'], must: ['lamp *'], answers: [{ to: ['rest'], text: 'Rest later.' }], other: 'Not that.' },
    { task: 'Rest.', text: 'Enough.', show: [], must: ['rest'] },
  ],
  end: { title: 'Done.', text: 'It burns.', known: [] },
};
const second = reduce(BEGUN, { act: 'done', lines: [] });

test('a pattern means a move word by word, and a star any one word', () => {
  expect(fitsPattern('lamp *', 'lamp 1')).toBe(true);
  expect(fitsPattern('lamp *', 'lamp 1 2')).toBe(false);
  expect(fitsPattern('lamp 2', 'lamp 1')).toBe(false);
});

test('what is wanted is told from what is not, and each other try has the nearest answer', () => {
  expect(judge(lesson, second, 'lamp 1')).toEqual({ kind: 'wanted' });
  expect(judge(lesson, second, 'rest')).toEqual({ kind: 'other', reply: { line: 'rest', text: 'Rest later.' } });
  expect(judge(lesson, second, 'vote yes')).toEqual({ kind: 'other', reply: { line: 'vote yes', text: 'Not that.' } });
  // A step that only says something wants no move; the house answers.
  expect(judge(lesson, BEGUN, 'rest')).toEqual({ kind: 'other', reply: { line: 'rest', text: null } });
});

test('a try is counted and forgotten with the step; back takes the moves of the step before', () => {
  const tried = reduce(second, { act: 'tried', reply: { line: 'rest', text: null } });
  expect([tried.tries, tried.step, tried.lines]).toEqual([1, 1, []]);
  const third = reduce(tried, { act: 'done', lines: ['1: lamp 1', '2: rest'] });
  expect(third).toEqual({ step: 2, lines: ['1: lamp 1', '2: rest'], marks: [0, 0, 2], tries: 0, reply: null });
  expect(reduce(third, { act: 'back' })).toEqual(second);
  expect(reduce(reduce(second, { act: 'back' }), { act: 'back' })).toEqual(BEGUN);
  expect(isOver(lesson, reduce(third, { act: 'done', lines: ['1: rest'] }))).toBe(true);
  expect(reduce(third, { act: 'again' })).toEqual(BEGUN);
});

test('who comes back goes on where they left, unless the lesson has changed since', () => {
  const print = printOf(lesson, '1');
  const kept: Kept = { done: false, print, step: 2, lines: ['1: lamp 1'], marks: [0, 0, 1], when: 5 };
  expect(resumed(kept, print)).toEqual({ run: { ...BEGUN, step: 2, lines: ['1: lamp 1'], marks: [0, 0, 1] }, changed: false });
  expect(resumed(kept, printOf(lesson, '2'))).toEqual({ run: BEGUN, changed: true });
  expect(resumed(undefined, print)).toEqual({ run: BEGUN, changed: false });
});

test('next is the first lesson left in the game that was touched last', () => {
  const done: Kept = { done: true, print: '', step: 0, lines: [], marks: [], when: 9 };
  const [a, b] = [
    { game: 'a', lessons: [lesson] },
    { game: 'b', lessons: [lesson, { ...lesson, id: '2-oil', minutes: 4 }] },
  ];
  expect(nextOfAll({}, [a, b])?.course.game).toBe('a');
  expect(nextOfAll({ 'b/1-lamp': done }, [a, b])?.lesson.id).toBe('2-oil');
  expect(tally({ 'b/1-lamp': done }, b)).toEqual({ done: 1, of: 2, minutes: 4 });
  expect(nextOfAll({ 'a/1-lamp': done }, [a])).toBeNull();
});
