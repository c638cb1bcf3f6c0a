/** Games by house rules are listed apart from the printed game, and each rules from the others. */
import { expect, test } from 'vitest';
import { byRules } from './byrules.ts';

const v = (n: number, rules: { readonly id: string; readonly name: string } | null) => ({ n, rules });

test('what is played by house rules never stands among the games of the printed rules', () => {
  const lean = { id: 'a', name: 'Lean Winter' };
  const said = byRules([v(1, null), v(2, lean), v(3, { id: 'b', name: 'Lean Winter' }), v(4, null), v(5, { id: 'a', name: 'Older name' })]);
  expect(said.printed.map((x) => x.n)).toEqual([1, 4]);
  expect(said.house.map((g) => [g.id, g.name, g.visits.map((x) => x.n)])).toEqual([
    ['a', 'Lean Winter', [2, 5]],
    ['b', 'Lean Winter', [3]],
  ]);
});
