/** How ratings are shown: on a scale on which everybody starts at 1500, with the span in which the truth lies 19 times out of 20. */
import type { Rating } from './rating.ts';

export const START = 1500;
const SCALE = 24;
const OF_20 = 1.96;
/** Below so many games there is a span, but no honest number. */
export const FEWEST = 5;

export interface Shown {
  readonly value: number;
  readonly give: number;
}
export const shownOf = ({ mu, sigma }: Rating): Shown => ({ value: Math.round(START + SCALE * (mu - 25)), give: Math.round(OF_20 * SCALE * sigma) });

/** Whether the spans of two ratings overlap: then nobody can say who is better. */
export const overlap = (a: Shown, b: Shown): boolean => Math.abs(a.value - b.value) <= a.give + b.give;

/** How many at the top cannot be told apart: each of them overlaps with all the others. They come in order, the best first. */
export const tiedAtTop = (all: readonly Shown[]): number => {
  let n = 0;
  while (n < all.length && all.slice(0, n).every((x) => overlap(x, all[n] ?? x))) n++;
  return n;
};
