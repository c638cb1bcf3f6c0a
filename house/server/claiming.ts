/** Seats that a browser holds by their keys alone become a person's: so they are found on all devices. */
import type { Person } from '@pesthouse/api';
import { tableId } from '@pesthouse/api';
import { Refusal } from './failure.ts';
import { seatOf } from './key.ts';
import { act } from './room/acts.ts';
import type { Room } from './room/room.ts';

export interface Claimed {
  readonly table: string;
  readonly seat: number;
  /** The seat's new key; the old one is dead. */
  readonly secret: string;
}

export const claimSeats = async (room: Room, me: Person, keys: readonly { readonly table: string; readonly secret: string }[]): Promise<Claimed[]> => {
  const done: Claimed[] = [];
  for (const { table, secret } of keys) {
    // Whoever has two keys of one table keeps seats for others.
    if (!tableId.safeParse(table).success || keys.filter((x) => x.table === table).length > 1) continue;
    try {
      const live = await room.tables.find(table);
      const seat = seatOf(live.row.seats, secret);
      if (seat === null || live.row.status === 'over' || live.row.seats[seat]?.person !== null) continue;
      const taken = await act({ ...room, live, who: { person: me, hash: null, own: true } }, { act: 'key', secret });
      if (taken.secret !== undefined) done.push({ table, seat: taken.seat, secret: taken.secret });
    } catch (e) {
      // A table that is gone, or where they sit already, is no reason to leave the others.
      if (!(e instanceof Refusal)) throw e;
    }
  }
  return done;
};
