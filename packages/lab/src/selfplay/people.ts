/** Opponents that play by one idea, as a game describes them: rushers, hoarders, stackers. Where the idea says nothing the policy does. */
import type { Chance, Flat, Person } from '@pesthouse/kernel';

/** In so many of a hundred decisions the idea is followed; else it would be the same game again and again. */
const TRUE_TO_IT = 85;

/** What somebody kept to in this game, by verb. */
export type Kept = Map<string, Flat[string]>;

const isLiked = (who: Person, m: Flat, kept: Kept): boolean => {
  const field = who.keepsTo?.[m.verb];
  if (field !== undefined && kept.has(m.verb)) return m[field] === kept.get(m.verb);
  return who.likes?.includes(m.verb) === true;
};

const among = (moves: readonly Flat[], said: Flat | undefined, chance: Chance): Flat | undefined =>
  moves.find((m) => said !== undefined && Object.keys(m).every((k) => m[k] === said[k])) ?? moves[chance.below(moves.length)];

/** The move of a person, of these legal ones; `said` is what the policy would do. */
export const personMove = (who: Person, kept: Kept, moves: readonly Flat[], said: Flat | undefined, chance: Chance): Flat | undefined => {
  const free = moves.filter((m) => who.avoids?.includes(m.verb) !== true);
  const left = free.length > 0 ? free : moves;
  const liked = left.filter((m) => isLiked(who, m, kept));
  const move = among(liked.length > 0 && chance.below(100) < TRUE_TO_IT ? liked : left, said, chance);
  const field = move && who.keepsTo?.[move.verb];
  if (move !== undefined && field !== undefined && !kept.has(move.verb)) kept.set(move.verb, move[field] ?? false);
  return move;
};
