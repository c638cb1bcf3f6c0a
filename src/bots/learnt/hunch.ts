/** A guess of what is hidden that heeds how others play: of several worlds that all fit what the seat knows, a likely one. */
import type { AnyEngine } from '../../games/index.ts';
import type { Base, Chance, Seat } from '../../kernel/index.ts';

/** Worlds that one is drawn from: more would cost time, and few are nearly as good. */
const DRAWS = 6;
const FINE = 1 << 24;

/** How likely a world is beside others, as a logarithm. */
export const likelihood = (weights: ArrayLike<number>, clues: readonly number[]): number => {
  let sum = 0;
  for (let i = 0; i < weights.length; i++) sum += (weights[i] ?? 0) * (clues[i] ?? 0);
  return sum;
};

const clues: number[] = [];

/** A guessed world; where the game has learnt no hunches for so many seats, any is as good as another. */
export const worldOf = (e: AnyEngine, view: Base, seat: Seat, seats: number, chance: Chance): Base => {
  const hunch = e.learnt?.hunch;
  const weights = hunch?.weights[seats];
  if (hunch === undefined || weights === undefined || !hunch.helps(view, seat)) return e.guess(view, seat, chance);
  let found = e.guess(view, seat, chance);
  hunch.clues(found, seat, clues);
  let sum = Math.exp(likelihood(weights, clues));
  for (let i = 1; i < DRAWS; i++) {
    const other = e.guess(view, seat, chance);
    hunch.clues(other, seat, clues);
    const much = Math.exp(likelihood(weights, clues));
    sum += much;
    if (chance.below(FINE) < (FINE * much) / sum) found = other;
  }
  return found;
};
