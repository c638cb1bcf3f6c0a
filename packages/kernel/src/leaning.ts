/** Leanings: what a policy prefers beyond its habits. Every option of a choice has a score by habit and a row of weights over what is seen of the position; the highest sum is chosen. While it learns it chooses by lot, by these sums, and says how the odds of what was chosen hang on the weights. */
import type { Chance } from './chance.ts';

/** A kind of choice: where its weights begin, and how many things are seen of the position and of each option by itself. The rows come first, one an option, then the weights of what options have of their own. */
export interface Kind {
  readonly at: number;
  readonly rows: number;
  readonly seen: number;
  readonly own: number;
}

/** What somebody who learns is told of a choice: by how much a weight, named by its place, turns the log odds of what was chosen. */
export type Heard = (places: readonly number[], slopes: readonly number[]) => void;

/** More options than a choice has. */
const MOST = 64;
/** Odds are told apart to this part of one. */
const FINE = 1 << 24;

/** Lays kinds of choices one after another: where the next one begins. */
export const rowsAfter = (k: Kind): number => k.at + k.rows * k.seen + k.own;

/** One choice at a time: its kind and what is seen, then its options, then the answer. Nothing is kept from one choice to the next. */
export class Choosing {
  /** What is seen of the position: whoever begins a choice writes it here first. */
  readonly seen = new Float64Array(128);
  private kind: Kind = { at: 0, rows: 0, seen: 0, own: 0 };
  private n = 0;
  /** The places of what is seen and not nothing. */
  private readonly some = new Int32Array(128);
  private live = 0;
  private readonly row = new Int32Array(MOST);
  private readonly sum = new Float64Array(MOST);
  private readonly odds = new Float64Array(MOST);
  private readonly own = new Float64Array(MOST * 16);

  private readonly weights: Float64Array;

  constructor(
    weights: ArrayLike<number>,
    private readonly heard?: Heard,
  ) {
    this.weights = Float64Array.from(weights);
  }

  begin(kind: Kind): void {
    this.kind = kind;
    this.n = 0;
    this.live = 0;
    for (let i = 0; i < kind.seen; i++) if (this.seen[i] !== 0) this.some[this.live++] = i;
  }

  /** Another option, by its row, with what habit makes of it. */
  option(row: number, habit: number): void {
    const { kind, weights, seen, some, live, n } = this;
    let sum = habit;
    const at = kind.at + row * kind.seen;
    for (let j = 0; j < live; j++) {
      const i = some[j] ?? 0;
      sum += (weights[at + i] ?? 0) * (seen[i] ?? 0);
    }
    this.row[n] = row;
    this.sum[n] = sum;
    for (let i = n * kind.own; i < (n + 1) * kind.own; i++) this.own[i] = 0;
    this.n = n + 1;
  }

  /** Something that the latest option has of its own. */
  has(which: number, value: number): void {
    const { kind, n } = this;
    this.own[(n - 1) * kind.own + which] = value;
    this.sum[n - 1] = (this.sum[n - 1] ?? 0) + (this.weights[kind.at + kind.rows * kind.seen + which] ?? 0) * value;
  }

  /** The number of the option that is chosen, in the order in which they came. */
  choose(chance: Chance): number {
    const { n, sum, odds } = this;
    let best = 0;
    for (let j = 1; j < n; j++) if ((sum[j] ?? 0) > (sum[best] ?? 0)) best = j;
    if (this.heard === undefined || n < 2) return best;
    let all = 0;
    for (let j = 0; j < n; j++) {
      const o = Math.exp((sum[j] ?? 0) - (sum[best] ?? 0));
      odds[j] = o;
      all += o;
    }
    let lot = (chance.below(FINE) / FINE) * all;
    let chosen = n - 1;
    for (let j = 0; j < n; j++) {
      lot -= odds[j] ?? 0;
      if (lot < 0) {
        chosen = j;
        break;
      }
    }
    this.tell(this.heard, chosen, all);
    return chosen;
  }

  private tell(heard: Heard, chosen: number, all: number): void {
    const { kind, n, odds, row, seen, own } = this;
    const places: number[] = [];
    const slopes: number[] = [];
    const mine = kind.at + kind.rows * kind.seen;
    for (let j = 0; j < n; j++) {
      const more = (j === chosen ? 1 : 0) - (odds[j] ?? 0) / all;
      const at = kind.at + (row[j] ?? 0) * kind.seen;
      for (let i = 0; i < kind.seen; i++) {
        const x = seen[i] ?? 0;
        if (x === 0) continue;
        places.push(at + i);
        slopes.push(more * x);
      }
      for (let i = 0; i < kind.own; i++) {
        const x = own[j * kind.own + i] ?? 0;
        if (x === 0) continue;
        places.push(mine + i);
        slopes.push(more * x);
      }
    }
    heard(places, slopes);
  }
}
