/** What every bot is: a seat's view in, a move out, and what it is given to think with. */

import type { AnyEngine, Base, Chance, Flat, Seat } from '@pesthouse/kernel';
import type { Mind } from './mind.ts';
import type { Opinion, Spent } from './opinion.ts';

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
