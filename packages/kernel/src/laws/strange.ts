/** Strange moves: what a stranger might send. Near misses of legal moves, any words of the vocabulary, and what is not made of them at all. */
import type { Chance } from '../chance.ts';
import type { AnyField, AnyVocabulary, Flat } from '../contract.ts';

type Value = string | number | boolean;
const isRange = (x: AnyField): x is readonly [number, number] => typeof x !== 'string' && typeof x[0] === 'number';
const one = <T>(list: readonly T[], chance: Chance): T | undefined => list[chance.below(Math.max(1, list.length))];

const value = (field: AnyField, chance: Chance): Value => {
  if (field === 'flag') return chance.below(2) === 1;
  if (isRange(field)) return field[0] + chance.below(field[1] - field[0] + 1);
  return String(one<string | number>(field, chance));
};

/** A move made of the words of the vocabulary: one field of `like` changed, or every field of some verb at will. */
export const spoken = (vocabulary: AnyVocabulary, verbs: readonly string[], like: Flat, chance: Chance): Flat => {
  if (chance.below(2) === 0) {
    const fields = Object.entries(vocabulary[like.verb] ?? {});
    const field = one(fields, chance);
    if (field !== undefined) return { ...like, [field[0]]: value(field[1], chance) };
  }
  // Mostly a verb of this decision: a verb of another one is refused before the game is asked.
  const verb = one(chance.below(8) === 0 ? Object.keys(vocabulary) : verbs, chance) ?? like.verb;
  const move: { verb: string; [field: string]: Value } = { verb };
  for (const [k, field] of Object.entries(vocabulary[verb] ?? {})) move[k] = value(field, chance);
  return move;
};

const BAD: readonly Value[] = [Number.NaN, Number.POSITIVE_INFINITY, -1, 0.5, 1e9, '', 'nobody', '__proto__', 'constructor', '1', true];

/** A move that is not made of the words: a field too many, too few, of another type, out of its range; or a verb that is none. */
export const garbled = (like: Flat, chance: Chance): Flat => {
  const fields = Object.keys(like).filter((k) => k !== 'verb');
  const field = one(fields, chance);
  const kind = chance.below(4);
  if (kind === 0) return { ...like, [`${field ?? 'field'}-more`]: 1 };
  if (kind === 1 || field === undefined) return { ...like, verb: one(['', 'nonsense', 'toString', '__proto__', `${like.verb} `], chance) ?? '' };
  if (kind === 2) {
    const less: { verb: string; [field: string]: Value } = { verb: like.verb };
    for (const [k, v] of Object.entries(like)) if (k !== field) less[k] = v;
    return less;
  }
  return { ...like, [field]: one(BAD, chance) ?? '' };
};
