/** A finger that is held asks about what lies under it, and the press that ends it does nothing. */

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { hold, justHeld } from '../hold.ts';

/** A pointer moves or is lifted somewhere. */
const pointer = (type: string, x = 0, y = 0): Event => Object.assign(new Event(type, { cancelable: true }), { clientX: x, clientY: y });
const page = new EventTarget();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', page);
});
afterEach(() => {
  vi.advanceTimersByTime(5000);
  page.dispatchEvent(pointer('pointerup'));
  vi.advanceTimersByTime(5000);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a finger that stays asks, and its lifting is no press', () => {
  let asked = 0;
  hold({ x: 10, y: 10 }, () => asked++);
  vi.advanceTimersByTime(540);
  expect(asked).toBe(0);
  vi.advanceTimersByTime(20);
  expect(asked).toBe(1);
  page.dispatchEvent(pointer('pointerup', 10, 10));
  expect(justHeld()).toBe(true);
  vi.advanceTimersByTime(500);
  expect(justHeld()).toBe(false);
});

test.each([
  ['is lifted soon', pointer('pointerup', 10, 10)],
  ['drags', pointer('pointermove', 30, 10)],
  ['is taken away by the browser', pointer('pointercancel', 10, 10)],
])('a finger that %s asks nothing, and its press counts', (_, event) => {
  let asked = 0;
  hold({ x: 10, y: 10 }, () => asked++);
  vi.advanceTimersByTime(300);
  page.dispatchEvent(event);
  vi.advanceTimersByTime(1000);
  expect(asked).toBe(0);
  expect(justHeld()).toBe(false);
});

test('a finger that trembles still asks', () => {
  let asked = 0;
  hold({ x: 10, y: 10 }, () => asked++);
  page.dispatchEvent(pointer('pointermove', 14, 12));
  vi.advanceTimersByTime(600);
  expect(asked).toBe(1);
});

test('a phone keeps its own menu to itself while a finger asks, and has it back then', () => {
  hold({ x: 0, y: 0 }, () => undefined);
  const during = pointer('contextmenu');
  page.dispatchEvent(during);
  expect(during.defaultPrevented).toBe(true);
  page.dispatchEvent(pointer('pointerup'));
  const after = pointer('contextmenu');
  page.dispatchEvent(after);
  expect(after.defaultPrevented).toBe(false);
});
