/** What the parts of a player board are given. */
import type { Seat } from '../../../kernel/index.ts';
import type { House } from '../names.ts';
import type { Player, State } from '../state.ts';
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
export const part = ({ p, mine }: Pick<PartProps, 'p' | 'mine'>, target: string, title?: string) =>
  mine ? pressing(p, target, wishFor(p.view, target), title) : { disabled: true };
