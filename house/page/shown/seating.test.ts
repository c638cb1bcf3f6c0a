/** Who made which move of a record, and where the replay tells that it changed. */

import type { SeatingEntry } from '@pesthouse/api';
import { expect, test } from 'vitest';
import { changesBetween, moverOf, spellsOf } from './seating.ts';

const ben = { kind: 'person', person: null, name: 'Ben', avatar: '' } as const;
const bot = { kind: 'bot', level: 'good', name: 'Ben', for: 'ben' } as const;
const entry = (nr: number, why: SeatingEntry['why'], after: number, holder: SeatingEntry['holder'], seat: number | null = 1): SeatingEntry => ({
  nr,
  at: nr,
  after,
  position: '',
  seat,
  why,
  holder,
  by: null,
  what: [],
});
const LOG = [entry(1, 'sat', 0, ben), entry(2, 'started', 0, null, null), entry(3, 'away', 12, bot), entry(4, 'back', 20, ben)];

test('a move is of whoever held the seat when it was made', () => {
  expect(moverOf(LOG, 1, 1)).toEqual({ name: 'Ben', bot: false, owner: null });
  expect(moverOf(LOG, 1, 12)).toMatchObject({ bot: false });
  expect(moverOf(LOG, 1, 13)).toEqual({ name: 'Ben', bot: true, owner: 'Ben' });
  expect(moverOf(LOG, 1, 20)).toMatchObject({ bot: true });
  expect(moverOf(LOG, 1, 21)).toMatchObject({ bot: false });
  expect(moverOf(LOG, 0, 5)).toBeNull();
});

test('a change is told where it happened, and what happened in the waiting room is not', () => {
  expect(changesBetween(LOG, 0, 1)).toEqual([]);
  expect(changesBetween(LOG, 12, 13)).toEqual(['Ben is away. A bot plays on.']);
  // Entries that were taken back lie between two positions too.
  expect(changesBetween(LOG, 18, 25)).toEqual(['Ben is back.']);
});

test('a review is told who held a seat at which decision, and nothing where it was one all the time', () => {
  const entries = [1, 5, 12, 13, 20, 21];
  expect(spellsOf(LOG, 1, entries).map((x) => [x.from, x.holder, x.mover.bot])).toEqual([
    [0, 0, false],
    [3, 1, true],
    [5, 0, false],
  ]);
  expect(spellsOf(LOG, 1, [1, 5, 12])).toEqual([]);
  expect(spellsOf(LOG, 0, entries)).toEqual([]);
});
