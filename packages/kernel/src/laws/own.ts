/** What a game may tell the laws of itself in its `games/<id>/test/coverage.ts`. All of it may be left out: the laws hold without. */
import type { Base, Flat } from '../contract.ts';
import type { AnyOptions } from '../options.ts';
import type { AnyEngine } from './any.ts';
import type { Wanted } from './coverage.ts';

/** A position to begin from that whole games seldom come to. */
export interface Scene {
  readonly name: string;
  /** The game with another beginning. */
  readonly engine: AnyEngine;
  readonly seats: number;
  readonly options: AnyOptions;
  /** `step CLAUSE`: refusals that it is there for. It is played anew until all of them were met. */
  readonly reaches?: readonly string[];
  /** Chance to begin with, where not any will do. */
  readonly seeds?: readonly number[];
}

export interface Own extends Wanted {
  /** Options that should be met for certain. */
  readonly notable?: readonly AnyOptions[];
  readonly scenes?: readonly Scene[];
  /** Moves that chance would hardly name, tried by law 2. */
  near?(s: Base): readonly Flat[];
}
