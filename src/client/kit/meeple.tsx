/** The doctor: a person's piece in a seat's colour, the glyph on the cloak. */
import { cx } from './cx.ts';
import { seatColour, seatGlyph } from './glyph.tsx';
import { Icon } from './icon.tsx';
import css from './meeple.module.css';
import { named } from './named.ts';
import type { PieceProps } from './token.tsx';

export function Meeple({ seat, size = 44, legal = false, label, spot, children }: PieceProps) {
  return (
    <span
      className={cx(css.meeple, legal && css.legal)}
      style={{ width: size, height: Math.round((size * 72) / 64) }}
      data-seat-colour={seatColour(seat)}
      data-spot={spot}
      {...named(label)}
    >
      <svg viewBox="0 0 64 72" aria-hidden="true" width="100%" height="100%">
        <path
          fill="currentColor"
          stroke="rgba(0,0,0,.55)"
          strokeWidth="2"
          strokeLinejoin="round"
          d="M24 16C25 9 26 4 28 3h11c2 1 3 6 4 13 6 1 13 3 17 5 2 2 1 4-2 4-4-1-8-2-12-2 1 4 1 7-1 10 8 3 12 10 14 20l3 14c0 2-1 3-3 3H9c-2 0-3-1-3-3l3-14c2-9 5-15 12-19C16 34 8 37 3 44 3 34 9 26 19 23c-4 0-8 1-12 2-3 0-4-2-2-4 5-2 12-4 19-5z"
        />
        <path d="M27 9c.6-3 1-4 2-4h6" fill="none" stroke="#fff" strokeOpacity=".5" strokeWidth="2" strokeLinecap="round" />
        <path d="M14 52c2-8 5-13 10-15" fill="none" stroke="#fff" strokeOpacity=".35" strokeWidth="2.5" strokeLinecap="round" />
        <circle cx="29" cy="27" r="4" fill="rgba(0,0,0,.65)" />
        <circle cx="29" cy="27" r="2" fill="#ffe3a6" />
      </svg>
      <span className={css.mark}>{children ?? <Icon name={seatGlyph(seat)} size={Math.round(size * 0.36)} />}</span>
    </span>
  );
}
