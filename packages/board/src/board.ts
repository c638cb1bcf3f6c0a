/** What a board is given and what it gives: the seam between the table page, which knows no game, and a game's board, which knows no rules. */
import './properties.ts';
import type { Base, Fact, Flat, GameText, Numbers, Seat } from '@pesthouse/kernel';
import type { ComponentType, ReactNode } from 'react';

/** A person or bot at the table, as everybody may know it. */
export interface Sitter {
  readonly seat: Seat;
  readonly name: string;
  readonly kind: 'person' | 'bot' | 'open';
  readonly level: string | null;
  readonly present: boolean;
  /** In words, why this seat's person does not play just now (away 4 min, a bot plays for now); null where they do. */
  readonly away: string | null;
  /** The clock of the seat, as the table draws it; nothing where none runs. */
  readonly clock?: ReactNode;
  readonly deciding: boolean;
  readonly you: boolean;
}

export interface WhyNot {
  readonly clause: string;
  readonly sentence: string;
}

/** The half-made choice of this page (a card picked up, a place pointed at): shared by board, seats and controls, cleared when the decision changes. */
export type Draft = { readonly [key: string]: string | number | boolean };

export interface BoardProps<
  S extends Base<{ step: string }> = Base,
  M extends Flat = Flat,
  E extends Fact = Fact,
  W extends GameText<S, M, E> = GameText<S, M, E>,
> {
  /** The position on the board. While `now` is shown it is the one before that event. */
  readonly view: S;
  /** The position after `now`, which comes to the board when its time is over; the same as `view` while nothing is shown, and where the event changes nothing that can be seen.
   *  Both come from the rules: a board draws them, or what they have in common while a piece travels, and never works one out. */
  readonly next: S;
  /** Through whose eyes; WATCHER for none. */
  readonly seat: Seat;
  readonly text: W;
  /** This seat's legal moves now; empty when it is not asked, while events are shown, and in a replay. */
  readonly legal: readonly M[];
  choose(move: M): void;
  /** Why a move cannot be made now; null if it can. Asks the engine: the board knows no rules. */
  why(move: M): WhyNot | null;
  readonly sitters: readonly Sitter[];
  readonly draft: Draft;
  setDraft(draft: Draft): void;
  /** The move that is pointed at in list, controls or board: the board shows what it would do. */
  readonly pointed: M | null;
  point(move: M | null): void;
  /** The event that is being shown now: `view` is the position before it, `next` the one after it. */
  readonly now: E | null;
  openRule(clause: string): void;
  readonly narrow: boolean;
}

/** A piece that travels: it is drawn where `from` is and moves to where `to` is. Spots are elements with `data-spot="…"`. */
export interface Flight {
  readonly key: string;
  readonly from: string;
  readonly to: string;
  readonly piece: ReactNode;
  /** Milliseconds after the event began, at normal speed. */
  readonly delay?: number;
  readonly ms?: number;
  readonly arc?: number;
}

/** What a table hands its board besides the position: see `given.tsx`. */
export interface GivenProps<W> {
  readonly text: W;
  /** All numbers by which the table is played, by name. */
  readonly numbers: Numbers;
  /** The same as its edition prints them. */
  readonly printed: Numbers;
  readonly children: ReactNode;
}

/** What a game's `board/index.tsx` exports as `board`. */
export interface BoardModule<
  S extends Base<{ step: string }> = Base,
  M extends Flat = Flat,
  E extends Fact = Fact,
  W extends GameText<S, M, E> = GameText<S, M, E>,
> {
  /** Hands words and numbers to everything below: every other part is drawn inside it. */
  readonly Given: ComponentType<GivenProps<W>>;
  /** The scene. It fills the room that it is given and scales with it. */
  readonly Board: ComponentType<BoardProps<S, M, E, W>>;
  /** The seats round it: a column on wide screens, a strip on phones. */
  readonly Seats: ComponentType<BoardProps<S, M, E, W>>;
  /** The middle of the top bar: turn and phase. */
  readonly Rail?: ComponentType<BoardProps<S, M, E, W>>;
  /** The buttons of the prompt bar; without it the page shows every choice as a button. */
  readonly Controls?: ComponentType<BoardProps<S, M, E, W>>;
  /** A full scene while an event is shown (a fight); null where the event needs none. */
  readonly Stage?: ComponentType<BoardProps<S, M, E, W>>;
  /** Extra tabs of the phone. */
  readonly tabs?: readonly { readonly id: string; name(text: W): string; readonly Tab: ComponentType<BoardProps<S, M, E, W>> }[];
  /** How long an event is shown at normal speed, in milliseconds; 0 for one that needs no time. */
  pace(e: E): number;
  /** What the prompt bar says while an event is shown, where the line of the log would tell the end before the scene does. */
  caption?(view: S, e: E, text: W): string | null;
  /** The pieces that travel while it is shown. */
  flights(view: S, e: E): readonly Flight[];
  /** The position in small, for the replay and for lists of tables. */
  readonly Small?: ComponentType<{ readonly view: S; readonly text: W }>;
  /** A drawing of the game by its name, for lessons. */
  picture?(name: string): string | undefined;
  /** The seat's mark: glyph and colour. */
  readonly Mark: ComponentType<{ readonly view: S | null; readonly seat: Seat; readonly size: number }>;
  /** The colour of the seat's mark, for lines and bars; without it the house's own. */
  colour?(view: S, seat: Seat): string;
}
