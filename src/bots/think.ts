/** One thought: a seat's view in, a move out. What every bot is, and how a level is asked, the same in a server's worker and in a browser's. */
import { type AnyEngine, shelf } from '../games/index.ts';
import { type Base, type Chance, type Flat, type Seat, Sfc } from '../kernel/index.ts';
import { greedy } from './greedy.ts';
import type { Level } from './levels.ts';
import { random } from './random.ts';

export interface Means {
  readonly chance: Chance;
  readonly seats: number;
  /** Whether the time is up. Bots have no clock of their own. */
  late(): boolean;
}

/** A bot gets the seat's view and nothing else: it never sees the true state. */
export type Thinker = (e: AnyEngine, view: Base, seat: Seat, means: Means) => Flat | undefined;

const THINKERS: { readonly [L in Level]: Thinker } = { random, greedy };

export interface Question {
  readonly game: string;
  readonly view: Base;
  readonly seat: Seat;
  readonly seats: number;
  readonly level: Level;
  /** For the bot's own chance: the same question with the same seed is answered alike. */
  readonly seed: number;
}

export const thinkWith = (e: AnyEngine, q: Omit<Question, 'game'>, late: () => boolean): Flat => {
  const move = THINKERS[q.level](e, q.view, q.seat, { chance: new Sfc().at(q.seed, q.view.asked), seats: q.seats, late });
  if (move === undefined) throw new Error('the bot was asked, but its seat has nothing to decide');
  return move;
};

/** Loads the game and thinks. `late` is the caller's clock. */
export const think = async (q: Question, late: () => boolean = () => false): Promise<Flat> => {
  const game = shelf(q.game);
  if (game === undefined) throw new Error(`there is no game ${q.game}`);
  return thinkWith((await game.rules()).rules, q, late);
};
