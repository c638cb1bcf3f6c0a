/** Running ahead of the host: a move that needs no chance and reveals nothing is shown at once, and put right if the host says no. */

import { clone, type Flat, NoChance, type Seat } from '@pesthouse/kernel';
import type { Item } from '@pesthouse/table';
import { earOf } from '@pesthouse/table';
import type { AnyEngine } from '../../games/index.ts';

/** What the host will tell this seat of the move, or null where only the host can know. */
export const foresee = (engine: AnyEngine, from: Item, seat: Seat, move: Flat): Item | null => {
  const chance = new NoChance();
  const view = clone(from.view);
  const ear = earOf(engine, view);
  if (engine.decision(view)?.sealed === true) return null;
  try {
    engine.play(view, seat, move, { chance, tell: ear.tell });
    engine.game.hide(view, seat);
  } catch {
    return null; // the view lacked what the move needed
  }
  if (chance.used > 0 || engine.deciders(view) !== 1 << seat) return null;
  const undos = from.at.split('.')[1] ?? '0';
  const events = ear.of(seat);
  return {
    seq: from.seq + 1,
    kind: 'move',
    by: seat,
    asked: from.view.asked,
    at: `${view.asked}.${undos}`,
    events,
    view,
    ...(events.length > 1 ? { between: ear.between(seat, view) } : {}),
    horizon: from.horizon ?? from.view.asked,
    over: null,
  };
};
