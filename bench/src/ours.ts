/** The rules of New York as the bench uses them: a fresh game, and which seat is asked. */

import { type Chance, Out, Sfc } from '@pesthouse/kernel';
import { rules } from '@pesthouse/newyork/rules';

export { rules };
export type State = ReturnType<typeof rules.start>;
export type Move = NonNullable<ReturnType<typeof rules.policy>>;
export const OPTIONS = { species: ['random', 'random', 'random', 'random'], lastCall: false, slowFinish: false, wholeDeck: false, lastMove: false } as const;
export const fresh = (seats: number, chance: Chance): State => rules.start({ ...OPTIONS, species: OPTIONS.species.slice(0, seats) }, seats, chance);
/** In New York one seat decides at a time. */
export const asked = (s: State): number => 31 - Math.clz32(rules.deciders(s));

const out = new Out<Move>();
/** A uniformly random legal move, out of the full list of them. */
export const anyMove = (s: State, seat: number, chance: Chance): Move => {
  rules.list(s, seat, out);
  const move = out.list[chance.below(out.n)];
  if (move === undefined) throw new Error('nobody can move');
  return move;
};

/** Whole random games until `least` decisions were made. With `check` every move is looked up among the legal ones again, as a server must. */
export const randomGames = (seats: number, seed: number, least: number, check: boolean): number => {
  const chance = new Sfc().at(seed, seats);
  const k = { chance, tell: undefined };
  let decisions = 0;
  while (decisions < least) {
    const s = fresh(seats, chance);
    while (!rules.over(s)) {
      const seat = asked(s);
      const move = anyMove(s, seat, chance);
      const legal = check ? rules.legal(s, seat, move) : move;
      if (legal === undefined) throw new Error('a listed move is not legal');
      rules.play(s, seat, legal, k);
      decisions++;
    }
  }
  return decisions;
};

/** A position from the middle of a game. */
export const midGame = (seats: number, seed: number): State => {
  const chance = new Sfc().at(seed, seats);
  const s = fresh(seats, chance);
  for (let n = 0; n < 120 && !rules.over(s); n++) {
    const seat = asked(s);
    rules.play(s, seat, anyMove(s, seat, chance), { chance, tell: undefined });
  }
  return s;
};
