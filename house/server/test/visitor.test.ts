/** Addresses: whom budgets count as one, and which ranges keep out whom. */
import { expect, test } from 'vitest';
import { openBudgets } from '../owner/budgets.ts';
import { nextHour, untilOf } from '../owner/nightly.ts';
import { among, rangeOf, visitorOf } from '../owner/visitor.ts';
import { handClock } from './clocks.ts';

test('one household is one visitor: an old address, or the first 56 bits of a new one', () => {
  expect(visitorOf('203.0.113.9')).toBe('203.0.113.9');
  expect(visitorOf('::ffff:203.0.113.9')).toBe('203.0.113.9');
  expect(visitorOf('2001:db8:0:7::1')).toBe(visitorOf('2001:db8:0:7:aaaa:bbbb:cccc:dddd'));
  // Providers give a home a /56: its 256 networks are one visitor.
  expect(new Set(Array.from({ length: 256 }, (_, i) => visitorOf(`2001:db8:0:ab${i.toString(16).padStart(2, '0')}::1`)))).toEqual(
    new Set(['2001:db8:0:ab00::/56']),
  );
  expect(visitorOf('2001:db8:0:7::1')).toBe('2001:db8:0:0::/56');
  expect(visitorOf('2001:db8:0:ab00::1')).not.toBe(visitorOf('2001:db8:0:ac00::1'));
});

test('a range holds what is in it', () => {
  const find = among(['198.51.100.0/28', '2001:db8::/32', '203.0.113.9']);
  expect(['198.51.100.15', '198.51.100.16', '2001:db8:1::1', '203.0.113.9', '::ffff:203.0.113.9', '203.0.113.10'].map((x) => find(x) !== null)).toEqual([
    true,
    false,
    true,
    true,
    true,
    false,
  ]);
  expect(['300.1.1.1', '1.2.3.4/33', 'example.org', '1.2.3.4/8/9', ''].map(rangeOf)).toEqual([null, null, null, null, null]);
});

test('a budget comes back when its time is over, and one visitor does not use up another’s', () => {
  const clock = handClock();
  const budgets = openBudgets({ tables: 2, imports: 1, bots: 1, botTables: 1, hints: 1, talk: 1, stories: 1, pictures: 1, mails: 1, mailsOfAll: 1 }, clock);
  const can = (ip: string): boolean => {
    try {
      budgets.spend(ip, 'tables');
      return true;
    } catch {
      return false;
    }
  };
  expect([can('1.1.1.1'), can('1.1.1.1'), can('1.1.1.1'), can('2.2.2.2')]).toEqual([true, true, false, true]);
  clock.to(3_600_001);
  expect(can('1.1.1.1')).toBe(true);
});

test('nights come at their hour, and what is kept for good has no end', () => {
  const noon = new Date(2026, 10, 16, 12).getTime();
  expect(nextHour(noon, 3)).toBe(new Date(2026, 10, 17, 3).getTime());
  expect(nextHour(noon, 15)).toBe(new Date(2026, 10, 16, 15).getTime());
  expect(untilOf({ keepFinished: 0, keepIdle: 2, keepGuests: 1 }, noon)).toMatchObject({
    finished: null,
    idle: noon - 2 * 86_400_000,
    guests: noon - 86_400_000,
  });
});
