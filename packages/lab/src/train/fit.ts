/** Fits the weights of a net to what was seen: how games went on from their positions. The same samples, order and seed give the same weights. */
import { bent } from '@pesthouse/bots/learnt';
import { Sfc, type Weights } from '@pesthouse/kernel';
import { Stepper } from './stepper.ts';

/** Positions of many games: of each, what is read of all seats, and what every seat won in the end. */
export interface Samples {
  readonly seats: number;
  readonly inputs: number;
  /** Positions × seats × inputs. */
  readonly read: Float32Array;
  /** Positions × seats: shares of the win. */
  readonly won: Float32Array;
  /** The number of the game that a position is from. */
  readonly game: Int32Array;
}
export const positions = (x: Samples): number => x.game.length;

export interface Fitting {
  readonly hidden: number;
  readonly epochs: number;
  readonly seed: number;
  /** How far weights go at first; they go less far every epoch. */
  readonly pace: number;
  /** By how much weights are drawn to 0. */
  readonly modesty: number;
}
export const USUAL_FITTING: Fitting = { hidden: 16, epochs: 12, seed: 1, pace: 0.004, modesty: 0.00002 };

const BATCH = 64;

/** The root of the mean square of each number: what it is divided by. */
const scaleOf = ({ inputs, read }: Samples): Float64Array => {
  const sum = new Float64Array(inputs);
  for (let i = 0; i < read.length; i++) sum[i % inputs] = (sum[i % inputs] ?? 0) + (read[i] ?? 0) ** 2;
  return sum.map((x) => {
    const root = Math.sqrt(x / Math.max(1, read.length / inputs));
    return root < 1e-6 ? 1 : Number(root.toPrecision(4));
  });
};

/** Where each kind of weight begins in the flat list. */
const layout = (inputs: number, hidden: number) => {
  const own = 0;
  const others = inputs;
  const ownHidden = 2 * inputs;
  const othersHidden = ownHidden + inputs * hidden;
  const bias = othersHidden + inputs * hidden;
  const out = bias + hidden;
  return { own, others, ownHidden, othersHidden, bias, out, size: out + hidden };
};

export const shuffled = (n: number, seed: number): Int32Array => {
  const order = Int32Array.from({ length: n }, (_, i) => i);
  const chance = new Sfc().at(seed, 77);
  for (let i = n - 1; i > 0; i--) {
    const j = chance.below(i + 1);
    const kept = order[i] ?? 0;
    order[i] = order[j] ?? 0;
    order[j] = kept;
  }
  return order;
};

/** `tell` hears the mean loss of every epoch. */
export const fitNet = (samples: Samples, { hidden, epochs, seed, pace, modesty }: Fitting, tell?: (epoch: number, loss: number) => void): Weights => {
  const { seats, inputs, read, won } = samples;
  const at = layout(inputs, hidden);
  const scale = scaleOf(samples);
  const over = scale.map((x) => 1 / x);
  const w = new Float64Array(at.size);
  const chance = new Sfc().at(seed, 5);
  const draw = (): number => (chance.below(20001) - 10000) / 10000;
  for (let i = at.ownHidden; i < at.bias; i++) w[i] = draw() / Math.sqrt(inputs);
  for (let i = at.out; i < at.size; i++) w[i] = draw() / Math.sqrt(Math.max(1, hidden));
  const slope = new Float64Array(at.size);
  const stepper = new Stepper(at.size);
  // Of the position at hand.
  const x = new Float64Array(seats * inputs);
  const rest = new Float64Array(seats * inputs);
  const act = new Float64Array(seats * hidden);
  const pre = new Float64Array(hidden);
  const score = new Float64Array(seats);
  const back = new Float64Array(hidden);
  const n = positions(samples);

  const forward = (position: number): void => {
    const from = position * seats * inputs;
    for (let i = 0; i < seats * inputs; i++) x[i] = (read[from + i] ?? 0) * (over[i % inputs] ?? 0);
    for (let i = 0; i < inputs; i++) {
      let sum = 0;
      for (let p = 0; p < seats; p++) sum += x[p * inputs + i] ?? 0;
      for (let p = 0; p < seats; p++) rest[p * inputs + i] = (sum - (x[p * inputs + i] ?? 0)) / Math.max(1, seats - 1);
    }
    for (let p = 0; p < seats; p++) {
      let sum = 0;
      for (let h = 0; h < hidden; h++) pre[h] = w[at.bias + h] ?? 0;
      for (let i = 0; i < inputs; i++) {
        const a = x[p * inputs + i] ?? 0;
        const b = rest[p * inputs + i] ?? 0;
        if (a === 0 && b === 0) continue;
        sum += a * (w[at.own + i] ?? 0) + b * (w[at.others + i] ?? 0);
        const ra = at.ownHidden + i * hidden;
        const rb = at.othersHidden + i * hidden;
        for (let h = 0; h < hidden; h++) pre[h] = (pre[h] ?? 0) + a * (w[ra + h] ?? 0) + b * (w[rb + h] ?? 0);
      }
      for (let h = 0; h < hidden; h++) {
        const y = bent(pre[h] ?? 0);
        act[p * hidden + h] = y;
        sum += y * (w[at.out + h] ?? 0);
      }
      score[p] = sum;
    }
  };

  /** Shares of the scores; gives the loss. */
  const share = (position: number): number => {
    let most = -Infinity;
    for (let p = 0; p < seats; p++) most = Math.max(most, score[p] ?? 0);
    let sum = 0;
    for (let p = 0; p < seats; p++) {
      score[p] = Math.exp((score[p] ?? 0) - most);
      sum += score[p] ?? 0;
    }
    let loss = 0;
    for (let p = 0; p < seats; p++) {
      score[p] = (score[p] ?? 0) / sum;
      loss -= (won[position * seats + p] ?? 0) * Math.log(Math.max(1e-9, score[p] ?? 0));
    }
    return loss;
  };

  const backward = (position: number): void => {
    for (let p = 0; p < seats; p++) {
      const d = (score[p] ?? 0) - (won[position * seats + p] ?? 0);
      for (let h = 0; h < hidden; h++) {
        const y = act[p * hidden + h] ?? 0;
        slope[at.out + h] = (slope[at.out + h] ?? 0) + d * y;
        // The slope of x / (1 + |x|) from its value.
        const g = d * (w[at.out + h] ?? 0) * (1 - Math.abs(y)) ** 2;
        back[h] = g;
        slope[at.bias + h] = (slope[at.bias + h] ?? 0) + g;
      }
      for (let i = 0; i < inputs; i++) {
        const a = x[p * inputs + i] ?? 0;
        const b = rest[p * inputs + i] ?? 0;
        if (a === 0 && b === 0) continue;
        slope[at.own + i] = (slope[at.own + i] ?? 0) + d * a;
        slope[at.others + i] = (slope[at.others + i] ?? 0) + d * b;
        const ra = at.ownHidden + i * hidden;
        const rb = at.othersHidden + i * hidden;
        for (let h = 0; h < hidden; h++) {
          const g = back[h] ?? 0;
          slope[ra + h] = (slope[ra + h] ?? 0) + g * a;
          slope[rb + h] = (slope[rb + h] ?? 0) + g * b;
        }
      }
    }
  };

  for (let epoch = 0; epoch < epochs; epoch++) {
    const order = shuffled(n, seed + epoch);
    let loss = 0;
    const step = pace * (1 - epoch / epochs) ** 1.5 + pace * 0.02;
    for (let from = 0; from < n; from += BATCH) {
      slope.fill(0);
      const to = Math.min(n, from + BATCH);
      for (let j = from; j < to; j++) {
        const position = order[j] ?? 0;
        forward(position);
        loss += share(position);
        backward(position);
      }
      for (let i = 0; i < at.size; i++) slope[i] = (slope[i] ?? 0) / (to - from);
      stepper.step(w, slope, step, modesty);
    }
    tell?.(epoch, loss / Math.max(1, n));
  }
  const part = (from: number, to: number): number[] => Array.from(w.subarray(from, to), (y) => Number(y.toPrecision(4)));
  return {
    inputs,
    hidden,
    scale: Array.from(scale),
    own: part(at.own, at.others),
    others: part(at.others, at.ownHidden),
    ownHidden: part(at.ownHidden, at.othersHidden),
    othersHidden: part(at.othersHidden, at.bias),
    bias: part(at.bias, at.out),
    out: part(at.out, at.size),
    warmth: 1,
  };
};
