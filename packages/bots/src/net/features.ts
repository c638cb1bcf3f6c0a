/** A move as numbers of features: its verb, every field with its value, and pairs of fields. Made from a vocabulary alone, so it is one code for all games. */
import type { AnyField, AnyVocabulary, Flat } from '@pesthouse/kernel';

/** At most so many features a move; pairs come last. */
export const MOST = 8;
/** A pair of fields that can hold more values than this is left out. */
const LARGEST_PAIR = 2000;

type Words = ReadonlyMap<string, number>;
interface Shape {
  readonly verb: number;
  readonly names: readonly string[];
  readonly fields: readonly AnyField[];
  readonly words: readonly (Words | undefined)[];
  /** Where the values of each field begin. */
  readonly base: readonly number[];
  readonly pairs: readonly { readonly a: number; readonly b: number; readonly base: number; readonly width: number }[];
}

const isRange = (field: AnyField): field is readonly [number, number] => field !== 'flag' && typeof field[0] === 'number';

const countOf = (field: AnyField): number => {
  if (field === 'flag') return 2;
  return isRange(field) ? field[1] - field[0] + 1 : field.length;
};

const indexOf = (field: AnyField, words: Words | undefined, value: Flat[string] | undefined): number => {
  if (field === 'flag') return value === true ? 1 : 0;
  return isRange(field) ? Number(value) - field[0] : (words?.get(String(value)) ?? 0);
};

const shapeOf = (fields: { readonly [field: string]: AnyField }, verb: number): { readonly shape: Shape; readonly next: number } => {
  const all = Object.values(fields);
  let next = verb + 1;
  const base = all.map((field) => {
    const at = next;
    next += countOf(field);
    return at;
  });
  const pairs: Shape['pairs'][number][] = [];
  for (const [a, first] of all.entries())
    for (const [b, second] of all.entries()) {
      const width = countOf(second);
      const n = countOf(first) * width;
      if (b <= a || n > LARGEST_PAIR || 1 + all.length + pairs.length >= MOST) continue;
      pairs.push({ a, b, base: next, width });
      next += n;
    }
  const words = all.map((field) => (field === 'flag' || isRange(field) ? undefined : new Map(field.map((w, i) => [String(w), i]))));
  return { shape: { verb, names: Object.keys(fields), fields: all, words, base, pairs }, next };
};

export class Features {
  /** How many there are; 0 stands for none. */
  readonly count: number;
  private readonly shapes = new Map<string, Shape>();
  private readonly values: number[] = [];

  constructor(vocabulary: AnyVocabulary) {
    let at = 1;
    for (const [verb, fields] of Object.entries(vocabulary)) {
      const { shape, next } = shapeOf(fields, at);
      this.shapes.set(verb, shape);
      at = next;
    }
    this.count = at;
  }

  /** Writes the features of a move from `at` on: `MOST` numbers, 0 where there is none. */
  write(m: Flat, out: Uint16Array, at: number): void {
    const shape = this.shapes.get(m.verb);
    if (shape === undefined) throw new Error(`the vocabulary has no verb ${m.verb}`);
    out.fill(0, at, at + MOST);
    out[at] = shape.verb;
    const { values } = this;
    let n = 1;
    for (let i = 0; i < shape.names.length && n < MOST; i++) {
      const value = indexOf(shape.fields[i] ?? 'flag', shape.words[i], m[shape.names[i] ?? '']);
      values[i] = value;
      out[at + n++] = (shape.base[i] ?? 0) + value;
    }
    for (const p of shape.pairs) out[at + n++] = p.base + (values[p.a] ?? 0) * p.width + (values[p.b] ?? 0);
  }
}
