/** Nobody's clock runs before they have come: who has been at the table since the game began, and for how long the others are waited for. */
import type { Seat } from '@pesthouse/kernel';
import type { Stop } from '@pesthouse/table';
import { awaySince, type Live } from '../live.ts';
import { roomOf } from '../seats.ts';
import type { Change, RoomRow, SeatRow, TableRow } from '../store/rows.ts';
import type { Wish } from '../tables.ts';
import { statusOf, withRoom } from './asking.ts';

const MINUTE_MS = 60_000;
/** No longer than this: nobody holds a game up by staying away. */
const WAITED_MS = { none: 0, live: 3 * MINUTE_MS, turns: 24 * 60 * MINUTE_MS } as const;

/** Of a game that begins now. Whoever was about in the last minute has come. */
export const beganWith = (live: Live, row: TableRow, now: number, minuteMs: number): RoomRow['began'] => {
  const about = (seat: Seat): boolean => Date.now() - (awaySince(live, seat) ?? Date.now()) < minuteMs;
  return { at: now, came: row.seats.flatMap((x, seat) => (x.kind !== 'person' || about(seat) ? [{ seat, at: now }] : [])) };
};

/** Of a game without a waiting room, which begins by itself when its last seat is taken: everybody comes by a link, and nobody has come yet. */
export const beganFull = (row: Pick<TableRow, 'seats'>, status: TableRow['status'], room: RoomRow, now: number): Pick<RoomRow, 'began'> => ({
  began:
    status === 'playing' && room.clock.kind !== 'none'
      ? { at: now, came: row.seats.flatMap((x, seat) => (x.kind === 'person' ? [] : [{ seat, at: now }])) }
      : room.began,
});

/** What becomes of a table when a seat was filled: without a waiting room the last one begins the game. */
export const filled = (row: TableRow, seats: readonly SeatRow[], now: number): Pick<Change, 'status' | 'room'> => {
  const room = roomOf(row);
  const status = statusOf(row, room.begins, seats);
  return status === row.status ? { status } : { status, room: { ...room, ...beganFull({ seats }, status, room, now) } };
};

/** Somebody is at the table, or has made a move; null: that is known. */
export const cameTo = (row: TableRow, seat: Seat, now: number): Wish | null => {
  const { began, clock } = roomOf(row);
  if (row.status !== 'playing' || clock.kind === 'none' || began === null || now - began.at >= WAITED_MS[clock.kind]) return null;
  if (began.came.some((x) => x.seat === seat)) return null;
  return { row: { room: withRoom(row, { began: { ...began, came: [...began.came, { seat, at: now }] } }) }, log: [] };
};

/** When the seat's time did not run for that. */
export const stopsFor = ({ row }: Pick<Live, 'row'>, seat: Seat): readonly Stop[] => {
  const { began, clock } = roomOf(row);
  if (began === null) return [];
  const came = began.came.find((x) => x.seat === seat)?.at ?? Infinity;
  const until = Math.min(came, began.at + WAITED_MS[clock.kind]);
  return until > began.at ? [{ from: began.at, until }] : [];
};
