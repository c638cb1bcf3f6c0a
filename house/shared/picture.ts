/** What the picture of a link is drawn from: words, names, and of a game what a watcher without a seat sees. */
import type { Base, Language, Numbers } from '@pesthouse/kernel';

export interface PictureSeat {
  readonly name: string;
  /** In which place they have finished; null while it is open. */
  readonly place: number | null;
}

export interface PictureJob {
  readonly language: Language;
  /** What the house is called, what it is about, and what more there is to say. */
  readonly house: string;
  readonly title: string;
  readonly lines: readonly string[];
  readonly seats: readonly PictureSeat[];
  /** Whose poster is shown; null: those of all games. */
  readonly game: string | null;
  /** The position as a watcher sees it; null: the poster. */
  readonly position: { readonly rules: string; readonly numbers: Numbers; readonly view: Base } | null;
}
