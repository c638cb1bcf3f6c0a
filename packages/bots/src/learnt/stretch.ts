/** A stretch by policy before a position is judged: what a move leads to shows better when the turn has passed. */

import type { AnyEngine } from '@pesthouse/kernel';
import { type Base, type Ctx, type Fact, type Flat, firstOf, type Out } from '@pesthouse/kernel';
import type { Spent } from '../opinion.ts';

/** Decisions between two looks at the clock. */
const GLANCE = 16;
/** No stretch is longer. */
export const LONGEST = 400;

export interface Stretching {
  readonly e: AnyEngine;
  readonly out: Out<Flat>;
  readonly k: Ctx<Fact>;
}

/** By policy until the turn has passed `turns` times to somebody else, or the game is over; below 0 nothing is played. False where time ran out on the way. */
export const stretch = ({ e, k, out }: Stretching, s: Base, turns: number, spent: Spent): boolean => {
  if (turns < 0 || e.over(s)) return true;
  let left = turns;
  let before = firstOf(e.deciders(s));
  for (let n = 0; n < LONGEST && !e.over(s); n++) {
    if (n % GLANCE === GLANCE - 1 && spent() >= 1) return false;
    const seat = firstOf(e.deciders(s));
    if (seat !== before && --left < 0) return true;
    before = seat;
    let m = e.policy(s, seat, k.chance);
    if (m === undefined) {
      e.list(s, seat, out);
      m = out.n === 0 ? undefined : out.list[k.chance.below(out.n)];
    }
    if (m === undefined) return true;
    e.play(s, seat, m, k);
  }
  return true;
};
