/** What the page and the workers that judge positions and games say to each other. Plain data: it crosses a thread. */
import type { Counted, Figure, Ground, Position, Swing } from '@pesthouse/bots/judgement';
import type { Hold, Review, TurningPoint } from '@pesthouse/bots/review';
import type { AnyOptions, Base, Entry, Flat, Numbers } from '@pesthouse/kernel';
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
export type SaidGround = Counted | { readonly kind: 'wins' | 'loses' } | { readonly kind: 'opens'; readonly label: string };

export interface SaidTurn extends Omit<TurningPoint, 'view' | 'played' | 'better' | 'grounds' | 'clauses'> {
  readonly played: string;
  readonly better: string;
  readonly grounds: readonly SaidGround[];
  readonly clause: string | null;
}

export interface Said extends Omit<Review, 'turns'> {
  readonly turns: readonly SaidTurn[];
}

/** What we advise: the only move, nothing where several cannot be told apart, or one that is clearly better than the next best. Figures are said only where they bear it out. */
export type SaidHint =
  | { readonly kind: 'only'; readonly move: Flat; readonly figure: Figure; readonly clause: string | null }
  | { readonly kind: 'close'; readonly moves: readonly Flat[] }
  | {
      readonly kind: 'clear';
      readonly move: Flat;
      readonly figure: Figure;
      /** Null where it is known only beside a move that somebody was about to make. */
      readonly second: { readonly move: Flat; readonly figure: Figure | null } | null;
      readonly grounds: readonly SaidGround[];
      readonly clause: string | null;
    };

export interface SaidWhy {
  readonly grounds: readonly SaidGround[];
  readonly clause: string | null;
}

/** The same judgement about a move that somebody is about to make: it is what we advise, nobody can say that it costs anything, or this is what it costs. */
export type SaidWord =
  | { readonly kind: 'best' | 'fine' }
  | {
      readonly kind: 'mistake';
      readonly best: Flat;
      readonly figures: readonly [better: Figure, played: Figure | null];
      readonly loss: Swing;
      /** So much that one should be asked first. */
      readonly serious: boolean;
      readonly grounds: readonly SaidGround[];
      readonly clause: string | null;
    };

/** The move that becomes possible is named in the position in which it can be made, as the seat sees that: what was guessed is not told as if it were known. */
export const sayGrounds = ({ e, seat }: Pick<Position, 'e' | 'seat'>, text: AnyText, grounds: readonly Ground[]): SaidGround[] =>
  grounds.map((g) => (g.kind === 'opens' ? { kind: 'opens', label: text.move(e.view(g.state, seat), seat, g.move).label } : g));

/** The rule to look up beside advice: the first of the move that is not the question's own, for that holds whatever is answered; where luck decides which that is, or there is none, the question's. */
export const ruleFor = (text: Pick<AnyText, 'coach'>, view: Base, clauses: readonly string[]): string | null => {
  const question = text.coach?.[view.stack.at(-1)?.step ?? '']?.clauses ?? [];
  return clauses.find((x) => !question.includes(x)) ?? clauses[0] ?? question[0] ?? null;
};
