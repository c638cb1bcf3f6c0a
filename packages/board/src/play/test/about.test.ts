/** What a drawn thing tells of itself: the rule that stands against it, else what it is. */
import { expect, test } from 'vitest';
import type { WhyNot } from '../../board.ts';
import { aboutOf } from '../about.ts';

const openRule = (): void => undefined;
const asks = (answers: { readonly [move: string]: WhyNot | null }) => ({ why: (m: string) => answers[m] ?? null, openRule });
const no = (clause: string): WhyNot => ({ clause, sentence: `Because of ${clause}.` });

test('a rule that stands against it is told with its clause', () => {
  expect(aboutOf(asks({ go: no('ABC-1') }), { name: 'Chapel', wishes: ['go'] })).toEqual({
    title: 'Chapel',
    sentence: 'Because of ABC-1.',
    clause: 'ABC-1',
    open: openRule,
  });
});

test('the question is put as the game puts it', () => {
  expect(aboutOf(asks({ go: no('ABC-1') }), { name: 'Chapel', whyNot: 'Why not Chapel?', wishes: ['go'] })?.title).toBe('Why not Chapel?');
});

test('of several reasons the one that says most is told', () => {
  const p = asks({ a: no('KERNEL-NOT-NOW'), b: no('ABC-13'), c: no('ABC-2') });
  expect(aboutOf(p, { wishes: ['a', 'b', 'c'], least: ['ABC-13'] })?.clause).toBe('ABC-2');
  expect(aboutOf(p, { wishes: ['a', 'b'], least: [] })?.clause).toBe('ABC-13');
  expect(aboutOf(p, { wishes: ['b'], least: ['ABC-13'] })?.clause).toBe('ABC-13');
});

test('a rule of the house has no clause to open, and is told only of what says nothing else', () => {
  const p = asks({ go: no('KERNEL-NOT-NOW') });
  expect(aboutOf(p, { name: 'Chapel', wishes: ['go'] })).toEqual({ title: 'Chapel', sentence: 'Because of KERNEL-NOT-NOW.', open: openRule });
  expect(aboutOf(p, { name: 'Chapel', whyNot: 'Why not?', wishes: ['go'], says: 'A place.' })).toMatchObject({ title: 'Chapel', sentence: 'A place.' });
});

test('where nothing is asked it says what it is, by its clause', () => {
  expect(aboutOf(asks({}), { name: 'Chapel', says: 'A place.', clause: 'ABC-7' })).toEqual({
    title: 'Chapel',
    sentence: 'A place.',
    clause: 'ABC-7',
    open: openRule,
  });
});

test('what can be done and has nothing to say tells nothing', () => {
  expect(aboutOf(asks({ go: null }), { name: 'Chapel', wishes: ['go'] })).toBeNull();
});
