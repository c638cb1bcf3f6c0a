/** What the page and the worker that goes over a game say to each other. Plain data: it crosses a thread. */
import type { Cause, Point, Reason, Share } from '../../bots/review/index.ts';
import type { AnyText } from '../../games/index.ts';
import type { AnyOptions, Entry, Flat, Numbers, Seat } from '../../kernel/index.ts';
import type { Branches } from '../../table/branches.ts';

/** A finished record. */
export interface Job {
  readonly game: string;
  /** The edition. */
  readonly rules: string;
  readonly options: AnyOptions;
  readonly seats: number;
  readonly entries: readonly Entry[];
  /** Of a table 64 hexadecimal digits; of a game of the lab a plain number. */
  readonly seed: string;
  readonly branches: Branches;
  /** Numbers of the rules that differ from the printed ones. */
  readonly numbers: Numbers;
}

/** A reason of which only the page's own words are missing. */
export interface SaidReason {
  /** What the better move makes happen; empty where that is not certain. */
  readonly event: string;
  readonly clause: string | null;
  readonly causes: readonly Cause[];
}

export interface SaidTurn {
  readonly at: number;
  readonly seat: Seat;
  readonly played: string;
  readonly better: string;
  readonly hopes: readonly [better: number, played: number];
  readonly gain: number;
  readonly reason: SaidReason;
}

export interface Said {
  readonly points: readonly Point[];
  readonly shares: readonly Share[] | null;
  readonly turns: readonly SaidTurn[];
  readonly done: number;
}

/** What the master would do, and the next best. */
export interface SaidHint {
  readonly move: Flat;
  readonly hope: number;
  readonly second: { readonly move: Flat; readonly hope: number } | null;
  readonly reason: SaidReason;
}

/** What a move that somebody is about to make would cost beside the best one. */
export interface SaidMistake {
  readonly best: Flat;
  readonly gain: { readonly mean: number; readonly error: number };
  /** The ranges touch: nobody should be warned. */
  readonly close: boolean;
}

export const sayReason = (text: AnyText, { event, clause, causes }: Reason): SaidReason => ({
  event: event === null ? '' : text.event(event.state, event.fact),
  clause,
  causes,
});
