/** A position as one seat sees it. Nothing in this room knows the true state: worlds are guessed from the view, and chance comes from the position itself. */

import type { AnyEngine } from '@pesthouse/kernel';
import { type Base, type Ctx, type Fact, type Flat, firstOf, hash, type Seat } from '@pesthouse/kernel';

export interface Position {
  readonly e: AnyEngine;
  readonly view: Base;
  readonly seat: Seat;
  readonly seats: number;
}

/** The same position has the same number, on every machine: what is drawn while it is judged comes from it. */
export const seedOf = ({ e, view, seat }: Position): number => Number.parseInt(hash([e.game.meta.id, e.game.meta.rules, seat, view]).slice(0, 7), 16);

/** What anybody sensible would do; where the policy says nothing, the first legal move. */
export const usual = (e: AnyEngine, s: Base, k: Ctx<Fact>): { readonly seat: Seat; readonly move: Flat | undefined } => {
  const seat = firstOf(e.deciders(s));
  return { seat, move: e.policy(s, seat, k.chance) ?? e.moves(s, seat)[0] };
};

/** Plays on by policy, in place, to the end of the game. Returns how many decisions that took. */
export const toTheEnd = (e: AnyEngine, s: Base, k: Ctx<Fact>): number => {
  let n = 0;
  for (; n < e.game.bound && !e.over(s); n++) {
    const { seat, move } = usual(e, s, k);
    if (move === undefined) break;
    e.play(s, seat, move, k);
  }
  return n;
};

/** What a finished game was worth to a seat: with rivals 1 for a win and its part for a shared one, alone the score. */
export const worthOf = (e: AnyEngine, s: Base, seat: Seat, seats: number): number => {
  const places = e.outcome(s) ?? [];
  if (seats < 2) return places.find((x) => x.seat === seat)?.score ?? 0;
  const first = places.filter((x) => x.rank === 1);
  return first.some((x) => x.seat === seat) ? 1 / first.length : 0;
};
