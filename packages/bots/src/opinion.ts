/** What a search says of moves, and the clock that it goes by. */
import type { Flat } from '@pesthouse/kernel';

/** What a search thinks of one move: best first, `hope` is the seat's chance as far as the search can tell. */
export interface Opinion {
  readonly move: Flat;
  readonly visits: number;
  readonly hope: number;
}

/** The caller's clock, for bots have none of their own: how much of its time a bot has used. At 1 the time is up. */
export type Spent = () => number;
/** From now on, by this clock; who is given no time is late at once. */
export const spentBy = (now: () => number, given: number): Spent => {
  const since = now();
  return () => (given > 0 ? (now() - since) / given : 1);
};
