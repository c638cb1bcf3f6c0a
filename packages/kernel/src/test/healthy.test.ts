/** The healthy toy keeps every law, and every corner of it is reached. */
import { expect, test } from 'vitest';
import { engine } from '../index.ts';
import { checkCoverage, checkGame, coverage } from '../laws/index.ts';
import { CARDS, CLAUSES, toy } from '../toy.ts';

test('the healthy toy keeps every law and is covered', () => {
  const e = engine(toy);
  const c = coverage();
  for (let seed = 1; seed <= 30; seed++)
    for (const seats of [2, 3])
      for (const wax of [true, false]) checkGame(e, { options: { rounds: 1 + (seed % 6), wax }, seats, seed, every: 2, clauses: CLAUSES }, c);
  expect(checkCoverage(e, c, { cards: CARDS })).toEqual([]);
  expect(c.twins).toBeGreaterThan(100);
  expect(c.undone).toBeGreaterThan(10);
});
