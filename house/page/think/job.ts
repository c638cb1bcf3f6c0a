/** What the page and the workers that judge positions and games say to each other. Plain data: it crosses a thread. */
import type { Counted, Estimate, Ground } from '@pesthouse/bots/judgement';
import type { Hold, Review, TurningPoint } from '@pesthouse/bots/review';
import type { AnyOptions, Entry, Flat, Numbers, Seat } from '@pesthouse/kernel';
import type { Branches } from '@pesthouse/table';
import type { AnyText } from '../../games/index.ts';
import type { Mover } from '../shown/seating.ts';

/** Who held a seat from a decision on. */
export interface Held extends Hold {
  readonly mover: Mover;
}

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
  /** For every seat who held it when; empty where it was one and the same, or nobody wrote it down. */
  readonly held: readonly (readonly Held[])[];
}

/** A ground of which only the page's own words are missing. */
export type SaidGround = Counted | { readonly kind: 'wins' | 'loses' | 'close' | 'later' } | { readonly kind: 'opens'; readonly label: string };

export interface SaidTurn extends Omit<TurningPoint, 'view' | 'played' | 'better' | 'grounds'> {
  readonly played: string;
  readonly better: string;
  readonly grounds: readonly SaidGround[];
}

export interface Said extends Omit<Review, 'turns'> {
  readonly turns: readonly SaidTurn[];
}

/** What we advise, and the next best. */
export interface SaidHint {
  readonly move: Flat;
  readonly hope: number;
  readonly second: { readonly move: Flat; readonly hope: number } | null;
  /** The two cannot be told apart. */
  readonly close: boolean;
  readonly grounds: readonly SaidGround[];
  readonly clause: string | null;
}

export interface SaidWhy {
  readonly grounds: readonly SaidGround[];
  readonly clause: string | null;
}

/** The same judgement about a move that somebody is about to make; null where it is the best itself. */
export interface SaidMistake {
  readonly best: Flat;
  readonly hopes: readonly [better: Estimate, played: Estimate];
  readonly gain: Estimate;
  /** The ranges touch: nobody should be warned. */
  readonly close: boolean;
  readonly grounds: readonly SaidGround[];
  readonly clause: string | null;
}

/** The move that becomes possible is named in the position in which it can be made. */
export const sayGrounds = (text: AnyText, seat: Seat, grounds: readonly Ground[]): SaidGround[] =>
  grounds.map((g) => (g.kind === 'opens' ? { kind: 'opens', label: text.move(g.state, seat, g.move).label } : g));
