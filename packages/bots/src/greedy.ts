/** The greedy bot: looks one move ahead on guesses of its own view and takes what its game's terms like best. */
import { type Base, clone, type Flat, same } from '@pesthouse/kernel';
import { hopes } from './appraise.ts';
import type { Thinker } from './thinker.ts';

/** After the move the seat goes on by its game's policy for a few decisions of its own, so that a move is judged by what it leads to. */
const AHEAD = 40;
const GUESSES = 6;
/** What the game's own policy would do counts for something: the terms of one position miss what pays only later. */
const PRIOR = 0.12;

/** The move with the highest sum. */
const top = (legal: readonly Flat[], sums: readonly number[]): Flat | undefined => {
  let best = 0;
  for (let i = 1; i < legal.length; i++) if ((sums[i] ?? 0) > (sums[best] ?? 0)) best = i;
  return legal[best];
};

export const greedy: Thinker = (e, view, seat, { chance, seats, spent }) => {
  const legal = e.moves(view, seat);
  if (legal.length < 2) return legal[0];
  let sums = legal.map(() => 0);
  const end: number[] = [];
  for (let round = 0; round < GUESSES; round++) {
    const world = e.guess(view, seat, chance);
    const usual = e.policy(clone(world), seat, chance);
    const said: number[] = [];
    for (const m of legal) {
      // Every move is judged on the same guesses, so that luck of a guess favours none: a round that time cuts off does not count.
      if (spent() >= 1) return round > 0 || usual === undefined ? top(legal, sums) : (e.legal(view, seat, usual) ?? legal[0]);
      const s: Base = clone(world);
      e.play(s, seat, m, { chance, tell: undefined });
      for (let n = 0; n < AHEAD && !e.over(s) && e.deciders(s) === 1 << seat; n++) {
        const next = e.policy(s, seat, chance);
        if (next === undefined) break;
        e.play(s, seat, next, { chance, tell: undefined });
      }
      hopes(e, s, seats, end);
      said.push((end[seat] ?? 0) + (same(m, usual) ? PRIOR : 0));
    }
    sums = sums.map((x, i) => x + (said[i] ?? 0));
  }
  return top(legal, sums);
};
