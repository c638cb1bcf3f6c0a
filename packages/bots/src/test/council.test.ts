/** Several who thought about the same question: what most would play, and in doubt what all together hope the most of. */
import { expect, test } from 'vitest';
import { agreed, type Said } from '../council.ts';

const [A, B, C] = [{ verb: 'a' }, { verb: 'b' }, { verb: 'c' }];
const said = (move: { verb: string }, ...opinions: readonly (readonly [{ verb: string }, number, number])[]): Said => ({
  move,
  opinions: opinions.map(([x, visits, hope]) => ({ move: x, visits, hope })),
});

test('nobody said anything, or one alone', () => {
  expect(agreed([])).toBeUndefined();
  expect(agreed([said(A)])).toEqual(A);
});

test('the most voices count, whatever somebody else hopes', () => {
  expect(agreed([said(A, [A, 10, 0.9]), said(B, [B, 10, 0.5]), said(B, [B, 10, 0.5])])).toEqual(B);
});

test('where voices are even the runs of all are put together, each run alike', () => {
  // Of B the first one had a bad impression from few runs, the second a good one from many.
  const first = said(A, [A, 50, 0.6], [B, 10, 0.2]);
  const second = said(B, [A, 10, 0.4], [B, 90, 0.7]);
  expect(agreed([first, second])).toEqual(B);
  expect(agreed([said(A, [A, 50, 0.6]), said(B, [A, 10, 0.4], [B, 90, 0.5])])).toEqual(A);
});

test('what nobody would play is not played, however much is hoped of it', () => {
  expect(agreed([said(A, [A, 10, 0.3], [C, 1, 1]), said(B, [B, 10, 0.4], [C, 1, 1])])).toEqual(B);
});
