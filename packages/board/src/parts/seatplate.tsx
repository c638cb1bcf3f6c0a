/** A seat at the table: who sits there, what they are doing, their score. Whose turn it is can be seen from across the room. */
import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import { Glyph, seatColour } from './glyph.tsx';
import css from './seatplate.module.css';

export interface SeatPlateProps {
  readonly seat: number;
  readonly name: ReactNode;
  readonly note?: ReactNode;
  readonly score?: ReactNode;
  readonly turn?: boolean;
  readonly open?: boolean;
  /** A game's own mark in place of the house's. */
  readonly mark?: ReactNode;
  /** What stands at the end: a button, chips. */
  readonly children?: ReactNode;
}

export function SeatPlate({ seat, name, note, score, turn = false, open = false, mark, children }: SeatPlateProps) {
  return (
    <div className={cx(css.plate, turn && css.turn, open && css.open)} data-seat-colour={open ? undefined : seatColour(seat)}>
      {mark ?? <Glyph seat={seat} size="l" open={open} />}
      <div className={css.words}>
        <b className={css.name}>{name}</b>
        {note !== undefined && <small className={css.note}>{note}</small>}
      </div>
      {score !== undefined && <span className={css.score}>{score}</span>}
      {children !== undefined && <div className={css.end}>{children}</div>}
    </div>
  );
}
