/** A round token in a seat's colour with its glyph, or with what it is given. */
import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import { seatColour, seatGlyph } from './glyph.tsx';
import { Icon } from './icon.tsx';
import { named } from './named.ts';
import css from './token.module.css';

export interface PieceProps {
  readonly seat: number;
  readonly size?: number;
  readonly legal?: boolean;
  readonly label?: string;
  readonly spot?: string | undefined;
  readonly children?: ReactNode;
}

export function Token({ seat, size = 44, legal = false, label, spot, children }: PieceProps) {
  return (
    <span
      className={cx(css.token, legal && css.legal)}
      style={{ width: size, height: size }}
      data-seat-colour={seatColour(seat)}
      data-spot={spot}
      {...named(label)}
    >
      {children ?? <Icon name={seatGlyph(seat)} size={Math.round(size * 0.55)} />}
    </span>
  );
}
