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
  const by = (table: string, score: number, variant?: { readonly id: string; readonly name: string }) =>
    keepResult({ ...at(table, score, 'ruled'), ...(variant === undefined ? {} : { variant }) });
  by('k', 40);
  by('l', 90, { id: 'abc', name: 'Lean Winter' });
  by('m', 95, { id: 'abc', name: 'The same by another name' });
  by('n', 99, { id: 'def', name: 'Lean Winter' });
  expect(resultsOf('ruled').map((x) => x.score)).toEqual([40]);
  expect(resultsOf('ruled', 'abc').map((x) => x.score)).toEqual([95, 90]);
  expect(resultsOf('ruled', 'def').map((x) => x.score)).toEqual([99]);
});

test('a broken line costs no other', () => {
  shelf.set('pesthouse.results', JSON.stringify([{ table: 1 }, at('d', 61), 'x']));
  expect(resultsOf('pest').map((x) => x.score)).toEqual([61]);
});
