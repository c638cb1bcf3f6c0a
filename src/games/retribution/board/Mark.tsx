/** The seat's mark: the creature that carries its disease. */
import type { Seat } from '../../../kernel/index.ts';
import type { State } from '../state.ts';
import { seatArt } from './art.ts';

export const Mark = ({ seat, size }: { readonly view: State | null; readonly seat: Seat; readonly size: number }) => (
  <img src={seatArt(seat)} alt="" width={size} height={size} draggable={false} />
);
