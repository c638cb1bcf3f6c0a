/** A replay by moves and by events: it goes on and back over the same spots, and at each the board shows what was told so far. */

import type { Base, Fact } from '@pesthouse/kernel';
import type { Item } from '@pesthouse/table';
import { wayBack } from '@pesthouse/table';
import { expect, test } from 'vitest';
import { ahead, beat, behind, eventAt, rest, type Spot, viewAt } from './spot.ts';

const position = (asked: number): Base => ({ stack: [], asked });
const item = (seq: number, types: readonly string[], end: number, seen: readonly (number | null)[]): Item => ({
  seq,
  kind: seq === 1 ? 'start' : 'move',
  by: 0,
  asked: 0,
  at: `${end}.0`,
  events: types.map((type): Fact => ({ type, clause: 'A-1' })),
  view: position(end),
  between: wayBack(
    position(end),
    seen.map((n) => (n === null ? null : position(n))),
  ),
  horizon: null,
  over: null,
});
/** Three events, of which the second is veiled; then a move that tells nothing; then one event. */
const items = [item(1, [], 0, []), item(2, ['a', 'b', 'c'], 30, [10, null]), item(3, [], 40, []), item(4, ['d'], 50, [])];
const seen = (s: Spot): number | undefined => viewAt(items, s)?.asked;

test('every event is passed once on the way on, and the same way back', () => {
  const on: Spot[] = [rest(0)];
  for (let s = rest(0); s.at < 3; ) {
    s = ahead(items, s);
    on.push(s);
  }
  expect(on.map(({ at, told }) => [at, told])).toEqual([
    [0, 0],
    [0, 1],
    [0, 2],
    [1, 0],
    [2, 0],
    [3, 0],
  ]);
  expect(on.map(seen)).toEqual([0, 10, 10, 30, 40, 50]);
  const back: Spot[] = [rest(3)];
  for (let s = rest(3); s.at > 0 || s.told > 0; ) {
    s = behind(items, s);
    back.push(s);
  }
  expect(back.map(({ at, told }) => [at, told])).toEqual(on.map(({ at, told }) => [at, told]).reverse());
});

test('neither end is passed', () => {
  expect(ahead(items, rest(3))).toEqual(rest(3));
  expect(behind(items, rest(0))).toEqual(rest(0));
  expect(eventAt(items, rest(3))).toBe(undefined);
});

test('a film that runs stops at events that take time, and passes the others', () => {
  const pace = (e: Fact): number => (e.type === 'b' || e.type === 'd' ? 100 : 0);
  const first = beat(items, rest(0), pace);
  expect(first).toEqual({ at: 0, told: 1, showing: true });
  expect(seen(first)).toBe(10);
  expect(beat(items, ahead(items, first), pace)).toEqual(rest(1));
  expect(beat(items, rest(1), pace)).toEqual(rest(2));
  expect(beat(items, rest(2), pace)).toEqual({ at: 2, told: 0, showing: true });
});
