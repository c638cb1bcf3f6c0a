/** Running ahead of the host: a move that needs no chance and reveals nothing is shown at once, and put right if the host says no. */
import type { AnyEngine } from '../../games/index.ts';
import { clone, type Fact, type Flat, holds, NoChance, type Seat } from '../../kernel/index.ts';
import type { Item } from '../../table/play.ts';

/** What the host will tell this seat of the move, or null where only the host can know. */
export const foresee = (engine: AnyEngine, from: Item, seat: Seat, move: Flat): Item | null => {
  const chance = new NoChance();
  const events: Fact[] = [];
  const view = clone(from.view);
  if (engine.decision(view)?.sealed === true) return null;
  try {
    engine.play(view, seat, move, {
      chance,
      tell: (event, to, blurred) => {
        const said = holds(to, seat) ? event : blurred;
        if (said !== undefined) events.push(said);
      },
    });
    engine.game.hide(view, seat);
  } catch {
    return null; // the view lacked what the move needed
  }
  if (chance.used > 0 || engine.deciders(view) !== 1 << seat) return null;
  const undos = from.at.split('.')[1] ?? '0';
  return {
    seq: from.seq + 1,
    kind: 'move',
    by: seat,
    asked: from.view.asked,
    at: `${view.asked}.${undos}`,
    events,
    view,
    horizon: from.horizon ?? from.view.asked,
    over: null,
  };
};
