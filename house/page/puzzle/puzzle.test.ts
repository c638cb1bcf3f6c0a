/** A puzzle being tried, and what is kept of it: a wrong try changes nothing, the right one is played, and nobody loses what they had solved. */

import { read } from '@pesthouse/kernel';
import type { Puzzle, PuzzleFile } from '@pesthouse/lab/puzzles';
import { expect, test, vi } from 'vitest';
import { findGame } from '../../games/index.ts';
import type { News } from '../link/link.ts';
import { puzzlesOf } from '../puzzlefiles.ts';
import { openSession } from './session.ts';

await vi.hoisted(async () => (await import('../table/test/stubs.ts')).stubBrowser());

const file = async (): Promise<PuzzleFile> => {
  const found = await puzzlesOf('newyork');
  if (found === null) throw new Error('New York has no puzzles');
  return found;
};
const session = async (which = 0) => {
  const { puzzles, rules } = await file();
  const puzzle: Puzzle | undefined = puzzles[which];
  const engine = await findGame('newyork')?.engine(rules);
  if (puzzle === undefined || engine === undefined) throw new Error('there is no such puzzle');
  const s = openSession(engine, 'newyork', 'Puzzle', puzzle);
  const news: News[] = [];
  s.link.subscribe((x) => news.push(x));
  const moveOf = (line: string) => {
    const move = read(engine.game.vocabulary, `1: ${line}`)?.move;
    if (move === undefined) throw new Error(`${line} is no move`);
    return move;
  };
  return { ...s, news, wrong: moveOf(puzzle.moves[1]?.move ?? ''), at: s.asked.at };
};

test('who opens it is told the position, from the seat that is asked', async () => {
  const s = await session();
  expect(s.news).toMatchObject([{ type: 'here', seat: s.puzzle.you }]);
  expect(s.news.flatMap((x) => (x.type === 'here' ? x.items.slice(-1) : []))).toEqual([s.asked]);
  expect([s.store.getState(), s.since()]).toEqual([{ tries: [], over: null }, []]);
});

test('a wrong try is remembered and not made, and the puzzle goes on', async () => {
  const s = await session();
  expect(s.link.wants?.(s.wrong)).toBe(false);
  expect(s.store.getState()).toEqual({ tries: [s.puzzle.moves[1]?.move], over: null });
  expect(s.news).toHaveLength(1);
  expect(s.link.wants?.(s.best)).toBe(true);
});

test('the best move is made, the others answer, and it is found', async () => {
  const s = await session();
  expect(s.link.wants?.(s.best)).toBe(true);
  expect(await s.link.submit(s.at, s.best)).toEqual({ ok: true });
  expect(s.store.getState().over).toBe('found');
  expect(s.news.slice(1).every((x) => x.type === 'item')).toBe(true);
  expect(s.since().length).toBeGreaterThan(0);
  expect(s.departure().entries.length).toBe(s.departure().upTo);
  // It is over: what is done on the board now is no try.
  expect(s.link.wants?.(s.wrong)).toBe(false);
  expect(s.store.getState().tries).toEqual([s.puzzle.moves[0]?.move]);
});

test('a move at another decision is refused, and nothing is played', async () => {
  const s = await session();
  expect(await s.link.submit('9999.0', s.best)).toMatchObject({ ok: false, clause: 'KERNEL-STALE' });
  expect([s.store.getState().over, s.news.length]).toEqual([null, 1]);
});

test('who gives up is shown it, and may try again from the beginning', async () => {
  const s = await session();
  s.show();
  expect(s.store.getState().over).toBe('shown');
  s.again();
  expect(s.store.getState()).toEqual({ tries: [], over: null });
  expect(s.news.at(-1)).toMatchObject({ type: 'here' });
  expect(s.news.slice(-1).flatMap((x) => (x.type === 'here' ? x.items.slice(-1) : []))).toEqual([s.asked]);
  expect(await s.link.submit(s.at, s.best)).toEqual({ ok: true });
});

test('nobody else is there to talk or play again with, which is said in words', async () => {
  const { link } = await session();
  expect(await link.say('Hello')).toEqual({ ok: false, message: expect.stringMatching(/^[A-Z].+\.$/), clause: null });
  await expect(link.rematch()).rejects.toThrow();
});

test('what was solved is kept, and what is broken in the browser costs nothing else', async () => {
  const good = { tries: 2, solved: true, when: 5 };
  localStorage.setItem('pesthouse.puzzles', JSON.stringify({ 'newyork/4-1': good, 'newyork/4-2': { tries: 'many' } }));
  vi.resetModules();
  const { keepPuzzle, keyOf, usePuzzles } = await import('./kept.ts');
  expect(usePuzzles.getState().progress).toEqual({ 'newyork/4-1': good });
  keepPuzzle(keyOf('newyork', '4-3'), { tries: 1, solved: false, when: 6 });
  expect(JSON.parse(localStorage.getItem('pesthouse.puzzles') ?? '')).toEqual({ 'newyork/4-1': good, 'newyork/4-3': { tries: 1, solved: false, when: 6 } });
  localStorage.setItem('pesthouse.puzzles', 'no json');
  vi.resetModules();
  expect((await import('./kept.ts')).usePuzzles.getState().progress).toEqual({});
});
