/** One thought: a seat's view in, a move out. How a level is asked, the same in a server's worker and in a browser's. */

import type { FindGame } from '@pesthouse/game';
import { type AnyEngine, type Base, type Flat, type Level, type Numbers, type Seat, Sfc } from '@pesthouse/kernel';
import type { Said } from './council.ts';
import { exactly } from './exact.ts';
import { greedy } from './greedy.ts';
import { foreseer } from './learnt/foreseer.ts';
import type { Mind } from './mind.ts';
import { byPolicy, noisy } from './noisy.ts';
import type { Spent } from './opinion.ts';
import type { Effort } from './playout.ts';
import { random } from './random.ts';
import { searcher } from './search.ts';
import type { Means, Thinker } from './thinker.ts';

/** How hard the levels think, but for the novice, who does not. A run costs the same time in every game only roughly: the caller's clock has the last word. */
export const EFFORTS: { readonly [L in 'fair' | 'good' | 'master']: Effort } = {
  fair: { runs: 10, lean: 0.95, curiosity: 0.5, caution: 1 },
  good: { runs: 40, lean: 0.95, curiosity: 0.5, caution: 1 },
  master: { runs: 500, lean: 0.95, curiosity: 0.5, caution: 1, settled: 0.01 },
};

const THINKERS: { readonly [L in Level]: Thinker } = {
  random,
  greedy,
  novice: noisy(50, byPolicy),
  fair: noisy(10, searcher(EFFORTS.fair)),
  good: searcher(EFFORTS.good),
  // What can be counted through is; a game that learnt is judged by it; the others play on to their end or horizon.
  master: exactly(foreseer(EFFORTS.master)),
};

export interface Question {
  readonly game: string;
  /** The edition by which the table plays, and its numbers; the newest as printed where it is not said. */
  readonly rules?: string;
  readonly numbers?: Numbers;
  readonly view: Base;
  readonly seat: Seat;
  readonly seats: number;
  readonly level: Level;
  /** For the bot's own chance: the same question with the same seed is answered alike. */
  readonly seed: number;
  /** At most so many runs, instead of what the level says. */
  readonly runs?: number;
}

export const thinkWith = (e: AnyEngine, q: Omit<Question, 'game' | 'rules' | 'numbers'>, spent: Spent, mind?: Mind, weighed?: Means['weighed']): Flat => {
  const move = THINKERS[q.level](e, q.view, q.seat, {
    chance: new Sfc().at(q.seed, q.view.asked),
    seats: q.seats,
    spent,
    ...(mind && { mind }),
    ...(q.runs !== undefined && { runs: q.runs }),
    ...(weighed && { weighed }),
  });
  if (move === undefined) throw new Error('the bot was asked, but its seat has nothing to decide');
  return move;
};

/** The same for one of several who think about the question at once: it says what it made of all moves. */
export const aloudWith = (e: AnyEngine, q: Parameters<typeof thinkWith>[1], spent: Spent, mind?: Mind): Said => {
  let opinions: Said['opinions'] = [];
  const move = thinkWith(e, q, spent, mind, (all) => {
    opinions = all;
  });
  return { move, opinions };
};

/** What is played for a bot whose own answer did not come: its policy's move, from the seat's view alone, found in a moment. */
export const lastResort = (e: AnyEngine, view: Base, seat: Seat, seats: number, seed: number): Flat | undefined =>
  byPolicy(e, view, seat, { chance: new Sfc().at(seed, view.asked), seats, spent: () => 1 });

const engineFor = async (games: FindGame, q: Question): Promise<AnyEngine> => {
  const game = games(q.game);
  if (game === undefined) throw new Error(`there is no game ${q.game}`);
  const rules = q.rules ?? game.meta.rules;
  return q.level === 'master' ? game.taught(rules, q.numbers) : game.engine(rules, q.numbers);
};

/** Loads the game and thinks. */
export const think = async (games: FindGame, q: Question, spent: Spent = () => 0, mind?: Mind): Promise<Flat> =>
  thinkWith(await engineFor(games, q), q, spent, mind);

/** One voice of several. */
export const thinkAloud = async (games: FindGame, q: Question, spent: Spent, mind?: Mind): Promise<Said> =>
  aloudWith(await engineFor(games, q), q, spent, mind);
