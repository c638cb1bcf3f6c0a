/** Which decisions may be passed over: those with one answer that everybody at the table can know of, so that a quick answer betrays nothing. */

import { type Base, type Flat, holds, type Seat, Sfc, same, WATCHER } from '@pesthouse/kernel';
import type { Item } from '@pesthouse/table';
import type { AnyEngine } from '../../games/index.ts';
import type { PassOver } from '../prefs/store.ts';
import { foresee } from './ahead.ts';

/** So many worlds that a watcher thinks possible must all leave this one answer. */
const WORLDS = 24;

/** The seat's only move, if whoever only watches could know that it is the only one; else null. */
export const onlyMove = (engine: AnyEngine, view: Base, seat: Seat): Flat | null => {
  try {
    if (engine.decision(view)?.sealed === true || engine.deciders(view) !== 1 << seat) return null;
    const mine = engine.moves(view, seat);
    const [move] = mine;
    if (move === undefined || mine.length !== 1) return null;
    const alone = (world: Base): boolean => {
      if (!holds(engine.deciders(world), seat)) return false;
      const theirs = engine.moves(world, seat);
      return theirs.length === 1 && same(theirs[0], move);
    };
    const seen = engine.view(view, WATCHER);
    if (!alone(seen)) return null;
    if (engine.game.open === true) return move;
    // What a watcher cannot see may hold other answers: a card that could have been played.
    const chance = new Sfc().at(view.asked, seat + 1);
    for (let i = 0; i < WORLDS; i++) if (!alone(engine.guess(seen, WATCHER, chance))) return null;
    return move;
  } catch {
    return null; // The rules cannot judge what is hidden: then nothing is known, and nothing is passed over.
  }
};

export interface Passing {
  readonly move: Flat;
  /** It can be taken back without asking anybody. */
  readonly free: boolean;
}

/** What is to be passed over at this item, by the reader's wish. */
export const passing = (engine: AnyEngine, last: Item, seat: Seat, wish: PassOver): Passing | null => {
  // Whoever has just taken something back wants to look at it.
  if (wish === 'off' || last.kind === 'undo' || last.over !== null || seat < 0) return null;
  const move = onlyMove(engine, last.view, seat);
  if (move === null) return null;
  const free = foresee(engine, last, seat, move) !== null;
  // A last step closes the way back over the free ones before it: only who said so gives that away.
  const closes = !free && last.horizon !== null;
  return closes && wish !== 'turns' ? null : { move, free };
};
