/** Whether stated chances are true: in ten bins, what was said beside what came of it, on games that nothing was learnt from. */
import { Net } from '../../bots/learnt/net.ts';
import type { Weights } from '../../kernel/index.ts';
import { positions, type Samples } from './fit.ts';

export interface Bin {
  /** How many stated chances fell into it, their mean, and the mean of what was won. */
  readonly n: number;
  readonly said: number;
  readonly won: number;
}

export interface Calibration {
  readonly positions: number;
  readonly games: number;
  /** The mean of minus the logarithm of what was said of who won: less is better. */
  readonly loss: number;
  readonly bins: readonly Bin[];
  /** How far off the bins are on average, each counted by what fell into it, and the worst that is not a handful. */
  readonly gap: number;
  readonly worst: number;
}

const BINS = 10;
/** A bin with fewer than one in a hundred of all says nothing about the worst. */
const HANDFUL = 0.01;

/** What the net says of every position. */
const said = (w: Weights, x: Samples): Float64Array => {
  const net = new Net(w, x.seats);
  const all = new Float64Array(x.won.length);
  const into: number[] = [];
  for (let i = 0; i < positions(x); i++) {
    const rows = Array.from({ length: x.seats }, (_, p) => Array.from(x.read.subarray((i * x.seats + p) * x.inputs, (i * x.seats + p + 1) * x.inputs)));
    net.judge(rows, into);
    all.set(into, i * x.seats);
  }
  return all;
};

const lossOf = (chances: Float64Array, x: Samples): number => {
  let loss = 0;
  for (let i = 0; i < chances.length; i++) loss -= (x.won[i] ?? 0) * Math.log(Math.max(1e-9, chances[i] ?? 0));
  return loss / Math.max(1, positions(x));
};

export const calibrate = (w: Weights, x: Samples): Calibration => {
  const chances = said(w, x);
  const sums = Array.from({ length: BINS }, () => ({ n: 0, said: 0, won: 0 }));
  for (let i = 0; i < chances.length; i++) {
    const bin = sums[Math.min(BINS - 1, Math.floor((chances[i] ?? 0) * BINS))];
    if (bin === undefined) continue;
    bin.n++;
    bin.said += chances[i] ?? 0;
    bin.won += x.won[i] ?? 0;
  }
  const bins = sums.map(({ n, said: a, won: b }) => ({ n, said: n === 0 ? 0 : a / n, won: n === 0 ? 0 : b / n }));
  const gaps = bins.map((b) => Math.abs(b.said - b.won));
  return {
    positions: positions(x),
    games: new Set(x.game).size,
    loss: lossOf(chances, x),
    bins,
    gap: bins.reduce((sum, b, i) => sum + b.n * (gaps[i] ?? 0), 0) / Math.max(1, chances.length),
    worst: Math.max(0, ...bins.map((b, i) => (b.n < HANDFUL * chances.length ? 0 : (gaps[i] ?? 0)))),
  };
};

/** The warmth by which stated chances fit best: found by halving an interval. */
export const warmed = (w: Weights, x: Samples): Weights => {
  const at = (log: number): number => {
    const warm = { ...w, warmth: Math.exp(log) };
    return lossOf(said(warm, x), x);
  };
  let [low, high] = [Math.log(0.5), Math.log(4)];
  for (let i = 0; i < 14; i++) {
    const [a, b] = [low + (high - low) * 0.382, low + (high - low) * 0.618];
    if (at(a) < at(b)) high = b;
    else low = a;
  }
  return { ...w, warmth: Number(Math.exp((low + high) / 2).toPrecision(4)) };
};
