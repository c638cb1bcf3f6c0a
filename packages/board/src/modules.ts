/** What a game draws besides its board, each a module of its own: how a seat looks before the game, cards and places by their ids, and the pictures that say how it is played. */
import type { AnyOptions, AnyText, HowtoLook, HowtoRow } from '@pesthouse/kernel';
import type { ComponentType } from 'react';
import type { GivenProps } from './board.ts';
import type { PictureProps } from './howto/picture.tsx';

/** How a game draws its seats before it begins; without it they have marks by seat. */
export interface SeatArt {
  readonly Sign?: ComponentType<{ readonly value: string; readonly size: number }>;
  /** Of what somebody chose. */
  picture?(value: string): string | null;
  /** Where there is nothing to choose: of the seat itself. */
  ofSeat?(seat: number): string;
  /** Which team the seat plays for; null where everybody plays alone. */
  sideOf?(options: AnyOptions, seat: number): number | null;
}

/** How a board draws what stands on a sheet. */
export interface FacesModule<W = AnyText> {
  /** Hands words and numbers to every face. */
  readonly Given: ComponentType<GivenProps<W>>;
  /** A card or a place by its id. */
  readonly Face: ComponentType<{ readonly id: string }>;
  /** The sign of a part: a suit, a species. */
  readonly Sign?: ComponentType<{ readonly part: string }>;
  /** Whether the face itself says its name. */
  readonly named: (id: string) => boolean;
  /** How wide a face is drawn, in pixels on a desk; parts that differ have their own. */
  readonly width: number;
  readonly widths?: { readonly [part: string]: number };
}

/** The layout of the page that says how a game is played, and its pictures. */
export interface HowtoModule<W = AnyText> {
  readonly Given: ComponentType<GivenProps<W>>;
  readonly look: HowtoLook;
  readonly rows: readonly HowtoRow[];
  /** The lesson that is played as the example turn. */
  readonly example: string;
  /** By box; a box without one is words alone. */
  readonly pictures: { readonly [box: string]: ComponentType<PictureProps> | undefined };
}
