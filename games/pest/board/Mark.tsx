/** The seat's mark: the crest of its House; before it has one, the mark of the house. */
import { Glyph } from '@pesthouse/board';
import type { Seat } from '@pesthouse/kernel';
import type { House } from '../names.ts';
import { houseOf } from '../reading.ts';
import type { State } from '../state.ts';
import { Pic } from './Draw.tsx';
import { crestOf } from './pictures.ts';

export const Mark = ({ view, seat, size }: { readonly view: State | null; readonly seat: Seat; readonly size: number }) =>
  view?.players[seat] === undefined ? (
    <Glyph seat={seat} size={size >= 40 ? 'l' : size >= 28 ? 'm' : 's'} />
  ) : (
    <span data-game="pest" style={{ display: 'inline-block', lineHeight: 0, background: 'none' }}>
      <Pic name={crestOf(houseOf(view, seat))} h={size} />
    </span>
  );

const COLOUR: { readonly [H in House]: string } = { red: '#b23a36', blue: '#3b6ea5', yellow: '#d8a631', white: '#e6e0d2', purple: '#7a4f8f' };
/** Lines and bars of a seat are drawn in its House's colour. */
export const colour = (view: State, seat: Seat): string => COLOUR[houseOf(view, seat)];
