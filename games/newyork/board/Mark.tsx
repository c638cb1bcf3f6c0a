/** The seat's mark: its species on its colour; before the game has given it one, the mark of the house. */
import { Glyph } from '@pesthouse/board';
import type { Seat } from '@pesthouse/kernel';
import type { State } from '../state.ts';
import { Bullet } from './Drawing.tsx';

export const Mark = ({ view, seat, size }: { readonly view: State | null; readonly seat: Seat; readonly size: number }) => {
  const species = view?.species[seat];
  if (species === undefined) return <Glyph seat={seat} size={size >= 40 ? 'l' : size >= 28 ? 'm' : 's'} />;
  // Lists outside a table of this game show marks too: the colours come along.
  return (
    <span data-game="newyork">
      <Bullet species={species} size={size} rim={size > 36 ? 2.5 : 1.5} />
    </span>
  );
};

/** Lines and bars of a seat are drawn in its species' colour. */
export const colour = (view: State, seat: Seat): string => `var(--sp-${view.species[seat] ?? 'rats'})`;
