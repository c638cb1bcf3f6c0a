/** What the owner does at a table: close it, or free a seat. They see no more of it than any watcher. */
import { WATCHER } from '@pesthouse/kernel';
import { Refusal } from '../failure.ts';
import { inLine, present } from '../live.ts';
import { withSeat } from '../room/asking.ts';
import { endedBy } from '../room/leaving.ts';
import { leaves } from '../room/waiting.ts';
import { botSeat, entryOf, hostEntry, hostOf, isHeld, withHost } from '../seats.ts';
import type { Tables } from '../tables.ts';

/** Closes a table that is not over; the reason is said at the table first, so that everybody there can read it. */
export const closeTable = async (tables: Tables, id: string, by: string, why: string): Promise<void> => {
  const live = await tables.find(id);
  await inLine(live, async () => {
    await tables.refresh(live);
    if (live.row.status === 'over') throw new Refusal(409, 'over', 'The game is over.');
    if (why !== '') await tables.say(live, { seat: WATCHER, kind: 'say', text: why, ref: null, position: null, name: by });
    await tables.change(live, (row) => (row.status === 'over' ? null : endedBy(row, 'closed', { seat: null, name: by })));
  });
};

/** The seat is open again before the start and a bot's afterwards; its key opens nothing any more. */
export const freeSeat = async (tables: Tables, id: string, seat: number, by: string): Promise<void> => {
  const live = await tables.find(id);
  await inLine(live, async () => {
    await tables.refresh(live);
    await tables.change(live, (row) => {
      const own = row.seats[seat];
      if (row.status === 'over') throw new Refusal(409, 'over', 'The game is over.');
      if (!isHeld(own)) throw new Refusal(409, 'nobody', 'Nobody sits there.');
      const owner = { seat: null, name: by };
      if (row.status === 'waiting') return leaves({ live }, row, seat, 'freed', owner);
      const seats = withHost(withSeat(row.seats, seat, botSeat('good', seat)), (x) => present(live, x), own.host ? null : hostOf(row.seats));
      return { row: { seats }, log: [entryOf(seats, seat, 'freed', owner, { key: own.secretHash }), ...hostEntry(row.seats, seats)] };
    });
  });
};

/** Frees every seat that a person holds at open tables. */
export const freeAll = async (tables: Tables, person: string, by: string, most: number): Promise<void> => {
  for (const id of await tables.store.sittings(person, most)) {
    const row = await tables.store.table(id);
    const seat = row?.seats.findIndex((x) => x.person === person && isHeld(x)) ?? -1;
    if (row === null || row.status === 'over' || seat < 0) continue;
    await freeSeat(tables, id, seat, by).catch((e: unknown) => {
      // A table that this house cannot open, or where somebody was faster, is left as it is.
      if (!(e instanceof Refusal)) throw e;
    });
  }
};
