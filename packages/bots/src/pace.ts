/** Pace: when an answer is told follows from what everybody knows, never from what the one who answers holds. The same for a house and for a browser that plays alone. */

import type { AnyEngine, Base, Level } from '@pesthouse/kernel';

export interface Pace {
  /** How long a bot may think, in milliseconds. */
  readonly think: number;
  /** A sealed question closes no earlier than this after it was put, whoever was asked and whatever they answered. */
  readonly sealed: number;
  /** Where hands are hidden, a bot of this level answers so long after it was asked, be the choice hard or none at all. */
  readonly bots: { readonly [L in Level]: number };
  /** A bot that keeps somebody's seat answers no sooner than this after it was asked: whoever comes back finds the game still going. */
  readonly keeping: number;
}

/** Milliseconds after the question was put: until when a bot may think, when its answer is told at the soonest, and when it is given up and the policy answers instead. */
export interface Moments {
  readonly think: number;
  readonly soonest: number;
  readonly latest: number;
}

export const THINK_MS = 1_500;
const SEALED_MS = 1_500;
const KEEPING_MS = 700;
/** What a bot may take beyond its time to think before the policy answers. */
const GRACE_MS = 500;
/** What writing an answer down and telling it may take beyond all that, on a slow disk. */
const TELL_MS = 500;
/** The way from a thought to the table: an answer that is told at a fixed moment has to be there before. */
const WAY_MS = 250;
/** Of the time that a bot may think: the levels that think little answer sooner. */
const SHARES: { readonly [L in Level]: number } = { random: 0.25, greedy: 0.5, novice: 0.25, fair: 0.25, good: 0.5, master: 1 };

const byShares = (think: number): Pace['bots'] => ({
  random: SHARES.random * think,
  greedy: SHARES.greedy * think,
  novice: SHARES.novice * think,
  fair: SHARES.fair * think,
  good: SHARES.good * think,
  master: SHARES.master * think,
});

export const paceOf = (think: number = THINK_MS): Pace => ({ think, sealed: Math.min(SEALED_MS, think), bots: byShares(think), keeping: KEEPING_MS });

/** No pace at all: for hosts that tell nobody anything, and for tests of other things. */
export const unpaced = (think: number = THINK_MS): Pace => ({ think, sealed: 0, bots: byShares(0), keeping: 0 });

/** The moments of one answer. `told` may be the state or anybody's view of it: only what all know is read. */
export const momentsOf = (pace: Pace, engine: AnyEngine, told: Base, level: Level): Moments => {
  const sealed = engine.decision(told)?.sealed === true;
  const fixed = sealed ? pace.sealed : engine.game.open === true ? 0 : pace.bots[level];
  if (fixed === 0) return { think: pace.think, soonest: 0, latest: pace.think + GRACE_MS };
  return { think: fixed - Math.min(WAY_MS, fixed / 5), soonest: fixed, latest: fixed };
};

/** What people are told: no bot takes longer than this to answer. */
export const answersWithin = (pace: Pace): number => Math.max(pace.think, pace.sealed, ...Object.values(pace.bots)) + GRACE_MS + TELL_MS;
