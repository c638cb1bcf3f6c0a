/** The waiting room: people sit down, choose and are ready; the host settles what is played, and starts. */

import type { Acted, roomAct } from '@pesthouse/api';
import { type Meta, type Seat, WATCHER } from '@pesthouse/kernel';
import type * as z from 'zod';
import { noPerson, Refusal } from '../failure.ts';
import { hashOf, newSecret } from '../key.ts';
import { type Live, present } from '../live.ts';
import { distinctAt } from '../naming.ts';
import { botSeat, entryOf, hostEntry, hostOf, keySeat, OPEN, personSeat, roomOf, withHost } from '../seats.ts';
import type { SeatingDraft, SeatRow, TableRow } from '../store/rows.ts';
import type { Wish } from '../tables.ts';
import { allowed, byOf, calm, withRoom, withSeat } from './asking.ts';
import { chosen, fitting, perSeat, resized } from './choices.ts';
import { beganWith, filled } from './coming.ts';
import { missingIn } from './missing.ts';
import type { Acting } from './room.ts';

type Of<A extends string> = Extract<z.output<typeof roomAct>, { act: A }>;

const metaOf = ({ live }: Pick<Acting, 'live'>): Meta => live.play.engine.game.meta;
const change = ({ tables, live }: Acting, make: (row: TableRow) => Wish | null): Promise<void> => tables.change(live, make);

/** Two seats change places, with everything that was chosen there. */
const moved = (x: Acting, row: TableRow, from: Seat, to: Seat): Wish => {
  const [own = OPEN, other = OPEN] = [row.seats[from], row.seats[to]];
  const seats = withSeat(withSeat(row.seats, from, other), to, own);
  const swap = (values: readonly string[]): string[] => values.map((v, i) => (i === from ? (values[to] ?? v) : i === to ? (values[from] ?? v) : v));
  const by = byOf(row, from, x.who);
  return {
    row: { seats, options: perSeat(metaOf(x), row.options, swap), ...calm(row) },
    log: [entryOf(seats, from, 'moved', by), entryOf(seats, to, 'moved', by)],
  };
};

/** Whoever sits down: a person, or at a table without a waiting room a name alone. */
const newcomer = ({ who: { person } }: Acting, row: TableRow, name: string | null, secret: string): SeatRow => {
  const host = hostOf(row.seats) === null;
  const now = Date.now();
  if (person !== null) return personSeat(person, hashOf(secret), host, now);
  if (name === null || roomOf(row).begins === 'host') throw noPerson();
  return { ...keySeat(name, hashOf(secret), host), since: now };
};

/** The one way to a seat. */
export const sit = async (x: Acting, { seat: wanted }: Of<'sit'>, name: string | null = null): Promise<Acted> => {
  const { live, who } = x;
  const { person } = who;
  const secret = newSecret();
  let done: Acted = { seat: WATCHER };
  await change(x, (row) => {
    const by = person === null ? who : { ...who, own: true };
    const own = allowed({ live, who: by }, row, 'sit', wanted ?? WATCHER, name !== null);
    const late = row.status === 'playing';
    if (own !== WATCHER && (wanted === undefined || wanted === own)) {
      done = { seat: own };
      return null;
    }
    const seat = wanted ?? row.seats.findIndex((y) => (late ? y.kind === 'bot' && y.standIn === null : y.kind === 'open'));
    if (own !== WATCHER) {
      done = { seat };
      return moved(x, row, own, seat);
    }
    const made = newcomer(x, row, name, secret);
    distinctAt(row, made.name, made.person);
    const seats = withSeat(row.seats, seat, made);
    done = { seat, secret };
    const log = [entryOf(seats, seat, late ? 'late' : 'sat', { seat, name: made.name }), ...hostEntry(row.seats, seats)];
    return { row: { seats, ...calm(row), ...filled(row, seats, x.wall.now()) }, log };
  });
  return done;
};

/** The seat is open again, and its key is dead. */
export const leaves = (x: Pick<Acting, 'live'>, row: TableRow, seat: Seat, why: 'stood' | 'freed', by: SeatingDraft['by']): Wish => {
  const key = row.seats[seat]?.secretHash ?? null;
  const seats = withHost(withSeat(row.seats, seat, OPEN), (y) => present(x.live, y), row.seats[seat]?.host === true ? null : hostOf(row.seats));
  const options = perSeat(metaOf(x), row.options, (values, fill) => values.map((v, i) => (i === seat ? fill : v)));
  return { row: { seats, options, ...calm(row) }, log: [entryOf(seats, seat, why, by, { key }), ...hostEntry(row.seats, seats)] };
};

export const choose = (x: Acting, { option, value, seat: wanted }: Of<'choose'>): Promise<void> =>
  change(x, (row) => {
    const own = allowed(x, row, 'choose', wanted ?? WATCHER);
    return { row: { options: chosen(metaOf(x), row, wanted ?? own, option, value) }, log: [] };
  });

export const ready = (x: Acting, { ready: on }: Of<'ready'>): Promise<void> =>
  change(x, (row) => {
    const seat = allowed(x, row, 'ready');
    const own = row.seats[seat] ?? OPEN;
    if (own.ready === on) return null;
    return { row: { seats: withSeat(row.seats, seat, { ...own, ready: on }), ...(on ? {} : calm(row)) }, log: [] };
  });

export const putBot = (x: Acting, { seat, level }: Of<'bot'>): Promise<void> =>
  change(x, (row) => {
    const own = allowed(x, row, 'bot', seat);
    const before = row.seats[seat];
    if (before?.level === level && (level !== null || before?.kind === 'open')) return null;
    const seats = withSeat(row.seats, seat, level === null ? OPEN : botSeat(level, seat));
    return { row: { seats, ...calm(row) }, log: [entryOf(seats, seat, level === null ? 'unbot' : 'bot', byOf(row, own, x.who))] };
  });

/** The host settles who sits where, and with whom. */
export const swap = (x: Acting, { seat, with: other }: Of<'swap'>): Promise<void> =>
  change(x, (row) => {
    allowed(x, row, 'swap', seat);
    allowed(x, row, 'swap', other);
    if (seat === other) return null;
    const anew = row.seats.map((y, i) => (y.ready && !y.host && (i === seat || i === other) ? { ...y, ready: false } : y));
    return moved(x, { ...row, seats: anew }, seat, other);
  });

export const passHost = (x: Acting, { seat }: Of<'host'>): Promise<void> =>
  change(x, (row) => {
    const own = allowed(x, row, 'host', seat);
    const seats = withHost(row.seats, (y) => present(x.live, y), seat);
    return seat === own ? null : { row: { seats }, log: [entryOf(seats, seat, 'host', byOf(row, own, x.who))] };
  });

const unready = (row: TableRow): void => {
  const late = missingIn(row).find((x) => x.why === 'not-ready');
  if (late !== undefined) throw new Refusal(409, 'not-ready', `${row.seats[late.seat]?.name ?? 'Somebody'} is not ready yet.`);
};

/** The table as the game begins at it. */
export const begun = (
  live: Live,
  row: TableRow,
  open: 'bots' | 'shrink' | null,
  level: Of<'start'>['level'],
  by: SeatingDraft['by'],
  minuteMs: number,
): Wish => {
  const { meta } = live.play.engine.game;
  unready(row);
  const empty = row.seats.filter((x) => x.kind === 'open').length;
  if (empty > 0 && open === null) throw new Refusal(409, 'open-seats', empty === 1 ? 'One seat is still open.' : `${empty} seats are still open.`);
  const shrunk = open === 'shrink' && empty > 0 ? resized(meta, row, row.seats.length - empty) : { seats: row.seats, options: row.options, from: [] };
  const seats = shrunk.seats.map((x, i) => (x.kind === 'open' ? botSeat(level, i) : { ...x, ready: false }));
  const log = [
    ...seats.flatMap((_, i) => (shrunk.seats[i]?.kind === 'open' ? [entryOf(seats, i, 'bot', by)] : [])),
    ...shrunk.from.flatMap((from, i) => (from !== i ? [entryOf(seats, i, 'moved', by)] : [])),
    entryOf(seats, null, 'started', by),
  ];
  const began = beganWith(live, { ...row, seats }, live.wall.now(), minuteMs);
  const room = withRoom(row, { starts: null, changed: null, again: null, began });
  return { row: { seats, options: fitting(meta, seats.length, shrunk.options), status: 'playing', room }, log };
};

export const start = async (x: Acting, wish: Of<'start'>): Promise<void> => {
  const { level, seconds } = wish;
  const open = wish.open ?? null;
  const at = Date.now() + seconds * 1_000;
  await change(x, (row) => {
    const own = allowed(x, row, 'start');
    const now = begun(x.live, row, open, level, byOf(row, own, x.who), x.times.minuteMs);
    return seconds === 0 ? now : { row: { room: withRoom(row, { starts: { at, open, level } }) }, log: [] };
  });
  if (seconds > 0) await x.times.arm({ table: x.live.row.id, kind: 'start', seat: WATCHER, at });
  else await x.times.look(x.live);
};

export const hold = (x: Acting): Promise<void> =>
  change(x, (row) => {
    allowed(x, row, 'hold');
    return roomOf(row).starts === null ? null : { row: { room: withRoom(row, { starts: null }) }, log: [] };
  });
