/** Notation: every move there and back, and nothing else read. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Flat, read, Sfc, wellFormed, write } from '../index.ts';
import { garbled } from '../laws/strange.ts';

const vocabulary = {
  pass: {},
  breed: { kind: ['rat', 'rat-king'], at: ['times-square', 'bronx'], local: [-2, 9] },
  answer: { yes: 'flag', n: [0, 3] },
} as const;

const move: fc.Arbitrary<Flat> = fc.oneof(
  fc.constant({ verb: 'pass' }),
  fc.record({
    verb: fc.constant('breed'),
    kind: fc.constantFrom('rat', 'rat-king'),
    at: fc.constantFrom('times-square', 'bronx'),
    local: fc.integer({ min: -2, max: 9 }),
  }),
  fc.record({ verb: fc.constant('answer'), yes: fc.boolean(), n: fc.nat(3) }),
);

test('there and back', () => {
  fc.assert(
    fc.property(fc.nat(7), move, (seat, m) => {
      expect(read(vocabulary, write(vocabulary, seat, m))).toEqual({ seat, move: m });
    }),
  );
});

test('a line reads like a sentence', () => {
  expect(write(vocabulary, 1, { verb: 'breed', kind: 'rat-king', at: 'bronx', local: 2 })).toBe('2: breed rat-king bronx 2');
  expect(write(vocabulary, 0, { verb: 'answer', yes: false, n: 0 })).toBe('1: answer no 0');
});

test.each([
  '',
  '1:',
  '1: fly',
  '1: toString',
  '1: breed rat bronx',
  '1: breed rat bronx 2 3',
  '1: breed cat bronx 2',
  '1: breed rat bronx 10',
  '1: breed rat bronx 1e0',
  '1: breed rat bronx 0x1',
  '1: breed rat bronx 1.5',
  '1: answer maybe 0',
  '1: answer true 0',
  '0: pass',
  '-1: pass',
  'x: pass',
])('"%s" is not read', (line) => {
  expect(read(vocabulary, line)).toBeNull();
});

test('any line at all is read or not, and never throws', () => {
  fc.assert(
    fc.property(fc.string(), (line) => {
      const m = read(vocabulary, line);
      if (m !== null) expect(wellFormed(vocabulary, m.move)).toBe(true);
    }),
  );
});

test('what is garbled is not well formed', () => {
  fc.assert(
    fc.property(move, fc.nat(), (m, seed) => {
      const x = garbled(m, new Sfc().at(seed, 1));
      // A wrong value may by chance be a right one of another kind: then it is well formed and says something else.
      if (wellFormed(vocabulary, x)) expect(Object.keys(x).sort()).toEqual(Object.keys(m).sort());
    }),
  );
  expect(wellFormed(vocabulary, { verb: '__proto__' })).toBe(false);
  expect(wellFormed(vocabulary, { verb: 'pass', more: 1 })).toBe(false);
  expect(wellFormed(vocabulary, { verb: 'answer', yes: 1, n: 0 })).toBe(false);
  expect(wellFormed(vocabulary, { verb: 'answer', yes: true, n: Number.NaN })).toBe(false);
});
