/** Quantiles of the normal and of Student's distribution: how many standard errors an interval reaches. */

const LOW = 0.02425;
const A = [-3.969683028665376e1, 2.209460984245205e2, -2.759285104469687e2, 1.38357751867269e2, -3.066479806614716e1, 2.506628277459239];
const B = [-5.447609879822406e1, 1.615858368580409e2, -1.556989798598866e2, 6.680131188771972e1, -1.328068155288572e1, 1];
const C = [-7.784894002430293e-3, -3.223964580411365e-1, -2.400758277161838, -2.549732539343734, 4.374664141464968, 2.938163982698783];
const D = [7.784695709041462e-3, 3.224671290700398e-1, 2.445134137142996, 3.754408661907416, 1];

/** Horner's rule, the highest power first. */
const poly = (of: readonly number[], x: number): number => of.reduce((sum, a) => sum * x + a, 0);

/** The normal quantile (Acklam's approximation, to nine digits). */
export const normalQuantile = (p: number): number => {
  if (p <= 0 || p >= 1) throw new Error('a quantile lies between 0 and 1');
  if (p > 0.5) return -normalQuantile(1 - p);
  if (p < LOW) {
    const q = Math.sqrt(-2 * Math.log(p));
    return poly(C, q) / poly(D, q);
  }
  const q = p - 0.5;
  const r = q * q;
  return (q * poly(A, r)) / poly(B, r);
};

/** The quantile of Student's distribution with `df` degrees of freedom (Hill's algorithm 396). */
export const studentQuantile = (p: number, df: number): number => {
  if (p < 0.5) return -studentQuantile(1 - p, df);
  const both = 2 * (1 - p);
  if (df === 1) return 1 / Math.tan((both * Math.PI) / 2);
  if (df === 2) return Math.sqrt(2 / (both * (2 - both)) - 2);
  const a = 1 / (df - 0.5);
  const b = 48 / (a * a);
  const c = ((20700 * a) / b - 98) * a - 16;
  const c2 = c * a + 96.36;
  const d = ((94.5 / (b + c2) - 3) / b + 1) * Math.sqrt((a * Math.PI) / 2) * df;
  let y = (d * both) ** (2 / df);
  if (y > 0.05 + a) {
    const x = normalQuantile(both / 2);
    y = x * x;
    const e = c2 + (df < 5 ? 0.3 * (df - 4.5) * (x + 0.6) : 0);
    const f = (((0.05 * d * x - 5) * x - 7) * x - 2) * x + b + e;
    y = (((((0.4 * y + 6.3) * y + 36) * y + 94.5) / f - y - 3) / b + 1) * x;
    y = a * y * y;
    y = y > 0.002 ? Math.expm1(y) : 0.5 * y * y + y;
  } else y = ((1 / (((df + 6) / (df * y) - 0.089 * d - 0.822) * (df + 2) * 3) + 0.5 / (df + 4)) * y - 1) * ((df + 1) / (df + 2)) + 1 / y;
  return Math.sqrt(df * y);
};
