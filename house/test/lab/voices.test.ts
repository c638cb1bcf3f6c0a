/** Bots of a trial for whom several threads think: who they are, and that they play as a house would let them. */

import { blank } from '@pesthouse/bots/search';
import { missing } from '@pesthouse/kernel';
import { decisionsOf, entrantOf, mindsOf, thoughtOf } from '@pesthouse/lab';
import { expect, test, vi } from 'vitest';
import { findGame } from '../../games/index.ts';

const GAME = 'newyork';
const SEATS = 2;
const setting = async () => {
  const game = findGame(GAME) ?? missing('game', GAME);
  const e = await game.taught(game.meta.rules);
  const asked = [...take(decisionsOf(e, SEATS, 3), 16)];
  const question = (i: number) => {
    const { view, seat } = asked[i] ?? missing('decision', i);
    return { view, seat, seats: SEATS, level: 'master' as const, seed: 5, runs: 20 };
  };
  return { e, asked, question };
};
function* take<T>(from: Iterable<T>, most: number): Generator<T> {
  let n = 0;
  for (const x of from) {
    if (n++ >= most) return;
    yield x;
  }
}

test('a bot may have several threads, and its runs or its time as well', () => {
  expect(entrantOf('master*3')).toEqual({ level: 'master', threads: 3 });
  expect(entrantOf('master:100ms*4')).toEqual({ level: 'master', think: 100, threads: 4 });
  expect(entrantOf('master-0.3:50*2')).toEqual({ level: 'master', untaught: true, runs: 50, threads: 2 });
  for (const wrong of ['master*', 'master*0', 'master*65', 'master*3*3', '*3', 'nobody*2', 'master*3:100ms']) expect(entrantOf(wrong)).toBeUndefined();
});

test('each thread has a mind of its own', () => {
  expect(mindsOf({ level: 'master' })).toHaveLength(1);
  const minds = mindsOf({ level: 'master', threads: 3 });
  expect(minds).toEqual([blank(), blank(), blank()]);
  expect(new Set(minds).size).toBe(3);
});

test('what several agree on is legal and the same every time, and not always what one alone would play', async () => {
  const { e, asked, question } = await setting();
  const never = () => () => 0;
  const of = (threads: number) => asked.map((_, i) => thoughtOf(e, question(i), never, mindsOf({ level: 'master', threads })));
  const together = of(5);
  expect(of(5)).toEqual(together);
  for (const [i, move] of together.entries()) expect(e.moves(asked[i]?.view ?? missing('view', i), asked[i]?.seat ?? -1)).toContainEqual(move);
  expect(of(1)).not.toEqual(together);
});

test('helpers think no longer than the first one did', async () => {
  const { e, question } = await setting();
  const asked: number[] = [];
  // Time goes by a thousandth at every look: the first one ends by its runs, far from its time.
  const begin = vi.fn(() => {
    const nth = asked.push(0) - 1;
    return () => {
      asked[nth] = (asked[nth] ?? 0) + 1;
      return (asked[nth] ?? 0) / 1000;
    };
  });
  thoughtOf(e, question(0), begin, mindsOf({ level: 'master', threads: 3 }));
  expect(begin).toHaveBeenCalledTimes(3);
  const [first = 0, ...helpers] = asked;
  expect(first).toBeGreaterThan(1);
  for (const looks of helpers) expect(looks).toBeLessThanOrEqual(first);
});
