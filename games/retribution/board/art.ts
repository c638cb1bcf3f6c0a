/** The pictures of this board by name: every face as a full card and as a tile, backs, seats and ornaments. */
import type { Face, Suit } from '../names.ts';

const files = import.meta.glob<string>(['./art/*.svg', '!./art/{paper,woodblock,woodblock-day}.svg'], { eager: true, query: '?url', import: 'default' });

export type Picture =
  | 'back-kingdom'
  | 'back-own'
  | 'back-penance'
  | 'chronic'
  | 'lock'
  | 'plague-pit'
  | 'shield-repent'
  | 'slot-empty'
  | 'smoke'
  | `suit-${Suit | 'penance'}`;

const at = (name: string): string => files[`./art/${name}.svg`] ?? '';

/** A drawing by the name of its file, as lessons call it. */
export const drawn = (name: string): string | undefined => files[`./art/${name}.svg`];

export const picture = (name: Picture): string => at(name);
/** The card as it lies on the table, with a digest of its text. */
export const tileArt = (face: Face): string => at(`tile-${face}`);
/** The card without its text, which is set in type. */
export const cardArt = (face: Face): string => at(`card-${face}`);

const SEATS = ['mite', 'raven', 'frog', 'flea', 'moth'] as const;
export const seatArt = (seat: number): string => at(`seat-${SEATS[seat % SEATS.length] ?? 'mite'}`);
