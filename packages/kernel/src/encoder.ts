/** The port by which a game's view becomes numbers: what a net reads, and what it is to guess of what is hidden. */
import type { AnyVocabulary, Base, Flat, Seat } from './contract.ts';

/** Other words for moves, where a game's own call alike things by different names. */
export interface Naming<M = Flat> {
  /** The verbs whose fields are others than in the game's own vocabulary. */
  readonly vocabulary: AnyVocabulary;
  /** What a move of the view that was written last is called. */
  name(move: M): Flat;
}

/** What is hidden from a seat, as bags: of each is written how many of every sort lie in it. A place is a bag of one. */
export interface Hidden<S = Base> {
  /** How many sorts each bag may hold. */
  readonly bags: readonly number[];
  /** Reads a whole state, and writes the sum of `bags` bytes; all of a bag are 0 where nothing in it is hidden from the seat. */
  write(s: S, seat: Seat, seats: number, out: Uint8Array, at: number): void;
}

/** What lies in a game's `learn/encoder.ts`. Methods, so that a game's own state may be narrower. */
export interface Encoder<S = Base, M = Flat> {
  /** The edition whose views it reads. */
  readonly rules: string;
  /** Tells by its letters what the bytes mean: another encoder has another one. A test of the game works it out anew. */
  readonly mark: string;
  /** Bytes of a view. */
  readonly size: number;
  /** Writes what the seat sees, a byte each, all of them. `view` is what the engine's `view` gave. */
  encode(view: S, seat: Seat, seats: number, out: Uint8Array, at: number): void;
  /** It reads nothing that is hidden, so it may be given a whole state and the bytes are the same. */
  readonly blind?: boolean;
  readonly naming?: Naming<M>;
  readonly hidden?: Hidden<S>;
}

/** Somebody who plays by one idea and else by the written policy: an opponent to learn against. */
export interface Person {
  /** Verbs that are taken whenever they are legal, and verbs that are left alone while there is anything else. */
  readonly likes?: readonly string[];
  readonly avoids?: readonly string[];
  /** Of such a verb the first choice of this field is kept to for the whole game. */
  readonly keepsTo?: { readonly [verb: string]: string };
}
export type People = { readonly [name: string]: Person };

/** How a game is learnt: what a win is worth a decision later, for nobody may gain by making a game last; and how much doing different things is worth for its own sake. */
export interface Taste {
  readonly gamma: number;
  readonly entropy: number;
}

/** A layer: so many rows of so many columns as letters, a scale for each row, then the biases. */
export interface NetLayer {
  readonly name: string;
  readonly rows: number;
  readonly columns: number;
  readonly floats: string;
  readonly weights: string;
}

/** What weights say of themselves, then the layers. */
export interface NetWeights {
  readonly game: string;
  /** The edition, and the mark of the encoder. */
  readonly rules: string;
  readonly mark: string;
  readonly commit: string;
  /** How much was played: decisions that were learnt from, and seconds. */
  readonly decisions: number;
  readonly seconds: number;
  /** What duels said of them. */
  readonly figures?: { readonly [duel: string]: string };
  readonly seats: number;
  readonly bags: readonly number[];
  /** A margin of 1 is so many points. */
  readonly marginScale: number;
  readonly layers: readonly NetLayer[];
}

/** What lies in a game's `learn/net.ts`: how its views are read, and the weights that were learnt. */
export interface Schooled {
  readonly encoder: Encoder;
  readonly weights: NetWeights;
}
