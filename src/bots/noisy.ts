/** The bot that errs: it plays by its game's policy, and every so often anything that is allowed. */
import type { Thinker } from './think.ts';

/** `errs` of a hundred moves are anything that is allowed. */
export const noisy =
  (errs: number): Thinker =>
  (e, view, seat, { chance }) => {
    const legal = e.moves(view, seat);
    if (legal.length < 2 || chance.below(100) < errs) return legal[chance.below(Math.max(1, legal.length))];
    // The policy may read what the view does not hold: it is asked about a guess, as it is in every playout.
    const usual = e.policy(e.guess(view, seat, chance), seat, chance);
    return usual === undefined ? undefined : (e.legal(view, seat, usual) ?? legal[0]);
  };
