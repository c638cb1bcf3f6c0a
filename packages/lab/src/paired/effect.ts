/** A paired difference with its interval, widened for everything that is looked at beside it, and how many deals it takes to see one. */
import type { Interval } from '../wilson.ts';
import type { PairCell } from './pairs.ts';
import { normalQuantile, studentQuantile } from './quantile.ts';

/** What may go wrong, in all rows together: 5 times in 100. */
const RISK = 0.05;
/** A trial that is still running is looked at again and again, and luck has as many chances: until the last deal is played the risk is held to a tenth. */
const EARLY = 10;
/** A difference counts as visible if it is seen in four trials of five. */
const POWER = 0.8;

/** How much is looked at: so many rows, once at the end or all the time. */
export interface Looks {
  readonly rows: number;
  readonly ended: boolean;
}

/** The risk of one row (Bonferroni): however the rows hang together, all intervals hold at once 95 times in 100. */
export const riskOf = ({ rows, ended }: Looks): number => RISK / Math.max(1, rows) / (ended ? 1 : EARLY);

/** The spread of the differences between deals. Two made-up half deals, one for either side, keep a few deals without any difference from looking certain (Agresti and Min). */
const smooth = ({ deals, sum, squares }: Pick<PairCell, 'deals' | 'sum' | 'squares'>, unit: number): { readonly mean: number; readonly error: number } => {
  const n = deals + 2;
  const mean = sum / unit / n;
  const variance = Math.max(0, (squares / (unit * unit) + 1) / n - mean * mean);
  return { mean, error: Math.sqrt(variance / n) };
};

/** The standard deviation of the difference within a deal. */
export const spreadOfPairs = (c: Pick<PairCell, 'deals' | 'sum' | 'squares'>, unit: number): number => smooth(c, unit).error * Math.sqrt(c.deals + 2);

/** What the spread would be if every version played deals of its own. */
export const unpairedSpread = (c: PairCell, unit: number): number => {
  const n = Math.max(1, c.deals);
  const of = (sum: number, squares: number): number => Math.max(0, squares / n - (sum / n) ** 2) / (unit * unit);
  return Math.sqrt(of(c.base, c.baseSquares) + of(c.variant, c.variantSquares));
};

/** Variant less base: `share` is the difference as it was measured. */
export const effectOf = (c: Pick<PairCell, 'deals' | 'sum' | 'squares'>, unit: number, looks: Looks): Interval => {
  if (c.deals < 2) return { share: c.deals === 0 ? 0 : c.sum / unit, low: Number.NEGATIVE_INFINITY, high: Number.POSITIVE_INFINITY };
  const share = c.sum / unit / c.deals;
  const { mean, error } = smooth(c, unit);
  const half = studentQuantile(1 - riskOf(looks) / 2, c.deals - 1) * error;
  return { share, low: Math.min(share, mean - half), high: Math.max(share, mean + half) };
};

const reach = (looks: Looks): number => normalQuantile(1 - riskOf(looks) / 2) + normalQuantile(POWER);

/** The smallest difference that so many deals would show, in four trials of five. */
export const noticeable = (spread: number, deals: number, looks: Looks): number => (reach(looks) * spread) / Math.sqrt(Math.max(1, deals));

/** How many deals a difference takes to be seen. */
export const dealsFor = (difference: number, spread: number, looks: Looks): number => Math.ceil(((reach(looks) * spread) / difference) ** 2);

/** The spread before anything is measured, of shares that versions win by luck of their own: as wide as it can be for equals. */
export const widestSpread = (players: number): number => Math.sqrt((2 / players) * (1 - 1 / players));

/** What is known of the spread from earlier trials weighs as much as so many deals. */
const EARLIER = 30;
export const blended = (measured: number, deals: number, earlier: number | undefined): number =>
  earlier === undefined ? measured : Math.sqrt((deals * measured ** 2 + EARLIER * earlier ** 2) / (deals + EARLIER));
