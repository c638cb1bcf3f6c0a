/** The trials whose figures a game wants published: how strong the bots are at it, and how fair it is. */
import type { AnyOptions } from './options.ts';

export interface AskedTrial {
  readonly players: number;
  /** `master:50,random`: the stronger first. Where a hundred games of a whole master take too long, or fewer runs say it already, the master is held to them, and the table says so. */
  readonly bots: string;
  /** A hundred where nothing is said. */
  readonly games?: number;
  /** What differs from the usual way to play. */
  readonly options?: AnyOptions;
  /** Some of the cards denied by lot, in so many of a hundred games: what those lose who must do without. */
  readonly deny?: number;
}

export interface Trials {
  readonly duels: readonly AskedTrial[];
  /** Equals among themselves, most masters held to fewer runs so that there are enough games to tell: what differs is the game and not the players. */
  readonly fairness: readonly AskedTrial[];
  /** By players: the spread of the difference between two versions of a deal, as trials of the house measured it. What a first trial is planned by. */
  readonly spreads?: { readonly [players: number]: number };
}
