/** Features of moves: equal moves have equal ones, moves that differ have others, and all lie within their number. */
import { expect, test } from 'vitest';
import { Features, MOST } from '../features.ts';

const features = new Features({ draw: {}, take: { card: ['a', 'b', 'c'] }, go: { from: [0, 4], to: [0, 4], fast: 'flag' } });
const of = (m: Parameters<Features['write']>[0]): number[] => {
  const out = new Uint16Array(MOST + 2).fill(9999);
  features.write(m, out, 1);
  expect([out[0], out[MOST + 1]]).toEqual([9999, 9999]);
  return [...out.slice(1, MOST + 1)];
};

test('every move has its own', () => {
  const moves = [
    { verb: 'draw' },
    ...['a', 'b', 'c'].map((card) => ({ verb: 'take', card })),
    ...[0, 1, 2, 3, 4].flatMap((from) => [0, 1, 2, 3, 4].flatMap((to) => [true, false].map((fast) => ({ verb: 'go', from, to, fast })))),
  ];
  const all = moves.map((m) => of(m).join());
  expect(new Set(all).size).toBe(moves.length);
  for (const f of moves.flatMap(of)) expect(f).toBeLessThan(features.count);
  // Verb, three fields and their three pairs.
  expect(of({ verb: 'go', from: 1, to: 2, fast: true }).filter((f) => f > 0)).toHaveLength(7);
  expect(() => of({ verb: 'fly' })).toThrow('no verb fly');
});
