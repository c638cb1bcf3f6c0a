/** Proves a kept puzzle anew, on seeds that nobody has used before: its best move must stand out again. */
import type { AnyEngine } from '@pesthouse/kernel';
import { prove } from './find.ts';
import { moveIn, openPuzzle, type Puzzle } from './puzzle.ts';
import type { Tally } from './weigh.ts';

/** Null where the proof fails this time. */
export const proveAgain = (e: AnyEngine, puzzle: Puzzle, seed: number): Tally[] | null => {
  const play = openPuzzle(e, puzzle);
  const best = moveIn(e, play, puzzle.you, puzzle.moves[0]?.move ?? '');
  if (best === undefined) return null;
  return prove({ e, view: e.view(play.state, puzzle.you), seat: puzzle.you, seats: puzzle.seats }, best, seed);
};
