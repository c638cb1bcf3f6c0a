/** One move ahead: every move is made in the same guessed worlds with the same luck, and what the learnt judgement likes best, all worlds together, is taken. */

import type { AnyEngine } from '@pesthouse/kernel';
import { type Base, type Chance, clone, type Flat, Out, type Seat, Sfc } from '@pesthouse/kernel';
import { considered } from '../considered.ts';
import type { Judgement } from './judgement.ts';
import { stretch } from './stretch.ts';

/** How closely it looks. */
export interface Care {
  /** In how many guessed worlds; luck decides where they are few and much is played by policy. */
  readonly worlds: number;
  /** How often the turn passes, by policy, before a position is judged; below 0 it is judged at once. */
  readonly turns: number;
}

const never = (): number => 0;

export const nearest = (e: AnyEngine, view: Base, seat: Seat, judgement: Judgement, { worlds, turns }: Care, chance: Chance): Flat | undefined => {
  const moves = considered(e, view, seat);
  const hopes = moves.map(() => 0);
  const dice = new Sfc();
  const r = { e, out: new Out<Flat>(), k: { chance: dice, tell: undefined } };
  const end: number[] = [];
  for (let n = 0; n < worlds; n++) {
    const world = e.guess(view, seat, chance);
    const luck = chance.below(1 << 20);
    for (const [i, move] of moves.entries()) {
      const s = clone(world);
      dice.at(luck, 1);
      e.play(s, seat, move, r.k);
      stretch(r, s, turns, never);
      judgement.chances(s, end);
      hopes[i] = (hopes[i] ?? 0) + (end[seat] ?? 0);
    }
  }
  return moves[hopes.indexOf(Math.max(...hopes))];
};
