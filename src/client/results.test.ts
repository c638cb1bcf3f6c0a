/** The history of own results: newest first, a table once, and a broken line costs no other. */
import { beforeEach, expect, test, vi } from 'vitest';

const shelf = new Map<string, string>();
vi.stubGlobal('localStorage', { getItem: (k: string) => shelf.get(k) ?? null, setItem: (k: string, v: string) => shelf.set(k, v) });

const { keepResult, resultsOf } = await import('./results.ts');
const at = (table: string, score: number, game = 'pest') => ({ table, local: true, game, when: 1, score, verdict: `${score} Renown` });

beforeEach(() => shelf.clear());

test('results are kept newest first, each table once, by game', () => {
  keepResult(at('a', 40));
  keepResult(at('b', 52));
  keepResult(at('a', 99));
  keepResult(at('c', 7, 'other'));
  expect(resultsOf('pest').map((x) => x.score)).toEqual([52, 40]);
  expect(resultsOf('other').map((x) => x.table)).toEqual(['c']);
});

test('results by house rules are a list of their own, by what the rules mean', () => {
  const lean = { id: 'abc', name: 'Lean Winter' };
  keepResult(at('a', 40));
  keepResult({ ...at('b', 90), variant: lean });
  keepResult({ ...at('c', 95), variant: { id: 'abc', name: 'The same by another name' } });
  keepResult({ ...at('d', 99), variant: { id: 'def', name: 'Lean Winter' } });
  expect(resultsOf('pest').map((x) => x.score)).toEqual([40]);
  expect(resultsOf('pest', 'abc').map((x) => x.score)).toEqual([95, 90]);
  expect(resultsOf('pest', 'def').map((x) => x.score)).toEqual([99]);
});

test('a broken line costs no other', () => {
  shelf.set('pesthouse.results', JSON.stringify([{ table: 1 }, at('d', 61), 'x']));
  expect(resultsOf('pest').map((x) => x.score)).toEqual([61]);
});
