/** Where heavy work goes: bots think and records are checked in worker threads with a time limit, so that nothing can hang the house. */
import { Piscina } from 'piscina';
import type { Question } from '../bots/index.ts';
import { think } from '../bots/index.ts';
import { type Verdict, verifyRecord } from '../table/verify.ts';

export interface Checking {
  readonly record: unknown;
  readonly promise?: string | undefined;
  readonly table?: string | undefined;
}

export interface Asking extends Question {
  /** Whose thought it is: the same name at every decision of one bot at one table. */
  readonly bot: string;
  readonly ms: number;
}

/** Answers come from another thread: they are looked at before they are believed. */
export interface Thinkers {
  think(question: Asking): Promise<unknown>;
  verify(checking: Checking): Promise<Verdict>;
  close(): Promise<void>;
}

/** What a worker may take over its own limit before it is stopped. */
const GRACE_MS = 500;
const VERIFY_MS = 20_000;

const isVerdict = (x: unknown): x is Verdict => typeof x === 'object' && x !== null && ('wrong' in x || 'hash' in x);

export const workerThinkers = (file: string, threads: number): Thinkers => {
  const pool = new Piscina({ filename: file, minThreads: 0, maxThreads: threads, idleTimeout: 30_000, maxQueue: 10_000 });
  return {
    // The clock starts when a thread takes the work up: see the worker. This limit is for one that hangs.
    think: (q) => pool.run(q, { name: 'thought', signal: AbortSignal.timeout(GRACE_MS + q.ms * (1 + Math.ceil(pool.queueSize / threads))) }),
    async verify(checking) {
      try {
        const verdict: unknown = await pool.run(checking, { name: 'verdict', signal: AbortSignal.timeout(VERIFY_MS) });
        return isVerdict(verdict) ? verdict : { wrong: 'the record could not be checked' };
      } catch {
        return { late: 'This record could not be checked in time. Try again later.' };
      }
    },
    close: () => pool.destroy(),
  };
};

/** Without threads, for tests and tools that host a table of their own. */
export const ownThinkers = (): Thinkers => ({
  think: (q) => {
    const end = Date.now() + q.ms;
    return think(q, () => Date.now() > end);
  },
  verify: (x) => verifyRecord(x.record, x.promise, x.table),
  close: async () => {},
});
