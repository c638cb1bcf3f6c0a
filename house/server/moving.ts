/** Making a move: stored first, then told, then acknowledged. The same for both ways by which a move arrives. */
import type { Flat, Seat } from '@pesthouse/kernel';
import { at, propose } from '@pesthouse/table';
import { holdAnswer } from './holding.ts';
import { inLine, type Live, started } from './live.ts';
import { may } from './may.ts';
import type { Tables } from './tables.ts';

/** An answer to a sealed question is kept until the question closes; every other move goes into the record at once. */
export const makeMove = (tables: Tables, live: Live, seat: Seat, given: string, move: Flat): Promise<{ seq: number; at: string; over: boolean }> =>
  inLine(live, async () => {
    if (!started(live)) await tables.catchUp(live);
    const no = may({ named: false, seat }, 'move', { row: live.row, present: () => true });
    if (no !== null) throw no;
    // It may be this process that is behind, not the one who moves.
    if (given !== at(live.play) && !live.play.engine.over(live.play.state)) await tables.refresh(live);
    const { engine, state } = live.play;
    if (given === at(live.play) && engine.decision(state)?.sealed === true) await holdAnswer(tables, live, seat, given, move);
    else await tables.append(live, () => propose(live.play, seat, move, given));
    return { seq: live.play.told[seat] ?? 0, at: at(live.play), over: live.row.status === 'over' };
  });
