/** A seat's mark: glyph and colour, always both. Seats count from 0; the seventh takes the first mark again. */
import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import css from './glyph.module.css';
import { Icon } from './icon.tsx';
import { SEAT_GLYPHS } from './icons.ts';
import { named } from './named.ts';

const seatGlyph = (seat: number) => SEAT_GLYPHS[((seat % SEAT_GLYPHS.length) + SEAT_GLYPHS.length) % SEAT_GLYPHS.length] ?? 'seat-flame';
export const seatColour = (seat: number): string => String((((seat % SEAT_GLYPHS.length) + SEAT_GLYPHS.length) % SEAT_GLYPHS.length) + 1);

export interface GlyphProps {
  readonly seat: number;
  readonly size?: 's' | 'm' | 'l';
  /** Nobody sits there yet. */
  readonly open?: boolean;
  /** The seat is asked now. */
  readonly on?: boolean;
  readonly label?: string | undefined;
  /** Another mark than the house's own: a game's. */
  readonly children?: ReactNode;
}

export function Glyph({ seat, size = 'm', open = false, on = false, label, children }: GlyphProps) {
  return (
    <span className={cx(css.glyph, css[size], open && css.open, on && css.on)} data-seat-colour={seatColour(seat)} {...named(label)} title={label}>
      {children ?? <Icon name={open ? 'plus' : seatGlyph(seat)} />}
    </span>
  );
}
