/** What a choice costs: at decisions of games by policy every move is played out many times, and bots are held against what came of it. It tells settings of a search apart with far fewer moves than a duel needs. */

import { type Position, tryOut, worthOf } from '@pesthouse/bots/judgement';
import { byPolicy, considered } from '@pesthouse/bots/search';
import type { AnyEngine } from '@pesthouse/kernel';
import { clone, defaults, type Flat, firstOf, Sfc, same } from '@pesthouse/kernel';

/** A decision somewhere in a game, as its seat sees it. */
export interface Asked extends Position {
  readonly moves: readonly Flat[];
}

/** One decision in so many is asked about, two of a game at most, and none of its very first. */
const ONE_IN = 25;
const OF_A_GAME = 2;
const OPENING = 20;

/** Decisions of games in which all play by policy, without end. */
export function* decisionsOf(e: AnyEngine, seats: number, seed: number): Generator<Asked> {
  for (let game = 0; ; game++) {
    const chance = new Sfc().at(seed, 2 * game);
    const s = e.start(defaults(e.game.meta, seats), seats, chance);
    for (let n = 0, asked = 0; !e.over(s) && asked < OF_A_GAME; n++) {
      const seat = firstOf(e.deciders(s));
      if (n >= OPENING && chance.below(ONE_IN) === 0) {
        const view = clone(e.view(s, seat));
        const moves = considered(e, view, seat);
        if (moves.length > 1) {
          asked++;
          yield { e, view, seat, seats, moves };
        }
      }
      const move = e.policy(s, seat, chance);
      if (move === undefined) break;
      e.play(s, seat, move, { chance, tell: undefined });
    }
  }
}

/** Each move's chance to win if all play on by policy: in so many guessed worlds, the same with the same luck for every move. */
export const worthsOf = (asked: Asked, worlds: number, seed: number): readonly number[] => {
  const { e, seat, seats, moves } = asked;
  const won = moves.map(() => 0);
  tryOut(asked, moves, worlds, { seed, first: 0 }, (m, s) => {
    won[m] = (won[m] ?? 0) + worthOf(e, s, seat, seats);
  });
  return won.map((x) => x / worlds);
};

/** What is lost by this move beside the best; null where it was not thought of. */
export const lostBy = ({ moves }: Asked, worths: readonly number[], move: Flat): number | null => {
  const at = moves.findIndex((m) => same(m, move));
  const worth = worths[at];
  return worth === undefined ? null : Math.max(...worths) - worth;
};

/** What the policy alone would play. */
export const usualAt = ({ e, view, seat, seats }: Asked, seed: number): Flat | undefined =>
  byPolicy(e, view, seat, { chance: new Sfc().at(seed, view.asked), seats, spent: () => 0 });

/** The same engine with a master who judges after so many decisions a seat. */
export const judgingAfter = (e: AnyEngine, depth: number): AnyEngine => {
  const { learnt } = e;
  return learnt === undefined ? e : { ...e, learnt: { ...learnt, tuned: { ...learnt.tuned, depth } } };
};
