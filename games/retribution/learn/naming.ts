/** What moves of Retribution are called by the net: what is bought or smoked out by its card, not by where it lies. */
import type { Naming } from '@pesthouse/kernel';
import { FACES, goodOf } from '../names.ts';
import { goodAt } from '../reading.ts';
import { EMPTY, type Move, type State } from '../state.ts';

let s: State | undefined;
/** The view by which moves are named from now on. */
export const see = (view: State): void => {
  s = view;
};

const cardAt = (i: number): (typeof FACES)[number] => {
  const f = s === undefined ? EMPTY : goodAt(s, i);
  return FACES[f] ?? FACES[0];
};

export const naming: Naming<Move> = {
  vocabulary: { infect: { card: FACES }, clear: { card: FACES } },
  name(m) {
    if (m.verb === 'infect') return { verb: 'infect', card: cardAt(goodOf(m.what)) };
    return m.verb === 'clear' ? { verb: 'clear', card: cardAt(m.space) } : m;
  },
};
