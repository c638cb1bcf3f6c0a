/** Whether stated chances are true: in ten bins, what was said beside what came of it, on games that nothing was learnt from. */
import { Net } from '@pesthouse/bots/learnt';
import type { Weights } from '@pesthouse/kernel';
import { type Trueness, truenessOf } from '../chances/fit.ts';
import { positions, type Samples } from './fit.ts';

export interface Calibration extends Trueness {
  readonly positions: number;
  readonly games: number;
  /** The mean of minus the logarithm of what was said of who won: less is better. */
  readonly loss: number;
}

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
  const told = Array.from(chances, (chance, i) => ({ said: chance, won: x.won[i] ?? 0 }));
  return { positions: positions(x), games: new Set(x.game).size, loss: lossOf(chances, x), ...truenessOf(told) };
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
