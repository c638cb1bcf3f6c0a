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

export interface Means {
  readonly chance: Chance;
  readonly seats: number;
  /** Whether the time is up. Bots have no clock of their own. */
  late(): boolean;
  /** What the same bot thought at its last decision, where somebody keeps it. */
  readonly mind?: Mind;
  /** At most so many runs of a search, instead of what the level says. */
  readonly runs?: number;
  /** Is told what a search made of the moves, where one was made. */
  weighed?(opinions: readonly Opinion[]): void;
}

/** A bot gets the seat's view and nothing else: it never sees the true state. */
export type Thinker = (e: AnyEngine, view: Base, seat: Seat, means: Means) => Flat | undefined;
