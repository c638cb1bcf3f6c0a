/** The seat's mark: the creature that carries its disease. */
import { grown } from '@pesthouse/board';
import type { Seat } from '@pesthouse/kernel';
import type { State } from '../state.ts';
import { seatArt } from './art.ts';

export const Mark = ({ seat, size }: { readonly view: State | null; readonly seat: Seat; readonly size: number }) => (
  <img src={seatArt(seat)} alt="" style={{ width: grown(size), height: grown(size) }} draggable={false} />
);

const COLOURS = ['#5e7a2c', '#8e2430', '#3f6b8a', '#d8561f', '#5a2e73'] as const;
/** Lines and bars of a seat are drawn in the colour of its seal. */
export const colour = (_view: State, seat: Seat): string => COLOURS[seat % COLOURS.length] ?? COLOURS[0];
