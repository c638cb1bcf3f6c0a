/** Who comes in: the host locks the table, somebody asks, the host lets them in or not; and calls whoever is slow. */

import type { roomAct } from '@pesthouse/api';
import { WATCHER } from '@pesthouse/kernel';
import type * as z from 'zod';
import { Refusal } from '../failure.ts';
import { deciding } from '../live.ts';
import { isReached } from '../post/reach.ts';
import { entryOf, roomOf, UNLOCKED } from '../seats.ts';
import { allowed, byOf, withRoom } from './asking.ts';
import type { Acting } from './room.ts';

type Of<A extends string> = Extract<z.output<typeof roomAct>, { act: A }>;

/** Nobody is called more often than this: in the waiting room, and in a running game, whoever calls. */
const NUDGE_MS = 30_000;
const NUDGE_MINUTES = { none: 10, live: 10, turns: 6 * 60 } as const;
const SOON = {
  waiting: 'They have just been called. Wait half a minute.',
  playing: 'They have been called already. Give them some time.',
} as const;
/** So many may ask at once. */
const MOST_ASKING = 20;

export const nudge = async (x: Acting, { seat }: Of<'nudge'>): Promise<void> => {
  const reached = await isReached(x.tables.store, x.live.row.seats[seat]?.person ?? null, 'nudge');
  await x.tables.change(x.live, (row) => {
    const own = allowed(x, row, 'nudge', seat);
    const playing = row.status === 'playing';
    if (playing && !deciding(x.live, WATCHER).includes(seat)) throw new Refusal(409, 'not-their-turn', 'It is not their turn.');
    // In the waiting room the page of whoever is there calls.
    if (playing && !reached)
      throw new Refusal(409, 'no-way', 'They get no messages from this house. Write to them yourself: the link of this table is enough.');
    const last = x.live.log.findLast((y) => y.why === 'nudge' && y.seat === seat);
    const pause = playing ? NUDGE_MINUTES[roomOf(row).clock.kind] * x.times.minuteMs : NUDGE_MS;
    if (last !== undefined && Date.now() - last.at < pause) throw new Refusal(429, 'called-lately', playing ? SOON.playing : SOON.waiting);
    return { row: {}, log: [entryOf(row.seats, seat, 'nudge', byOf(row, own, x.who))] };
  });
};

export const lock = (x: Acting, { on }: Of<'lock'>): Promise<void> =>
  x.tables.change(x.live, (row) => {
    const own = allowed(x, row, 'lock');
    if (roomOf(row).locked === on) return null;
    return { row: { room: withRoom(row, { ...UNLOCKED, locked: on }) }, log: [entryOf(row.seats, null, 'set', byOf(row, own, x.who), { what: ['locked'] })] };
  });

export const askIn = (x: Acting): Promise<void> =>
  x.tables.change(x.live, (row) => {
    allowed(x, row, 'ask');
    const { person } = x.who;
    const { asking, answered } = roomOf(row);
    if (person === null || asking.some((y) => y.person === person.person) || answered.some((y) => y.person === person.person)) return null;
    if (asking.length >= MOST_ASKING) throw new Refusal(429, 'too-many', 'Many people are asking already. Try again in a moment.');
    return { row: { room: withRoom(row, { asking: [...asking, person] }) }, log: [] };
  });

export const admit = (x: Acting, { person, yes }: Of<'admit'>): Promise<void> =>
  x.tables.change(x.live, (row) => {
    allowed(x, row, 'admit');
    const { asking, answered } = roomOf(row);
    if (!asking.some((y) => y.person === person)) return null;
    return {
      row: { room: withRoom(row, { asking: asking.filter((y) => y.person !== person), answered: [...answered, { person, yes }].slice(-100) }) },
      log: [],
    };
  });
