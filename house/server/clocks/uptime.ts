/** When the house was open: no clock runs while it is down, and none while its machine sleeps. With several houses on one store it is down when none of them is open. */
import type { Stop } from '@pesthouse/table';
import type { Clock } from '../clock.ts';
import type { HouseLog } from '../closing.ts';
import type { TimeStore } from '../store/time.ts';

/** A house says so often that it is open; one that was killed was open until it last did. */
const BEAT_MS = 5_000;
/** Who has said nothing for so long is not open. */
export const SILENT_MS = 3 * BEAT_MS;
/** Longer ago than any clock runs. */
const KEPT_MS = 200 * 24 * 3_600_000;

export interface Uptime {
  /** Writes down how long no house was open. */
  open(): Promise<void>;
  /** All stretches in which no house was open, as far as this one knows. */
  stops(): readonly Stop[];
  /** Whoever is about to charge time or to call somebody late asks first whether the machine has slept: alarms that rang meanwhile all ring at once when it wakes. */
  look(): Promise<void>;
  /** Called when such a stretch was found. */
  onSlept(hear: () => void): void;
  close(): Promise<void>;
}

export const runUptime = (store: TimeStore, house: string, clock: Clock, log: HouseLog): Uptime => {
  let state: 'new' | 'open' | 'closed' = 'new';
  let off: () => void = () => {};
  let stops: readonly Stop[] = [];
  let hear: () => void = () => {};
  /** When this house last knew that it was awake. */
  let awake = 0;
  let noticing: Promise<void> = Promise.resolve();
  /** The last sign of life that is being written: the one that the house closes comes after it. */
  let writing: Promise<void> | null = null;
  let again = false;

  const notice = async ({ from, until }: Stop): Promise<void> => {
    try {
      const other = await store.seen(house);
      const since = Math.max(from, other?.at ?? from);
      if (until - since > SILENT_MS) await store.wasDown({ from: since, until });
      stops = await store.downs(until - KEPT_MS);
    } catch (e) {
      log.error({ err: e }, 'how long the house slept could not be written down');
      stops = [...stops, { from, until }];
    }
    hear();
  };
  const look = (): Promise<void> => {
    const now = clock.now();
    const from = awake;
    awake = now;
    if (state === 'open' && now - from > SILENT_MS) noticing = noticing.then(() => notice({ from, until: now }));
    return noticing;
  };

  /** After what was slept: whoever reads this sign takes the house for open until now. */
  const sign = async (): Promise<void> => {
    do {
      again = false;
      await noticing;
      await store.beat(house, clock.now(), false).catch((e: unknown) => log.error({ err: e }, 'that the house is open could not be written down'));
    } while (again && state === 'open');
    writing = null;
  };
  const beat = (): void => {
    if (state !== 'open') return;
    void look();
    off = clock.at(clock.now() + BEAT_MS, beat);
    again = true;
    writing ??= sign();
  };
  return {
    async open() {
      const now = clock.now();
      const last = await store.seen(house);
      const silent = last === null ? 0 : now - last.at;
      if (last !== null && silent > (last.shut ? 0 : SILENT_MS)) await store.wasDown({ from: last.at, until: now });
      state = 'open';
      awake = clock.now();
      beat();
      await writing;
      stops = await store.downs(now - KEPT_MS);
    },
    stops: () => stops,
    look,
    onSlept(h) {
      hear = h;
    },
    async close() {
      if (state === 'closed') return;
      state = 'closed';
      off();
      await writing;
      await store.beat(house, clock.now(), true).catch((e: unknown) => log.error({ err: e }, 'until when the house was open could not be written down'));
    },
  };
};
