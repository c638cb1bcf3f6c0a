/** Where a board lets a seat's clock stand: beside a name, or along the cell of a phone's strip. The table draws the clock, the board only says where. */
import type { Seat } from '@pesthouse/kernel';
import type { BoardProps } from '../board.ts';
import css from './clockspot.module.css';

/* No board dresses these elements: what stands in them looks the same everywhere. */
/** `strip`: only its bar is shown, along the lower edge of the cell. `brief`: there is no room for more than a time. */
export const ClockSpot = ({
  p,
  seat,
  strip = false,
  brief = false,
}: {
  readonly p: Pick<BoardProps, 'sitters'>;
  readonly seat: Seat;
  readonly strip?: boolean;
  readonly brief?: boolean;
}) => {
  const clock = p.sitters.find((x) => x.seat === seat)?.clock ?? null;
  return clock === null ? null : (
    <time className={strip ? css.strip : css.line} data-brief={brief || undefined}>
      {clock}
    </time>
  );
};
