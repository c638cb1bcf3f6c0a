/** What only everybody together may do at a running table: who is asked, for how long, and what becomes of a request that not all have answered. */

import { askMinutes, type roomAct } from '@pesthouse/api';
import { type Seat, WATCHER } from '@pesthouse/kernel';
import type * as z from 'zod';
import { Refusal } from '../failure.ts';
import { type Live, present } from '../live.ts';
import { isReached } from '../post/reach.ts';
import { askedIn, entryOf, isSerious, roomOf, UNENDING } from '../seats.ts';
import type { SeatingDraft, TableRow } from '../store/rows.ts';
import type { Tables, Wish } from '../tables.ts';
import { allowed, byOf, withRoom } from './asking.ts';
import { endedBy } from './leaving.ts';
import type { Acting } from './room.ts';

/** After a no, or no answer, the same is not asked again for so long. */
const AGAIN_MINUTES = 2;

export type Request = 'ending' | 'clock';

/** When a request that is made now lapses. */
export const untilOf = ({ times, wall }: Pick<Acting, 'times' | 'wall'>, row: TableRow): number =>
  wall.now() + askMinutes(roomOf(row).clock.kind) * times.minuteMs;

/** Nobody is asked the same over and over. */
export const notAgain = ({ live, times }: Pick<Acting, 'live' | 'times'>, what: Request): void => {
  const last = live.log.findLast((x) => (x.why === 'declined' || x.why === 'lapsed') && x.what.includes(what));
  if (last !== undefined && Date.now() - last.at < AGAIN_MINUTES * times.minuteMs)
    throw new Refusal(429, 'asked-lately', 'This has just been asked, and not everybody wanted it. Wait two minutes before you ask again.');
};

/** Those who are asked and whom no message tells of it. */
export const unreachedAt = async ({ tables, live }: Pick<Acting, 'tables' | 'live'>): Promise<Seat[]> => {
  const told = await Promise.all(
    askedIn(live.row).map(async (seat) => ({ seat, by: await isReached(tables.store, live.row.seats[seat]?.person ?? null, 'ask') })),
  );
  return told.flatMap((x) => (x.by ? [] : [x.seat]));
};

/** Everybody who is asked has said yes. */
export const allSaid = (row: TableRow, yes: readonly Seat[]): boolean => askedIn(row).every((x) => yes.includes(x));

export const declined = (row: TableRow, seat: Seat, what: Request, by: SeatingDraft['by']): SeatingDraft =>
  entryOf(row.seats, seat, 'declined', by, { what: [what] });
export const lapsed = (row: TableRow, what: Request): SeatingDraft => entryOf(row.seats, null, 'lapsed', null, { what: [what] });

export const wishEnd = async (x: Acting, { yes }: Extract<z.output<typeof roomAct>, { act: 'end' }>): Promise<void> => {
  let due: number | null = null;
  const unreached = await unreachedAt(x);
  await x.tables.change(x.live, (row): Wish | null => {
    due = null;
    const seat = allowed(x, row, 'end');
    const { ending, endingUntil } = roomOf(row);
    const by = byOf(row, seat, x.who);
    const mine = ending.includes(seat);
    if (yes && mine) return null;
    if (!yes && mine) {
      const left = ending.filter((y) => y !== seat);
      return { row: { room: withRoom(row, left.length === 0 ? UNENDING : { ending: left }) }, log: [] };
    }
    // Whoever is asked and says no ends the request for everybody.
    if (!yes) return ending.length === 0 ? null : { row: { room: withRoom(row, UNENDING) }, log: [declined(row, seat, 'ending', by)] };
    if (ending.length === 0) notAgain(x, 'ending');
    const now = [...ending, seat].sort((a, b) => a - b);
    if (allSaid(row, now)) return endedBy(row, 'consent', by);
    due = endingUntil ?? untilOf(x, row);
    return { row: { room: withRoom(row, { ending: now, endingUntil: due, unreached }) }, log: [] };
  });
  if (due !== null) await x.times.arm({ table: x.live.row.id, kind: 'ending', seat: WATCHER, at: due });
};

/** The time to answer is over: the game goes on. Where nothing can be lost, it ends if only people who are away have not answered. Only in line. */
export const lapseEnding = (tables: Tables, live: Live, now: number): Promise<void> =>
  tables.change(live, (row) => {
    const { ending, endingUntil } = roomOf(row);
    if (row.status !== 'playing' || ending.length === 0 || endingUntil === null || endingUntil > now) return null;
    const silent = askedIn(row).filter((x) => !ending.includes(x));
    if (silent.length === 0 || (!isSerious(row) && !silent.some((x) => present(live, x)))) return endedBy(row, 'consent', null);
    return { row: { room: withRoom(row, UNENDING) }, log: [lapsed(row, 'ending')] };
  });
