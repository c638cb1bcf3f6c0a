/** How long one playout takes on this machine, and how far playouts may therefore go. */
import { playOn, WHOLE } from '../../bots/review/index.ts';
import type { AnyEngine } from '../../games/index.ts';
import { type Base, clone, Sfc } from '../../kernel/index.ts';

const TRIES = 3;
/** Slower than this, and playouts are cut off and judged by the game's terms. */
const SLOW_MS = 20;
const CUT = 60;

export interface Pace {
  readonly depth: number;
  /** Milliseconds of one playout of that depth from this position. */
  readonly ms: number;
}

const timed = (e: AnyEngine, s: Base, seats: number, depth: number): number => {
  const k = { chance: new Sfc(), tell: undefined };
  let best = Infinity;
  for (let i = 0; i < TRIES; i++) {
    const t: Base = clone(s);
    k.chance.at(i, 1);
    const begun = performance.now();
    playOn(e, t, seats, depth, k, []);
    best = Math.min(best, performance.now() - begun);
  }
  return Math.max(0.05, best);
};

/** `s` is a whole state: the start of a game, or a guess. */
export const paceOf = (e: AnyEngine, s: Base, seats: number): Pace => {
  const depth = e.game.bot.horizon ?? WHOLE;
  const ms = timed(e, s, seats, depth);
  return ms <= SLOW_MS || depth <= CUT || seats < 2 ? { depth, ms } : { depth: CUT, ms: timed(e, s, seats, CUT) };
};
