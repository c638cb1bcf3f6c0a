/** Answers to sealed questions while they stand: kept, changed and taken back without a word to anybody but their own seat. */
import type { Flat, Seat } from '@pesthouse/kernel';
import { at, propose } from '@pesthouse/table';
import { forbidden } from './failure.ts';
import { heldBy, type Live, tellSeat } from './live.ts';
import type { Tables } from './tables.ts';

export const heldFrame = (live: Live, seat: Seat): string => JSON.stringify({ type: 'held', table: live.row.id, at: at(live.play), move: heldBy(live, seat) });

/** Stored first, then told to the seat. */
const keep = async (tables: Tables, live: Live, seat: Seat, move: Flat | null): Promise<void> => {
  const position = at(live.play);
  let kept = false;
  try {
    kept = await tables.store.hold(live.row.id, position, live.play.entries.length, seat, move);
  } catch (e) {
    live.doubt = true;
    throw e;
  }
  if (!kept) {
    await tables.catchUp(live);
    throw forbidden('KERNEL-STALE');
  }
  const answers = new Map(live.held.at === position ? live.held.answers : []);
  if (move === null) answers.delete(seat);
  else answers.set(seat, move);
  live.held = { at: position, answers };
  // Another process may hold the answers of the others.
  if (tables.store.shared) await tables.catchUp(live);
  tellSeat(live, seat, heldFrame(live, seat));
  tables.stir(live);
};

/** A seat's answer, in the place of what it answered before. Only in line. */
export const holdAnswer = async (tables: Tables, live: Live, seat: Seat, given: string, move: Flat): Promise<void> => {
  if (live.doubt) await tables.catchUp(live);
  const x = propose(live.play, seat, move, given);
  if ('refused' in x) throw forbidden(x.refused);
  await keep(tables, live, seat, x.entry.move);
};

/** Takes a seat's answer back: it is asked again. Only in line. */
export const letGo = (tables: Tables, live: Live, seat: Seat): Promise<void> => keep(tables, live, seat, null);
