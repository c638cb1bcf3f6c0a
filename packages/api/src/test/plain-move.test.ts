/** A move that is known at a glance is one by its shape too, and the same one. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { plainMove } from '../plain-move.ts';
import { clientFrame } from '../tables.ts';

const FRAME = { type: 'move', table: 'abcdefghij', re: 7, at: '12.0', move: { verb: 'go', to: 'Harlem', n: 3, fast: true } };

test('an ordinary move is known', () => expect(plainMove(FRAME)).toEqual(FRAME));

test.each([
  { ...FRAME, type: 'act' },
  { ...FRAME, more: 1 },
  { ...FRAME, table: 'ABCDEFGHIJ' },
  { ...FRAME, table: 'short' },
  { ...FRAME, re: -1 },
  { ...FRAME, re: 0.5 },
  { ...FRAME, re: 1_000_000_001 },
  { ...FRAME, re: '7' },
  { ...FRAME, at: '12' },
  { ...FRAME, at: 12 },
  { ...FRAME, move: [] },
  { ...FRAME, move: null },
  { ...FRAME, move: {} },
  { ...FRAME, move: { verb: 'x'.repeat(41) } },
  { ...FRAME, move: { verb: 'go', to: 'x'.repeat(81) } },
  { ...FRAME, move: { verb: 'go', to: null } },
  { ...FRAME, move: { verb: 'go', to: {} } },
  { ...FRAME, move: { verb: 'go', n: Number.POSITIVE_INFINITY } },
  { ...FRAME, move: JSON.parse('{"verb":"go","__proto__":1}') },
  null,
  'move',
  [],
])('what is not quite one is left to the shapes: %j', (x) => expect(plainMove(x)).toBe(null));

const odd = fc.oneof(fc.string({ maxLength: 90 }), fc.double(), fc.integer(), fc.boolean(), fc.constant(null), fc.constant({}));
const mostly = <T>(right: fc.Arbitrary<T>) => fc.oneof({ weight: 12, arbitrary: right }, { weight: 1, arbitrary: odd });
const value = mostly(fc.oneof(fc.string({ maxLength: 82 }), fc.double({ noNaN: true, noDefaultInfinity: true }), fc.boolean()));
const frames = fc.record({
  type: fc.constant('move'),
  table: mostly(fc.stringMatching(/^[a-z0-9]{10,16}$/)),
  re: mostly(fc.nat()),
  at: mostly(fc.stringMatching(/^\d{1,6}\.\d{1,6}$/)),
  move: mostly(fc.record({ verb: fc.string({ maxLength: 42 }), a: value, b: value }, { requiredKeys: ['verb'] })),
});

test('whatever is known at a glance the shapes read the same', () => {
  let known = 0;
  fc.assert(
    fc.property(frames, (x) => {
      const plain = plainMove(x);
      if (plain === null) return;
      known++;
      expect(clientFrame.safeParse(x)).toEqual({ success: true, data: plain });
    }),
  );
  expect(known).toBeGreaterThan(10);
});
