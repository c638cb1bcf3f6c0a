/** Our searcher at the first decision of a game, every run to the end of it, and beside it the bare playouts of the same policy. */
import { search } from '@pesthouse/bots/search';
import { clone, Sfc } from '@pesthouse/kernel';
import { asked, fresh, rules } from './ours.ts';

const EFFORT = { lean: 0.95, curiosity: 0.5, caution: 1 };

/** So many iterations of a search. */
export const searches = (seats: number, seed: number, runs: number): number => {
  const chance = new Sfc().at(seed, seats);
  const s = fresh(seats, chance);
  const seat = asked(s);
  const done = search(rules, rules.view(s, seat), seat, seats, { ...EFFORT, runs }, chance, () => 0).runs;
  if (done < runs / 2) throw new Error('the search did not take its runs');
  return done;
};

/** So many whole games by policy, from the same position. */
export const playouts = (seats: number, seed: number, games: number): number => {
  const chance = new Sfc().at(seed, seats);
  const k = { chance, tell: undefined };
  const first = fresh(seats, chance);
  for (let n = 0; n < games; n++) {
    const s = clone(first);
    while (!rules.over(s)) {
      const seat = asked(s);
      const move = rules.policy(s, seat, chance);
      if (move === undefined) throw new Error('nobody can move');
      rules.play(s, seat, move, k);
    }
  }
  return games;
};
