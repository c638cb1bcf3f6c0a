/** A table whose edition this house does not know is listed with the reason, and is nobody's turn. */
import { expect, test, vi } from 'vitest';

vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined, removeItem: () => undefined });
const { standing } = await import('./visits.ts');
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
