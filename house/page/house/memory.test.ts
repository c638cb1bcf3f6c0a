/** Tables of the house stay known when the house is gone: those whose keys are held, and a broken line costs no other. */
import { beforeEach, expect, test, vi } from 'vitest';

const shelf = new Map<string, string>();
vi.stubGlobal('localStorage', { getItem: (k: string) => shelf.get(k) ?? null, setItem: (k: string, v: string) => shelf.set(k, v) });
const { keepVisits, remembered } = await import('./memory.ts');

const visit = (id: string, local = false) => ({
  id,
  local,
  game: 'pest',
  name: 'A long winter',
  rules: { id: 'abc', name: 'Lean Winter' },
  closed: null,
  seats: [{ seat: 0, name: 'Ada', kind: 'person' as const, deciding: false, you: true, avatar: 'rat', present: true }],
  yours: false,
  status: 'over' as const,
  touched: 5,
  result: { kind: 'own' as const, place: 2, of: 4, shared: false, score: 48, best: 60, plain: false },
  due: { at: 9, whole: null },
  since: { at: 4, moves: 1, by: 1, text: 'Ben rests.' },
});

const of =
  (...ids: readonly string[]) =>
  (id: string): boolean =>
    ids.includes(id);

beforeEach(() => shelf.clear());

test('what the house said last is kept with its results, and when that was', () => {
  keepVisits([visit('a'), visit('b'), visit('here', true)], 77);
  const { asOf, visits } = remembered(of('a', 'b', 'here'));
  expect(asOf).toBe(77);
  expect(visits).toEqual([visit('a'), visit('b')]);
});
test('a table whose key was thrown away is forgotten', () => {
  keepVisits([visit('a'), visit('b')], 77);
  expect(remembered(of('b')).visits.map((x) => x.id)).toEqual(['b']);
});
test('a broken line costs no other, and a broken list is an empty one', () => {
  shelf.set('pesthouse.tables', JSON.stringify({ asOf: 1, visits: [{ id: 3 }, visit('a')] }));
  expect(remembered(of('a')).visits).toHaveLength(1);
  shelf.set('pesthouse.tables', '{');
  expect(remembered(of('a'))).toEqual({ asOf: 0, visits: [] });
});
