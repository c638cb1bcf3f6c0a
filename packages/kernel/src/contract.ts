/** The contract: what a game gives the kernel. A game is a table of steps over plain data; what is pending is a stack of frames in the state. */
import type { Chance } from './chance.ts';
import type { Meta } from './options.ts';

export type Seat = number;
/** A set of seats as bits: cheap, plain data, and made for several deciders at once. */
export type Seats = number;
export const WATCHER: Seat = -1;
/** Everybody, watchers included. */
export const ALL: Seats = -1;
export const seats = (...members: Seat[]): Seats => members.reduce((set, seat) => set | (1 << seat), 0);
/** Where several seats are asked at once the first answers first: they do not see each other's answers. -1 for nobody. */
export const firstOf = (set: Seats): Seat => 31 - Math.clz32(set & -set);
export const holds = (set: Seats, seat: Seat): boolean => (seat < 0 ? set === ALL : ((set >> seat) & 1) === 1);

/** A move: a flat object with a verb and a stable meaning, never an index into a list. */
export type Flat = { readonly verb: string; readonly [field: string]: string | number | boolean };

/** What a field of a move may hold: one of these words, a whole number from least to most, or yes and no. */
export type Field<T> = [T] extends [string] ? readonly T[] : [T] extends [boolean] ? 'flag' : readonly [least: number, most: number];
export type AnyField = readonly string[] | 'flag' | readonly [least: number, most: number];

type Fields<M> = { readonly [K in keyof M as K extends 'verb' ? never : K]: Field<M[K]> };
/** Every verb of a game with its fields, in the order in which the notation writes them. One verb has one shape. */
export type Vocabulary<M extends { readonly verb: string }> = { readonly [V in M['verb']]: Fields<Extract<M, { readonly verb: V }>> };

export type AnyVocabulary = { readonly [verb: string]: { readonly [field: string]: AnyField } };

/** A fact that just happened, with the clause that caused it. */
export type Fact = { readonly type: string; readonly clause: string };
/** `to` sees the event; everybody else sees `blurred`, or nothing. */
export type Tell<E> = (event: E, to: Seats, blurred?: E) => void;

/** What a step gets besides the state. `k.tell?.(…)` costs nothing when nobody listens: its arguments are then not even built. */
export interface Ctx<E> {
  readonly chance: Chance;
  readonly tell: Tell<E> | undefined;
}

/** The sentence to put to a seat: a key of the game's text and what fills its gaps. */
export type Prompt = { readonly key: string; readonly [gap: string]: string | number | boolean };

/** Every frame of a game: the map `step -> arguments` becomes the union of `{ step, ...arguments }`. */
export type FrameOf<Args, K extends keyof Args = keyof Args> = { [P in K]: { step: P } & Args[P] }[K];

/** The list that `moves` fills. It never gives its memory back: emptying an array does, and that cost a tenth of a playout. */
export class Out<M> {
  n = 0;
  readonly list: M[] = [];
  push(move: M): void {
    this.list[this.n++] = move;
  }
}

// Methods, not function fields: their parameters are checked bivariantly, which is the one seam where the kernel may widen a step.

/** A step that needs nobody's choice. Its frame is already popped when it runs. */
export interface Auto<S, F, E> {
  run(s: S, f: F, k: Ctx<E>): void;
}

/** A step that asks. Its frame stays on the stack until `play` pops it. */
export interface Decision<S, F, M extends { readonly verb: string }, E, C extends string = string> {
  readonly verbs: readonly M['verb'][];
  /** The clauses that `refuse` can name. */
  readonly reasons: readonly C[];
  /** Several seats answer one question, unseen by each other; it stays the same question until the last has answered. */
  readonly sealed?: boolean;
  /** Where true, the kernel itself plays an only move. Never where that would betray a secret or take away the undo of a turn's last step. */
  forced?(s: S, f: F): boolean;
  deciders(s: S, f: F): Seats;
  prompt(s: S, f: F, seat: Seat): Prompt;
  /** The only truth of what is legal. Fills `out`; may stop early once it holds `want` moves. */
  moves(s: S, f: F, seat: Seat, out: Out<M>, want: number): void;
  /** Why a move that is not in `moves` is not there. Asked only about such a move, and only about one whose fields hold words of the vocabulary. */
  refuse(s: S, f: F, seat: Seat, m: M): C;
  play(s: S, f: F, seat: Seat, m: M, k: Ctx<E>): void;
}

export type Step<S, F, M extends { readonly verb: string }, E> = Auto<S, F, E> | Decision<S, F, M, E>;

/** The table of a game: every frame has its step, every decision its moves; a missing or surplus one does not compile. */
export type Table<S, Args, Moves extends { [K in keyof Moves]: { readonly verb: string } }, E, C extends string = string> = {
  readonly [K in keyof Args]: K extends keyof Moves ? Decision<S, FrameOf<Args, K>, Moves[K], E, C> : Auto<S, FrameOf<Args, K>, E>;
};

/** The part of a state that the kernel owns. An empty stack is the end of the game.
 *  `asked` is the number of the decision now put: a move names the decision that it answers.
 *  The number of the record's entry, by which chance is keyed, is not in the state: it would tell how many have answered a sealed question. */
export interface Base<F = { step: string }> {
  stack: F[];
  asked: number;
}

/** One seat's place (1 is best, equals share) and where its score came from. */
export interface Score {
  readonly seat: Seat;
  readonly rank: number;
  readonly score: number;
  readonly sheet: { readonly [line: string]: number };
}

/** What bots know of a game. `terms` names what a position is judged by, with its weight; `appraise` fills their values for one seat. */
export interface Brain<S, F, M> {
  readonly terms: { readonly [term: string]: number };
  appraise(s: S, seat: Seat, values: number[]): void;
  /** A sensible move, sampled without listing: what playouts play. It must be in `moves`. */
  policy(s: S, f: F, seat: Seat, chance: Chance): M;
  /** A move that is allowed and leads nowhere, such as putting things to no better order: bots do not think of it. */
  idle?(s: S, f: F, seat: Seat, m: M): boolean;
  /** For long games: after so many decisions of a playout the position is judged by its terms. Without it playouts go to the end. */
  readonly horizon?: number;
  /** Where the rest of the game is small enough to be counted through: each of the legal moves with its worth if all play as well as can be, looking at no more than `most` positions; null where it is not. It is given the view of the seat that decides. */
  ending?(s: S, f: F, legal: readonly M[], most: number): readonly Worth<M>[] | null;
  /** How chances that playouts say become true ones, as `pesthouse calibrate` found; without it they are told as they are. */
  readonly truth?: Truths;
}

/** A move and the chance to win with it, 0 to 1; a better place counts a little too. */
export interface Worth<M> {
  readonly move: M;
  readonly worth: number;
}

/** A stated chance is drawn to an even one as if so many more runs had said that, then made less or more sure by the slope and moved by the lift: all in log odds beside the even chance. */
export interface Truth {
  readonly salt: number;
  readonly slope: number;
  readonly lift: number;
}
/** Hints tell of a seat's best move, graphs of all seats: they err in ways of their own. */
export interface Truths {
  readonly hint: Truth;
  readonly graph: Truth;
}

/** What the lab asks of a game besides its rules: the words of its figures, all of them ids of the rulebook. */
export interface Figures<S, M> {
  /** What a seat of a finished game was: its species, colour, role or place in the first round, by kind of label. */
  labels(s: S, seat: Seat): { readonly [kind: string]: string };
  /** By what the finished game came to its end. */
  ending(s: S): string;
  /** How many rounds were begun. */
  rounds(s: S): number;
  /** The card that a legal move takes or plays, and the deck to compare it in; null where the move is about no card. */
  pick(s: S, seat: Seat, m: M): { readonly deck: string; readonly card: string } | null;
}

/** A question to which most have nothing to say: who says nothing has declined, and a seat may leave an order to do so. */
export interface Reaction<S = Base> {
  /** The answer of whoever says nothing. */
  readonly decline: Flat;
  /** Whether the question is about something of the seat's own, as the seat sees it; without it there is no telling. */
  own?(view: S, seat: Seat): boolean;
}

/** By kind of decision. Every one is a sealed question: what is answered to it, and by whom, is nobody's business before it closes. */
export type Reactions<S = Base> = { readonly [step: string]: Reaction<S> };

export interface Game<S extends Base<{ step: string }>, M extends { readonly verb: string }, E extends Fact, O> {
  readonly meta: Meta;
  /** Nothing is hidden from anybody: `hide` and `guess` change nothing, and one view serves all. */
  readonly open?: boolean;
  /** No game puts more decisions than this. */
  readonly bound: number;
  /** Declare it as `Vocabulary<Move>`: the compiler then asks for every verb and field. */
  readonly vocabulary: AnyVocabulary;
  readonly steps: { readonly [step: string]: Step<S, S['stack'][number], M, E> };
  readonly bot: Brain<S, S['stack'][number], M>;
  /** Numbers of the rules that the lab may turn, each a place in the game's own data. */
  readonly tunables: readonly Tunable[];
  /** Questions to which most have nothing to say, by their step. */
  readonly reactions?: Reactions<S>;
  /** Without it the lab still counts wins, scores and decisions. */
  readonly lab?: Figures<S, M>;
  setup(options: O, seats: number, chance: Chance): S;
  /** Replaces, in place, all that the seat may not know by an unknown of the same vocabulary. */
  hide(s: S, seat: Seat): void;
  /** Fills, in place, the unknowns of that seat's view so that everything the seat knows still holds. */
  guess(s: S, seat: Seat, chance: Chance): void;
  outcome(s: S): Score[] | null;
  census(s: S): { readonly [component: string]: number };
}

/** One number of the rules: its name, the clause that sets it, and where it lives. */
export interface Tunable {
  readonly name: string;
  readonly clause: string;
  /** Limits that keep the game sound, where they are narrower or wider than the usual ones: see `limitsOf`. */
  readonly least?: number;
  readonly most?: number;
  readonly whole?: boolean;
  get(): number;
  /** Only for whoever has just made the engine. */
  set(value: number): void;
}
