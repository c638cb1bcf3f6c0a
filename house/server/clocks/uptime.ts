/** When the house was open: no clock runs while it is down. With several houses on one store it is down when none of them is open. */
import type { Stop } from '@pesthouse/table';
import type { Clock } from '../clock.ts';
import type { HouseLog } from '../closing.ts';
import type { TimeStore } from '../store/time.ts';

/** A house says so often that it is open; one that was killed was open until it last did. */
const BEAT_MS = 5_000;
/** Who has said nothing for so long is not open. */
const SILENT_MS = 3 * BEAT_MS;
/** Longer ago than any clock runs. */
const KEPT_MS = 200 * 24 * 3_600_000;

export interface Uptime {
  /** Writes down how long no house was open, and gives all such stretches. */
  open(): Promise<readonly Stop[]>;
  close(): Promise<void>;
}

export const runUptime = (store: TimeStore, house: string, clock: Clock, log: HouseLog): Uptime => {
  let closed = false;
  let off: () => void = () => {};
  /** The last sign of life that is being written: the one that the house closes comes after it. */
  let writing: Promise<void> = Promise.resolve();
  const beat = async (): Promise<void> => {
    if (closed) return;
    writing = store.beat(house, clock.now(), false).catch((e: unknown) => log.error({ err: e }, 'that the house is open could not be written down'));
    await writing;
    if (!closed) off = clock.at(clock.now() + BEAT_MS, () => void beat());
  };
  return {
    async open() {
      const now = clock.now();
      const last = await store.seen(house);
      const silent = last === null ? 0 : now - last.at;
      if (last !== null && silent > (last.shut ? 0 : SILENT_MS)) await store.wasDown({ from: last.at, until: now });
      await beat();
      return store.downs(now - KEPT_MS);
    },
    async close() {
      if (closed) return;
      closed = true;
      off();
      await writing;
      await store.beat(house, clock.now(), true).catch((e: unknown) => log.error({ err: e }, 'until when the house was open could not be written down'));
    },
  };
};
