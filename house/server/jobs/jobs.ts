/** Work that is due at a moment: put once by key, taken away when it is not wanted any more, done by exactly one process, and tried again with patience where that fails. */
import type { Clock } from '../clock.ts';
import type { HouseLog } from '../closing.ts';
import type { JobStore } from '../store/jobs.ts';
import type { JobDraft, JobRow } from '../store/jobs-schema.ts';

export interface Jobs {
  /** Sets a moment, in the place of the one with the same kind and key. */
  put(job: JobDraft): Promise<void>;
  /** All of this kind about this thing are these from now on. */
  replace(kind: string, about: string, jobs: readonly JobDraft[]): Promise<void>;
  drop(kind: string, key: string): Promise<void>;
  /** Says who does work of this kind. What it throws is tried again later; what it returns from is done. Say it before `open`. */
  on(kind: string, act: Act, how?: How): void;
  /** Begins to look for what is due; what was due while no house was open is found at once. */
  open(): void;
  /** Nothing new is taken on; resolves when what was begun is done. */
  close(): Promise<void>;
}

export type Act = (job: JobRow) => Promise<void>;
export interface How {
  /** How long to wait after so many tries, in milliseconds; null gives the work up. */
  readonly patience?: (tries: number) => number | null;
  /** How long one try may take before another process takes the work for orphaned. */
  readonly leaseMs?: number;
}

/** Other processes put work too: it is looked for at least this often. */
const LOOK_MS = 1_000;
const LEASE_MS = 30_000;
const AT_ONCE = 10;

/** One second, then twice as long each time, up to ten minutes; never given up. */
const patient = (tries: number): number => Math.min(600_000, 1_000 * 2 ** Math.min(tries - 1, 20));

interface Doer {
  readonly kind: string;
  readonly act: Act;
  readonly patience: (tries: number) => number | null;
  readonly leaseMs: number;
  running: Promise<void> | null;
  /** Somebody asked for a look while one was under way. */
  again: boolean;
  alarm: { readonly at: number; off(): void } | null;
}

/** `clock` tells the time of day in milliseconds. Each kind of work has its own line, so that slow work of one holds up no other. */
export const runJobs = (store: JobStore, clock: Clock, log: HouseLog, lookMs: number = LOOK_MS): Jobs => {
  const doers = new Map<string, Doer>();
  let state: 'new' | 'open' | 'closed' = 'new';
  let poll: NodeJS.Timeout | undefined;

  const wake = (x: Doer, at: number): void => {
    if (state !== 'open' || (x.alarm !== null && x.alarm.at <= at)) return;
    x.alarm?.off();
    const off = clock.at(at, () => {
      x.alarm = null;
      look(x);
    });
    x.alarm = { at, off };
  };

  const perform = async (job: JobRow, { act, patience }: Doer): Promise<void> => {
    try {
      await act(job);
    } catch (e) {
      const wait = patience(job.tries);
      // A house that closes has not failed: another one, or the next, tries at once.
      if (state === 'closed') await store.later(job, 0);
      else {
        log.error({ err: e, kind: job.kind, key: job.key, tries: job.tries }, wait === null ? 'work that was due is given up' : 'work that was due failed');
        if (wait !== null) await store.later(job, clock.now() + wait);
      }
      if (wait !== null) return;
    }
    await store.done(job);
  };

  const round = async (x: Doer): Promise<void> => {
    const due = await store.claim(x.kind, clock.now(), x.leaseMs, AT_ONCE);
    for (const job of due) await (state === 'open' ? perform(job, x) : store.later(job, 0));
    const next = await store.next(x.kind);
    if (next === null) return;
    if (next <= clock.now()) x.again = true;
    else wake(x, next);
  };

  const look = (x: Doer): void => {
    if (state !== 'open') return;
    if (x.running !== null) {
      x.again = true;
      return;
    }
    x.again = false;
    x.running = round(x)
      .catch((e: unknown) => {
        if (state === 'open') log.error({ err: e, kind: x.kind }, 'what is due could not be looked up');
        x.again = false;
      })
      .finally(() => {
        x.running = null;
        if (x.again) look(x);
      });
  };
  const soon = (kind: string, at: number): void => {
    const x = doers.get(kind);
    if (x === undefined) return;
    if (at <= clock.now()) look(x);
    else wake(x, at);
  };
  const all = (): void => {
    for (const x of doers.values()) look(x);
  };

  return {
    put: async (job) => {
      await store.put(job);
      soon(job.kind, job.at);
    },
    replace: async (kind, about, jobs) => {
      await store.replace(kind, about, jobs);
      for (const x of jobs) soon(kind, x.at);
    },
    drop: (kind, key) => store.drop(kind, key),
    on(kind, act, how = {}) {
      if (doers.has(kind)) throw new Error(`two would do work of the kind ${kind}`);
      doers.set(kind, { kind, act, patience: how.patience ?? patient, leaseMs: how.leaseMs ?? LEASE_MS, running: null, again: false, alarm: null });
    },
    open() {
      state = 'open';
      poll = setInterval(all, lookMs);
      poll.unref();
      all();
    },
    async close() {
      state = 'closed';
      clearInterval(poll);
      for (const x of doers.values()) x.alarm?.off();
      await Promise.all([...doers.values()].map((x) => x.running));
    },
  };
};
