/** Small parts of every board: moves by verb, pointing, flights one after another. */
import { expect, test } from 'vitest';
import type { Flight } from '../../board.ts';
import { firstSentence } from '../Bar.tsx';
import { flight, oneByOne } from '../flight.ts';
import { asking, keyOf, only, saidOf } from '../moves.ts';
import { pointing } from '../pointing.ts';
import { times } from '../times.ts';

test('moves of one verb, and two equal moves have one key', () => {
  const moves = [{ verb: 'go', to: 1 } as const, { verb: 'stay' } as const, { verb: 'go', to: 2 } as const];
  expect(only(moves, 'go').map((m) => m.to)).toEqual([1, 2]);
  expect(keyOf({ verb: 'go', to: 1 })).toBe(keyOf({ verb: 'go', to: 1 }));
  expect(keyOf({ verb: 'go', to: 1 })).not.toBe(keyOf({ verb: 'go', to: 2 }));
});

test('the last frame asks, and none once the game is over', () => {
  expect(asking({ stack: ['turn', 'answer'] })).toBe('answer');
  expect(asking({ stack: [] })).toBeUndefined();
});

test('whoever points at a thing sees its move, and nothing once they look away', () => {
  const seen: (string | null)[] = [];
  const on = pointing({ point: (m: string | null) => seen.push(m) }, 'go');
  on.onPointerEnter?.();
  on.onPointerLeave?.();
  on.onFocus?.();
  on.onBlur?.();
  expect(seen).toEqual(['go', null, 'go', null]);
  expect(pointing({ point: (m: string | null) => seen.push(m) }, null)).toEqual({});
});

test('pieces set out one after another, each after its own wait', () => {
  const made = oneByOne(['a', 'b', 'c'], 60, (x): Flight => flight(x, 'hand', 'pile', x, { delay: 100, ms: 300 }));
  expect(made.map((f) => [f.key, f.delay, f.ms])).toEqual([
    ['a', 100, 300],
    ['b', 160, 300],
    ['c', 220, 300],
  ]);
});

test('so many times is one to n, and never less than none', () => {
  expect(times(3)).toEqual([1, 2, 3]);
  expect(times(-1)).toEqual([]);
});

test('a move in one line is its name and what comes of it, without a colon where nothing comes of it', () => {
  const p = (detail: string) => ({ view: null, seat: 0, text: { move: (_: null, __: number, m: string) => ({ label: m, detail }) } });
  expect(saidOf(p('two coins'), 'Pay')).toBe('Pay: two coins');
  expect(saidOf(p(''), 'Pass')).toBe('Pass');
});

test('a long detail gives a button its first sentence, and a short one all of it', () => {
  expect(firstSentence('Costs 2. Ends your turn.', 40)).toBe('Costs 2. Ends your turn.');
  expect(firstSentence('Costs 2. Ends your turn.', 12)).toBe('Costs 2.');
  expect(firstSentence('One sentence that is too long', 12)).toBe('One sentence that is too long');
});
