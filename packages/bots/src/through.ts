/** A game counted through to its end by its rules alone: every move, and every way that chance can go. Only the last few decisions of a game are small enough for it. */

import type { AnyEngine } from '@pesthouse/kernel';
import { type Base, type Chance, clone, type Flat, firstOf, type Seat, type Worth } from '@pesthouse/kernel';
import { winsOf } from './learnt/judgement.ts';

/** Too far from the end. */
class Far extends Error {}

/** No sequence of decisions is followed further. */
const DEEPEST = 300;
/** A shuffle asks chance more often than can be gone through. */
const MOST_ASKED = 12;

/** Chance by a script, and what it was asked beyond it: the first answer there is always 0. */
class Scripted implements Chance {
  readonly sizes: number[] = [];
  get used(): number {
    return this.sizes.length;
  }
  constructor(private readonly script: readonly number[]) {}
  below(n: number): number {
    if (this.sizes.length >= MOST_ASKED) throw new Far();
    return this.script[this.sizes.push(n) - 1] ?? 0;
  }
  /** The script that comes after this one, or null where this was the last. */
  next(): number[] | null {
    const said = this.sizes.map((_, i) => this.script[i] ?? 0);
    for (let i = said.length - 1; i >= 0; i--) {
      const x = said[i] ?? 0;
      if (x + 1 < (this.sizes[i] ?? 0)) return [...said.slice(0, i), x + 1];
    }
    return null;
  }
}

const counter = (e: AnyEngine, most: number) => {
  const known = new Map<string, readonly number[]>();
  let left = most;

  /** What every seat may expect after a move, over all ways that chance can go. */
  const after = (s: Base, seat: Seat, move: Flat, deep: number): number[] => {
    const sums: number[] = [];
    for (let script: number[] | null = []; script !== null; ) {
      if (--left < 0) throw new Far();
      const at = clone(s);
      const chance: Scripted = new Scripted(script);
      e.play(at, seat, move, { chance, tell: undefined });
      const odds = chance.sizes.reduce((p, n) => p / n, 1);
      for (const [p, x] of chances(at, deep).entries()) sums[p] = (sums[p] ?? 0) + odds * x;
      script = chance.next();
    }
    return sums;
  };

  /** Everybody chooses what is best for themselves. */
  const chances = (s: Base, deep: number): readonly number[] => {
    if (e.over(s)) {
      const wins: number[] = [];
      winsOf(e.outcome(s) ?? [], wins);
      return wins;
    }
    if (deep > DEEPEST) throw new Far();
    // How many questions were asked is part of a state and nothing to its future.
    const key = JSON.stringify({ ...s, asked: 0 });
    const found = known.get(key);
    if (found !== undefined) return found;
    const seat = firstOf(e.deciders(s));
    let best: readonly number[] = [];
    for (const m of e.moves(s, seat)) {
      const way = after(s, seat, m, deep + 1);
      if (best.length === 0 || (way[seat] ?? 0) > (best[seat] ?? 0)) best = way;
    }
    known.set(key, best);
    return best;
  };
  return after;
};

/** What every move is worth to the seat, as a chance to win; null where more than `most` positions would have to be looked at. `s` must hold all that decides: a state, or a guess of it. */
export const through = (e: AnyEngine, s: Base, seat: Seat, most: number): readonly Worth<Flat>[] | null => {
  const after = counter(e, most);
  try {
    return e.moves(s, seat).map((move) => ({ move, worth: after(s, seat, move, 0)[seat] ?? 0 }));
  } catch (x) {
    if (x instanceof Far) return null;
    throw x;
  }
};
