/** Moves that are spoken of by themselves: two are never called alike. */
import type { Base, Flat } from '@pesthouse/kernel';
import { expect, test } from 'vitest';
import { nameOf } from './calling.ts';

const VIEW: Base = { stack: [{ step: 'pay' }], asked: 1 };
const says: { readonly [verb: string]: { readonly label: string; readonly detail: string } } = {
  place: { label: 'Breed a rat', detail: '2 food from the place; makes 3 rats' },
  hand: { label: 'Breed a rat', detail: '1 food from the place, 1 from hand; makes 3 rats' },
  stop: { label: 'Done', detail: 'Nothing more; makes 3 rats' },
  twin: { label: 'Breed a rat', detail: '2 food from the place; makes 3 rats' },
};
const speaker = (...verbs: readonly string[]) => ({
  engine: { moves: () => verbs.map((verb) => ({ verb })) },
  text: { move: (_: Base, __: number, m: Flat) => says[m.verb] ?? { label: '', detail: '' } },
});

test('a move is called by its label', () => {
  expect(nameOf(speaker('place', 'stop'), VIEW, 0, { verb: 'place' })).toBe('Breed a rat');
});

test('where another is called the same, what of their details tells them apart is said too, and no more', () => {
  const both = speaker('place', 'hand', 'stop');
  expect(nameOf(both, VIEW, 0, { verb: 'place' })).toBe('Breed a rat (2 food from the place)');
  expect(nameOf(both, VIEW, 0, { verb: 'hand' })).toBe('Breed a rat (1 food from the place, 1 from hand)');
  expect(nameOf(both, VIEW, 0, { verb: 'stop' })).toBe('Done');
  expect(nameOf(speaker('place', 'twin'), VIEW, 0, { verb: 'place' })).toBe('Breed a rat');
});
