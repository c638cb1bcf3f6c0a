/** Sick toys: the healthy one with one small thing broken, and the search for the law that notices. */

import { type Engine, engine, type Game } from '../index.ts';
import { type Coverage, checkGame, coverage, LawError } from '../laws/index.ts';
import { CLAUSES, type Ev, type Move, type Options, type State, steps, toy } from '../toy.ts';

type Toy = Game<State, Move, Ev, Options>;
type Parts = { readonly [K in keyof typeof steps]?: Partial<(typeof steps)[K]> };

/** The toy with some parts of its steps, and some of its own, replaced. */
export const sick = (parts: Parts, rest: Partial<Toy> = {}): Engine<State, Move, Ev, Options> =>
  engine({
    ...toy,
    steps: {
      round: { ...steps.round, ...parts.round },
      turn: { ...steps.turn, ...parts.turn },
      toll: { ...steps.toll, ...parts.toll },
      vote: { ...steps.vote, ...parts.vote },
      count: { ...steps.count, ...parts.count },
    },
    ...rest,
  });

const GAMES = 80;

/** Plays games of both seat counts until a law is broken; null if none is. */
export const findBroken = (e: Engine<State, Move, Ev, Options>, clauses: readonly string[] = CLAUSES, c: Coverage = coverage()): LawError | null => {
  try {
    for (let seed = 1; seed <= GAMES; seed++) checkGame(e, { options: { rounds: 4, wax: seed % 3 !== 0 }, seats: 2 + (seed % 2), seed, every: 2, clauses }, c);
    return null;
  } catch (x) {
    if (x instanceof LawError) return x;
    throw x;
  }
};
