/** Whether rules still make a game: they are played at random and by their own policy at every seat count, and must come to an end with nobody stuck. */

import type { AnyEngine } from '@pesthouse/kernel';
import { type AnyOptions, type Base, checkOptions, type Flat, firstOf, Out, type Seat, Sfc } from '@pesthouse/kernel';

export interface Care {
  /** Games at every seat count, and decisions altogether at most. */
  readonly games: number;
  readonly steps: number;
  readonly seed: number;
}
/** As careful as a person is ready to wait for. */
export const USUAL_CARE: Care = { games: 12, steps: 200_000, seed: 1 };

/** Told after every game: how many were tried of how many at most, and with how many seats the next one is played. */
export type Progress = (done: number, all: number, seats: number) => void;

export type Soundness =
  | { readonly games: number; readonly steps: number }
  | { readonly wrong: string; readonly fault: FaultCode; readonly seats: number; readonly seed: number };

/** What is wrong with rules, for whoever says it in another language. */
export type FaultCode = 'stuck' | 'illegal' | 'endless' | 'long' | 'nobody' | 'unknown' | 'broken' | 'apart' | 'variant';

class Fault extends Error {
  readonly code: FaultCode;
  constructor(code: FaultCode, message: string) {
    super(message);
    this.code = code;
  }
}

interface Budget {
  left: number;
}

const choose = (e: AnyEngine, s: Base, seat: Seat, legal: Out<Flat>, chance: Sfc, wise: boolean): Flat => {
  e.list(s, seat, legal);
  if (legal.n === 0) throw new Fault('stuck', 'somebody is asked and has no move');
  const any = legal.list[chance.below(legal.n)];
  const own = wise ? e.policy(s, seat, chance) : undefined;
  const move = own ?? any;
  if (move === undefined || (own !== undefined && e.legal(s, seat, own) === undefined))
    throw new Fault('illegal', 'the bots would make a move that is not allowed');
  return move;
};

/** True if the game came to its end before the budget did. */
const playToEnd = (e: AnyEngine, options: AnyOptions, seats: number, seed: number, wise: boolean, budget: Budget): boolean => {
  const own = new Sfc().at(seed, -1);
  const legal = new Out<Flat>();
  const s = e.start(options, seats, new Sfc().at(seed, 0));
  for (let n = 1; !e.over(s); n++) {
    if (budget.left-- <= 0) return false;
    if (n > e.game.bound * seats) throw new Fault('endless', 'the game does not come to an end');
    const seat = firstOf(e.deciders(s));
    if (seat < 0) throw new Fault('nobody', 'the game is not over and nobody is asked');
    e.play(s, seat, choose(e, s, seat, legal, own, wise), { chance: new Sfc().at(seed, n), tell: undefined });
  }
  if (e.outcome(s) === null) throw new Fault('unknown', 'the game is over and nobody knows who won');
  return true;
};

/** Every seat count gets its share of the decisions; a count at which no game came to its end is a fault, too. */
export const soundness = (e: AnyEngine, switches: AnyOptions, care: Care = USUAL_CARE, tell?: Progress): Soundness => {
  const { meta } = e.game;
  let games = 0;
  let steps = 0;
  for (const [at, seats] of meta.seats.entries()) {
    const checked = checkOptions(meta, seats, switches);
    if ('wrong' in checked) continue;
    const budget: Budget = { left: Math.floor(care.steps / meta.seats.length) };
    const before = budget.left;
    let ended = 0;
    for (let i = 0; i < care.games && budget.left > 0; i++) {
      const seed = care.seed + i;
      tell?.(at * care.games + i, meta.seats.length * care.games, seats);
      try {
        // The first games are played with some sense, for chance alone may take very long.
        if (playToEnd(e, checked.options, seats, seed, i % 2 === 0, budget)) ended++;
      } catch (why) {
        const [fault, wrong] =
          why instanceof Fault ? ([why.code, why.message] as const) : (['broken', 'the rules cannot be played with these numbers'] as const);
        return { wrong, fault, seats, seed };
      }
    }
    if (ended === 0) return { wrong: `no game came to its end within ${before} decisions`, fault: 'long', seats, seed: care.seed };
    games += ended;
    steps += before - Math.max(0, budget.left);
  }
  return games === 0 ? { wrong: 'these rulings go together at no seat count', fault: 'apart', seats: 0, seed: care.seed } : { games, steps };
};
