/** The end of a game, where it is small enough to be counted through: there nothing is tried out, the best move is known. Elsewhere another bot thinks. */

import type { AnyEngine } from '@pesthouse/kernel';
import { type Base, type Flat, type Seat, same, type Worth } from '@pesthouse/kernel';
import type { Thinker } from './thinker.ts';

/** Positions that are looked at before it is called too much: a fraction of a second. */
export const MOST_POSITIONS = 60_000;
/** Sums of the same chances in another order differ by less. */
const EQUAL = 1e-9;

/** Every legal move with its worth, or null where the end is too far away. */
export const worthsAt = (e: AnyEngine, view: Base, seat: Seat, most: number = MOST_POSITIONS): readonly Worth<Flat>[] | null => {
  const f = view.stack[view.stack.length - 1];
  return f === undefined ? null : (e.game.bot.ending?.(view, f, e.moves(view, seat), most) ?? null);
};

/** What is best, all of it. */
export const bestOf = (worths: readonly Worth<Flat>[]): readonly Flat[] => {
  const top = Math.max(...worths.map((x) => x.worth));
  return worths.filter((x) => x.worth > top - EQUAL).map((x) => x.move);
};

export const exactly =
  (otherwise: Thinker): Thinker =>
  (e, view, seat, means) => {
    const worths = worthsAt(e, view, seat);
    if (worths === null || worths.length === 0) return otherwise(e, view, seat, means);
    const best = bestOf(worths);
    // Among equals what anybody sensible would do, so that a game that is won or lost is still played like one.
    const usual = e.policy(e.guess(view, seat, means.chance), seat, means.chance);
    return best.find((m) => same(m, usual)) ?? best[0];
  };
