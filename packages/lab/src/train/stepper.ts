/** Adam over one flat list of parameters: the way down a slope that is known by samples alone. */

export class Stepper {
  private readonly m: Float64Array;
  private readonly v: Float64Array;
  private t = 0;
  constructor(private readonly n: number) {
    this.m = new Float64Array(n);
    this.v = new Float64Array(n);
  }
  step(at: Float64Array, slope: Float64Array, pace: number, modesty: number): void {
    this.t++;
    const [fm, fv] = [1 - 0.9 ** this.t, 1 - 0.999 ** this.t];
    for (let i = 0; i < this.n; i++) {
      const g = slope[i] ?? 0;
      const m = 0.9 * (this.m[i] ?? 0) + 0.1 * g;
      const v = 0.999 * (this.v[i] ?? 0) + 0.001 * g * g;
      this.m[i] = m;
      this.v[i] = v;
      at[i] = (at[i] ?? 0) * (1 - modesty) - (pace * (m / fm)) / (Math.sqrt(v / fv) + 1e-8);
    }
  }
}
