/** One slice of a fuzzing: every so-manieth game, by all laws. Runs in a worker or in the process itself. */

import { type AnyOptions, Sfc } from '@pesthouse/kernel';
import { type Coverage, checkGame, coverage, type Failure, LawError, spreadOptions } from '@pesthouse/kernel/laws';
import { loadGame } from './game.ts';

export interface Slice {
  readonly game: string;
  readonly games: number;
  readonly seed: number;
  readonly seats: readonly number[];
  /** The dear laws are looked at in every so many decisions. */
  readonly every: number;
  /** This slice plays the games first, first + of, first + 2 of … */
  readonly first: number;
  readonly of: number;
}

export type News =
  | { readonly kind: 'begins'; readonly seed: number; readonly seats: number; readonly options: AnyOptions }
  | { readonly kind: 'failed'; readonly failure: Failure }
  | { readonly kind: 'done'; readonly coverage: Coverage };

/** A game that breaks in so many ways has said enough. */
const MOST_FAILURES = 20;

export const fuzzSlice = async (x: Slice, tell: (news: News) => void): Promise<void> => {
  const { engine, meta, rulebook } = await loadGame(x.game);
  const clauses = [...rulebook.keys()];
  const spread = new Map(x.seats.map((n) => [n, spreadOptions(meta, n, new Sfc().at(x.seed, n), 12)]));
  const c = coverage();
  let failures = 0;
  for (let i = x.first; i < x.games && failures < MOST_FAILURES; i += x.of) {
    const seats = x.seats[i % x.seats.length] ?? meta.usual;
    const choices = spread.get(seats) ?? [];
    const options = choices[Math.floor(i / x.seats.length) % choices.length] ?? {};
    const seed = x.seed + i;
    tell({ kind: 'begins', seed, seats, options });
    try {
      checkGame(engine, clauses.length > 0 ? { options, seats, seed, every: x.every, clauses } : { options, seats, seed, every: x.every }, c);
    } catch (e) {
      if (!(e instanceof LawError)) throw e;
      failures++;
      c.games++;
      tell({ kind: 'failed', failure: e.failure });
    }
  }
  tell({ kind: 'done', coverage: c });
};
