/** The greedy bot: looks one move ahead on guesses of its own view and takes what its game's terms like best. */
import { type Base, clone, type Flat, same } from '../kernel/index.ts';
import { hopes } from './appraise.ts';
import type { Thinker } from './think.ts';

/** After the move the seat goes on by its game's policy for a few decisions of its own, so that a move is judged by what it leads to. */
const AHEAD = 40;
const GUESSES = 6;
/** What the game's own policy would do counts for something: the terms of one position miss what pays only later. */
const PRIOR = 0.12;

export const greedy: Thinker = (e, view, seat, { chance, seats, late }) => {
  const legal = e.moves(view, seat);
  if (legal.length < 2) return legal[0];
  const sums = legal.map(() => 0);
  const end: number[] = [];
  let rounds = 0;
  // Every move is judged on the same guesses, so that luck of a guess favours none; time may end only between rounds.
  for (; rounds < GUESSES && (rounds === 0 || !late()); rounds++) {
    const world = e.guess(view, seat, chance);
    const usual = e.policy(clone(world), seat, chance);
    for (const [i, m] of legal.entries()) {
      const s: Base = clone(world);
      e.play(s, seat, m, { chance, tell: undefined });
      for (let n = 0; n < AHEAD && !e.over(s) && e.deciders(s) === 1 << seat; n++) {
        const next = e.policy(s, seat, chance);
        if (next === undefined) break;
        e.play(s, seat, next, { chance, tell: undefined });
      }
      hopes(e, s, seats, end);
      sums[i] = (sums[i] ?? 0) + (end[seat] ?? 0) + (same(m, usual) ? PRIOR : 0);
    }
  }
  let best: Flat | undefined;
  let top = -Infinity;
  for (const [i, m] of legal.entries()) {
    const x = sums[i] ?? 0;
    if (x > top) {
      top = x;
      best = m;
    }
  }
  return best;
};
