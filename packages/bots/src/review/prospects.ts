/** What every seat may expect of a position: with rivals its chance to be first, alone its score. Found by playing on with the games' own policies. */

import type { AnyEngine } from '@pesthouse/kernel';
import { type Base, type Ctx, type Fact, firstOf } from '@pesthouse/kernel';
import { hopes } from '../appraise.ts';
import { type Judge, judged, learn } from './judge.ts';

/** How far playouts go, where neither the game nor the caller says anything. */
export const WHOLE = 5_000;

/** How far to play on, and who judges what is not over then; without a judge the plain hopes of the terms do. */
export interface Foresight {
  readonly depth: number;
  readonly judge: Judge | null;
}

/** A finished game speaks by its places; one that was cut off by its terms. */
const prospects = (e: AnyEngine, s: Base, seats: number, judge: Judge | null, into: number[]): void => {
  const done = e.over(s) ? e.outcome(s) : null;
  if (done !== null) {
    for (const x of done) into[x.seat] = seats < 2 ? x.score : x.rank === 1 ? 1 : 0;
    return;
  }
  if (judge !== null) {
    judged(judge, e, s, seats, into);
    return;
  }
  hopes(e, s, seats, into);
  if (seats < 2) return;
  let sum = 0;
  for (let p = 0; p < seats; p++) sum += into[p] ?? 0;
  for (let p = 0; p < seats; p++) into[p] = (into[p] ?? 0) / Math.max(1e-9, sum);
};

/** By policy, in place, to the end or for so many decisions and then to the end of the round: two positions can only be compared at like moments. */
const advance = (e: AnyEngine, s: Base, most: number, k: Ctx<Fact>): void => {
  let before = -1;
  for (let n = 0; n < 2 * most && !e.over(s); n++) {
    const seat = firstOf(e.deciders(s));
    if (n >= most && seat < before) break;
    before = seat;
    const move = e.policy(s, seat, k.chance);
    if (move === undefined) break;
    e.play(s, seat, move, k);
  }
};

/** Plays on in place and says what every seat may expect. Somebody alone is judged by the score, and that is known at the end only. */
export const playOn = (e: AnyEngine, s: Base, seats: number, { depth, judge }: Foresight, k: Ctx<Fact>, into: number[]): void => {
  advance(e, s, seats < 2 ? WHOLE : depth, k);
  prospects(e, s, seats, judge, into);
};

/** A judge for playouts of this depth, taught by a game from each of these positions. */
export const teach = (e: AnyEngine, lessons: readonly Base[], seats: number, length: number, depth: number, k: Ctx<Fact>): Judge | null =>
  learn(e, lessons, seats, length, (s) => advance(e, s, depth, k));
