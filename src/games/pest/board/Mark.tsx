/** The seat's mark: the crest of its House; before it has one, the mark of the house. */
import { Glyph } from '../../../client/kit/glyph.tsx';
import type { Seat } from '../../../kernel/index.ts';
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
