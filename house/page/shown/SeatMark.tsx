/** A seat's mark: the game's own where it has a board, else the house's. */

import { Glyph } from '@pesthouse/board';
import type { Base, Seat } from '@pesthouse/kernel';
import type { Loaded } from './game.ts';

export function SeatMark({ game, view, seat, size }: { readonly game: Loaded; readonly view: Base | null; readonly seat: Seat; readonly size: number }) {
  const Mark = game.board?.Mark;
  if (Mark !== undefined) return <Mark view={view} seat={seat} size={size} />;
  return <Glyph seat={seat} size={size >= 40 ? 'l' : size >= 28 ? 'm' : 's'} />;
}
