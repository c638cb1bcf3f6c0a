/** Rounds in which only the move differs: every move is tried in the same guessed world with the same luck and played to the end by policy. */
import { type Base, clone, type Flat, Sfc } from '@pesthouse/kernel';
import { type Position, toTheEnd } from './position.ts';

/** Where the luck of the rounds comes from. */
export interface Luck {
  readonly seed: number;
  /** The number of the first draw: two belong to each round. */
  readonly first: number;
}

/** What came of the move with number `m`: the finished game, and whether it was over with the move itself. */
type Tell = (m: number, s: Base, atOnce: boolean) => void;

export const tryOut = ({ e, view, seat }: Position, moves: readonly Flat[], rounds: number, { seed, first }: Luck, tell: Tell): void => {
  const chance = new Sfc();
  const k = { chance, tell: undefined };
  for (let i = 0; i < rounds; i++) {
    const world = e.guess(view, seat, chance.at(seed, first + 2 * i));
    for (const [m, move] of moves.entries()) {
      const s: Base = clone(world);
      chance.at(seed, first + 2 * i + 1);
      e.play(s, seat, move, k);
      const atOnce = e.over(s);
      toTheEnd(e, s, k);
      tell(m, s, atOnce);
    }
  }
};
