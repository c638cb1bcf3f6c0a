/** Learning hunches: how those who hide something choose, told by the clues that a game reads of their moves. The same seed gives the same weights. */
import { thinkWith } from '@pesthouse/bots';
import type { AnyEngine } from '@pesthouse/kernel';
import { type Base, type Believed, type Chance, defaults, type Flat, firstOf, type Seat, Sfc, same, weighted } from '@pesthouse/kernel';
import { Stepper } from './stepper.ts';

/** Clues of one choice: those of what was chosen first, then those of what was not. */
export type Clued = readonly (readonly number[])[];

export interface Watching {
  readonly seats: number;
  readonly seed: number;
  /** Runs of the search at every decision; 0 plays by policy alone. */
  readonly runs: number;
}

const moveOf = (e: AnyEngine, s: Base, seat: Seat, { seats, runs }: Watching, chance: Chance): Flat | undefined => {
  const legal = e.moves(s, seat);
  if (legal.length < 2) return legal[0];
  const move =
    runs === 0 ? e.policy(s, seat, chance) : thinkWith(e, { view: e.view(s, seat), seat, seats, level: 'master', seed: chance.below(1 << 24), runs }, () => 0);
  return e.legal(s, seat, move ?? { verb: '' });
};

/** What one game showed: choices of whoever hides something, and how well the others knew. */
export interface Watched {
  readonly choices: readonly Clued[];
  /** At each decision with something to guess: how much likelier the truth was believed than if all that is possible were alike, as a logarithm. */
  readonly knew: readonly number[];
}

/** How much likelier the truth is believed than if all that is possible were alike, as a logarithm; null where nothing is to be guessed. */
const knownBy = (e: AnyEngine, s: Base, odds: Float64Array): number | null => {
  const possible = odds.reduce((n, x) => n + (x > 0 ? 1 : 0), 0);
  const truth = e.learnt?.hunch?.truth(s);
  return possible < 2 || truth === undefined ? null : Math.log((odds[truth] ?? 0) * possible);
};

/** Those who are watched guess as if they had no hunches: what was learnt before changes nothing. */
const unhunched = (e: AnyEngine): AnyEngine => {
  if (e.learnt === undefined) return e;
  const { hunch: _, ...learnt } = e.learnt;
  return { ...e, learnt };
};

/** Who was watched choosing beside what was not chosen, and what followers of these weights believed. */
export const watch = (e: AnyEngine, plan: Watching, game: number, weights?: readonly number[]): Watched => {
  const { seats, seed } = plan;
  const hunch = e.learnt?.hunch;
  const player = unhunched(e);
  const believed: (Believed | null)[] = Array.from({ length: seats }, () => null);
  const chance = new Sfc().at(seed, game);
  const s = e.start(defaults(e.game.meta, seats), seats, chance);
  const choices: Clued[] = [];
  const knew: number[] = [];
  for (let n = 0; hunch !== undefined && !e.over(s) && n <= e.game.bound; n++) {
    const seat = firstOf(e.deciders(s));
    if (weights !== undefined) {
      const now = hunch.follow(weights, believed[seat] ?? null, e.view(s, seat), seat);
      believed[seat] = now;
      const known = knownBy(e, s, now.odds);
      if (known !== null) knew.push(known);
    }
    const move = moveOf(player, s, seat, plan, chance);
    if (move === undefined) break;
    const moves = e.moves(s, seat);
    const read = moves.length > 1 ? hunch.clues(s, seat, moves) : null;
    const mine = read?.[moves.findIndex((m) => same(m, move))];
    if (read !== null && mine !== undefined) choices.push([mine, ...read.filter((x) => x !== mine)]);
    e.play(s, seat, move, { chance, tell: undefined });
  }
  return { choices, knew };
};

/** The share that what was chosen has among all, by these weights, as a logarithm. */
const shareOf = (weights: ArrayLike<number>, clued: Clued, shares?: number[]): number => {
  const said = clued.map((x) => weighted(weights, x));
  const most = Math.max(...said);
  let sum = 0;
  for (const x of said) sum += Math.exp(x - most);
  if (shares !== undefined) for (const [i, x] of said.entries()) shares[i] = Math.exp(x - most) / sum;
  return (said[0] ?? 0) - most - Math.log(sum);
};

/** How well choices are foretold: the mean logarithm of the share of what was chosen. */
export const foretold = (weights: readonly number[], all: readonly Clued[]): number =>
  all.reduce((sum, x) => sum + shareOf(weights, x), 0) / Math.max(1, all.length);

const BATCH = 32;
const PACE = 0.02;

/** Weights by which what was chosen is likeliest. */
export const fitHunch = (all: readonly Clued[], epochs: number): readonly number[] => {
  const n = all[0]?.[0]?.length ?? 0;
  const at = new Float64Array(n);
  const slope = new Float64Array(n);
  const stepper = new Stepper(n);
  const shares: number[] = [];
  for (let epoch = 0; epoch < epochs; epoch++)
    for (let from = 0; from < all.length; from += BATCH) {
      const batch = all.slice(from, from + BATCH);
      slope.fill(0);
      for (const clued of batch) {
        shareOf(at, clued, shares);
        for (const [i, x] of clued.entries()) {
          const off = (shares[i] ?? 0) - (i === 0 ? 1 : 0);
          for (let k = 0; k < n; k++) slope[k] = (slope[k] ?? 0) + (off * (x[k] ?? 0)) / batch.length;
        }
      }
      stepper.step(at, slope, PACE * (1 - epoch / epochs), 0);
    }
  return Array.from(at, (x) => Number(x.toPrecision(3)));
};
