/** What a game may have learnt from many games with itself: the habits of its policy, what is read of a position, and the weights by which that becomes every seat's chance. */
import type { Chance } from './chance.ts';
import type { Base, Brain, Flat, Seat } from './contract.ts';
import type { Heard } from './leaning.ts';

/** One small net for one number of seats. Every seat is scored from what it has and what the others have on average; shares of the scores are chances. */
export interface Weights {
  /** How many numbers are read of a seat: the terms of the game's brain first, then its traits. */
  readonly inputs: number;
  /** Hidden units; none makes it a plain weighted sum. */
  readonly hidden: number;
  /** What each number is divided by. */
  readonly scale: readonly number[];
  /** For each number read: its weight in the sum, for the seat itself and for the others. */
  readonly own: readonly number[];
  readonly others: readonly number[];
  /** Row by row, one for each number read: the weights into the hidden units, for the seat itself and for the others. */
  readonly ownHidden: readonly number[];
  readonly othersHidden: readonly number[];
  readonly bias: readonly number[];
  readonly out: readonly number[];
  /** Scores are divided by it before they are shares: it makes stated chances true ones. */
  readonly warmth: number;
}

/** The numbers that a policy weighs things with, under their names. */
export type Habits = number | readonly number[] | { readonly [name: string]: Habits };

/** A policy that can be taught: the same reasoning with other numbers. Methods, so that a game's own state may be narrower. */
export interface Manner<S = Base, F = { step: string }, M = Flat> {
  /** As the game's own policy has them, which all but masters play by. */
  readonly written: Habits;
  /** As found by self-play, by number of seats: what masters play by. With another number they go by the nearest one, of two as near by the greater. */
  readonly learnt: { readonly [seats: string]: Habits };
  policyBy(habits: Habits): Brain<S, F, M>['policy'];
  /** How many play in this state. */
  seats(s: S): number;
  /** What masters prefer beyond their habits. */
  readonly leaning?: Leaning<S, F, M>;
}

/** A policy that weighs each option of a choice by what is seen of the position, and learns that choice by choice. */
export interface Leaning<S = Base, F = { step: string }, M = Flat> {
  /** How many weights there are. */
  readonly size: number;
  /** The kind of question at which, while it learns, chances are looked at anew within a turn: luck that came before is nobody's merit. */
  readonly anewAt: string;
  /** As learnt, by number of seats; with another number masters go by habit alone. */
  readonly weights: { readonly [seats: string]: readonly number[] | undefined };
  policyBy(habits: Habits, weights: ArrayLike<number>, heard?: Heard): Brain<S, F, M>['policy'];
}

/** What a seat believed at a decision: what it saw then, and how likely each of the hidden possibilities is that its game numbers. All are 0 where there was nothing to guess yet. */
export interface Believed<S = Base> {
  readonly seen: S;
  readonly odds: Float64Array;
}

/** What was read, each number by its weight. */
export const weighted = (weights: ArrayLike<number>, values: ArrayLike<number>): number => {
  let sum = 0;
  for (let i = 0; i < weights.length; i++) sum += (weights[i] ?? 0) * (values[i] ?? 0);
  return sum;
};

/** Which guesses of what is hidden are likely, by what those who hide it would have done. Methods, so that a game's own state may be narrower. */
export interface Hunch<S = Base, M = Flat> {
  /** The weight of each clue, whatever the number of seats. */
  readonly weights: readonly number[];
  /** What is read of each of these moves in the true state, always as many numbers; null where the choice betrays nothing that is hidden. */
  clues(s: S, seat: Seat, moves: readonly M[]): readonly (readonly number[])[] | null;
  /** What is believed now, from what the seat believed at its decision before and sees now; null before its first. */
  follow(weights: readonly number[], before: Believed<S> | null, view: S, seat: Seat): Believed<S>;
  /** The number of the possibility that is true. */
  truth(s: S): number;
  /** Makes a guessed world one of the possibility with this number. */
  settle(world: S, which: number, chance: Chance): void;
}

/** What lies in a game's `learnt.ts`. A method, so that a game's own state may be narrower. */
export interface Learnt<S = Base, F = { step: string }, M = Flat> {
  /** The edition that it was learnt with: no other one is judged by it. */
  readonly rules: string;
  /** By number of seats; a number that is not there is judged by the game's written terms. */
  readonly nets: { readonly [seats: string]: Weights | undefined };
  /** Whether a game is played with the options that the nets learnt with; others are judged by the written terms. Without it every one is. */
  usual?(s: S): boolean;
  /** The policy that masters play by, in playouts and as a first opinion; without it that is the game's own. */
  readonly manner?: Manner<S, F, M>;
  /** By which a master prefers some guesses to others; without it all are alike. */
  readonly hunch?: Hunch<S, M>;
  /** What a master plays by heart at the beginning. */
  readonly opening?: Opening<S>;
  /** How the master's search is tuned to this game, where it is not the usual way. */
  readonly tuned?: Tuned;
  /** Where a number of seats is tuned in another way. */
  readonly tunedFor?: { readonly [seats: string]: Tuned | undefined };
  /** Whether a move is never, or hardly ever, better than another that is left: a master does not think of it. */
  idle?(s: S, f: F, seat: Seat, m: M): boolean;
  /** How many turns have begun, where a position is to be judged at the beginning of one. */
  turn?(s: S): number;
  /** What is read of a seat's position besides the terms: always as many numbers, written from `at` on. */
  traits(s: S, seat: Seat, values: number[], at: number): void;
}

/** Decisions at the beginning that show only at the end what they are worth, so that a search finds little in them: they are learnt from games in which they are made by lot, and a master makes them by heart. */
export interface Opening<S = Base> {
  /** Whether what is to be decided now belongs to it. */
  concerns(s: S): boolean;
  /** Once it is over: the seat whose opening it was, and what was chosen, a 1 for each of `size` things that was. */
  readonly size: number;
  chosen(s: S, into: number[]): Seat;
  /** The habits of whoever chooses by what each of these is worth and by whims up to `whim`, both in log odds of a win; without it the whims are the game's own. */
  settled(habits: Habits, worths: readonly number[], whim?: number): Habits;
}

/** Numbers of the search, found by duels. */
export interface Tuned {
  /** Where it is said, moves are told apart in rounds, all in the same worlds, and a position is judged when the policy has played on for so many decisions a seat beyond the tree. */
  readonly depth?: number;
  /** The same, but a position is judged when so many turns a seat have begun since: whoever takes more decisions for the same is not judged sooner. The game has to say which turn it is. */
  readonly turnsEach?: number;
  /** In rounds, what a decision leaves of its time goes to the next one of the same seat. */
  readonly ahead?: boolean;
  /** So many runs a decision are enough: more of them choose no better, and whoever sits at the table waits. */
  readonly runs?: number;
  /** In rounds, a decision is clear when no other move can well be better by more than this part of a win; the least that pays where nothing is said. */
  readonly settled?: number;
  /** After the tree, so often may the turn pass to another seat before the position is judged; below 0 it is judged at once. */
  readonly turns?: number;
  /** How much of the temptation of untried moves goes to what the policy would do, 0 to 1. */
  readonly lean?: number;
  /** How much untried moves tempt. */
  readonly curiosity?: number;
  /** How much of the temptation goes to the policy's move at the decision itself, 0 to 1; the rest is shared by how moves look at first. */
  readonly heed?: number;
}
