/** The tripwire: a few games of fixed seeds, with how many moves were legal on the way and where they ended. It tells of every change of the rules, meant or not. */
import { Sfc } from '../chance.ts';
import { hash } from '../hash.ts';
import { defaults } from '../options.ts';
import type { AnyEngine } from './any.ts';
import { members } from './law1-ends.ts';
import { moody } from './player.ts';

export interface Wire {
  readonly seats: number;
  readonly seed: number;
  /** Decisions made, legal moves counted at each of them, and the hash of the last state. */
  readonly decisions: number;
  readonly moves: number;
  readonly hash: string;
}

const SEEDS = [11, 12, 13] as const;

const wire = (e: AnyEngine, seats: number, seed: number): Wire => {
  const s = e.start(defaults(e.game.meta, seats), seats, new Sfc().at(seed, 0));
  const player = moody(e, new Sfc().at(seed, -1));
  let decisions = 0;
  let moves = 0;
  while (!e.over(s)) {
    const deciding = members(e.deciders(s), seats);
    for (const seat of deciding) moves += e.moves(s, seat).length;
    const choice = player(s, deciding);
    if (choice === null || 'undo' in choice || decisions > e.game.bound * seats) break;
    decisions++;
    e.play(s, choice.seat, choice.move, { chance: new Sfc().at(seed, decisions), tell: undefined });
  }
  return { seats, seed, decisions, moves, hash: hash(s) };
};

export const tripwire = (e: AnyEngine): Wire[] => e.game.meta.seats.flatMap((seats) => SEEDS.map((seed) => wire(e, seats, seed)));
