/** The random bot: any legal move, each equally likely. */
import type { Thinker } from './thinker.ts';

export const random: Thinker = (e, view, seat, { chance }) => {
  const legal = e.moves(view, seat);
  return legal[chance.below(legal.length)];
};
