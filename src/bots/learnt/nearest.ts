/** One move ahead: every move is made on the same guess of the seat's own view, and what the learnt judgement likes best is taken. */
import type { AnyEngine } from '../../games/index.ts';
import { type Base, type Chance, clone, type Flat, type Seat, Sfc } from '../../kernel/index.ts';
import { considered } from '../considered.ts';
import type { Judgement } from './judgement.ts';

export const nearest = (e: AnyEngine, view: Base, seat: Seat, judgement: Judgement, chance: Chance): Flat | undefined => {
  const world = e.guess(view, seat, chance);
  const luck = chance.below(1 << 20);
  const dice = new Sfc();
  const end: number[] = [];
  let best: Flat | undefined;
  let top = -Infinity;
  for (const move of considered(e, view, seat)) {
    const s = clone(world);
    e.play(s, seat, move, { chance: dice.at(luck, 1), tell: undefined });
    judgement.chances(s, end);
    const hope = end[seat] ?? 0;
    if (hope > top) {
      top = hope;
      best = move;
    }
  }
  return best;
};
