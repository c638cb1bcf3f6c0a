/** What a house does every night by itself: lets go of what it need not keep, and backs itself up where its owner wants that. One house of a store does it, once. */
import type { Clock } from '../clock.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { HostingStore } from '../store/hosting.ts';
import type { Kept, Until } from '../store/keeping.ts';
import type { Hosting } from './hosting.ts';
import type { Own } from './settled.ts';

const DAY_MS = 24 * 3_600_000;
/** Addresses are forgotten after a month, whatever is settled. */
const ADDRESS_DAYS = 30;
/** Nobody stays signed in where they have not been for half a year. */
const SESSION_DAYS = 180;
/** Letting go is done while few are awake. */
const KEEPING_HOUR = 4;
const LEASE_MS = 3_600_000;

/** The next time that the clock of the machine shows this hour. */
export const nextHour = (now: number, hour: number): number => {
  const at = new Date(now);
  at.setHours(hour, 0, 0, 0);
  if (at.getTime() <= now) at.setDate(at.getDate() + 1);
  return at.getTime();
};

/** Before which moments things are let go; 0 days keep them for good. */
export const untilOf = ({ keepFinished, keepIdle, keepGuests }: Pick<Own, 'keepFinished' | 'keepIdle' | 'keepGuests'>, now: number): Until => {
  const before = (days: number): number | null => (days === 0 ? null : now - days * DAY_MS);
  return {
    finished: before(keepFinished),
    idle: before(keepIdle),
    guests: before(keepGuests),
    addresses: now - ADDRESS_DAYS * DAY_MS,
    sessions: now - SESSION_DAYS * DAY_MS,
  };
};

export const letGo = (store: HostingStore, own: Own, now: number): Promise<Kept> => store.keep(untilOf(own, now));

/** Says who does it; `begin` sets the first night. */
export const runNights = (jobs: Jobs, wall: Pick<Clock, 'now'>, store: HostingStore, hosting: Hosting) => {
  const { values } = hosting.settings;
  const nights = [
    { kind: 'keeping', hour: KEEPING_HOUR, wanted: true, act: async () => void (await letGo(store, hosting.own.now().own, wall.now())) },
    { kind: 'backup', hour: values.backupHour, wanted: values.backups === 'nightly', act: async () => void (await hosting.backUp()) },
  ];
  const put = (kind: string, hour: number): Promise<void> => jobs.put({ kind, key: 'nightly', about: 'house', body: null, at: nextHour(wall.now(), hour) });
  for (const { kind, hour, wanted, act } of nights) {
    if (!wanted) continue;
    jobs.on(
      kind,
      async () => {
        await act();
        await put(kind, hour);
      },
      { leaseMs: LEASE_MS },
    );
  }
  return {
    /** What was due while no house was open is done first: a moment that has passed stays as it is. */
    async begin(waiting: (kind: string) => Promise<number>): Promise<void> {
      for (const { kind, hour, wanted } of nights) {
        if (wanted && (await waiting(kind)) === 0) await put(kind, hour);
        if (!wanted) await jobs.drop(kind, 'nightly');
      }
    },
  };
};
