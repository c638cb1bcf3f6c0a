/** A mean with its standard error. */
export interface Estimate {
  readonly mean: number;
  /** The standard error. */
  readonly error: number;
}

/** Games may agree by luck: the fewer there are, the more they are believed to vary. */
const leastVariance = (n: number): number => 1 / n;

export const estimateOf = (said: readonly number[]): Estimate => {
  const n = said.length;
  if (n === 0) return { mean: 0, error: 1 };
  const mean = said.reduce((a, b) => a + b, 0) / n;
  const squares = said.reduce((a, b) => a + (b - mean) ** 2, 0);
  return { mean, error: Math.sqrt(Math.max(leastVariance(n), squares / Math.max(1, n - 1)) / n) };
};
