/** What a law is shown: one position of one game with the move about to be made, and how a law says that it is broken. */
import type { Chance } from '../chance.ts';
import type { Base, Decision, Fact, Flat, Seat, Seats } from '../contract.ts';
import type { AnyOptions } from '../options.ts';
import type { ChanceAt } from '../record.ts';
import type { AnyEngine } from './any.ts';
import type { Coverage } from './coverage.ts';

export const LAWS = {
  1: 'no dead end',
  2: 'refusal',
  3: 'secrecy',
  4: 'plain data and replay',
  5: 'undo',
  6: 'conservation',
  7: 'coverage',
  8: 'the bot keeps the contract',
} as const;
export type Law = keyof typeof LAWS;

/** A law that does not hold here. The driver adds the record that leads here. */
export class Broken extends Error {
  readonly law: Law;
  constructor(law: Law, words: string) {
    super(words);
    this.law = law;
  }
}

/** `words` is a function where building the sentence costs something. */
export const must = (law: Law, ok: boolean, words: string | (() => string)): void => {
  if (!ok) throw new Broken(law, typeof words === 'string' ? words : words());
};

/** One game under the laws. */
export interface Trial {
  readonly e: AnyEngine;
  readonly options: AnyOptions;
  readonly seats: number;
  readonly seed: number;
  readonly chanceAt: ChanceAt;
  readonly coverage: Coverage;
  /** Every clause of the rulebook, where it is given. */
  readonly clauses: ReadonlySet<string> | undefined;
  /** Hash of the census at the start. */
  readonly census: string;
  /** Moves worth trying here that chance would hardly name. */
  near(s: Base): readonly Flat[];
}

/** A position in which somebody decides, and the move that will be made as entry `n`. */
export interface Look extends Trial {
  readonly s: Base;
  readonly frame: { readonly step: string };
  readonly decision: Decision<Base, { step: string }, Flat, Fact>;
  readonly who: Seats;
  readonly deciding: readonly Seat[];
  readonly n: number;
  readonly seat: Seat;
  readonly legal: readonly Flat[];
  readonly move: Flat;
  /** Chance of the laws' own, the same for the same seed and entry however the game came here. */
  readonly dice: Chance;
}
