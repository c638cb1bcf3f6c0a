/** Circles in a house with a file, and evenings by the clock of their zone. */
import { expect, test } from 'vitest';
import { nextEvening } from '../circles/when.ts';
import { circlesSuite } from './circles-suite.ts';

circlesSuite('SQLite', async () => ({}));

test('an evening keeps its hour when the clocks change', () => {
  const evening = { day: 0, hour: 20, minute: 0 };
  const before = nextEvening(evening, 'Europe/Berlin', Date.UTC(2026, 9, 18, 20));
  expect(new Date(before).toISOString()).toBe('2026-10-25T19:00:00.000Z');
  expect(new Date(nextEvening(evening, 'Europe/Berlin', before)).toISOString()).toBe('2026-11-01T19:00:00.000Z');
  expect(new Date(nextEvening(evening, 'Europe/Berlin', Date.UTC(2026, 9, 12))).toISOString()).toBe('2026-10-18T18:00:00.000Z');
  expect(new Date(nextEvening(evening, 'Pacific/Auckland', Date.UTC(2026, 9, 12))).toISOString()).toBe('2026-10-18T07:00:00.000Z');
});
