/** The clocks of the tables: time is charged with every question that is put, a deadline stands in the store while somebody is asked, and what happens at zero happens in the ordinary ways. */
import { type Seat, WATCHER } from '@pesthouse/kernel';
import { type Asked, at, begins, duesOf, granted, type Hands, moves, reseated, type Stop, type Timed, takenBack } from '@pesthouse/table';
import type { Clock } from '../clock.ts';
import type { HouseLog } from '../closing.ts';
import { Refusal } from '../failure.ts';
import { holdAnswer } from '../holding.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { deciding, heldBy, inLine, type Live, tellAll } from '../live.ts';
import { withSeat } from '../room/asking.ts';
import { stopsFor } from '../room/coming.ts';
import { resigned, standsIn } from '../room/leaving.ts';
import { roomOf } from '../seats.ts';
import type { TimeRow } from '../store/time-schema.ts';
import type { Tables, Wish } from '../tables.ts';
import type { TableClocks } from './contract.ts';
import { declining } from './orders.ts';
import { clocksOf, pausesOf, ruleOf } from './shown.ts';
import type { Uptime } from './uptime.ts';

const TIME = 'time';
/** A deadline that has passed without anything to do is looked at again after this. */
const AGAIN_MS = 5_000;
const MOST_RACES = 10;

const WHYS = { pause: 'paused', go: 'goes', turns: 'turns' } as const;

const undos = (position: string): number => Number(position.split('.')[1] ?? 0);
const asked = (position: string): number => Number.parseInt(position, 10);
const same = (a: readonly Seat[], b: readonly Seat[]): boolean => a.length === b.length && a.every((x, i) => x === b[i]);

export const runClocks = (tables: Tables, jobs: Jobs, clock: Clock, uptime: Uptime, log: HouseLog): TableClocks => {
  const { store } = tables;
  let closed = false;
  let heard: Parameters<TableClocks['onDue']>[0] = () => {};

  const askedNow = (live: Live): Asked => {
    const { engine, state } = live.play;
    const running = live.row.status === 'playing' ? deciding(live, WATCHER).filter((x) => live.row.seats[x]?.kind === 'person') : [];
    return { position: at(live.play), running, sealed: running.length > 0 && engine.decision(state)?.sealed === true };
  };

  const stood = new WeakMap<Live, string>();
  /** By turns somebody may be away, and nobody's time runs before they have come. True where that has changed. */
  const knowHolidays = async (live: Live): Promise<boolean> => {
    const found = new Map<Seat, readonly Stop[]>();
    if (ruleOf(live).kind === 'turns')
      for (const [seat, { person }] of live.row.seats.entries()) if (person !== null) found.set(seat, await store.time.holidays(person));
    const before = stood.get(live);
    live.holidays = found;
    const pauses = pausesOf(live);
    live.stops = (seat) => [...uptime.stops(), ...pauses, ...stopsFor(live, seat), ...(found.get(seat) ?? [])];
    const now = JSON.stringify([[...found], live.row.seats.map((_, seat) => stopsFor(live, seat))]);
    stood.set(live, now);
    return before !== undefined && now !== before;
  };

  /** When the last entry of the record was made; a house that comes later reads it. */
  const momentOf = async (live: Live, before: TimeRow): Promise<number> => {
    const now = clock.now();
    const n = live.play.entries.length;
    const moment = n === before.after ? now : (live.entered ?? (await store.time.moment(live.row.id, n)) ?? now);
    return Math.min(now, Math.max(before.at, moment));
  };

  const handsNow = async (live: Live, rule: Timed, before: TimeRow, next: Asked, now: number): Promise<{ why: TimeRow['why']; hands: Hands } | null> => {
    const { hands } = before;
    const over = live.row.status === 'over';
    if (over && (before.why === 'stopped' || hands.position === '')) return null;
    if (over) return { why: 'stopped', hands: moves(rule, hands, now, next, live.stops) };
    if (hands.position === next.position)
      return same(hands.running, next.running) ? null : { why: 'seats', hands: reseated(rule, hands, now, next, live.stops) };
    if (undos(hands.position) < undos(next.position)) {
      const then = (await store.time.put(live.row.id, asked(next.position))) ?? before;
      return { why: 'undone', hands: takenBack(rule, hands, then.hands, now, next, live.stops) };
    }
    return hands.running.length === 0 && next.running.length === 0 ? null : { why: 'put', hands: moves(rule, hands, now, next, live.stops) };
  };

  const rowNow = async (live: Live, rule: Timed): Promise<TimeRow | null> => {
    const before = live.time;
    const next = askedNow(live);
    const after = live.play.entries.length;
    if (before === null) {
      if (live.row.status !== 'playing') return null;
      const now = clock.now();
      return { nr: 1, at: now, after, why: 'started', seat: null, what: null, hands: begins(rule, live.row.seats.length, now, next) };
    }
    const now = await momentOf(live, before);
    const made = await handsNow(live, rule, before, next, now);
    return made === null ? null : { nr: before.nr + 1, at: now, after, seat: null, what: null, ...made };
  };

  /** Writes an entry of the log; where another house was faster, time is as that one says. */
  const write = async (live: Live, row: TimeRow): Promise<boolean> => {
    const won = await store.time.write(live.row.id, row);
    live.time = won ? row : ((await store.time.last(live.row.id)) ?? live.time);
    tables.metrics.times.inc({ why: row.why });
    return won;
  };
  const tell = (live: Live): void => {
    const clocks = clocksOf(live);
    if (clocks !== undefined && live.listeners.size > 0) tellAll(live, JSON.stringify({ type: 'clocks', table: live.row.id, clocks }));
  };

  /** The deadlines of the question now put: one row for each who is asked, whether they have answered or not. */
  const arm = async (live: Live): Promise<void> => {
    const { id } = live.row;
    const now = clock.now();
    const hands = live.row.status === 'playing' ? live.time?.hands : undefined;
    const dues = hands === undefined || roomOf(live.row).paused !== null ? [] : duesOf(hands, live.stops).filter((x) => live.row.seats[x.seat]?.late !== true);
    await jobs.replace(
      TIME,
      id,
      dues.map((x) => ({
        kind: TIME,
        key: `${id} ${x.seat}`,
        about: id,
        body: { decision: hands?.position ?? '', seat: x.seat },
        at: x.at <= now ? now + AGAIN_MS : x.at,
      })),
    );
    heard(live, dues);
  };

  /** Nobody is asked any more about a seat that has answered after all. */
  const forgive = (live: Live): Promise<void> =>
    tables.change(live, (row): Wish | null => {
      const running = live.time?.hands.running ?? [];
      if (row.status !== 'playing' || !row.seats.some((x, i) => x.late && !running.includes(i))) return null;
      return { row: { seats: row.seats.map((x, i) => (x.late && !running.includes(i) ? { ...x, late: false, picks: null } : x)) }, log: [] };
    });

  /** Only in line. */
  const sync = async (live: Live): Promise<void> => {
    const rule = ruleOf(live);
    if (rule.kind === 'none' || closed) return;
    await uptime.look();
    const others = await knowHolidays(live);
    let changed = false;
    for (let i = 0; i < MOST_RACES; i++) {
      const row = await rowNow(live, rule);
      if (row === null) break;
      changed = true;
      if (await write(live, row)) break;
    }
    if (!changed) {
      if (others) {
        await arm(live);
        tell(live);
      }
      return;
    }
    await arm(live);
    tell(live);
    await forgive(live);
  };

  const out = async (live: Live, seat: Seat | null, what: string): Promise<void> => {
    const before = live.time;
    if (before === null || (before.why === 'out' && before.seat === seat && before.hands.position === at(live.play))) return;
    await write(live, { ...before, nr: before.nr + 1, at: clock.now(), after: live.play.entries.length, why: 'out', seat, what });
  };

  const applied = (live: Live, seat: Seat, rule: Timed): Promise<void> =>
    tables.change(live, (row): Wish | null => {
      const x = row.seats[seat];
      if (row.status !== 'playing' || x?.kind !== 'person' || x.late) return null;
      if (rule.zero === 'bot') return standsIn(live, row, seat, 'time', null);
      if (rule.zero === 'out') return resigned(live, row, seat, null);
      return { row: { seats: withSeat(row.seats, seat, { ...x, late: true, picks: [] }) }, log: [] };
    });

  /** Only in line. */
  const expire = async (live: Live): Promise<void> => {
    await tables.refresh(live);
    await sync(live);
    const rule = ruleOf(live);
    const hands = live.time?.hands;
    if (rule.kind === 'none' || hands === undefined || live.row.status !== 'playing') {
      await arm(live);
      return;
    }
    const now = clock.now();
    const late = duesOf(hands, live.stops)
      .filter((x) => x.at <= now && live.row.seats[x.seat]?.kind === 'person' && live.row.seats[x.seat]?.late === false)
      .map((x) => x.seat)
      .filter((x) => !hands.sealed || heldBy(live, x) === null);
    const pass = hands.sealed ? declining(live) : null;
    if (late.length > 0 && pass !== null) {
      // PATH-RP-07: whoever has not answered by then has passed; who that was stays as secret as any answer.
      await out(live, null, 'pass');
      for (const seat of late) await holdAnswer(tables, live, seat, at(live.play), pass);
    } else
      for (const seat of late) {
        await out(live, seat, rule.zero);
        await applied(live, seat, rule);
      }
    await sync(live);
    await arm(live);
    tell(live);
  };

  jobs.on(TIME, async (job) => {
    try {
      const live = await tables.find(job.about);
      await inLine(live, () => expire(live));
    } catch (e) {
      // A table that is gone, or whose edition this house does not know, has no time.
      if (!(e instanceof Refusal)) throw e;
    }
  });

  const pending = new WeakSet<Live>();
  const look = (live: Live): void => {
    if (closed || pending.has(live) || ruleOf(live).kind === 'none') return;
    pending.add(live);
    inLine(live, () => {
      pending.delete(live);
      return sync(live);
    }).catch((e: unknown) => {
      if (closed) return;
      log.error({ err: e, table: live.row.id }, 'the clocks of a table could not be set');
      clock.at(clock.now() + AGAIN_MS, () => look(live));
    });
  };

  // Whoever thought when the machine fell asleep goes on with what they had.
  uptime.onSlept(() => {
    for (const live of tables.all()) {
      if (closed || ruleOf(live).kind === 'none') continue;
      inLine(live, async () => {
        await arm(live);
        tell(live);
      }).catch((e: unknown) => {
        if (!closed) log.error({ err: e, table: live.row.id }, 'the clocks of a table could not be set');
      });
    }
  });

  return {
    onDue(hear) {
      heard = hear;
    },
    async know(live) {
      if (ruleOf(live).kind !== 'none') await knowHolidays(live);
    },
    look,
    async grant(live, seat) {
      const rule = ruleOf(live);
      const before = live.time;
      if (rule.kind === 'none' || before === null) return;
      await uptime.look();
      const now = clock.now();
      const hands = granted(rule, before.hands, seat, now, live.stops);
      await write(live, { nr: before.nr + 1, at: now, after: live.play.entries.length, why: 'more', seat, what: null, hands });
      await arm(live);
      tell(live);
    },
    async retime(live, wish) {
      await uptime.look();
      await knowHolidays(live);
      const rule = ruleOf(live);
      const before = live.time;
      if (rule.kind === 'none' || before === null) return;
      const now = clock.now();
      const hands = wish === 'turns' ? begins(rule, live.row.seats.length, now, askedNow(live)) : before.hands;
      await write(live, { nr: before.nr + 1, at: now, after: live.play.entries.length, why: WHYS[wish], seat: null, what: null, hands });
      await arm(live);
      tell(live);
    },
    async reckon(person, until) {
      for (const id of await store.sittings(person, 200)) {
        const row = await store.table(id);
        if (row === null || row.status !== 'playing' || roomOf(row).clock.kind !== 'turns') continue;
        const live = await tables.find(id);
        await inLine(live, async () => {
          await tables.refresh(live);
          await sync(live);
          const seat = live.row.seats.findIndex((x) => x.person === person);
          const before = live.time;
          // Written down, so that the other houses hear of it.
          if (before !== null && seat >= 0)
            await write(live, {
              ...before,
              nr: before.nr + 1,
              at: clock.now(),
              after: live.play.entries.length,
              why: 'holiday',
              seat,
              what: until === null ? null : String(until),
            });
          await arm(live);
          tell(live);
        });
      }
    },
    async open() {
      await uptime.open();
      for (const id of await store.time.forgotten())
        await tables.find(id).then(look, (e: unknown) => {
          // A table whose edition this house does not know keeps its time until one comes that does.
          if (!(e instanceof Refusal)) throw e;
        });
    },
    async close() {
      closed = true;
      await uptime.close();
    },
  };
};
