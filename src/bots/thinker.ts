/** What every bot is: a seat's view in, a move out, and what it is given to think with. */
import type { AnyEngine } from '../games/index.ts';
import type { Base, Chance, Flat, Seat } from '../kernel/index.ts';
import type { Mind } from './mind.ts';

/** What a search thinks of one move: best first, `hope` is the seat's chance as far as the search can tell. */
export interface Opinion {
  readonly move: Flat;
  readonly visits: number;
  readonly hope: number;
}

/** The caller's clock, for bots have none of their own: how much of its time a bot has used. At 1 the time is up. */
export type Spent = () => number;
/** From now on, by this clock; who is given no time is late at once. */
export const spentBy = (now: () => number, given: number): Spent => {
  const since = now();
  return () => (given > 0 ? (now() - since) / given : 1);
};

export interface Means {
  readonly chance: Chance;
  readonly seats: number;
  readonly spent: Spent;
  /** What the same bot thought at its last decision, where somebody keeps it. */
  readonly mind?: Mind;
  /** At most so many runs of a search, instead of what the level says. */
  readonly runs?: number;
  /** Is told what a search made of the moves, where one was made. */
  weighed?(opinions: readonly Opinion[]): void;
}

/** A bot gets the seat's view and nothing else: it never sees the true state. */
export type Thinker = (e: AnyEngine, view: Base, seat: Seat, means: Means) => Flat | undefined;
