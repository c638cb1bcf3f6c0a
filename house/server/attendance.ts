/** Who is here: told to all houses that share a store, taken back when somebody leaves, and when a house falls silent. */
import type { HouseLog } from './closing.ts';
import { countedAs, inLine, type Live, looksOn, nameOf } from './live.ts';
import type { Times } from './room/due.ts';
import type { PresenceRow } from './store/rows.ts';
import type { Tables } from './tables.ts';

export interface AttendanceWish {
  /** The name of this house among those that share the store. */
  readonly house: string;
  /** A house that says nothing for this long is gone, and everybody at it. */
  readonly silentMs: number;
  /** Comings and goings are gathered for so long. */
  readonly gatherMs: number;
}

export interface Attendance {
  /** Whoever was here before this house was started, and at houses that fell silent, is gone. */
  open(): Promise<void>;
  /** A seat that only makes calls was heard of. */
  glimpse(live: Live, who: string): Promise<void>;
  close(): Promise<void>;
}

/** A seat that only makes calls is written down no more often than this. */
const GLIMPSE_MS = 10_000;
/** After the store failed. */
const AGAIN_MS = 1_000;

export const runAttendance = (
  tables: Tables,
  { house, silentMs, gatherMs }: AttendanceWish,
  hear: Pick<Times, 'come' | 'gone' | 'look'>,
  log: HouseLog,
): Attendance => {
  const { store } = tables;
  const pending = new Set<Live>();
  const glimpsed = new Map<string, number>();
  let closed = false;
  const trouble = (e: unknown): void => {
    if (!closed) log.error({ err: e }, 'who is here could not be written down');
  };

  /** What this house should say of a table. */
  const wanted = (live: Live): Map<string, PresenceRow> => {
    const rows = new Map<string, PresenceRow>();
    for (const x of live.listeners) {
      if (!looksOn(live, x)) continue;
      const who = countedAs(live, x);
      const named = nameOf(live, x) === null ? undefined : (x.who.person ?? live.row.seats[x.seat]);
      const { name, avatar } = named ?? { name: '', avatar: '' };
      const key = `${who} ${x.place}`;
      const since = Math.max(x.since, rows.get(key)?.since ?? 0);
      rows.set(key, { table: live.row.id, who, place: x.place, house, name, avatar, here: true, since });
    }
    return rows;
  };

  const sync = async (live: Live): Promise<void> => {
    const rows = wanted(live);
    const now = Date.now();
    const left = new Set<string>();
    // Whoever comes or goes at the same time is written down at once: one wait for the disk serves all.
    const { id } = live.row;
    const news = [...rows].filter(([key, row]) => {
      const before = live.posted.get(key);
      return before?.here !== true || before.since !== row.since || before.name !== row.name || before.avatar !== row.avatar;
    });
    const gone = [...live.posted].flatMap(([key, row]): [string, PresenceRow][] =>
      rows.has(key) || !row.here ? [] : [[key, { ...row, here: false, since: now }]],
    );
    await store.attend(
      id,
      news.map(([, row]) => row),
      now + silentMs,
    );
    for (const [key, row] of news) {
      const before = live.posted.get(key);
      live.posted.set(key, row);
      if (before?.here !== true) await hear.come(live, row.who);
    }
    await store.attend(
      id,
      gone.map(([, row]) => row),
      now,
    );
    for (const [key, row] of gone) {
      live.posted.set(key, row);
      left.add(row.who);
    }
    if (news.length + gone.length > 0) tables.takePresence(live, await store.presence(live.row.id));
    await hear.gone(live.row.id, [...left]);
    // Whoever came and went before it was written down is not here either.
    await hear.look(live);
  };

  tables.onAttended((live) => {
    if (closed || pending.has(live)) return;
    pending.add(live);
    setTimeout(() => {
      pending.delete(live);
      if (closed) return;
      inLine(live, () => sync(live)).catch((e: unknown) => {
        trouble(e);
        setTimeout(() => tables.attended(live), AGAIN_MS).unref();
      });
    }, gatherMs).unref();
  });

  const sweep = async (before: number, of: string | null): Promise<void> => {
    const gone = await store.sweep(before, of, Date.now());
    // Other houses are told by the store; this one has to tell its own people.
    for (const live of tables.all())
      if (gone.some((x) => x.table === live.row.id)) await inLine(live, async () => tables.takePresence(live, await store.presence(live.row.id)));
    for (const x of gone) await hear.gone(x.table, [x.who]);
  };
  /** Another house took this one for silent: its people are here all the same. */
  const insist = (): void => {
    for (const live of tables.all())
      for (const x of live.presence) {
        const key = `${x.who} ${x.place}`;
        if (x.house !== house || x.here || live.posted.get(key)?.here !== true) continue;
        live.posted.delete(key);
        tables.attended(live);
      }
  };
  const beat = setInterval(() => {
    store
      .beat(house, Date.now() + silentMs)
      .then(() => sweep(Date.now(), null))
      .then(insist)
      .catch(trouble);
  }, silentMs / 3);
  beat.unref();

  return {
    // Alone on its store, a house that starts finds nobody at home.
    open: () => sweep(store.shared ? Date.now() : Number.MAX_SAFE_INTEGER, null),
    async glimpse(live, who) {
      const key = `${live.row.id} ${who}`;
      const now = Date.now();
      if (closed || now - (glimpsed.get(key) ?? 0) < GLIMPSE_MS) return;
      if (glimpsed.size > 5_000) glimpsed.clear();
      glimpsed.set(key, now);
      const row = { table: live.row.id, who, place: 'calls', house, name: '', avatar: '', here: false, since: now };
      await store.attend(row.table, [row], now);
      live.presence = [...live.presence.filter((x) => !(x.who === who && x.place === 'calls' && x.house === house)), row];
      await hear.gone(row.table, [who]);
    },
    async close() {
      closed = true;
      clearInterval(beat);
      await sweep(Number.MAX_SAFE_INTEGER, house).catch(trouble);
    },
  };
};
