/** What the end of a game means for whoever reads: you win, you come second, you lose. */
import type { Score, Seat } from '@pesthouse/kernel';
import { table as words } from '../text/rooms.ts';

/** Empty for watchers and for who played alone: they have no place. `ordered`: losers have places among themselves. */
export const yoursOf = (scores: readonly Score[], you: Seat, ordered: boolean): string => {
  const own = scores.find((x) => x.seat === you);
  if (own === undefined || scores.length < 2) return '';
  const shared = scores.filter((x) => x.rank === 1).length > 1;
  return words.end.yours(own.rank, scores.length, shared, ordered);
};
