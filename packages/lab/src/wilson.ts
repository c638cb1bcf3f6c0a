/** The Wilson interval: between which shares the true one lies, 95 times of 100, after so many games. */

/** Of the normal distribution, for 95 in 100. */
export const Z = 1.959963984540054;

export interface Interval {
  readonly share: number;
  readonly low: number;
  readonly high: number;
}

/** `wins` may be a fraction: a shared win counts as its part. A game that is worth anything between 0 and 1 varies less than one
 *  that is won or lost with the same mean, so the interval is then too wide rather than too narrow. */
export const wilson = (wins: number, games: number, z = Z): Interval => {
  if (games <= 0) return { share: 0, low: 0, high: 1 };
  const share = wins / games;
  const zz = (z * z) / games;
  const middle = (share + zz / 2) / (1 + zz);
  const half = (z / (1 + zz)) * Math.sqrt((share * (1 - share)) / games + zz / (4 * games));
  return { share, low: Math.max(0, Math.min(share, middle - half)), high: Math.min(1, Math.max(share, middle + half)) };
};

/** Between which numbers the difference of two shares lies, 95 times of 100 (Newcombe's, of two Wilson intervals). */
export const difference = (a: Interval, b: Interval): Interval => {
  const share = a.share - b.share;
  return { share, low: share - Math.hypot(a.share - a.low, b.high - b.share), high: share + Math.hypot(a.high - a.share, b.share - b.low) };
};

/** By how much of the fair share a whole interval must miss it to be called unfair. */
export const LEEWAY = 0.2;

/** `strong` and `weak`: the whole interval lies more than a fifth beside the fair share. `fair`: the whole interval lies within a fifth of it. `open`: more games are needed. */
export type Verdict = 'fair' | 'strong' | 'weak' | 'open';

export const judge = ({ low, high }: Interval, fair: number): Verdict => {
  if (low > fair * (1 + LEEWAY)) return 'strong';
  if (high < fair * (1 - LEEWAY)) return 'weak';
  return low >= fair * (1 - LEEWAY) && high <= fair * (1 + LEEWAY) ? 'fair' : 'open';
};

/** The same of a difference: how far it lies from the usual one, measured by the fair share. */
export const judgeDifference = ({ low, high }: Pick<Interval, 'low' | 'high'>, usual: number, fair: number): Verdict =>
  judge({ share: fair, low: fair + low - usual, high: fair + high - usual }, fair);
