/** What is meant by a press is found, and the card stands beside it. */

import { marks } from '@pesthouse/board';
import { expect, test } from 'vitest';
import { smallestAt } from '../finding.ts';
import { placeCard, sheetAtHead } from '../placing.ts';

const frame = (left: number, top: number, width: number, height: number) => ({ left, top, right: left + width, bottom: top + height });

test('the smallest thing under the point is meant, and of two alike the one that is drawn later', () => {
  const frames = [frame(0, 0, 100, 100), frame(40, 40, 10, 10), frame(40, 40, 10, 10)];
  expect(smallestAt(frames, { x: 45, y: 45 })).toBe(2);
  expect(smallestAt(frames, { x: 10, y: 10 })).toBe(0);
  expect(smallestAt(frames, { x: 200, y: 10 })).toBe(-1);
  expect(smallestAt([frame(0, 0, 0, 50)], { x: 0, y: 10 })).toBe(-1);
});

test('the card stands beside the thing and never over it, as long as the screen has room', () => {
  const screen = { w: 1000, h: 800 };
  const card = { w: 300, h: 200 };
  for (const thing of [
    { x: 20, y: 20, w: 60, h: 60 },
    { x: 900, y: 700, w: 60, h: 60 },
    { x: 480, y: 380, w: 60, h: 60 },
    { x: 0, y: 300, w: 1000, h: 100 },
  ]) {
    const at = placeCard(card, thing, screen);
    expect(at.x).toBeGreaterThanOrEqual(0);
    expect(at.x + at.w).toBeLessThanOrEqual(screen.w);
    expect(at.y + at.h).toBeLessThanOrEqual(screen.h);
    const apart = at.x >= thing.x + thing.w || at.x + at.w <= thing.x || at.y >= thing.y + thing.h || at.y + at.h <= thing.y;
    expect(apart).toBe(true);
  }
});

test('on a phone the sheet lies away from the thing', () => {
  expect(sheetAtHead({ x: 0, y: 700, w: 50, h: 50 }, { h: 844 })).toBe(true);
  expect(sheetAtHead({ x: 0, y: 100, w: 50, h: 50 }, { h: 844 })).toBe(false);
});

test('a mark names the kind and the ids', () => {
  expect(marks<'place' | 'pile'>()('place', 'times-square', 'rats')).toEqual({ 'data-about': 'place:times-square:rats' });
});
