/** What every act at a table needs: who asks, whether they may, and how a change is written down. */
import type { Level } from '@pesthouse/api';
import type { Seat } from '@pesthouse/kernel';
import { WATCHER } from '@pesthouse/kernel';
import { present } from '../live.ts';
import { type Act, may } from '../may.ts';
import { counts, roomOf } from '../seats.ts';
import type { RoomRow, SeatingDraft, SeatRow, TableRow } from '../store/rows.ts';
import { seatAt, type Who } from '../who.ts';
import type { Acting } from './room.ts';

/** The seat of whoever asks, if they may; else why not. */
export const allowed = ({ live, who }: Pick<Acting, 'live' | 'who'>, row: TableRow, act: Exclude<Act, 'lay'>, aim: Seat = WATCHER, byName = false): Seat => {
  const seat = seatAt(row, who);
  const no = may({ named: byName || who.person !== null, seat, person: who.person?.person ?? null }, act, { row, present: (x) => present(live, x) }, aim);
  if (no !== null) throw no;
  return seat;
};

/** Who did it, for the log. */
export const byOf = (row: TableRow, seat: Seat, who: Who): SeatingDraft['by'] => ({
  seat: seat === WATCHER ? null : seat,
  name: row.seats[seat]?.name ?? who.person?.name ?? '',
});

export const withSeat = (seats: readonly SeatRow[], seat: Seat, next: SeatRow): SeatRow[] => seats.map((x, i) => (i === seat ? next : x));
export const withRoom = (row: TableRow, change: Partial<RoomRow>): RoomRow => ({ ...roomOf(row), ...change });

/** Whatever changes about the seats ends a countdown. */
export const calm = (row: TableRow): { readonly room?: RoomRow } => (roomOf(row).starts === null ? {} : { room: withRoom(row, { starts: null }) });

/** The bot that plays for somebody at this table. Where the game counts it is the best there is, whatever was settled: nobody wins because somebody is away. */
export const substitute = (row: TableRow): Level => {
  if (counts(row)) return 'master';
  const { away } = roomOf(row);
  return away.rule === 'wait' ? 'good' : away.level;
};

/** Tables without a waiting room begin when the last seat is taken. */
export const statusOf = (row: Pick<TableRow, 'status'>, begins: RoomRow['begins'], seats: readonly SeatRow[]): TableRow['status'] =>
  begins === 'full' && row.status === 'waiting' && !seats.some((x) => x.kind === 'open') ? 'playing' : row.status;
