/** The net of one game and one number of seats, made ready to be asked a hundred thousand times. */
import type { Weights } from '@pesthouse/kernel';

/** From -1 to 1, and the same number on every machine: the usual curves are rounded differently here and there. */
export const bent = (x: number): number => x / (1 + Math.abs(x));

/** What is read of all seats, one after the other; the net writes every seat's chance. */
export class Net {
  readonly inputs: number;
  readonly hidden: number;
  private readonly over: Float64Array;
  private readonly own: Float64Array;
  private readonly others: Float64Array;
  private readonly ownHidden: Float64Array;
  private readonly othersHidden: Float64Array;
  private readonly bias: Float64Array;
  private readonly out: Float64Array;
  /** Of every seat: its own part of the hidden units, then what it adds to those of the others; and the same of the plain sum. */
  private readonly parts: Float64Array;
  private readonly sums: Float64Array;
  private readonly warmth: number;

  constructor(
    w: Weights,
    readonly seats: number,
  ) {
    this.inputs = w.inputs;
    this.hidden = w.hidden;
    this.over = Float64Array.from(w.scale, (x) => 1 / x);
    this.own = Float64Array.from(w.own);
    this.others = Float64Array.from(w.others);
    this.ownHidden = Float64Array.from(w.ownHidden);
    this.othersHidden = Float64Array.from(w.othersHidden);
    this.bias = Float64Array.from(w.bias);
    this.out = Float64Array.from(w.out);
    this.parts = new Float64Array(2 * seats * w.hidden);
    this.sums = new Float64Array(2 * seats);
    this.warmth = w.warmth;
  }

  /** Adds up what one seat's numbers say; most of them are 0. */
  private read(seat: number, read: readonly number[]): void {
    const { inputs, hidden, parts, sums } = this;
    const at = 2 * seat * hidden;
    parts.fill(0, at, at + 2 * hidden);
    let own = 0;
    let others = 0;
    for (let i = 0; i < inputs; i++) {
      const raw = read[i] ?? 0;
      if (raw === 0) continue;
      const x = raw * (this.over[i] ?? 0);
      own += x * (this.own[i] ?? 0);
      others += x * (this.others[i] ?? 0);
      for (let h = 0, r = i * hidden; h < hidden; h++, r++) {
        parts[at + h] = (parts[at + h] ?? 0) + x * (this.ownHidden[r] ?? 0);
        parts[at + hidden + h] = (parts[at + hidden + h] ?? 0) + x * (this.othersHidden[r] ?? 0);
      }
    }
    sums[2 * seat] = own;
    sums[2 * seat + 1] = others;
  }

  /** Chances of all seats, from what is read of each. */
  judge(read: readonly (readonly number[])[], into: number[]): void {
    const { seats, hidden, parts, sums } = this;
    for (let p = 0; p < seats; p++) this.read(p, read[p] ?? []);
    let most = -Infinity;
    for (let p = 0; p < seats; p++) {
      let score = sums[2 * p] ?? 0;
      for (let q = 0; q < seats; q++) if (q !== p) score += (sums[2 * q + 1] ?? 0) / (seats - 1);
      for (let h = 0; h < hidden; h++) {
        let x = (this.bias[h] ?? 0) + (parts[2 * p * hidden + h] ?? 0);
        for (let q = 0; q < seats; q++) if (q !== p) x += (parts[(2 * q + 1) * hidden + h] ?? 0) / (seats - 1);
        score += (this.out[h] ?? 0) * bent(x);
      }
      into[p] = score / this.warmth;
      most = Math.max(most, score / this.warmth);
    }
    let sum = 0;
    for (let p = 0; p < seats; p++) {
      const share = Math.exp((into[p] ?? 0) - most);
      into[p] = share;
      sum += share;
    }
    for (let p = 0; p < seats; p++) into[p] = (into[p] ?? 0) / sum;
  }
}
