/** A lesson as data: a position, and steps that say something, point at things, want a move and answer other tries. Bold is written **so**. */
import type { Base, Seat } from './contract.ts';
import type { AnyOptions } from './options.ts';

/** Where a lesson begins. It is made by the rules themselves, from a seed and moves, so that it is always sound. */
export interface LessonOpening<S = Base> {
  readonly seats: number;
  /** The seat of whoever learns. */
  readonly you: Seat;
  /** What differs from the game's usual options. */
  readonly options?: AnyOptions;
  /** All chance of the lesson comes from this number. `pesthouse lesson` finds one that fits. */
  readonly seed: number;
  /** To begin in the middle of a game: before anything else everybody plays by the game's policy until this is true. */
  until?(s: S, you: Seat): boolean;
  /** What was played before the first step, in notation: `1: draw`. */
  readonly moves?: readonly string[];
  /** The edition that it must stay with; without it, the newest. */
  readonly rules?: string;
}

/** A small picture of the game with what it means. */
export interface LessonPicture {
  /** A drawing in the game's `board/art`, without its ending: `pile-food`. */
  readonly picture: string;
  readonly name: string;
  readonly text: string;
}

/** What is said when a legal move is tried that the step does not want. */
export interface LessonAnswer {
  /** Patterns of moves: see `LessonStep.must`. */
  readonly to: readonly string[];
  readonly text: string;
}

export interface LessonStep<S = Base> {
  /** An order, or what just happened: at most eight words. */
  readonly task: string;
  /** One or two sentences. */
  readonly text: string;
  /** Up to two. */
  readonly pictures?: readonly LessonPicture[];
  /** The reason, behind "Why?", and the clauses that say so. */
  readonly why?: string;
  readonly clauses?: readonly string[];
  /** What is pointed at: names of spots on the board (`data-spot`), the most important first. Those after it get a thinner ring. */
  readonly show: readonly string[];
  /** The tab of the phone on which it is found, where that is not the board. */
  readonly tab?: string;
  /** Moves that do it, in notation without the seat; `*` stands for any word. Without it, a press goes on. */
  readonly must?: readonly string[];
  /** Answers to likely other tries. What none of them knows is answered by `other`, or by the house. */
  readonly answers?: readonly LessonAnswer[];
  readonly other?: string;
  /** What the others then do, in notation; after it, or without it, they play by the game's own policy until the learner is asked again. */
  readonly others?: readonly string[];
  /** Whether the words are true of the position. A test asks it for every step. */
  fits?(s: S, you: Seat): boolean;
}

/** A thing that is known now. */
export interface LessonKnown {
  /** Up to two drawings of the game's `board/art`. */
  readonly pictures: readonly string[];
  readonly name: string;
  readonly text: string;
}

export interface Lesson<S = Base> {
  /** Two to four. */
  readonly minutes: number;
  readonly title: string;
  /** What the page that teaches promises: `You’ll know …` */
  readonly promise: string;
  readonly opening: LessonOpening<S>;
  readonly steps: readonly LessonStep<S>[];
  /** Said when it is done: what the learner did, and three things that are known now; and whether that is true of the last position, which a test asks. */
  readonly end: { readonly title: string; readonly text: string; readonly known: readonly LessonKnown[]; fits?(s: S, you: Seat): boolean };
}

/** A lesson with its name: `2-breed` lies in `lessons/2-breed.ts`. */
export interface NamedLesson extends Lesson {
  readonly id: string;
}

/** The words of a lesson as every language has to say them, from what English says. */
export type LessonWords<T> = T extends string ? string : { readonly [K in keyof T]: LessonWords<T[K]> };
