/** Learns from stated chances and what became of them how to tell truer ones, and says on games that taught nothing how true those are. */
import { trued, truedAll } from '@pesthouse/bots/judgement';
import type { Truth, Truths } from '@pesthouse/kernel';
import type { Stated } from './gather.ts';

const SALTS = [0, 1, 2, 4, 8, 16, 32];
const STEPS = 12;
const CLOSE = 1e-7;
/** A few games do not overturn what was said: so many imagined ones speak for leaving it. */
const PRIOR = 4;
const LEAST = 1e-4;
const logit = (p: number): number => Math.log(p / (1 - p));
const share = (x: number): number => 1 / (1 + Math.exp(-x));

/** Slope and lift for one salt, by Newton's steps; the loss tells how well they fit. */
const fitted = (all: readonly Stated[], salt: number, lifts: boolean): Truth & { readonly loss: number } => {
  const xs = all.map(
    ({ said, runs, seats }) => logit(Math.min(1 - LEAST, Math.max(LEAST, (said * runs + salt / seats) / Math.max(1, runs + salt)))) - logit(1 / seats),
  );
  let [slope, lift] = [1, 0];
  for (let step = 0; step < STEPS; step++) {
    let [a, b] = [PRIOR * (1 - slope), -PRIOR * lift];
    let [aa, ab, bb] = [PRIOR, 0, PRIOR];
    for (const [i, x] of xs.entries()) {
      const { won = 0, seats = 2 } = all[i] ?? {};
      const p = share(logit(1 / seats) + slope * x + lift);
      const w = Math.max(1e-6, p * (1 - p));
      a += (won - p) * x;
      b += won - p;
      aa += w * x * x;
      ab += w * x;
      bb += w;
    }
    const det = aa * bb - ab * ab;
    const steeper = lifts ? (bb * a - ab * b) / det : a / aa;
    slope += steeper;
    if (lifts) lift += (aa * b - ab * a) / det;
    if (Math.abs(steeper) < CLOSE) break;
  }
  slope = Math.max(0.05, slope);
  let loss = 0;
  for (const [i, x] of xs.entries()) {
    const { won = 0, seats = 2 } = all[i] ?? {};
    const p = Math.min(1 - 1e-9, Math.max(1e-9, share(logit(1 / seats) + slope * x + lift)));
    loss -= won * Math.log(p) + (1 - won) * Math.log(1 - p);
  }
  return { salt, slope, lift, loss };
};

/** A hint tells of one seat and its best move, and may be too hopeful; a graph tells of all, and their chances make one. */
const truthFor = (all: readonly Stated[], kind: Stated['kind']): Truth => {
  const own = all.filter((x) => x.kind === kind);
  const found = SALTS.map((salt) => fitted(own, salt, kind === 'hint')).reduce((a, b) => (b.loss < a.loss ? b : a));
  return { salt: found.salt, slope: Number(found.slope.toPrecision(4)), lift: Number(found.lift.toPrecision(4)) };
};
export const truthsOf = (all: readonly Stated[]): Truths => ({ hint: truthFor(all, 'hint'), graph: truthFor(all, 'graph') });

export interface Bin {
  /** How many stated chances fell into it, their mean, and the mean of what was won. */
  readonly n: number;
  readonly said: number;
  readonly won: number;
}
/** Ten bins, how far they are off on average, each by what is in it, and the worst with more than a handful. */
export interface Trueness {
  readonly bins: readonly Bin[];
  readonly gap: number;
  readonly worst: number;
}
const BINS = 10;
/** A bin with fewer than one in fifty of all says nothing about the worst. */
const HANDFUL = 0.02;

export const truenessOf = (told: readonly { readonly said: number; readonly won: number }[]): Trueness => {
  const sums = Array.from({ length: BINS }, () => ({ n: 0, said: 0, won: 0 }));
  for (const { said, won } of told) {
    const bin = sums[Math.min(BINS - 1, Math.floor(said * BINS))];
    if (bin === undefined) continue;
    bin.n++;
    bin.said += said;
    bin.won += won;
  }
  const bins = sums.map(({ n, said, won }) => ({ n, said: n === 0 ? 0 : said / n, won: n === 0 ? 0 : won / n }));
  const off = (b: Bin): number => Math.abs(b.said - b.won);
  return {
    bins,
    gap: bins.reduce((sum, b) => sum + b.n * off(b), 0) / Math.max(1, told.length),
    worst: Math.max(0, ...bins.filter((b) => b.n >= HANDFUL * told.length && b.n > 0).map(off)),
  };
};

/** The points of a graph stand together: as many as there are seats, one after the other. */
const graphTold = (all: readonly Stated[], t: Truth | undefined): { readonly said: number; readonly won: number }[] => {
  const told: { readonly said: number; readonly won: number }[] = [];
  for (let i = 0; i < all.length; ) {
    const { seats = 1, runs = 0 } = all[i] ?? {};
    const point = all.slice(i, i + seats);
    const said = truedAll(
      t,
      point.map((x) => x.said),
      runs,
    );
    told.push(...point.map((x, p) => ({ said: said[p] ?? 0, won: x.won })));
    i += seats;
  }
  return told;
};
const toldBy = (all: readonly Stated[], kind: Stated['kind'], t: Truth | undefined) => {
  const own = all.filter((x) => x.kind === kind);
  return kind === 'graph' ? graphTold(own, t) : own.map((x) => ({ said: trued(t, x.said, x.runs, x.seats), won: x.won }));
};

const FOLDS = 5;
/** Before and after, for hints or graphs. Every game is judged by what the games of the other four fifths taught. */
export const heldOut = (all: readonly Stated[], kind: Stated['kind']): { readonly before: Trueness; readonly after: Trueness } => {
  const told = Array.from({ length: FOLDS }, (_, fold) => {
    const truth = truthFor(
      all.filter((x) => x.game % FOLDS !== fold),
      kind,
    );
    return toldBy(
      all.filter((x) => x.game % FOLDS === fold),
      kind,
      truth,
    );
  });
  return { before: truenessOf(toldBy(all, kind, undefined)), after: truenessOf(told.flat()) };
};
