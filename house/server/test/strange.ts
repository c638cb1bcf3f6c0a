/** Strange input, made from the shapes of the public interface: nearly right, with something wrong anywhere in it. */
import fc from 'fast-check';

export type Shape = { readonly [key: string]: unknown };
export const isShape = (x: unknown): x is Shape => typeof x === 'object' && x !== null && !Array.isArray(x);
const numberOf = (x: unknown, or: number): number => (typeof x === 'number' ? x : or);

const nest = (depth: number): unknown => (depth === 0 ? 0 : [nest(depth - 1)]);
/** What no shape expects, and what careless code stumbles over. */
export const POISON: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  1.5,
  1e308,
  Number.MAX_SAFE_INTEGER,
  '',
  ' ',
  'x'.repeat(500),
  '\u0000',
  '\ud800',
  '1e9',
  'toString',
  '__proto__',
  '../../etc/passwd',
  [],
  {},
  [null],
  ['a', 'b'],
  nest(300),
  { length: { toString: 1 } },
  { length: 3 },
  { length: -1, 0: 'a' },
  { toString: 1, valueOf: 1 },
  { toJSON: 1 },
  { constructor: { prototype: 1 } },
  { then: 1 },
  { verb: { length: { toString: 1 } } },
];
const poison = fc.constantFrom(...POISON);

const matched = (pattern: string): fc.Arbitrary<unknown> => {
  try {
    return fc.stringMatching(new RegExp(pattern, 'u'));
  } catch {
    return fc.constantFrom('Ada', 'good luck');
  }
};
/** A class of letters becomes a list of every letter in it: each pattern is worked out once. */
const patterns = new Map<string, fc.Arbitrary<unknown>>();
const matching = (pattern: string): fc.Arbitrary<unknown> => {
  const known = patterns.get(pattern) ?? matched(pattern);
  patterns.set(pattern, known);
  return known;
};

/** `known` are words that mean something in this house: names of tables, keys, games, verbs. */
export const strange = (known: readonly string[]) => {
  const word = fc.constantFrom(...known);
  const text = (shape: Shape): fc.Arbitrary<unknown> =>
    typeof shape.pattern === 'string' ? fc.oneof(matching(shape.pattern), word) : fc.oneof(word, fc.string({ maxLength: 50 }));

  const object = (shape: Shape): fc.Arbitrary<unknown> => {
    const fields = isShape(shape.properties) ? Object.entries(shape.properties) : [];
    const own = Object.fromEntries(fields.map(([key, of]) => [key, isShape(of) ? near(of) : poison]));
    const rest = isShape(shape.additionalProperties) ? near(shape.additionalProperties) : poison;
    // Now and then a field is missing, now and then there is one too many.
    return fc.tuple(fc.record(own), fc.dictionary(word, rest, { maxKeys: 2 }), fc.nat(7), fc.nat(9)).map(([x, more, extra, gone]) => {
      const all: { [key: string]: unknown } = extra === 0 || fields.length === 0 ? { ...x, ...more } : { ...x };
      const key = fields[gone]?.[0];
      if (key !== undefined && extra === 1) delete all[key];
      return all;
    });
  };

  const right = (shape: Shape): fc.Arbitrary<unknown> => {
    for (const key of ['anyOf', 'oneOf', 'allOf']) {
      const several = shape[key];
      if (Array.isArray(several) && several.length > 0) return fc.oneof(...several.map((x) => (isShape(x) ? near(x) : poison)));
    }
    if ('const' in shape) return fc.constant(shape.const);
    if (Array.isArray(shape.enum)) return fc.constantFrom(...shape.enum);
    switch (shape.type) {
      case 'string':
        return text(shape);
      case 'integer':
      case 'number':
        return fc.integer({ min: numberOf(shape.minimum, -5), max: Math.min(numberOf(shape.maximum, 50), 1_000_000) });
      case 'boolean':
        return fc.boolean();
      case 'null':
        return fc.constant(null);
      case 'array':
        return fc.array(isShape(shape.items) ? near(shape.items) : poison, { maxLength: 4 });
      case 'object':
        return object(shape);
      default:
        return poison;
    }
  };
  /** Mostly of the shape, sometimes not. */
  const near = (shape: Shape): fc.Arbitrary<unknown> => fc.oneof({ weight: 9, arbitrary: right(shape) }, { weight: 1, arbitrary: poison });
  return near;
};

/** A copy of something right with one value in it replaced. */
export const spoilt = (right: unknown): fc.Arbitrary<unknown> =>
  fc.tuple(fc.array(fc.nat(10_000), { minLength: 1, maxLength: 5 }), poison).map(([steps, wrong]) => {
    const copy: unknown = structuredClone(right);
    let at = copy;
    for (const [i, step] of steps.entries()) {
      if (typeof at !== 'object' || at === null) break;
      const keys = Object.keys(at);
      const key = keys[step % Math.max(1, keys.length)];
      if (key === undefined) break;
      const next: unknown = Reflect.get(at, key);
      if (i === steps.length - 1 || typeof next !== 'object' || next === null) {
        Reflect.set(at, key, wrong);
        break;
      }
      at = next;
    }
    return copy;
  });
