/** The net in plain TypeScript: it reads a view, then says what it makes of moves, of every seat's chances and of what is hidden. */
import type { NetLayer, NetWeights } from '@pesthouse/kernel';
import { MOST } from './features.ts';
import { floatsIn, numbersIn } from './weights.ts';

interface Dense {
  readonly rows: number;
  readonly columns: number;
  /** Row by row. */
  readonly weight: Float32Array;
  readonly bias: Float32Array;
}

const unpacked = ({ rows, columns, floats, weights }: NetLayer): Dense => {
  const said = floatsIn(floats);
  const weight = numbersIn(weights, new Float32Array(rows * columns));
  for (let i = 0; i < weight.length; i++) weight[i] = (weight[i] ?? 0) * (said[Math.floor(i / columns)] ?? 0);
  return { rows, columns, weight, bias: said.slice(rows) };
};

/** A row of a layer times what came before it, four at a time. The number of columns is a multiple of four. */
const dot = ({ weight, bias, columns }: Dense, row: number, h: Float32Array): number => {
  let [a, b, c, d] = [bias[row] ?? 0, 0, 0, 0];
  let at = row * columns;
  for (let k = 0; k < columns; k += 4, at += 4) {
    a += (weight[at] ?? 0) * (h[k] ?? 0);
    b += (weight[at + 1] ?? 0) * (h[k + 1] ?? 0);
    c += (weight[at + 2] ?? 0) * (h[k + 2] ?? 0);
    d += (weight[at + 3] ?? 0) * (h[k + 3] ?? 0);
  }
  return a + b + c + d;
};

const softmax = (xs: readonly number[]): number[] => {
  const top = Math.max(...xs);
  const all = xs.map((x) => Math.exp(x - top));
  const sum = all.reduce((n, x) => n + x, 0);
  return all.map((x) => x / sum);
};

export class Net {
  readonly size: number;
  private readonly seats: number;
  private readonly bags: readonly number[];
  private readonly marginScale: number;
  /** Of the first layer a row is an input, so what is 0 costs nothing. */
  private readonly first: Dense;
  private readonly more: readonly Dense[];
  private readonly neck: Dense;
  private readonly out: Dense;
  private readonly heads: Dense;
  private readonly h: Float32Array;
  private readonly g: Float32Array;
  private readonly n: Float32Array;
  /** What was worked out of features since the last view. */
  private readonly known: Float32Array;
  private readonly stamp: Uint32Array;
  private now = 0;
  private necked = false;

  constructor(weights: NetWeights) {
    const layer = (name: string): Dense => {
      const found = weights.layers.find((x) => x.name === name);
      if (found === undefined) throw new Error(`these weights of ${weights.game} have no layer ${name}`);
      return unpacked(found);
    };
    this.seats = weights.seats;
    this.bags = weights.bags;
    this.marginScale = weights.marginScale;
    this.first = layer('first');
    this.more = weights.layers.filter((x) => x.name.startsWith('more')).map(unpacked);
    this.neck = layer('neck');
    this.out = layer('out');
    this.heads = layer('heads');
    this.size = this.first.rows;
    this.h = new Float32Array(this.first.columns);
    this.g = new Float32Array(this.first.columns);
    this.n = new Float32Array(this.neck.rows);
    this.known = new Float32Array(this.out.rows);
    this.stamp = new Uint32Array(this.out.rows);
  }

  /** Reads a view; everything else is said of this one until the next is read. */
  read(seen: Uint8Array, at = 0): void {
    const { h, g, first, size } = this;
    const { weight, columns } = first;
    h.set(first.bias);
    for (let i = 0; i < size; i++) {
      const x = seen[at + i] ?? 0;
      if (x === 0) continue;
      const row = i * columns;
      for (let j = 0; j < columns; j++) h[j] = (h[j] ?? 0) + x * (weight[row + j] ?? 0);
    }
    for (let j = 0; j < columns; j++) h[j] = Math.max(0, h[j] ?? 0);
    for (const layer of this.more) {
      for (let j = 0; j < columns; j++) g[j] = dot(layer, j, h);
      for (let j = 0; j < columns; j++) h[j] = (h[j] ?? 0) + Math.max(0, g[j] ?? 0);
    }
    this.now++;
    this.necked = false;
  }

  private feature(f: number): number {
    if (this.stamp[f] !== this.now) {
      if (!this.necked) {
        for (let j = 0; j < this.n.length; j++) this.n[j] = Math.max(0, dot(this.neck, j, this.h));
        this.necked = true;
      }
      this.stamp[f] = this.now;
      this.known[f] = dot(this.out, f, this.n);
    }
    return this.known[f] ?? 0;
  }

  /** How much a move tempts, by its features: the moves' shares are the softmax of these. */
  temptation(features: Uint16Array, at: number): number {
    let sum = 0;
    for (let k = at; k < at + MOST; k++) {
      const f = features[k] ?? 0;
      if (f !== 0) sum += this.feature(f);
    }
    return sum;
  }

  private head(from: number, count: number): number[] {
    return Array.from({ length: count }, (_, i) => dot(this.heads, from + i, this.h));
  }

  /** The chance to win of the seat that looks, as learning has it: a win soon is worth more than a win late. */
  chance(): number {
    return 1 / (1 + Math.exp(-dot(this.heads, 0, this.h)));
  }

  /** Every seat's part of the win, the seat that looks first, then on in turn; as people are told. */
  shares(seats: number): number[] {
    return softmax(this.head(1, seats));
  }

  /** By how many points every seat will be ahead of the best of the others, in the same order. */
  margins(seats: number): number[] {
    return this.head(1 + this.seats, seats).map((x) => x * this.marginScale);
  }

  /** Of each hidden bag how likely a thing drawn from it is of each sort. */
  guesses(): number[][] {
    let from = 1 + 2 * this.seats;
    return this.bags.map((count) => {
      const said = softmax(this.head(from, count));
      from += count;
      return said;
    });
  }
}
