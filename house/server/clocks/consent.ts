/** The clock by consent: people who play stop it for a while, let it go on, or go on by turns, as soon as everybody seated wants the same. */

import type { ClockWish, roomAct } from '@pesthouse/api';
import { type Seat, WATCHER } from '@pesthouse/kernel';
import type * as z from 'zod';
import type { Clock } from '../clock.ts';
import { Refusal } from '../failure.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { inLine, type Live } from '../live.ts';
import { allowed, byOf, withRoom } from '../room/asking.ts';
import { allSaid, declined, lapsed, notAgain, unreachedAt, untilOf } from '../room/consent.ts';
import { RETIMING } from '../room/due.ts';
import type { Acting } from '../room/room.ts';
import { entryOf, RUNNING, roomOf } from '../seats.ts';
import type { RoomRow, SeatingDraft, TableRow } from '../store/rows.ts';
import type { Tables, Wish } from '../tables.ts';
import type { TableClocks } from './contract.ts';

/** A day for each decision, and half a day in reserve. */
const BY_TURNS = { kind: 'turns', per: 24, reserve: 12 } as const;

const senseless = (): Refusal => new Refusal(409, 'no-such-clock', 'The clock does that already.');

const makesSense = ({ clock, paused }: RoomRow, wish: ClockWish): boolean => {
  if (wish === 'turns') return clock.kind === 'live';
  return wish === 'go' ? paused !== null : paused === null;
};

/** The room after everybody has agreed. */
const agreed = (room: RoomRow, wish: ClockWish, now: number): Partial<RoomRow> => {
  const { paused, clock } = room;
  const pauses = paused === null ? room.pauses : [...room.pauses, { from: paused, until: now }];
  if (wish === 'pause') return { ...RUNNING, pauses, paused: now };
  if (wish === 'go' || clock.kind === 'none') return { ...RUNNING, pauses };
  return { ...RUNNING, pauses, clock: { ...BY_TURNS, zero: clock.zero } };
};

const NOTHING = { retiming: [], retimingUntil: null } as const;

const done = (row: TableRow, wish: ClockWish, now: number, by: SeatingDraft['by']): Wish => ({
  row: { room: withRoom(row, agreed(roomOf(row), wish, now)) },
  log: [entryOf(row.seats, null, 'set', by, { what: ['clock'] })],
});

/** Nothing any more: what this seat would have liked itself, or else what others would like. That time runs again cannot be declined. */
const no = (row: TableRow, seat: Seat, by: SeatingDraft['by']): Wish | null => {
  const { retiming } = roomOf(row);
  const left = retiming.filter((y) => y.seat !== seat);
  if (left.length < retiming.length) return { row: { room: withRoom(row, left.length === 0 ? NOTHING : { retiming: left }) }, log: [] };
  if (retiming.every((y) => y.wish === 'go')) return null;
  return { row: { room: withRoom(row, NOTHING) }, log: [declined(row, seat, 'clock', by)] };
};

export const wishClock = async (x: Acting, { wish }: Extract<z.output<typeof roomAct>, { act: 'clock' }>): Promise<void> => {
  let now: ClockWish | null = null;
  let due: number | null = null;
  const unreached = await unreachedAt(x);
  await x.tables.change(x.live, (row) => {
    now = null;
    due = null;
    const seat = allowed(x, row, 'clock');
    const by = byOf(row, seat, x.who);
    const room = roomOf(row);
    if (wish === null) return no(row, seat, by);
    if (!makesSense(room, wish)) throw senseless();
    if (room.retiming.length === 0 && wish !== 'go') notAgain(x, 'clock');
    const retiming = [...room.retiming.filter((y) => y.seat !== seat), { seat, wish }];
    const want: Seat[] = retiming.filter((y) => y.wish === wish).map((y) => y.seat);
    if (allSaid(row, want)) {
      now = wish;
      return done(row, wish, x.wall.now(), by);
    }
    due = room.retimingUntil ?? untilOf(x, row);
    return { row: { room: withRoom(row, { retiming, retimingUntil: due, unreached }) }, log: [] };
  });
  if (now !== null) await x.clocks.retime(x.live, now);
  if (due !== null) await x.times.arm({ table: x.live.row.id, kind: RETIMING, seat: WATCHER, at: due });
};

/** The time to answer is over: the clock does what it did. Only a pause ends then, for it lasts no longer than everybody wants it. */
const lapse = async (tables: Tables, clocks: Pick<TableClocks, 'retime'>, live: Live, now: number): Promise<void> => {
  let goes = false;
  await tables.change(live, (row) => {
    goes = false;
    const { retiming, retimingUntil } = roomOf(row);
    if (row.status !== 'playing' || retiming.length === 0 || retimingUntil === null || retimingUntil > now) return null;
    goes = retiming.some((x) => x.wish === 'go') && makesSense(roomOf(row), 'go');
    return goes ? done(row, 'go', now, null) : { row: { room: withRoom(row, NOTHING) }, log: [lapsed(row, 'clock')] };
  });
  if (goes) await clocks.retime(live, 'go');
};

/** Sees to what somebody would like of the clock and not everybody has answered in time. */
export const runConsent = (tables: Tables, jobs: Pick<Jobs, 'on'>, clocks: Pick<TableClocks, 'retime'>, wall: Clock): void =>
  jobs.on(RETIMING, async (job) => {
    try {
      const live = await tables.find(job.about);
      await inLine(live, async () => {
        await tables.refresh(live);
        await lapse(tables, clocks, live, wall.now());
      });
    } catch (e) {
      // A table that is gone, or whose edition this house does not know, has no clock.
      if (!(e instanceof Refusal)) throw e;
    }
  });
