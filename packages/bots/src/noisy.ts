/** The bots that err: every so often they play anything that is allowed, else as the bot that they are made of would. */
import { considered } from './considered.ts';
import type { Thinker } from './thinker.ts';

/** Plays by its game's policy alone. */
export const byPolicy: Thinker = (e, view, seat, { chance }) => {
  // The policy may read what the view does not hold: it is asked about a guess, as it is in every playout.
  const usual = e.policy(e.guess(view, seat, chance), seat, chance);
  return (usual === undefined ? undefined : e.legal(view, seat, usual)) ?? e.moves(view, seat)[0];
};

/** `errs` of a hundred moves are anything that is allowed. */
export const noisy =
  (errs: number, otherwise: Thinker): Thinker =>
  (e, view, seat, means) => {
    const legal = considered(e, view, seat);
    if (legal.length < 2) return legal[0];
    return means.chance.below(100) < errs ? legal[means.chance.below(legal.length)] : otherwise(e, view, seat, means);
  };
