/** Whether there are ends worth counting through: the last decisions of games by policy, looked at by the rules alone. */
import { lastResort } from '@pesthouse/bots';
import { through } from '@pesthouse/bots/search';
import type { AnyEngine } from '@pesthouse/kernel';
import { type Base, clone, defaults, firstOf, plainChance, type Seat } from '@pesthouse/kernel';

/** So many decisions before the end, with a choice, are looked at in every game. */
export const LAST_DECISIONS = 6;
/** Less between the best and the worst move, and there was nothing to decide. */
export const MATTERS = 0.001;

export interface Lasts {
  readonly games: number;
  readonly decisions: number;
  /** How many of them could be counted through. */
  readonly counted: number;
  /** At how many of those the choice meant anything. */
  readonly matter: number;
}

/** The true states are looked at: whoever plays knows less, so that no more can be counted through from a seat. */
export const lastsOf = (e: AnyEngine, seats: number, games: number, seed: number, most: number): Lasts => {
  let [decisions, counted, matter] = [0, 0, 0];
  for (let game = 0; game < games; game++) {
    const chanceAt = plainChance(seed * 1_000_003 + game);
    const s = e.start(defaults(e.game.meta, seats), seats, chanceAt(0));
    const last: { readonly s: Base; readonly seat: Seat }[] = [];
    for (let n = 1; !e.over(s); n++) {
      const seat = firstOf(e.deciders(s));
      const move = lastResort(e, e.view(s, seat), seat, seats, seed + game);
      if (move === undefined) break;
      if (e.moves(s, seat).length > 1) last.push({ s: clone(s), seat });
      if (last.length > LAST_DECISIONS) last.shift();
      e.play(s, seat, move, { chance: chanceAt(n), tell: undefined });
    }
    for (const at of last) {
      decisions++;
      const worths = through(e, at.s, at.seat, most)?.map((x) => x.worth);
      if (worths === undefined) continue;
      counted++;
      if (Math.max(...worths) - Math.min(...worths) > MATTERS) matter++;
    }
  }
  return { games, decisions, counted, matter };
};
