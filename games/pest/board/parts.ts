/** What the parts of a player board are given. */
import type { Seat } from '@pesthouse/kernel';
import type { House } from '../names.ts';
import type { Player, State } from '../state.ts';
import type { Facts } from '../text/about.ts';
import { about } from './about.ts';
import { type Props, pressing } from './choice.ts';
import type { Effect } from './preview.ts';
import { wishFor } from './wish.ts';

export interface PartProps {
  readonly p: Props;
  readonly s: State;
  readonly me: Player;
  readonly seat: Seat;
  readonly house: House;
  /** Whether it is the own board, where things can be pressed. */
  readonly mine: boolean;
  /** What the move that is pointed at would do to it. */
  readonly would: Effect | null;
  /** Room beyond the least, in the board's own pixels. */
  readonly extra: number;
}

/** How a part is pressed; on a rival's board nothing is. */
export const part = ({ p, mine, seat }: Pick<PartProps, 'p' | 'mine' | 'seat'>, thing: Thing, target: string, title?: string) => ({
  ...(mine ? pressing(p, target, wishFor(p.view, target), title) : { 'aria-disabled': true, tabIndex: -1 }),
  ...about(...thing, String(seat)),
});

/** What a part tells of itself: its kind and its id. */
type Thing = readonly [kind: keyof Facts, id: string];
