/** Notation: one readable line a move, there and back, from a game's vocabulary alone; and the check that a stranger's move is made of its words. */
import type { AnyField, AnyVocabulary, Flat, Seat } from './contract.ts';

const isRange = (x: AnyField): x is readonly [number, number] => typeof x !== 'string' && typeof x[0] === 'number';

const fits = (field: AnyField, v: unknown): boolean => {
  if (field === 'flag') return typeof v === 'boolean';
  if (isRange(field)) return typeof v === 'number' && Number.isInteger(v) && v >= field[0] && v <= field[1];
  return typeof v === 'string' && field.includes(v);
};

/** Its verb is known, it has exactly the verb's fields, and each holds a word that the field may hold. */
export const wellFormed = (vocabulary: AnyVocabulary, m: Flat): boolean => {
  const fields = Object.hasOwn(vocabulary, m.verb) ? vocabulary[m.verb] : undefined;
  if (fields === undefined) return false;
  let n = 1;
  for (const k in fields) {
    const field = fields[k];
    if (field === undefined || !Object.hasOwn(m, k) || !fits(field, m[k])) return false;
    n++;
  }
  return Object.keys(m).length === n;
};

/** `2: breed rats-rat-king times-square 2`: the seat counted from one, the verb, the fields in the vocabulary's order. */
export const write = (vocabulary: AnyVocabulary, seat: Seat, m: Flat): string =>
  `${seat + 1}: ${[m.verb, ...Object.keys(vocabulary[m.verb] ?? {}).map((k) => (typeof m[k] === 'boolean' ? (m[k] ? 'yes' : 'no') : String(m[k])))].join(' ')}`;

/** One word of a line as its field means it; null where it cannot. */
const value = (field: AnyField, word: string): string | number | boolean | null => {
  if (field === 'flag') return word === 'yes' ? true : word === 'no' ? false : null;
  return isRange(field) ? (/^-?\d+$/.test(word) ? Number(word) : null) : word;
};

/** The opposite of `write`; null where the line cannot be read. */
export const read = (vocabulary: AnyVocabulary, line: string): { readonly seat: Seat; readonly move: Flat } | null => {
  const [who, verb, ...words] = line.trim().split(/\s+/);
  const seat = Number(who?.replace(/:$/, '')) - 1;
  const fields = verb === undefined || !Object.hasOwn(vocabulary, verb) ? undefined : vocabulary[verb];
  if (!Number.isInteger(seat) || seat < 0 || verb === undefined || fields === undefined) return null;
  const names = Object.keys(fields);
  if (words.length !== names.length) return null;
  const move: { verb: string; [field: string]: string | number | boolean } = { verb };
  for (const [i, name] of names.entries()) {
    const field = fields[name];
    const word = words[i];
    if (field === undefined || word === undefined) return null;
    const v = value(field, word);
    if (v === null) return null;
    move[name] = v;
  }
  return wellFormed(vocabulary, move) ? { seat, move } : null;
};
