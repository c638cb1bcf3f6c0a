/** The clock by consent: people who play stop it for a while, let it go on, or go on by turns, as soon as all who are here want the same. */

import type { ClockWish, roomAct } from '@pesthouse/api';
import type { Seat } from '@pesthouse/kernel';
import type * as z from 'zod';
import { Refusal } from '../failure.ts';
import { allowed, byOf, withRoom } from '../room/asking.ts';
import { voices } from '../room/leaving.ts';
import type { Acting } from '../room/room.ts';
import { entryOf, RUNNING, roomOf } from '../seats.ts';
import type { RoomRow } from '../store/rows.ts';

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

export const wishClock = async (x: Acting, { wish }: Extract<z.output<typeof roomAct>, { act: 'clock' }>): Promise<void> => {
  let done: ClockWish | null = null;
  await x.tables.change(x.live, (row) => {
    done = null;
    const seat = allowed(x, row, 'clock');
    const room = roomOf(row);
    if (wish !== null && !makesSense(room, wish)) throw senseless();
    const retiming = [...room.retiming.filter((y) => y.seat !== seat), ...(wish === null ? [] : [{ seat, wish }])];
    const want: Seat[] = retiming.filter((y) => y.wish === wish).map((y) => y.seat);
    if (wish === null || !voices(x.live, row, want, null).every((y) => want.includes(y))) return { row: { room: withRoom(row, { retiming }) }, log: [] };
    done = wish;
    return {
      row: { room: withRoom(row, agreed(room, wish, x.wall.now())) },
      log: [entryOf(row.seats, null, 'set', byOf(row, seat, x.who), { what: ['clock'] })],
    };
  });
  if (done !== null) await x.clocks.retime(x.live, done);
};
