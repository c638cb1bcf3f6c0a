/** The opinion on one decision, from the seat's own view alone: what the searcher would have done, and whether that is clearly better than what was done. */
import { type Flat, Sfc, same } from '../../kernel/index.ts';
import { search } from '../search.ts';
import { EFFORTS } from '../think.ts';
import { type Comparison, compare, type Sight } from './compare.ts';
import type { Estimate } from './ledger.ts';
import { type Reason, reasonOf } from './reason.ts';

export interface Pains {
  /** Runs of the search that looks for a better move, and how far they go. */
  readonly runs: number;
  readonly depth: number;
  /** Rounds in which it is then compared with what was played. */
  readonly rounds: number;
  readonly seed: number;
}

/** A better move that the seat could have known of. */
export interface Better extends Pick<Comparison, 'better' | 'hopes' | 'gain'> {
  readonly reason: Reason;
}

/** A better move is worth telling from here on: in chances, and for somebody alone in points. */
export const LEAST = { chance: 0.03, points: 1 } as const;
/** So many standard errors make it clear. */
const SURE = 1.7;
const FIRST_LOOK = 16;

const isClear = ({ mean, error }: Estimate, seats: number): boolean => mean - SURE * error > 0 && mean >= (seats < 2 ? LEAST.points : LEAST.chance);

const never = (): boolean => false;

/** Null where the searcher would have done the same, or nothing that is clearly better. `spent` says what it cost, in playouts. */
export const opinionOn = (sight: Sight, played: Flat, { runs, depth, rounds, seed }: Pains): { readonly found: Better | null; readonly spent: number } => {
  const { e, view, seat, seats } = sight;
  const least = seats < 2 ? LEAST.points : LEAST.chance;
  const looked = search(e, view, seat, seats, { ...EFFORTS.master, runs, depth }, new Sfc().at(seed, view.asked), never);
  const best = looked.opinions[0]?.move;
  if (best === undefined || same(best, played)) return { found: null, spent: looked.runs };
  const c = compare(sight, best, played, {
    rounds,
    seed: seed + 1,
    late: never,
    // What will hardly turn out to be worth telling is left alone early.
    enough: ({ mean, error }, n) => n >= FIRST_LOOK && n % FIRST_LOOK === 0 && mean + SURE * error < least,
  });
  const spent = looked.runs + 2 * c.rounds;
  if (!isClear(c.gain, seats)) return { found: null, spent };
  return { found: { better: best, hopes: c.hopes, gain: c.gain, reason: reasonOf(e, c.notes, seat) }, spent };
};
