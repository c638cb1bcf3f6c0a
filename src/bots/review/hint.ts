/** The hint: what the master would do on what this seat can see, the next best, what each may bring, and why. */
import { type Flat, Sfc } from '../../kernel/index.ts';
import { search } from '../search.ts';
import { EFFORTS } from '../think.ts';
import { compare, type Sight } from './compare.ts';
import { type Reason, reasonOf, turned } from './reason.ts';

export interface Hint {
  readonly move: Flat;
  /** The chance to win with it; for somebody alone the score. */
  readonly hope: number;
  readonly second: { readonly move: Flat; readonly hope: number } | null;
  readonly reason: Reason;
}

const ROUNDS = 150;

/** `late` ends the search, `later` all of it. */
export const hintOn = (sight: Sight, seed: number, late: () => boolean, later: () => boolean, runs: number = EFFORTS.master.runs): Hint => {
  const { e, view, seat, seats, ahead } = sight;
  const found = search(e, view, seat, seats, { ...EFFORTS.master, runs, depth: ahead.depth }, new Sfc().at(seed, view.asked), late).opinions;
  const best = found[0]?.move;
  if (best === undefined) throw new Error('there is nothing to decide');
  const second = found[1]?.move ?? null;
  const c = compare(sight, best, second ?? best, { rounds: ROUNDS, seed: seed + 1, late: later });
  const [hope, next] = c.hopes;
  if (second === null) return { move: best, hope, second, reason: reasonOf(e, c.notes, seat) };
  // What the search left close together the comparison decides.
  if (c.gain.mean < 0) return { move: second, hope: next, second: { move: best, hope }, reason: reasonOf(e, turned(c.notes), seat) };
  return { move: best, hope, second: { move: second, hope: next }, reason: reasonOf(e, c.notes, seat) };
};
