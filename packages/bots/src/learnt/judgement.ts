/** The learnt judgement of positions: reads a position by the game's terms and traits, and says every seat's chance. */

import type { AnyEngine, Base, Learnt, Score, Seat, Tuned, Weights } from '@pesthouse/kernel';
import { Net } from './net.ts';

export interface Judgement {
  readonly tuned: Tuned;
  /** Every seat's chance to win, into `into`; a finished game speaks by its places. */
  chances(s: Base, into: number[]): void;
}

/** All that is read of one seat's position. */
export const readSeat = (e: AnyEngine, learnt: Pick<Learnt, 'traits'>, terms: number, s: Base, seat: Seat, values: number[]): void => {
  e.game.bot.appraise(s, seat, values);
  learnt.traits(s, seat, values, terms);
};

export const termsOf = (e: AnyEngine): number => Object.keys(e.game.bot.terms).length;

/** A win counts 1, shared by those who share it. */
export const winsOf = (scores: readonly Score[], into: number[]): void => {
  let winners = 0;
  for (const x of scores) if (x.rank === 1) winners++;
  for (const x of scores) into[x.seat] = x.rank === 1 ? 1 / winners : 0;
};

/** What was learnt, as a judgement by this engine. */
const made = (e: AnyEngine, learnt: Learnt, weights: Weights, seats: number): Judgement => {
  const net = new Net(weights, seats);
  const terms = termsOf(e);
  const read: number[][] = Array.from({ length: seats }, () => []);
  return {
    tuned: learnt.tunedFor?.[seats] ?? learnt.tuned ?? {},
    chances(s, into) {
      const done = e.over(s) ? e.outcome(s) : null;
      if (done !== null) {
        winsOf(done, into);
        return;
      }
      for (let p = 0; p < seats; p++) readSeat(e, learnt, terms, s, p, read[p] ?? []);
      net.judge(read, into);
    },
  };
};

/** Made once for what was learnt, by number of seats. */
const known = new WeakMap<Learnt, Judgement[]>();

/** Null where nothing was learnt for these rules, so many seats, or a game that is played as in this view. */
export const judgementOf = (e: AnyEngine, seats: number, view?: Base): Judgement | null => {
  const { learnt } = e;
  const weights = learnt?.nets[seats];
  if (learnt === undefined || weights === undefined || learnt.rules !== e.game.meta.rules) return null;
  if (view !== undefined && learnt.usual?.(view) === false) return null;
  const all = known.get(learnt) ?? [];
  known.set(learnt, all);
  const judgement = all[seats] ?? made(e, learnt, weights, seats);
  all[seats] = judgement;
  return judgement;
};
