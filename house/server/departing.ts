/** Somebody has their account deleted: their seats are given up first, each by its table's own rule, then everything about them goes. */
import type { Person } from '@pesthouse/api';
import type { Seat } from '@pesthouse/kernel';
import { Refusal } from './failure.ts';
import { followed } from './joining.ts';
import { inLine, type Live, present } from './live.ts';
import { substitute } from './room/asking.ts';
import { endedBy } from './room/leaving.ts';
import type { Room } from './room/room.ts';
import { leaves } from './room/waiting.ts';
import { botSeat, entryOf, hostEntry, isHeld, OPEN, roomOf, withHost } from './seats.ts';
import { forgotten } from './store/erasing.ts';
import type { SeatRow, TableRow } from './store/rows.ts';
import type { Wish } from './tables.ts';

/** By the table's away rule: a bot plays on, or the seat is there for the others to decide about, held by nobody in particular. */
const given = (row: TableRow, seat: Seat): SeatRow => {
  const own = row.seats[seat] ?? OPEN;
  if (own.standIn !== null) return botSeat(own.level ?? 'good', seat);
  if (roomOf(row).away.rule === 'bot') return botSeat(substitute(row), seat);
  return { ...forgotten(own), kind: 'person', host: false, ready: false, picks: null };
};

/** Who has the table next: of the others who hold a seat somebody who is here, else anybody. */
const heir = (live: Live, seats: readonly SeatRow[], but: Seat): Seat | null => {
  const others = seats.flatMap((x, seat) => (seat !== but && isHeld(x) ? [seat] : []));
  return others.find((x) => present(live, x)) ?? others[0] ?? null;
};

const givenUp = (live: Live, row: TableRow, seat: Seat): Wish => {
  const others = row.seats.some((x, i) => i !== seat && isHeld(x));
  if (!others) return endedBy(row, 'closed', null);
  const key = row.seats[seat]?.secretHash ?? null;
  const put = row.seats.map((x, i) => (i === seat ? given(row, i) : x));
  const seats = put.some((x) => x.host) ? put : withHost(put, (x) => present(live, x), heir(live, put, seat));
  return { row: { seats }, log: [entryOf(seats, seat, 'freed', null, { key }), ...hostEntry(row.seats, seats)] };
};

export const deleteAccount = async (room: Room, me: Person): Promise<void> => {
  const { tables } = room;
  const { store } = tables;
  for (const id of await store.runningOf(me.person)) {
    let live: Live;
    try {
      live = await tables.find(id);
    } catch (e) {
      // A table that cannot be opened here is not played here either: the seat loses its name below.
      if (e instanceof Refusal) continue;
      throw e;
    }
    await inLine(live, () =>
      tables.change(live, (row) => {
        const seat = row.seats.findIndex((x) => x.person === me.person);
        if (seat < 0 || row.status === 'over') return null;
        const acting = { ...room, live, who: { person: me, hash: null, own: true } };
        return row.status === 'waiting' ? leaves(acting, row, seat, 'stood', { seat, name: me.name }) : givenUp(live, row, seat);
      }),
    );
  }
  const keys = await store.keysOf(me.person);
  const changed = await store.erase(me.person);
  for (const { hash } of keys) tables.forget(hash);
  await followed(tables, changed);
};
