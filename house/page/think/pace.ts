/** How long one playout takes on this machine, and how far playouts may therefore go. */
import { playOn, WHOLE } from '@pesthouse/bots/review';
import { type Base, clone, Sfc } from '@pesthouse/kernel';
import type { AnyEngine } from '../../games/index.ts';

/** An engine that just started is slow: it is measured until it runs warm. */
const WARM_MS = 250;
const LEAST_TRIES = 3;
const MOST_TRIES = 40;
/** Slower than this, and the searcher's playouts are cut off and judged by the game's terms. */
const SLOW_MS = 20;
const CUT = 60;

export interface Pace {
  readonly depth: number;
  /** Milliseconds of one playout of that depth from this position, and of one to the end. */
  readonly ms: number;
  readonly whole: number;
}

const timed = (e: AnyEngine, s: Base, seats: number, depth: number): number => {
  const k = { chance: new Sfc(), tell: undefined };
  const begun = performance.now();
  let best = Infinity;
  for (let i = 0; i < LEAST_TRIES || (i < MOST_TRIES && performance.now() - begun < WARM_MS); i++) {
    const t: Base = clone(s);
    k.chance.at(i, 1);
    const before = performance.now();
    playOn(e, t, seats, { depth, judge: null }, k, []);
    best = Math.min(best, performance.now() - before);
  }
  return Math.max(0.05, best);
};

/** `s` is a whole state: the start of a game, or a guess. */
export const paceOf = (e: AnyEngine, s: Base, seats: number): Pace => {
  const depth = e.game.bot.horizon ?? WHOLE;
  const whole = timed(e, s, seats, depth);
  return whole <= SLOW_MS || depth <= CUT || seats < 2 ? { depth, ms: whole, whole } : { depth: CUT, ms: timed(e, s, seats, CUT), whole };
};
