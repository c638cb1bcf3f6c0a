/** Away, back, and gone for good: who plays a seat whose person is not there, and how a game ends before its end. */

import type { Acted, Meanwhile, roomAct } from '@pesthouse/api';
import type { Seat } from '@pesthouse/kernel';
import { BOTS, isMove, type Level } from '@pesthouse/kernel';
import type * as z from 'zod';
import { Refusal, wrongKey } from '../failure.ts';
import { hashOf, newSecret, seatOf } from '../key.ts';
import { awaySince, type Live, present } from '../live.ts';
import { botSeat, counts, entryOf, hostEntry, hostOf, isSerious, OPEN, roomOf, withHost } from '../seats.ts';
import type { Ended, SeatingDraft, SeatRow, StandIn, TableRow } from '../store/rows.ts';
import type { Wish } from '../tables.ts';
import { seatAt } from '../who.ts';
import { allowed, byOf, substitute, withRoom, withSeat } from './asking.ts';
import type { Acting } from './room.ts';
import { leaves } from './waiting.ts';

type Of<A extends string> = Extract<z.output<typeof roomAct>, { act: A }>;

/** Where the host no longer plays, somebody else is it. */
const handed = (live: Live, seats: readonly SeatRow[]): SeatRow[] => {
  const host = hostOf(seats);
  return host !== null && seats[host]?.kind === 'person' ? [...seats] : withHost(seats, (x) => present(live, x));
};

/** A bot plays for the person until they are back. */
export const standsIn = (live: Live, row: TableRow, seat: Seat, why: StandIn['why'], by: SeatingDraft['by']): Wish => {
  const own = row.seats[seat] ?? OPEN;
  const standIn = { why, since: Date.now(), after: live.play.entries.length, asked: live.play.state.asked };
  const seats = handed(live, withSeat(row.seats, seat, { ...own, kind: 'bot', level: substitute(row), standIn, picks: null, late: false }));
  return {
    row: { seats, room: withRoom(row, { ending: roomOf(row).ending.filter((x) => x !== seat) }) },
    log: [entryOf(seats, seat, why, by), ...hostEntry(row.seats, seats)],
  };
};

export const stand = (x: Acting): Promise<void> =>
  x.tables.change(x.live, (row) => {
    const seat = allowed(x, row, 'stand');
    const by = byOf(row, seat, x.who);
    return row.status === 'waiting' ? leaves(x, row, seat, 'stood', by) : standsIn(x.live, row, seat, 'left', by);
  });

/** In a running game nobody's seat is freed before they have been away for so long. */
const FREE_MINUTES = 5;
const stronger = (a: Level, b: Level): Level => (BOTS.indexOf(a) < BOTS.indexOf(b) ? b : a);

/** The host frees a seat: open again before the start, a bot's afterwards, and its key opens nothing any more. Where the game counts nobody loses the seat: the best of bots plays until they are back. */
export const free = (x: Acting, { seat, level }: Of<'free'>): Promise<void> =>
  x.tables.change(x.live, (row) => {
    const own = allowed(x, row, 'free', seat);
    const by = byOf(row, own, x.who);
    if (row.status === 'waiting') return leaves(x, row, seat, 'freed', by);
    const since = awaySince(x.live, seat);
    if (since !== null && Date.now() - since < FREE_MINUTES * x.times.minuteMs)
      throw new Refusal(409, 'not-long', `${row.seats[seat]?.name ?? 'Somebody'} may be back in a moment. A seat can be freed after five minutes.`);
    if (counts(row)) return standsIn(x.live, row, seat, 'away', by);
    const seats = withSeat(row.seats, seat, botSeat(stronger(level, substitute(row)), seat));
    return { row: { seats }, log: [entryOf(seats, seat, 'freed', by, { key: row.seats[seat]?.secretHash ?? null })] };
  });

/** What the bot did while it played for a seat. */
export const meanwhileOf = (live: Live, seat: Seat, standIn: StandIn, until: number | null): Meanwhile => {
  const { play } = live;
  return {
    seat,
    since: standIn.since,
    until,
    from: standIn.asked,
    to: play.state.asked,
    after: standIn.after,
    upTo: play.entries.length,
    moves: play.stood.filter(({ entry }) => entry.n > standIn.after && entry.seat === seat && isMove(entry)).length,
  };
};

export const back = async (x: Acting): Promise<Acted> => {
  let done: Acted = { seat: -1 };
  await x.tables.change(x.live, (row) => {
    const seat = allowed(x, row, 'back');
    const own = row.seats[seat] ?? OPEN;
    if (own.standIn === null) return null;
    done = { seat, meanwhile: meanwhileOf(x.live, seat, own.standIn, Date.now()) };
    const seats = withSeat(row.seats, seat, { ...own, kind: 'person', level: null, standIn: null });
    return { row: { seats }, log: [entryOf(seats, seat, 'back', byOf(row, seat, x.who))] };
  });
  return done;
};

/** For good: the seat keeps the name, is marked, and its key opens nothing any more. */
export const resigned = (live: Live, row: TableRow, seat: Seat, by: SeatingDraft['by']): Wish => {
  const own = row.seats[seat] ?? OPEN;
  const given = {
    ...own,
    kind: 'bot',
    level: own.level ?? substitute(row),
    person: null,
    secretHash: null,
    standIn: null,
    resigned: true,
    host: false,
    picks: null,
    late: false,
  } as const;
  const seats = handed(live, withSeat(row.seats, seat, given));
  const log = [entryOf(seats, seat, 'resigned', by, { key: own.secretHash }), ...hostEntry(row.seats, seats)];
  return { row: { seats, room: withRoom(row, { ending: roomOf(row).ending.filter((y) => y !== seat) }) }, log };
};

export const resign = (x: Acting): Promise<void> =>
  x.tables.change(x.live, (row) => {
    const seat = allowed(x, row, 'resign');
    return resigned(x.live, row, seat, byOf(row, seat, x.who));
  });

/** The table is over, though its game is not. */
export const endedBy = (row: TableRow, why: Ended['why'], by: SeatingDraft['by']): Wish => ({
  row: { status: 'over', ended: { why, at: Date.now() } },
  log: [entryOf(row.seats, null, why === 'consent' ? 'ended' : 'closed', by)],
});

/** Who decides about the seat of somebody who is away: those who are here, and those who have said something. */
const voices = (live: Live, row: TableRow, spoken: readonly Seat[], but: Seat): Seat[] =>
  row.seats.flatMap((x, seat) => (x.kind === 'person' && seat !== but && (present(live, seat) || spoken.includes(seat)) ? [seat] : []));

type Picks = NonNullable<SeatRow['picks']>;
/** What the others have decided, or null: the majority of those who are here, a tie by the host's voice; to end needs all. */
export const decided = (picks: Picks, voters: readonly Seat[], host: Seat | null): Picks[number]['pick'] | null => {
  const count = (pick: string): number => picks.filter((x) => x.pick === pick && voters.includes(x.seat)).length;
  if (voters.length > 0 && count('end') === voters.length) return 'end';
  for (const pick of ['wait', 'bot'] as const) if (count(pick) * 2 > voters.length) return pick;
  if (!voters.every((x) => picks.some((y) => y.seat === x))) return null;
  const own = picks.find((x) => x.seat === host)?.pick;
  return own === undefined || own === 'end' ? null : own;
};

export const vote = async (x: Acting, { seat, pick }: Of<'vote'>): Promise<void> => {
  const { live } = x;
  let waits = false;
  let timed = false;
  await x.tables.change(live, (row) => {
    waits = false;
    const own = allowed(x, row, 'vote', seat);
    if (pick === 'end' && isSerious(row))
      throw new Refusal(409, 'counts', 'This game counts or is played by the clock, so it cannot be ended without those who are away.');
    const away = row.seats[seat] ?? OPEN;
    const picks = [...(away.picks ?? []).filter((y) => y.seat !== own), { seat: own, pick }];
    const voters = voices(
      live,
      row,
      picks.map((y) => y.seat),
      seat,
    );
    const result = decided(picks, voters, hostOf(row.seats));
    const by = byOf(row, own, x.who);
    if (result === 'end') return endedBy(row, 'consent', by);
    if (result === 'bot') return standsIn(live, row, seat, 'voted', null);
    waits = result === 'wait';
    timed = away.late;
    return { row: { seats: withSeat(row.seats, seat, { ...away, picks: waits ? null : picks, late: away.late && !waits }) }, log: [] };
  });
  if (waits) await (timed ? x.clocks.grant(live, seat) : x.times.wait(live, seat));
};

export const close = (x: Acting): Promise<void> => x.tables.change(x.live, (row) => endedBy(row, 'closed', byOf(row, allowed(x, row, 'close'), x.who)));

/** A new key for a seat. With the key of an old link, the seat becomes that of the person who asks. */
export const renew = async (x: Acting, { secret: old }: Of<'key'>): Promise<Acted> => {
  const { live, who } = x;
  const secret = newSecret();
  let done: Acted = { seat: -1 };
  await x.tables.change(live, (row) => {
    const seat = old === undefined ? allowed(x, row, 'key') : seatOf(row.seats, old);
    const own = seat === null ? undefined : row.seats[seat];
    if (seat === null || own === undefined) throw wrongKey();
    const other = seatAt(row, { ...who, own: true });
    if (old !== undefined && who.person !== null && other >= 0 && other !== seat) throw new Refusal(409, 'seated', 'You already have a seat at this table.');
    const mine = old === undefined || who.person === null ? {} : { ...who.person, since: own.since ?? Date.now() };
    const seats = withSeat(row.seats, seat, { ...own, ...mine, secretHash: hashOf(secret) });
    done = { seat, secret };
    return { row: { seats }, log: [entryOf(seats, seat, 'key', { seat, name: seats[seat]?.name ?? '' }, { key: own.secretHash })] };
  });
  return done;
};

/** Advice is taken in everybody's sight. */
export const hint = (x: Acting): Promise<void> =>
  x.tables.change(x.live, (row) => {
    const seat = allowed(x, row, 'hint');
    return { row: {}, log: [entryOf(row.seats, seat, 'hint', byOf(row, seat, x.who))] };
  });
