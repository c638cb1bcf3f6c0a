/** Seats as rows: open, held by a person, played by a bot, and who of them has the table. */
import type { Holder, Level, Person } from '@pesthouse/api';
import type { Seat } from '@pesthouse/kernel';
import { botName } from '@pesthouse/table';
import type { RoomRow, SeatingDraft, SeatRow, TableRow } from './store/rows.ts';

export const OPEN: SeatRow = {
  kind: 'open',
  name: '',
  level: null,
  secretHash: null,
  host: false,
  person: null,
  avatar: '',
  ready: false,
  since: null,
  standIn: null,
  resigned: false,
  late: false,
  picks: null,
};

export const botSeat = (level: Level, seat: Seat): SeatRow => ({ ...OPEN, kind: 'bot', name: botName(seat), level });

/** A seat that is opened by a key; whose it is may not be known. */
export const keySeat = (name: string, secretHash: string, host: boolean): SeatRow => ({ ...OPEN, kind: 'person', name, secretHash, host });

export const personSeat = (who: Person, secretHash: string, host: boolean, now: number): SeatRow => ({
  ...keySeat(who.name, secretHash, host),
  person: who.person,
  avatar: who.avatar,
  since: now,
});

/** Nobody wants anything of the clock. */
export const RUNNING = { retiming: [], retimingUntil: null, paused: null, pauses: [] } as const;
/** Nobody would end the game. */
export const UNENDING = { ending: [], endingUntil: null } as const;
/** Everybody may sit down. */
export const UNLOCKED = { locked: false, asking: [], answered: [] } as const;

/** What was settled at tables that have no waiting room: nobody waits for anybody to say so, and alone with bots advice is free. */
export const plainRoom = (seats: readonly SeatRow[]): RoomRow => ({
  begins: 'full',
  away: { rule: 'wait' },
  clock: { kind: 'none' },
  hints: seats.filter((x) => x.kind !== 'bot').length <= 1,
  latecomers: false,
  rated: true,
  changed: null,
  starts: null,
  began: null,
  again: null,
  unreached: [],
  ...UNENDING,
  ...RUNNING,
  ...UNLOCKED,
});
export const roomOf = (row: TableRow): RoomRow => row.room ?? plainRoom(row.seats);

/** The game is one for the ratings of at least two people. */
export const counts = (row: TableRow): boolean =>
  roomOf(row).rated && row.variant === null && row.seats.filter((x) => isHeld(x) && x.person !== null).length > 1;
/** Something can be lost here: nobody loses it by not being there. */
export const isSerious = (row: TableRow): boolean => counts(row) || roomOf(row).clock.kind !== 'none';

/** Who plays the seat now. */
export const holderOf = (x: SeatRow | undefined): Holder | null => {
  if (x === undefined || x.kind === 'open') return null;
  if (x.kind === 'bot') return { kind: 'bot', level: x.level ?? 'good', name: x.name, for: x.standIn === null ? null : x.person };
  return { kind: 'person', person: x.person, name: x.name, avatar: x.avatar };
};

export const hostOf = (seats: readonly SeatRow[]): Seat | null => {
  const host = seats.findIndex((x) => x.host);
  return host < 0 ? null : host;
};

/** Held by somebody who has not given it up, whether a bot plays meanwhile or not. */
export const isHeld = (x: SeatRow | undefined): x is SeatRow => x !== undefined && (x.kind === 'person' || x.standIn !== null);

/** The people whose yes is needed for what everybody has to agree on, here or not. Where nothing can be lost, whoever let a bot play is not asked; nor is a seat that nobody can open any more. */
export const askedIn = (row: TableRow): Seat[] =>
  row.seats.flatMap((x, seat) => ((isSerious(row) ? isHeld(x) : x.kind === 'person') && (x.person !== null || x.secretHash !== null) ? [seat] : []));

const longest = (seats: readonly SeatRow[], may: (seat: Seat) => boolean): Seat | null => {
  const found = seats.flatMap((x, seat) => (may(seat) ? [{ seat, since: x.since ?? 0 }] : [])).sort((a, b) => a.since - b.since);
  return found[0]?.seat ?? null;
};

/** Where the host is gone, whoever has sat longest becomes it: somebody who is here, else anybody. */
export const withHost = (seats: readonly SeatRow[], present: (seat: Seat) => boolean, wanted: Seat | null = null): SeatRow[] => {
  const person = (seat: Seat): boolean => seats[seat]?.kind === 'person';
  const host = wanted ?? longest(seats, (x) => person(x) && present(x)) ?? longest(seats, person) ?? longest(seats, (x) => isHeld(seats[x]));
  return seats.map((x, i) => (x.host === (i === host) ? x : { ...x, host: i === host }));
};

/** An entry of the log about a seat as it is from now on. */
export const entryOf = (
  seats: readonly SeatRow[],
  seat: Seat | null,
  why: SeatingDraft['why'],
  by: SeatingDraft['by'],
  more: Partial<SeatingDraft> = {},
): SeatingDraft => ({
  seat,
  why,
  holder: seat === null ? null : holderOf(seats[seat]),
  by,
  what: [],
  key: null,
  ...more,
});

/** The host changed on the way: that is told too. */
export const hostEntry = (before: readonly SeatRow[], after: readonly SeatRow[]): SeatingDraft[] => {
  const [old, now] = [hostOf(before), hostOf(after)];
  const same = old !== null && now !== null && before[old]?.person === after[now]?.person && before[old]?.secretHash === after[now]?.secretHash;
  return now === null || same ? [] : [entryOf(after, now, 'host', null)];
};
