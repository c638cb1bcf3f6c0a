/** What the owner has settled: environment and file first, then their page, then what is usual. Every house of a store hears of it. */
import { OWN_KEYS, type OwnKey, SETTINGS, type Settings } from '../settings/list.ts';
import type { ReadSettings, Source } from '../settings/read.ts';
import type { HostingStore } from '../store/hosting.ts';

export type Own = Pick<Settings, OwnKey>;
export type OwnSource = Source | 'page';
export interface Settled {
  readonly own: Own;
  readonly from: { readonly [K in OwnKey]: OwnSource };
  /** The owner has stopped new tables for now. */
  readonly stopped: boolean;
}

const key = (x: OwnKey): string => `set-${x}`;
const STOPPED = 'stopped';

/** Read anew so often: another house of the same store may have changed it. */
const LOOK_MS = 10_000;

export interface OwnSettings {
  now(): Settled;
  look(): Promise<void>;
  /** Why a setting cannot be changed here; null: it can. */
  locked(x: OwnKey): Source | null;
  set(x: OwnKey, value: unknown): Promise<void>;
  stop(stopped: boolean): Promise<void>;
  close(): void;
}

export const openOwnSettings = async (store: HostingStore, { values, from }: Pick<ReadSettings, 'values' | 'from'>, hear: () => void): Promise<OwnSettings> => {
  const locked = (x: OwnKey): Source | null => (from[x] === 'default' ? null : from[x]);
  let settled: Settled = { own: values, from, stopped: false };
  const look = async (): Promise<void> => {
    const own: { [k: string]: unknown } = {};
    const source: { [k: string]: OwnSource } = {};
    for (const x of OWN_KEYS) {
      const kept = locked(x) === null ? await store.value(key(x)) : null;
      const read = kept === null ? null : SETTINGS[x].shape.safeParse(JSON.parse(kept));
      own[x] = read?.success === true ? read.data : values[x];
      source[x] = read?.success === true ? 'page' : from[x];
    }
    const next = { own: { ...values, ...own }, from: { ...from, ...source }, stopped: (await store.value(STOPPED)) !== null };
    const changed = JSON.stringify(next) !== JSON.stringify(settled);
    settled = next;
    if (changed) hear();
  };
  await look();
  const timer = setInterval(() => look().catch(() => {}), LOOK_MS);
  timer.unref();
  return {
    now: () => settled,
    look,
    locked,
    async set(x, value) {
      await store.setValue(key(x), JSON.stringify(value));
      await look();
    },
    async stop(stopped) {
      await store.setValue(STOPPED, stopped ? '1' : null);
      await look();
    },
    close: () => clearInterval(timer),
  };
};
