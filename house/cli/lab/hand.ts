/** A hand that plays games: a worker thread of its own, or, from the sources, where there is no built worker, the process itself. */

import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { GameResult, Plan } from '@pesthouse/lab';
import { jobEngine, playOne } from '@pesthouse/lab';
import { findGame } from '../../games/index.ts';
import { draftHere } from '../edition/draft.ts';
import { processor } from './processor.ts';

export const WORKER = fileURLToPath(new URL('./lab-worker.js', import.meta.url));

export interface Task {
  readonly plan: Plan;
  readonly job: number;
}
export type Answer = { readonly result: GameResult } | { readonly wrong: string };

export interface Hand {
  /** One at a time. Fails when the hand is closed meanwhile. */
  play(plan: Plan, job: number): Promise<GameResult>;
  close(): void;
}

/** Plays one game right here. */
export const playHere = async ({ plan, job }: Task): Promise<GameResult> => {
  draftHere(plan.game);
  return playOne(await jobEngine(findGame, plan, job), plan, job, plan.haste.cpu === true ? processor() : () => performance.now());
};

const ownHand = (): Hand => ({
  async play(plan, job) {
    const result = await playHere({ plan, job });
    // Others may want a word between two games.
    await new Promise((resolve) => setImmediate(resolve));
    return result;
  },
  close: () => {},
});

const threadHand = (): Hand => {
  const worker = new Worker(WORKER);
  let settle: { resolve(x: GameResult): void; reject(e: Error): void } | undefined;
  worker.on('message', (x: Answer) => {
    const waiting = settle;
    settle = undefined;
    if ('wrong' in x) waiting?.reject(new Error(x.wrong));
    else waiting?.resolve(x.result);
  });
  worker.on('error', (e) => settle?.reject(e instanceof Error ? e : new Error(String(e))));
  worker.on('exit', () => settle?.reject(new Error('the hand was closed')));
  return {
    play: (plan, job) =>
      new Promise((resolve, reject) => {
        settle = { resolve, reject };
        const task: Task = { plan, job };
        worker.postMessage(task);
      }),
    close: () => {
      void worker.terminate();
    },
  };
};

export const hasThreads = (): boolean => existsSync(WORKER);
export const openHand = (): Hand => (hasThreads() ? threadHand() : ownHand());
