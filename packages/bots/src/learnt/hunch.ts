/** Guesses of what is hidden that heed how others play: a bot follows what it sees from decision to decision and draws what it believes. */

import type { AnyEngine, Base, Believed, Chance, Seat } from '@pesthouse/kernel';
import type { Mind } from '../mind.ts';

const FINE = 1 << 24;

/** What the seat believes now, kept in mind for its next decision; null where its game has learnt no hunches. */
export const believe = (e: AnyEngine, view: Base, seat: Seat, mind: Mind): Believed | null => {
  const hunch = e.learnt?.hunch;
  mind.believed = hunch === undefined ? null : hunch.follow(hunch.weights, mind.believed, view, seat);
  return mind.believed;
};

/** The number of one possibility, the likelier the more often; -1 where there is none. */
const drawn = (odds: Float64Array, chance: Chance): number => {
  let left = chance.below(FINE) / FINE;
  let last = -1;
  for (let i = 0; i < odds.length; i++) {
    const much = odds[i] ?? 0;
    if (much === 0) continue;
    last = i;
    left -= much;
    if (left < 0) return i;
  }
  return last;
};

/** A guessed world, by what is believed of it; where nothing is, any is as good as another. */
export const worldOf = (e: AnyEngine, view: Base, seat: Seat, believed: Believed | null, chance: Chance): Base => {
  const world = e.guess(view, seat, chance);
  const which = believed === null ? -1 : drawn(believed.odds, chance);
  if (which >= 0) e.learnt?.hunch?.settle(world, which, chance);
  return world;
};
