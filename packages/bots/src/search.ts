/** The searcher: Monte Carlo tree search over guesses of the seat's own view. Chance and hidden cards are drawn anew in every round, so a row of the tree stands for what was decided, not for one position. */

import type { AnyEngine } from '@pesthouse/kernel';
import { type Base, type Chance, type Seat, same } from '@pesthouse/kernel';
import { considered } from './considered.ts';
import { Inquiry } from './inquiry.ts';
import { blank, foreseen, type Mind } from './mind.ts';
import type { Opinion, Spent } from './opinion.ts';
import type { Effort } from './playout.ts';
import type { Thinker } from './thinker.ts';

/** A tree that has grown so far is not taken over into the next decision. */
const MOST_ROWS = 200_000;

/** The next position at which a seat has a choice, as far as its view tells, and how many decisions there are before it that have only one move worth a thought. */
interface Upcoming {
  readonly at: Base;
  readonly before: number;
}
const upcoming = (e: AnyEngine, view: Base | null, seat: Seat): Upcoming | null => {
  let before = 0;
  for (let at = view; at !== null; ) {
    const [move, other] = considered(e, at, seat);
    if (move === undefined) return null;
    if (other !== undefined) return { at, before };
    // Where only one move is legal nobody is given time.
    if (e.moves(at, seat).length > 1) before++;
    at = foreseen(e, at, seat, move);
  }
  return null;
};

export const search = (
  e: AnyEngine,
  view: Base,
  seat: Seat,
  seats: number,
  effort: Effort,
  chance: Chance,
  spent: Spent,
  mind: Mind = blank(),
): { readonly opinions: readonly Opinion[]; readonly runs: number } => {
  const { pending } = mind;
  // What was learnt below a move holds where the position is the one that this move leads to; a number of decisions would not tell, for moves are taken back.
  const kept = mind.tree !== null && mind.next !== null && mind.tree.size < MOST_ROWS && same(mind.next, view) ? { tree: mind.tree, row: mind.row } : null;
  const inquiry = pending !== null && same(pending.view, view) ? pending : new Inquiry(e, view, seat, seats, effort, chance, mind.believed, kept);
  inquiry.go(spent, 0);
  const best = inquiry.best();
  mind.pending = null;
  mind.tree = inquiry.tree;
  mind.row = best.row;
  mind.next = foreseen(e, view, seat, best.move);
  return { opinions: inquiry.opinions(), runs: inquiry.runs };
};

/** What is left of this decision's time goes to the next one at which the seat has a choice. */
const thinkAhead = (e: AnyEngine, next: Base | null, seat: Seat, seats: number, effort: Effort, chance: Chance, spent: Spent, mind: Mind): void => {
  if (spent() >= 1) return;
  const soon = upcoming(e, next, seat);
  if (soon === null) return;
  const { at, before } = soon;
  const { pending } = mind;
  mind.pending = pending !== null && same(pending.view, at) ? pending : new Inquiry(e, at, seat, seats, effort, chance, mind.believed, null);
  mind.pending.go(spent, before + 1);
};

/** A bot of this effort. */
export const searcher =
  (written: Effort): Thinker =>
  (e, view, seat, { chance, seats, spent, mind = blank(), runs = written.runs, weighed }) => {
    const legal = e.moves(view, seat);
    if (legal.length < 2) return legal[0];
    const effort = { ...written, runs };
    const [only, other] = considered(e, view, seat);
    if (effort.ahead === true && only !== undefined && other === undefined) {
      thinkAhead(e, foreseen(e, view, seat, only), seat, seats, effort, chance, spent, mind);
      return only;
    }
    const { opinions } = search(e, view, seat, seats, effort, chance, spent, mind);
    weighed?.(opinions);
    if (effort.ahead === true) thinkAhead(e, mind.next, seat, seats, effort, chance, spent, mind);
    return opinions[0]?.move ?? legal[0];
  };
