/** How to play a game on one page, and one turn of it told as an example: the words are a language's own, the layout is the game's. Bold is written **so**. */
import type { Numbers } from './tunables.ts';

/** One box of the page. */
export interface HowtoBox {
  readonly name: string;
  /** One sentence in large letters. */
  readonly lead?: string;
  readonly text?: string;
  readonly list?: readonly string[];
  /** A last line in small letters. */
  readonly note?: string;
  /** Words inside the picture. */
  readonly labels?: readonly string[];
}

/** What every language has to say: every box of the game, and its example turn step by step. */
export interface HowtoWords<Box extends string = string> {
  /** A few words after players and minutes: what is open, what is chance. */
  readonly facts: string;
  readonly boxes: Readonly<Record<Box, HowtoBox>>;
  readonly example: {
    /** Who plays and how things stand. */
    readonly intro: string;
    /** What is done and why, for each of the moves that a lesson of the game wants, from its first on. The moves themselves are really played. */
    readonly steps: readonly string[];
  };
}
/** Numbers come from the game's data, so that no sentence goes stale. */
export type HowtoText<Box extends string = string> = (numbers: Numbers) => HowtoWords<Box>;

/** Where a box stands and how its list is drawn: numbered, as warnings, as a key to its picture, or as plain lines. */
export interface HowtoCell<Box extends string = string> {
  readonly box: Box;
  /** How wide it is beside the others of its row. */
  readonly share?: number;
  readonly list?: 'steps' | 'forget' | 'keys' | 'lines';
  /** The picture stands beside the words, not above them. */
  readonly beside?: boolean;
}
export interface HowtoRow<Box extends string = string> {
  /** A box that only lends its name as the heading of the row. */
  readonly title?: Box;
  /** Numbered stops one after another, without frames. */
  readonly stops?: boolean;
  readonly cells: readonly HowtoCell<Box>[];
}
/** Colours and faces of the page: paper in any light. */
export interface HowtoLook {
  readonly display: string;
  readonly text: string;
  readonly ink: string;
  readonly paper: string;
  readonly box: string;
  readonly shade: string;
  readonly accent: string;
  readonly warn: string;
}
