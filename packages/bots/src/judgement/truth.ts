/** Makes the chances that playouts say true ones: playouts are few and play by policy, so what they say is too sure, by as much as games among bots have shown. */
import type { Truth } from '@pesthouse/kernel';
import type { Estimate } from './estimate.ts';

/** No playout makes anything certain. */
const LEAST = 1e-4;
const logit = (p: number): number => Math.log(p / (1 - p));

/** One chance, the mean of so many runs. Alone there is no chance but a score, and it stays. */
export const trued = (t: Truth | undefined, said: number, runs: number, seats: number): number => {
  if (t === undefined || seats < 2) return said;
  const even = 1 / seats;
  const salted = (said * runs + even * t.salt) / Math.max(1, runs + t.salt);
  const x = logit(Math.min(1 - LEAST, Math.max(LEAST, salted))) - logit(even);
  return 1 / (1 + Math.exp(-(logit(even) + t.slope * x + t.lift)));
};

/** Chances that make one still do so afterwards; where several win together each stands for itself. */
const ONE = 0.02;
export const truedAll = (t: Truth | undefined, said: readonly number[], runs: number): number[] => {
  const sum = (xs: readonly number[]): number => xs.reduce((a, b) => a + b, 0);
  const all = said.map((x) => trued(t, x, runs, said.length));
  if (t === undefined || said.length < 2 || Math.abs(sum(said) - 1) > ONE) return all;
  const whole = sum(all);
  return all.map((x) => x / whole);
};

const NEAR = 0.01;
/** How much more or less a small difference is worth there. */
export const steepness = (t: Truth | undefined, at: number, runs: number, seats: number): number => {
  if (t === undefined || seats < 2) return 1;
  const [low, high] = [Math.max(0, at - NEAR), Math.min(1, at + NEAR)];
  return (trued(t, high, runs, seats) - trued(t, low, runs, seats)) / (high - low);
};

/** A chance with its range. */
export const truly = (t: Truth | undefined, { mean, error }: Estimate, runs: number, seats: number): Estimate =>
  t === undefined || seats < 2 ? { mean, error } : { mean: trued(t, mean, runs, seats), error: error * steepness(t, mean, runs, seats) };

/** A difference between two chances that became `moved`: larger or smaller, and as clear as it was. */
export const trueGain = ({ mean, error }: Estimate, moved: number, steep: number): Estimate => ({
  mean: moved,
  error: error * (Math.abs(mean) > 1e-9 ? Math.abs(moved / mean) : steep),
});
