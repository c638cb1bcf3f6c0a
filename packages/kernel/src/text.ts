/** The words of a game: what its text files (one a language) give page, terminal and screen reader. Bold is written **so**; nothing else is markup. */
import type { CoachWords, Explained } from './about.ts';
import { Sfc } from './chance.ts';
import { clone } from './clone.ts';
import type { Base, Fact, Flat, Prompt, Seat } from './contract.ts';
import type { Engine } from './engine.ts';
import type { Goal } from './goal.ts';
import type { AnyOptions } from './options.ts';
import type { TextBoard } from './textboard.ts';
import { type Numbers, numbersOf } from './tunables.ts';

/** What a game's words and board are made for: the numbers of one engine, and its word on what is legal. */
export interface Basis<S, M> {
  readonly numbers: Numbers;
  moves(s: S, seat: Seat): readonly M[];
  /** A copy of the position as it would be after a move, to show beforehand what the move does. Where chance decides, it is one way of many. */
  after(s: S, seat: Seat, m: M): S;
}

export const basisOf = <S extends Base<{ step: string }>, M extends Flat, E extends Fact, O>(engine: Engine<S, M, E, O>): Basis<S, M> => ({
  numbers: numbersOf(engine.game.tunables),
  moves: (s, seat) => engine.moves(s, seat),
  after(s, seat, m) {
    const then = clone(s);
    engine.play(then, seat, m, { chance: new Sfc().at(1, 1), tell: undefined });
    return then;
  },
});

/** What the lab counts, by the names that people know: kinds of moves (these also head the list of choices), how games end, and whatever else its seats are sorted by. */
export interface LabWords<V extends string = string, E extends string = string> {
  readonly verbs: { readonly [K in V]: string };
  readonly endings: { readonly [K in E]: string };
  readonly labels?: { readonly [id: string]: string };
}

export interface GameText<S extends Base<{ step: string }>, M extends { readonly verb: string }, E extends Fact> {
  /** What the game calls this seat: `Rats`. */
  seat(s: S, seat: Seat): string;
  /** One sentence that says what to do, and a second with the numbers that matter for it. */
  prompt(s: S, seat: Seat, p: Prompt): { readonly title: string; readonly detail: string };
  /** What the seats that decide are doing, as told to everybody else: `Rats are breeding`. */
  waiting(s: S, p: Prompt): string;
  /** A choice in the plain list, and what it will cost and do. */
  move(s: S, seat: Seat, m: M): { readonly label: string; readonly detail: string };
  /** A line of the log; the position is the one after it. Empty where the event before it has said it all. */
  event(s: S, e: E): string;
  /** The whole position in words, under headings: the board of the terminal and of the screen reader. */
  board(s: S, seat: Seat): TextBoard;
  /** The name of a line of the score sheet. */
  sheet(line: string): string;
  /** The line that is the score itself, and those that add up to it; if these are not said, all that stand before it. Everything else is told below. */
  readonly total?: { readonly line: string; readonly adds?: readonly string[] };
  /** Whose turn an event of type `turn` begins, where that is not simply the only seat asked next. */
  turnOf?(s: S, e: E): Seat | null;
  /** What a seat's place at the end is called where losers have no order among themselves: `lost`. No sum is shown then. */
  place?(s: S, seat: Seat): string;
  /** One sentence that says who won and by what. */
  verdict(s: S): string;
  /** The goal as this seat sees it now; a watcher’s where the seat is none. */
  goal?(s: S, seat: Seat): Goal;
  /** What a thing on the board tells of itself, by what the board marks it with (`data-about`); null where there is no such thing. */
  about?(s: S, seat: Seat, thing: string): Explained | null;
  /** What the coach says when a kind of question comes for the first time, by the step that puts it. */
  readonly coach?: { readonly [step: string]: CoachWords };
  /** Steps of setting up that a bot may do for whoever would rather begin: the page offers it in one press. */
  readonly settles?: readonly string[];
  /** What would end the seat's part in the game, or cost it dearly, if it did this now, by a rule of the game; null where nothing would. */
  warn?(s: S, seat: Seat, m: M): CoachWords | null;
  /** What people count in this game: reasons of hints and reviews are made of it. */
  readonly counting?: Counting<S>;
  /** What the lab counts. */
  readonly lab?: LabWords;
  /** Name and explanation of an option, and the names of its values. */
  option(id: string): { readonly name: string; readonly about: string; value(v: string): string };
}

/** What people count, seat by seat, and only what everybody may know. */
export interface Counting<S = Base> {
  /** How much one more of it means to its seat, beside the others; below nothing where less is better. */
  readonly weights: { readonly [count: string]: number };
  of(s: S, seat: Seat): { readonly [count: string]: number };
  /** So many of it, as what somebody has: `3 pests in the city`. The number is written already; `one` where it is exactly one. */
  readonly said: { readonly [count: string]: (n: string, one: boolean) => string };
}

/** What a door says of a game before anything of it is loaded. */
export interface DoorWords {
  readonly title: string;
  readonly subtitle: string;
  readonly sentence: string;
  readonly about: string;
  readonly players: string;
  readonly length: string;
  readonly weight: string;
  readonly weightOf5: number;
  /** Minutes that its lessons take together; those of an option are not counted. */
  readonly learnMinutes?: number;
  readonly luck: string;
  /** What the picture on its poster shows, for those who do not see it. */
  readonly poster: string;
  /** What the waiting room of a table says under its name; without it that the game begins when all are ready. */
  readonly waiting?: string;
  /** What the invitation to a table looks like, such as a ticket; without it an invitation. */
  readonly ticket?: string;
  readonly credit: string;
}

/** A thing of the game, drawn, for those who have never seen it. */
export interface Thing {
  /** The address of the drawing. */
  readonly picture: string;
  /** Which drawing of a sheet of several; without it the file is the drawing. */
  readonly part?: string;
  readonly name: string;
  readonly text: string;
}

/** The form of a game that suits somebody who has never played it. */
export interface FirstGame {
  /** The levels of the bots in the seats after the newcomer’s; none where it is played alone. */
  readonly bots: readonly string[];
  /** What differs from the usual options. */
  readonly options?: AnyOptions;
}

/** What the pages of the house tell of a game besides its door. */
export interface DoorMore {
  readonly things: readonly Thing[];
  /** How it is won, in one short sentence; `door/goal.svg` is the picture. */
  readonly goal?: string;
  /** The first game with a few words about it: `20 min, you are the Rats`. */
  readonly first?: FirstGame & { readonly text: string };
  /** The typefaces of its door and board besides the house's own, and who made them; empty where there are none. */
  readonly faces: string;
}

export type AnyText = GameText<Base, Flat, Fact>;
