/** What happens at a table by time alone: a bot plays on, the others are asked, the host is another one, the game begins, nobody wants the table any more. */

import { type Seat, WATCHER } from '@pesthouse/kernel';
import { runsOut } from '@pesthouse/table';
import * as z from 'zod';
import type { Clock } from '../clock.ts';
import type { Uptime } from '../clocks/uptime.ts';
import { Refusal } from '../failure.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { awaySince, inLine, isHere, type Live, nameOf, present } from '../live.ts';
import { hostEntry, hostOf, isHeld, roomOf, withHost } from '../seats.ts';
import type { PresenceRow, TableRow } from '../store/rows.ts';
import type { Tables, Wish } from '../tables.ts';
import { lapse } from '../taking-back.ts';
import { presenceOf } from '../who.ts';
import { withSeat } from './asking.ts';
import { cameTo } from './coming.ts';
import { lapseEnding } from './consent.ts';
import { type Due, KINDS, type Times } from './due.ts';
import { endedBy, standsIn } from './leaving.ts';
import { begun } from './waiting.ts';

/** A host who is away for so many minutes, while somebody else is there, is host no longer; by turns everybody is away most of the time. */
const HOST_MINUTES = { waiting: 2, none: 10, live: 10, turns: 24 * 60 } as const;
/** So long a table is kept that nobody looks at. */
const KEPT_WAITING = 24 * 60;
const KEPT_PLAYING = 30 * 24 * 60;

/** Since when they have been at the table, as far as it is known. */
const hereSince = (live: Live, who: string): number =>
  Math.min(
    ...live.presence.filter((x) => x.who === who && x.here).map((x) => x.since),
    ...[...live.listeners].filter((x) => nameOf(live, x) === who).map((x) => x.since),
  );

const bodyOf = z.object({ seat: z.number() });
const keyOf = ({ table, seat }: Pick<Due, 'table' | 'seat'>): string => `${table} ${seat}`;

const lastSeen = (rows: readonly PresenceRow[], who: string, otherwise: number): number =>
  Math.max(otherwise, ...rows.filter((x) => x.who === who).map((x) => x.since));

export const runTimes = (tables: Tables, jobs: Jobs, clock: Clock, minuteMs: number, uptime: Pick<Uptime, 'look' | 'stops'>): Times => {
  const { store } = tables;
  const arm = ({ table, kind, seat, at }: Due): Promise<void> => jobs.put({ kind, key: keyOf({ table, seat }), about: table, body: { seat }, at });
  const disarm = (due: Pick<Due, 'table' | 'kind' | 'seat'>): Promise<void> => jobs.drop(due.kind, keyOf(due));

  const dueFor = (row: TableRow, seat: Seat, since: number): Due[] => {
    const x = row.seats[seat];
    const { away, clock: rule } = roomOf(row);
    // By turns everybody is away most of the time: there the clock says when it is too long.
    if (row.status !== 'playing' || x?.kind !== 'person' || away.rule === 'wait' || rule.kind === 'turns') return [];
    return [{ table: row.id, kind: 'away', seat, at: since + away.minutes * minuteMs }];
  };

  const hostMinutes = (row: TableRow): number => HOST_MINUTES[row.status === 'waiting' ? 'waiting' : roomOf(row).clock.kind];
  /** When the host's part is somebody else's, if nobody comes or goes: the host has been away for long, and another one has been there for a while. */
  const hostDue = (live: Live): Due | null => {
    const { row } = live;
    const seat = hostOf(row.seats);
    const since = seat === null ? null : awaySince(live, seat);
    if (seat === null || since === null || row.status === 'over' || roomOf(row).begins !== 'host') return null;
    const others = row.seats.flatMap((x, i) => (i !== seat && x.kind === 'person' && present(live, i) ? [hereSince(live, presenceOf(row, i))] : []));
    if (others.length === 0) return null;
    const stay = Math.min(...others) + HOST_MINUTES.waiting * minuteMs;
    return { table: row.id, kind: 'host', seat, at: Math.max(since + hostMinutes(row) * minuteMs, stay) };
  };

  const gone = async (table: string, who: readonly string[]): Promise<void> => {
    if (who.length === 0) return;
    const [row, rows] = await Promise.all([store.table(table), store.presence(table)]);
    if (row === null || row.status === 'over') return;
    const left = who.filter((name) => !rows.some((x) => x.who === name && x.here));
    if (left.length === 0) return;
    for (const name of left) {
      const seat = row.seats.findIndex((x, i) => isHeld(x) && presenceOf(row, i) === name);
      for (const due of dueFor(row, seat, lastSeen(rows, name, row.seats[seat]?.since ?? 0))) await arm(due);
    }
    if (roomOf(row).begins === 'host' && !rows.some((x) => x.here))
      await arm({ table, kind: 'close', seat: WATCHER, at: clock.now() + (row.status === 'waiting' ? KEPT_WAITING : KEPT_PLAYING) * minuteMs });
  };

  /** Whoever is back is not decided about. A bot that plays for them goes on until they say so. */
  const come = async (live: Live, who: string): Promise<void> => {
    const { row } = live;
    const seat = row.seats.findIndex((_, i) => presenceOf(row, i) === who);
    for (const kind of ['away', 'host'] as const) if (seat >= 0 && roomOf(row).begins === 'host') await disarm({ table: row.id, kind, seat });
    if (roomOf(row).begins === 'host') await disarm({ table: row.id, kind: 'close', seat: WATCHER });
    if (seat >= 0 && row.seats[seat]?.host === true) set.get(live)?.delete('host');
    if (seat >= 0) await tables.change(live, (now) => cameTo(now, seat, clock.now()));
    if ((row.seats[seat]?.picks ?? null) === null || row.seats[seat]?.late === true) return;
    await tables.change(live, (now) => {
      const x = now.seats[seat];
      return x === undefined || x.picks === null || x.late ? null : { row: { seats: withSeat(now.seats, seat, { ...x, picks: null }) }, log: [] };
    });
  };

  /** Since when the seat's person has been away, if that is long enough; else it is looked at again when it is. */
  const overdue = async (live: Live, seat: Seat, minutes: number, kind: Due['kind']): Promise<boolean> => {
    await uptime.look();
    const since = awaySince(live, seat);
    if (since === null) return false;
    // Nobody is away from a house that is down or asleep.
    const at = runsOut(since, minutes * minuteMs, uptime.stops());
    if (at <= clock.now()) return true;
    await arm({ table: live.row.id, kind, seat, at });
    return false;
  };

  const away = async (live: Live, seat: Seat): Promise<void> => {
    const rule = roomOf(live.row).away;
    if (rule.rule === 'wait' || roomOf(live.row).clock.kind === 'turns' || live.row.status !== 'playing' || live.row.seats[seat]?.kind !== 'person') return;
    if (!(await overdue(live, seat, rule.minutes, 'away'))) return;
    await tables.change(live, (row): Wish | null => {
      const x = row.seats[seat];
      if (row.status !== 'playing' || x?.kind !== 'person' || present(live, seat)) return null;
      if (rule.rule === 'bot') return standsIn(live, row, seat, 'away', null);
      return x.picks === null ? { row: { seats: withSeat(row.seats, seat, { ...x, picks: [] }) }, log: [] } : null;
    });
  };

  const host = async (live: Live): Promise<void> => {
    const seat = hostOf(live.row.seats);
    const due = hostDue(live);
    if (seat === null || due === null) return;
    if (due.at > clock.now()) return arm(due);
    if (!(await overdue(live, seat, hostMinutes(live.row), 'host'))) return;
    await tables.change(live, (row) => {
      if (row.status === 'over' || hostOf(row.seats) !== seat || present(live, seat) || !row.seats.some((x, i) => x.kind === 'person' && present(live, i)))
        return null;
      const seats = withHost(row.seats, (x) => x !== seat && present(live, x));
      return { row: { seats }, log: hostEntry(row.seats, seats) };
    });
  };

  const start = (live: Live): Promise<void> =>
    tables.change(live, (row) => {
      const starts = roomOf(row).starts;
      if (row.status !== 'waiting' || starts === null || starts.at > clock.now()) return null;
      const seat = hostOf(row.seats);
      return begun(live, row, starts.open, starts.level, seat === null ? null : { seat, name: row.seats[seat]?.name ?? '' }, minuteMs);
    });

  const unwanted = (live: Live): Promise<void> =>
    tables.change(live, (row) =>
      row.status === 'over' || live.listeners.size > 0 || live.presence.some((x) => isHere(live, x.who)) ? null : endedBy(row, 'unwanted', null),
    );

  /** What was set for a table by looking at it: the same moment is set once. */
  const set = new WeakMap<Live, Map<string, number>>();
  const look = async (live: Live): Promise<void> => {
    const known = set.get(live) ?? new Map<string, number>();
    set.set(live, known);
    for (const [seat] of live.row.seats.entries()) {
      const since = awaySince(live, seat);
      for (const due of since === null ? [] : dueFor(live.row, seat, since)) {
        const key = `${due.kind} ${seat}`;
        if (known.get(key) === due.at) continue;
        known.set(key, due.at);
        await arm(due);
      }
    }
    const due = hostDue(live);
    if (due !== null && known.get('host') !== due.at) {
      known.set('host', due.at);
      await arm(due);
    }
  };

  const happen = async (due: Due): Promise<void> => {
    const live = await tables.find(due.table);
    await inLine(live, async () => {
      await tables.refresh(live);
      if (due.kind === 'away') await away(live, due.seat);
      else if (due.kind === 'host') await host(live);
      else if (due.kind === 'close') await unwanted(live);
      else if (due.kind === 'undo') await lapse(tables, live, due.seat);
      else if (due.kind === 'ending') await lapseEnding(tables, live, clock.now());
      else {
        const waited = live.row.status === 'waiting';
        await start(live);
        if (waited && live.row.status === 'playing') await look(live);
      }
    });
  };

  for (const kind of KINDS)
    jobs.on(kind, async (job) => {
      try {
        await happen({ table: job.about, kind, seat: bodyOf.parse(job.body).seat, at: job.at });
      } catch (e) {
        // What the rules of the table no longer allow is not tried again.
        if (!(e instanceof Refusal)) throw e;
      }
    });

  return {
    minuteMs,
    arm,
    look,
    wait: async (live, seat) => {
      const rule = roomOf(live.row).away;
      if (rule.rule !== 'wait') await arm({ table: live.row.id, kind: 'away', seat, at: clock.now() + rule.minutes * minuteMs });
    },
    come,
    gone,
  };
};
