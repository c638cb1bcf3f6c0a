/** When a message may go out: quiet hours and the daily one by the clock on somebody's own wall, also where that clock is changed. */

import type { MessageWishes } from '@pesthouse/api';
import { expect, test } from 'vitest';
import { dueAt, isQuiet, mayGo, minuteOf, nextMinute, usualWishes, warnAt } from '../post/when.ts';

const at = (text: string): number => Date.parse(text);
const wishes = (more: Partial<MessageWishes> = {}): MessageWishes => ({ ...usualWishes('Europe/Berlin'), ...more });
const HOUR = 3_600_000;

test('the minute of the day is that of the person, not of the house', () => {
  expect(minuteOf('Europe/Berlin', at('2026-11-16T23:30:00Z'))).toBe(30);
  expect(minuteOf('America/New_York', at('2026-11-16T23:30:00Z'))).toBe(18 * 60 + 30);
  expect(minuteOf('Asia/Kolkata', at('2026-11-16T23:30:00Z'))).toBe(5 * 60);
});

test('quiet from 23:00 to 7:30 is quiet over midnight, at its first minute and not at its last', () => {
  const w = wishes();
  expect(isQuiet(w, at('2026-11-16T21:59:59Z'))).toBe(false);
  expect(isQuiet(w, at('2026-11-16T22:00:00Z'))).toBe(true);
  expect(isQuiet(w, at('2026-11-17T06:29:59Z'))).toBe(true);
  expect(isQuiet(w, at('2026-11-17T06:30:00Z'))).toBe(false);
});

test('quiet hours within one day, turned off, or of no length', () => {
  const noon = at('2026-11-16T12:00:00Z');
  expect(isQuiet(wishes({ quiet: { on: true, from: 12 * 60, to: 14 * 60 } }), noon)).toBe(true);
  expect(isQuiet(wishes({ quiet: { on: false, from: 12 * 60, to: 14 * 60 } }), noon)).toBe(false);
  expect(isQuiet(wishes({ quiet: { on: true, from: 13 * 60, to: 13 * 60 } }), noon)).toBe(false);
});

test('what comes up at night goes out when the quiet hours end', () => {
  expect(mayGo(wishes(), at('2026-11-16T22:15:00Z'), null)).toBe(at('2026-11-17T06:30:00Z'));
  expect(mayGo(wishes(), at('2026-11-16T12:00:00Z'), null)).toBe(at('2026-11-16T12:00:00Z'));
});

test('whoever may be woken is, when an hour is left, and not before', () => {
  const night = at('2026-11-16T22:15:00Z');
  expect(mayGo(wishes({ wake: true }), night, HOUR / 2)).toBe(night);
  expect(mayGo(wishes({ wake: true }), night, 4 * HOUR)).toBe(night + 3 * HOUR);
  expect(mayGo(wishes({ wake: true }), night, 72 * HOUR)).toBe(at('2026-11-17T06:30:00Z'));
  expect(mayGo(wishes({ wake: true }), night, null)).toBe(at('2026-11-17T06:30:00Z'));
  expect(mayGo(wishes(), night, HOUR / 2)).toBe(at('2026-11-17T06:30:00Z'));
});

test('the daily one comes at its hour there, today or tomorrow', () => {
  expect(dueAt(wishes(), true, at('2026-11-16T06:00:00Z'), null)).toBe(at('2026-11-16T07:00:00Z'));
  expect(dueAt(wishes(), true, at('2026-11-16T07:00:01Z'), null)).toBe(at('2026-11-17T07:00:00Z'));
  expect(dueAt(wishes(), false, at('2026-11-16T12:00:00Z'), null)).toBe(at('2026-11-16T12:00:00Z'));
});

test('where less than an hour is left nobody waits for the daily one', () => {
  const noon = at('2026-11-16T12:00:00Z');
  expect(dueAt(wishes(), true, noon, HOUR / 2)).toBe(noon);
  expect(dueAt(wishes(), true, noon, 72 * HOUR)).toBe(at('2026-11-17T07:00:00Z'));
});

test('the last word comes three hours before the end, or when a quarter is left', () => {
  const noon = at('2026-11-16T08:00:00Z');
  expect(warnAt(wishes(), noon, noon + 12 * HOUR)).toBe(noon + 9 * HOUR);
  expect(warnAt(wishes(), noon, noon + 4 * HOUR)).toBe(noon + 3 * HOUR);
  expect(warnAt(wishes(), noon, noon + HOUR / 2)).toBeNull();
  // Stores keep whole milliseconds.
  expect(warnAt(wishes(), noon, noon + 4 * HOUR - 1)).toBe(noon + 3 * HOUR);
});

test('whoever would be out in their quiet hours hears it before these begin, or just after where there is time enough', () => {
  // Quiet from 22:00 to 6:30 in UTC.
  const noon = at('2026-11-16T12:00:00Z');
  const evening = at('2026-11-16T21:30:00Z');
  const morning = at('2026-11-17T06:30:00Z');
  expect(warnAt(wishes(), noon, at('2026-11-17T02:00:00Z'))).toBe(evening);
  expect(warnAt(wishes(), noon, at('2026-11-17T07:00:00Z'))).toBe(evening);
  expect(warnAt(wishes(), noon, at('2026-11-17T08:00:00Z'))).toBe(morning);
  expect(warnAt(wishes({ wake: true }), noon, at('2026-11-17T02:00:00Z'))).toBe(at('2026-11-17T01:00:00Z'));
  const late = at('2026-11-16T21:45:00Z');
  expect(warnAt(wishes(), late, at('2026-11-17T05:00:00Z'))).toBe(late);
});

test('when the clocks are changed, eight in the morning is eight in the morning', () => {
  expect(nextMinute('Europe/Berlin', at('2026-10-24T12:00:00Z'), 480)).toBe(at('2026-10-25T07:00:00Z'));
  expect(nextMinute('Europe/Berlin', at('2027-03-27T12:00:00Z'), 480)).toBe(at('2027-03-28T06:00:00Z'));
  // Half past two does not exist that night: it is not skipped for a day.
  const leap = nextMinute('Europe/Berlin', at('2027-03-27T12:00:00Z'), 150);
  expect(leap).toBeGreaterThanOrEqual(at('2027-03-28T00:30:00Z'));
  expect(leap).toBeLessThanOrEqual(at('2027-03-28T01:30:00Z'));
});

test('the next minute is never in the past, in any zone, at any hour', () => {
  for (const zone of ['UTC', 'Europe/Berlin', 'America/St_Johns', 'Pacific/Kiritimati', 'Pacific/Pago_Pago', 'Australia/Lord_Howe'])
    for (let h = 0; h < 48; h++) {
      const now = at('2026-04-04T00:00:00Z') + h * HOUR + 61_003;
      const then = nextMinute(zone, now, 7 * 60 + 30);
      expect(then).toBeGreaterThanOrEqual(now);
      expect(then).toBeLessThanOrEqual(now + 25 * HOUR);
      expect(minuteOf(zone, then)).toBe(7 * 60 + 30);
    }
});
