/** Learning hunches: in games by policy the true world is told apart from guesses of it, by the clues that a game reads. The same seed gives the same weights. */
import { likelihood } from '../../bots/learnt/hunch.ts';
import type { AnyEngine } from '../../games/index.ts';
import { defaults, firstOf, type Hunch, Sfc } from '../../kernel/index.ts';
import { Stepper } from './stepper.ts';

/** Clues of one decision: those of the true world first, then those of guesses. */
export type Clued = readonly (readonly number[])[];

/** One decision in so many. */
const ONE_IN = 4;
const GUESSES = 12;

/** What was to be guessed in one game, and how it was. */
export const cluesOf = (e: AnyEngine, { clues, helps }: Pick<Hunch, 'clues' | 'helps'>, seats: number, seed: number, game: number): readonly Clued[] => {
  const chance = new Sfc().at(seed, game);
  const s = e.start(defaults(e.game.meta, seats), seats, chance);
  const all: Clued[] = [];
  for (let n = 0; !e.over(s) && n <= e.game.bound; n++) {
    const seat = firstOf(e.deciders(s));
    if (chance.below(ONE_IN) === 0) {
      const view = e.view(s, seat);
      if (helps(view, seat)) {
        const worlds = [s, ...Array.from({ length: GUESSES }, () => e.guess(view, seat, chance))];
        all.push(
          worlds.map((world) => {
            const values: number[] = [];
            clues(world, seat, values);
            return values;
          }),
        );
      }
    }
    const move = e.policy(s, seat, chance);
    if (move === undefined) break;
    e.play(s, seat, move, { chance, tell: undefined });
  }
  return all;
};

/** The share that the true world has among all, by these weights, as a logarithm. */
const shareOf = (weights: ArrayLike<number>, clued: Clued, shares?: number[]): number => {
  const said = clued.map((x) => likelihood(weights, x));
  const most = Math.max(...said);
  let sum = 0;
  for (const x of said) sum += Math.exp(x - most);
  if (shares !== undefined) for (const [i, x] of said.entries()) shares[i] = Math.exp(x - most) / sum;
  return (said[0] ?? 0) - most - Math.log(sum);
};

/** How often the true world is found, as the mean logarithm of its share. */
export const foundOut = (weights: readonly number[], all: readonly Clued[]): number =>
  all.reduce((sum, x) => sum + shareOf(weights, x), 0) / Math.max(1, all.length);

const BATCH = 32;
const PACE = 0.02;

/** Weights by which the true world is likeliest. */
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
