/** Evenings in words: the hour of the circle and that of the reader are told apart, and the week begins on Sunday as the calendar of the house counts. */
import { expect, test } from 'vitest';
import { DAYS, shortDay, timeOf, whenOf } from './when.ts';

const THURSDAY = Date.UTC(2024, 0, 11, 19, 30);

test('an evening is told in the zone of its circle', () => {
  expect(whenOf(THURSDAY, 'UTC')).toMatch(/^Thursday.* 19:30$/);
  expect(whenOf(THURSDAY, 'Asia/Tokyo')).toMatch(/^Friday.* 04:30$/);
  expect(whenOf(THURSDAY, 'America/New_York')).toMatch(/^Thursday.* 14:30$/);
});
test('without a zone it is told in the reader’s own', () => {
  const own = Intl.DateTimeFormat().resolvedOptions().timeZone;
  expect(whenOf(THURSDAY)).toBe(whenOf(THURSDAY, own));
  expect(whenOf(THURSDAY)).toContain(timeOf(THURSDAY));
});
test('the days are called by name, Sunday first, as a day of the week is counted', () => {
  expect(DAYS).toEqual(['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']);
  for (const day of [0, 3, 6]) {
    const noon = Date.UTC(2024, 0, 7 + day, 12);
    expect(DAYS[new Date(noon).getUTCDay()]).toBe(DAYS[day]);
    expect(DAYS[day]?.startsWith(shortDay(noon))).toBe(true);
  }
});
