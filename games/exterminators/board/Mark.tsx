/** The seat's mark: the silhouette of its pests on its colour; a plain number until a colour is chosen. */
import { grown } from '@pesthouse/board';
import type { Seat } from '@pesthouse/kernel';
import type { Color } from '../names.ts';
import type { State } from '../state.ts';
import { Glyph } from './Bits.tsx';
import css from './mark.module.css';
import { colorOfSeat } from './who.ts';

export const Mark = ({ view, seat, size }: { readonly view: State | null; readonly seat: Seat; readonly size: number }) => {
  const color = view === null ? null : colorOfSeat(view, seat);
  return (
    <span
      className={css.mark}
      data-game="exterminators"
      data-color={color ?? 'none'}
      style={{ width: grown(size), height: grown(size), fontSize: grown(size * 0.5) }}
      aria-hidden="true"
    >
      {color === null ? seat + 1 : <Glyph color={color} size={size * 0.74} />}
    </span>
  );
};

const COLOUR: { readonly [C in Color]: string } = {
  red: '#d8382f',
  orange: '#ee8a1d',
  yellow: '#f2c62b',
  green: '#3e9e4b',
  blue: '#2f74c0',
  purple: '#7c4ba8',
};
/** Lines and bars of a seat are drawn in its colour. */
export const colour = (view: State, seat: Seat): string => COLOUR[colorOfSeat(view, seat) ?? 'blue'];
