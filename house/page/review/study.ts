/** What is known of finished games: a game is gone over once, however many pages show it and however often it is opened, and only while somebody looks. */

import type { Seat } from '@pesthouse/kernel';
import { hash } from '@pesthouse/kernel';
import { proxy, type Remote, wrap } from 'comlink';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { workerName } from '../text/language.ts';
import type { Job, Said } from '../think/job.ts';
import { keepReview, keptReview } from './kept.ts';
import type { Reviewer } from './review.worker.ts';

export interface Study {
  readonly status: 'idle' | 'working' | 'stopped' | 'done' | 'failed';
  readonly said: Said | null;
}

interface Desk {
  readonly job: Job;
  readonly you: Seat;
  readonly store: StoreApi<Study>;
  /** By this it is kept in this browser. */
  readonly key: string;
  worker: Worker | null;
  reviewer: Remote<Reviewer> | null;
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
  d.reviewer = null;
  d.store.setState({ status });
};

const quiet = (d: Desk): void => void d.reviewer?.hold();

/** The work is held up where it is, and goes on from there. */
const hold = (d: Desk, status: 'stopped' | 'idle'): void => {
  if (d.store.getState().status !== 'working') return;
  quiet(d);
  d.store.setState({ status });
};

const start = (d: Desk): void => {
  const worker = new Worker(new URL('./review.worker.ts', import.meta.url), { type: 'module', name: workerName('review') });
  const reviewer = wrap<Reviewer>(worker);
  d.worker = worker;
  d.reviewer = reviewer;
  const over = (status: Study['status']) => () => {
    if (d.worker !== worker) return;
    const { said } = d.store.getState();
    if (status === 'done' && said !== null) void keepReview(d.key, said);
    end(d, status);
  };
  worker.onerror = over('failed');
  reviewer
    .run(
      d.job,
      d.you,
      proxy((said: Said) => {
        if (d.worker === worker) d.store.setState({ said });
      }),
    )
    .then(over('done'), over('failed'));
};

/** What was gone over before, in this page or an earlier one, is shown as it was. */
const begin = async (d: Desk): Promise<void> => {
  d.store.setState({ status: 'working' });
  if (d.reviewer !== null) {
    void d.reviewer.goOn();
    return;
  }
  const kept = await keptReview(d.key);
  if (d.worker !== null || d.store.getState().status === 'done') return;
  if (kept !== null) d.store.setState({ status: 'done', said: kept });
  else {
    start(d);
    // Whoever went away meanwhile finds it held up.
    if (d.store.getState().status !== 'working') quiet(d);
  }
};

/** Another edition of this page may judge otherwise, and another language says it in other words. */
const BUILD = new URL(import.meta.url).pathname;

const deskOf = (job: Job, you: Seat): Desk => {
  const key = hash([BUILD, workerName('review'), you, job]);
  const known = desks.get(key);
  if (known !== undefined) return known;
  for (const [old, d] of desks)
    if (desks.size >= MOST && d.lookers === 0) {
      end(d, 'idle');
      desks.delete(old);
    }
  const fresh: Desk = { job, you, key, store: createStore<Study>()(() => ({ status: 'idle', said: null })), worker: null, reviewer: null, lookers: 0 };
  desks.set(key, fresh);
  return fresh;
};

/** Goes over the game as long as this is shown, unless it was stopped. */
export const useStudy = (job: Job, you: Seat): Study & { stop(): void; goOn(): void } => {
  const d = deskOf(job, you);
  useEffect(() => {
    d.lookers++;
    if (d.store.getState().status === 'idle') void begin(d);
    return () => {
      d.lookers--;
      setTimeout(() => {
        if (d.lookers === 0) hold(d, 'idle');
      }, PATIENCE_MS);
    };
  }, [d]);
  return { ...useStore(d.store), stop: () => hold(d, 'stopped'), goOn: () => void begin(d) };
};
