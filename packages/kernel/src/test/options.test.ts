/** Options: defaults, every way to get them wrong, and the spread that the laws play over. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkOptions, defaults, type Meta, Sfc } from '../index.ts';
import { spreadOptions } from '../laws/index.ts';

const meta: Meta = {
  id: 'm',
  title: 'Market',
  credit: 'ours',
  rules: '1',
  seats: [2, 3],
  usual: 2,
  options: {
    fast: { kind: 'switch', default: false, clause: 'M-1' },
    map: { kind: 'choice', values: ['small', 'large'], default: 'small', clause: 'M-2' },
    rounds: { kind: 'number', least: 1, most: 9, default: 5, clause: 'M-3' },
    side: { kind: 'seats', values: ['any', 'red', 'blue'], once: ['red', 'blue'], default: 'any', clause: 'M-4' },
  },
  clash: (o, seats) => (o.map === 'large' && seats === 2 ? 'M-5' : null),
};

test('what is not said is the default', () => {
  expect(defaults(meta, 3)).toEqual({ fast: false, map: 'small', rounds: 5, side: ['any', 'any', 'any'] });
  expect(checkOptions(meta, 3, { fast: true })).toEqual({ options: { ...defaults(meta, 3), fast: true } });
  expect(checkOptions(meta, 3, undefined)).toEqual({ options: defaults(meta, 3) });
});

test.each<[string, number, unknown]>([
  ['is for 2, 3 seats, not 4', 4, {}],
  ['is for 2, 3 seats', Number.NaN, {}],
  ['must be an object', 2, []],
  ['must be an object', 2, null],
  ['must be an object', 2, 'fast'],
  ['has no option slow', 2, { slow: true }],
  ['has no option constructor', 2, { constructor: true }],
  ['has no option __proto__', 2, JSON.parse('{"__proto__": true}')],
  ['option fast must be on or off', 2, { fast: 1 }],
  ['option map must be one of small, large', 2, { map: 'huge' }],
  ['option rounds must be a whole number from 1 to 9', 2, { rounds: 2.5 }],
  ['option rounds must be a whole number from 1 to 9', 2, { rounds: Number.POSITIVE_INFINITY }],
  ['option rounds must be a whole number from 1 to 9', 2, { rounds: '3' }],
  ['option side must have one value for each', 2, { side: ['red'] }],
  ['option side must hold only', 2, { side: ['red', 'green'] }],
  ['option side must hold only', 2, { side: ['red', 7] }],
  ['option side has red twice', 2, { side: ['red', 'red'] }],
  ['do not go together (M-5)', 2, { map: 'large' }],
])('%s', (words, seats, given) => {
  const checked = checkOptions(meta, seats, given);
  expect('wrong' in checked && checked.wrong).toContain(words);
});

test('anything at all is checked without a fall', () => {
  fc.assert(
    fc.property(fc.anything(), fc.integer(), (given, seats) => {
      const checked = checkOptions(meta, seats, given);
      if ('options' in checked) expect(Object.keys(checked.options).sort()).toEqual(['fast', 'map', 'rounds', 'side']);
    }),
  );
});

test('the spread holds the defaults, every turn of one option, mixtures, and nothing that clashes', () => {
  const three = spreadOptions(meta, 3, new Sfc().at(1, 1), 10);
  expect(three[0]).toEqual(defaults(meta, 3));
  for (const one of [{ fast: true }, { map: 'large' }, { rounds: 1 }, { rounds: 9 }]) expect(three).toContainEqual({ ...defaults(meta, 3), ...one });
  expect(spreadOptions(meta, 2, new Sfc().at(1, 1), 10).some((o) => o.map === 'large')).toBe(false);
  for (const o of three) expect(checkOptions(meta, 3, o)).toEqual({ options: o });
  expect(new Set(three.map((o) => JSON.stringify(o))).size).toBe(three.length);
});
