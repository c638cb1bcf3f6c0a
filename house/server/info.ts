/** What everybody may know of a table. */
import type { RoomInfo, TableInfo } from '@pesthouse/api';
import { type AnyOptions, type Seat, WATCHER } from '@pesthouse/kernel';
import { promiseOf } from '@pesthouse/table';
import { clocksOf } from './clocks/shown.ts';
import { arriving, awaySince, deciding, isHere, type Live, present, watchers } from './live.ts';
import { missingIn } from './room/missing.ts';
import { askedIn, counts, hostOf, roomOf } from './seats.ts';
import type { SeatRow, TableRow } from './store/rows.ts';

const optionsOf = (x: AnyOptions): TableInfo['options'] => Object.fromEntries(Object.entries(x).map(([k, v]) => [k, typeof v === 'object' ? [...v] : v]));

/** What can be known of a seat besides its row. */
interface Eye {
  present(seat: Seat): boolean;
  away(seat: Seat): number | null;
}
const seatInfo = (x: SeatRow, seat: Seat, eye: Eye): TableInfo['seats'][number] => ({
  seat,
  kind: x.kind,
  name: x.name,
  level: x.level,
  present: (x.kind === 'bot' && x.standIn === null) || eye.present(seat),
  person: x.person,
  avatar: x.avatar,
  host: x.host,
  ready: x.ready,
  since: x.since,
  away: eye.away(seat),
  standIn: x.standIn === null ? null : { why: x.standIn.why, since: x.standIn.since },
  resigned: x.resigned,
  votes: x.picks === null ? null : { asked: true, picks: x.picks.map((y) => ({ ...y })) },
});

/** What the table has settled; who else is about is known only where the table is open. */
const roomInfo = (row: TableRow): RoomInfo => {
  const {
    begins,
    away,
    clock,
    hints,
    latecomers,
    rated,
    changed,
    starts,
    ending,
    endingUntil,
    unreached,
    paused,
    retiming,
    retimingUntil,
    locked,
    asking,
    answered,
    again,
  } = roomOf(row);
  return {
    begins,
    away,
    clock,
    hints,
    latecomers,
    rated,
    counts: counts(row),
    host: hostOf(row.seats),
    changed: changed === null ? null : { what: [...changed.what], at: changed.at },
    starts: starts?.at ?? null,
    missing: row.status === 'waiting' ? missingIn(row) : [],
    guests: [],
    arriving: 0,
    ending: [...ending],
    endingUntil,
    asked: row.status === 'playing' ? askedIn(row) : [],
    unreached: row.status === 'playing' ? [...unreached] : [],
    paused,
    clockWishes: retiming.map((x) => ({ ...x })),
    clockUntil: retimingUntil,
    again,
    locked,
    asking: asking.map((x) => ({ ...x })),
    answered: answered.map((x) => ({ ...x })),
  };
};

/** People who look on without a seat, here or at another house. */
const guestsOf = (live: Live): RoomInfo['guests'] => {
  const found = new Map<string, RoomInfo['guests'][number]>();
  for (const x of live.presence)
    if (x.here && x.who.startsWith('p:') && isHere(live, x.who)) found.set(x.who, { person: x.who.slice(2), name: x.name, avatar: x.avatar });
  for (const { who } of live.listeners) if (who.person !== null) found.set(`p:${who.person.person}`, who.person);
  return [...found.values()].filter((x) => !live.row.seats.some((y) => y.person === x.person)).sort((a, b) => (a.name < b.name ? -1 : 1));
};

/** What the row alone tells. */
const rowInfo = (row: TableRow, eye: Eye): Omit<TableInfo, 'deciding' | 'watchers'> => ({
  id: row.id,
  game: row.game,
  rules: row.rules,
  ...(row.variant === null ? {} : { variant: row.variant }),
  name: row.name,
  options: optionsOf(row.options),
  listed: row.listed,
  seats: row.seats.map((x, seat) => seatInfo(x, seat, eye)),
  status: row.status,
  promise: promiseOf(row.seed, row.id),
  seed: row.status === 'over' ? row.seed : null,
  made: row.made,
  touched: row.touched,
  rematch: row.rematch,
  room: roomInfo(row),
  ended: row.ended,
});

/** Where no clock runs nothing is said of it. */
const withClocks = (live: Live): Pick<TableInfo, 'clocks'> => {
  const clocks = clocksOf(live);
  return clocks === undefined ? {} : { clocks };
};

export const infoOf = (live: Live): TableInfo => ({
  ...withClocks(live),
  ...rowInfo(live.row, { present: (seat) => present(live, seat), away: (seat) => awaySince(live, seat) }),
  room: { ...roomInfo(live.row), guests: guestsOf(live), arriving: arriving(live) },
  deciding: live.row.ended === null ? deciding(live, WATCHER) : [],
  watchers: watchers(live),
});

/** A table whose edition this house does not know: all that is written down of it, and why it cannot be opened. */
export const closedInfo = (row: TableRow, why: string): TableInfo => ({
  ...rowInfo(row, { present: () => false, away: () => null }),
  closed: why,
  deciding: [],
  watchers: 0,
});
