/** What the list of tables says: one whose edition this house does not know has the reason and is nobody's turn, and time is that of the house. */
import { expect, test, vi } from 'vitest';

vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined, removeItem: () => undefined });
const { byOwnClock, standing } = await import('./visits.ts');
const { house: en } = await import('../text/en/house.ts');

const visit = {
  id: 'abcdefghij',
  local: false,
  game: 'newyork',
  name: 'A long winter',
  rules: null,
  closed: null,
  seats: [{ seat: 0, name: 'Ada', kind: 'person' as const, deciding: true, you: true, avatar: '', present: true }],
  yours: true,
  status: 'playing' as const,
  touched: 1,
  result: null,
  due: null,
  since: null,
};

test('what cannot be opened says why instead of whose move it is', () => {
  expect(standing(visit, en)).toBe(en.tables.yourMove);
  const why = en.tables.closedHere('77');
  expect(standing({ ...visit, yours: false, closed: why }, en)).toBe(why);
  expect(why).toContain('rules 77, which this house does not know');
});

test('what is left of the time to answer is what the house says, also where the clock of the browser is wrong', () => {
  const due = { at: 10_000, whole: 9_000 };
  // An hour fast, an hour slow, and right.
  for (const own of [3_600_000 + 4_000, 4_000 - 3_600_000, 4_000]) expect((byOwnClock(due, 4_000, own)?.at ?? 0) - own).toBe(6_000);
  expect(byOwnClock(null, 4_000, 5_000)).toBeNull();
});
