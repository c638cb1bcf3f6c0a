/** What is known of finished games in this page: a game is gone over once, however many pages show it, and only while somebody looks. */

import type { Seat } from '@pesthouse/kernel';
import { proxy, wrap } from 'comlink';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { workerName } from '../text/language.ts';
import type { Job, Said } from '../think/job.ts';
import type { Reviewer } from './review.worker.ts';

export interface Study {
  readonly status: 'idle' | 'working' | 'stopped' | 'done' | 'failed';
  readonly said: Said | null;
}

interface Desk {
  readonly job: Job;
  readonly you: Seat;
  readonly store: StoreApi<Study>;
  worker: Worker | null;
  lookers: number;
}

/** From one page of a game to the next nobody looks for a moment. */
const PATIENCE_MS = 2000;
/** So many games are remembered. */
const MOST = 8;
const desks = new Map<string, Desk>();

const end = (d: Desk, status: Study['status']): void => {
  d.worker?.terminate();
  d.worker = null;
  d.store.setState({ status });
};

const begin = (d: Desk): void => {
  if (d.worker !== null) return;
  const worker = new Worker(new URL('./review.worker.ts', import.meta.url), { type: 'module', name: workerName('review') });
  d.worker = worker;
  d.store.setState({ status: 'working' });
  const over = (status: Study['status']) => () => {
    if (d.worker === worker) end(d, status);
  };
  worker.onerror = over('failed');
  wrap<Reviewer>(worker)
    .run(
      d.job,
      d.you,
      proxy((said: Said) => {
        // What was known before is kept until more is known: the work begins anew after a stop.
        const before = d.store.getState().said;
        if (d.worker === worker && (before === null || said.done >= before.done)) d.store.setState({ said });
      }),
    )
    .then(over('done'), over('failed'));
};

const deskOf = (job: Job, you: Seat): Desk => {
  const key = `${you} ${job.game} ${job.rules} ${job.seed} ${job.entries.length} ${JSON.stringify(job.numbers)}`;
  const known = desks.get(key);
  if (known !== undefined) return known;
  for (const [old, d] of desks) if (desks.size >= MOST && d.lookers === 0) desks.delete(old);
  const fresh: Desk = { job, you, store: createStore<Study>()(() => ({ status: 'idle', said: null })), worker: null, lookers: 0 };
  desks.set(key, fresh);
  return fresh;
};

/** Goes over the game as long as this is shown, unless it was stopped. */
export const useStudy = (job: Job, you: Seat): Study & { stop(): void; goOn(): void } => {
  const d = deskOf(job, you);
  useEffect(() => {
    d.lookers++;
    if (d.store.getState().status === 'idle') begin(d);
    return () => {
      d.lookers--;
      setTimeout(() => {
        if (d.lookers === 0 && d.worker !== null) end(d, 'idle');
      }, PATIENCE_MS);
    };
  }, [d]);
  return { ...useStore(d.store), stop: () => end(d, 'stopped'), goOn: () => begin(d) };
};
