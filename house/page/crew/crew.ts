/** The crew of the lab: as many hands as the machine has cores to spare, each given its next games as soon as it is done with the last. */

import type { GameResult, Plan } from '@pesthouse/lab';
import { type Remote, wrap } from 'comlink';
import { workerName } from '../text/language.ts';
import { told } from '../text/told.ts';
import type { Hand } from './hand.worker.ts';

/** Which build this is: a built file is named by a hash over itself and the names of all that it stands on, the hands' worker too. */
export const BUILD = new URL(import.meta.url).pathname;

/** One core stays with the page. */
export const crewSize = (): number => Math.max(1, (navigator.hardwareConcurrency ?? 2) - 1);

export interface OwnHand {
  readonly hand: Remote<Hand>;
  /** Rejects when the worker cannot even be loaded. */
  readonly broken: Promise<never>;
  close(): void;
}

export const openHand = (): OwnHand => {
  const worker = new Worker(new URL('./hand.worker.ts', import.meta.url), { type: 'module', name: workerName('lab') });
  const broken = new Promise<never>((_, fail) => {
    worker.onerror = (e) => fail(new Error(e.message || 'lab-hands'));
  });
  broken.catch(() => undefined);
  return { hand: wrap<Hand>(worker), broken, close: () => worker.terminate() };
};

/** One task by a hand of its own. */
export const byOneHand = async <T>(task: (hand: Remote<Hand>) => Promise<T>): Promise<T> => {
  const own = openHand();
  try {
    return await Promise.race([task(own.hand), own.broken]);
  } finally {
    own.close();
  }
};

/** Games are handed out in portions that take about this long: many short games cost few messages, and long ones come one by one. */
const PORTION_MS = 150;
const MOST = 64;

export interface Crew {
  /** No new games are handed out; what is being played is still told. */
  rest(): void;
  /** Ends at once: games that are being played are lost. */
  close(): void;
}

interface Ears {
  hear(games: readonly { readonly job: number; readonly result: GameResult }[]): void;
  /** All hands have put down their work, because nothing is left or because they rest. */
  idle(): void;
  fail(message: string): void;
}

export const openCrew = (plan: Plan, left: Iterator<number>, ears: Ears): Crew => {
  const hands = Array.from({ length: crewSize() }, openHand);
  let resting = false;
  let closed = false;
  const close = (): void => {
    closed = true;
    for (const h of hands) h.close();
  };
  const portion = (size: number): number[] => {
    const jobs: number[] = [];
    while (jobs.length < size) {
      const next = left.next();
      if (next.done === true) break;
      jobs.push(next.value);
    }
    return jobs;
  };
  const work = async ({ hand, broken }: OwnHand): Promise<void> => {
    let size = 1;
    while (!resting && !closed) {
      const jobs = portion(size);
      if (jobs.length === 0) return;
      const since = performance.now();
      const results = await Promise.race([hand.play(plan, jobs), broken]);
      if (closed) return;
      const each = (performance.now() - since) / jobs.length;
      // At most twice as many as before: the first games of a worker are slower than the rest.
      size = Math.max(1, Math.min(MOST, size * 2, Math.floor(PORTION_MS / each)));
      ears.hear(results.flatMap((result, i) => [{ job: jobs[i] ?? 0, result }]));
    }
  };
  Promise.all(hands.map(work)).then(
    () => {
      if (closed) return;
      close();
      ears.idle();
    },
    (e: unknown) => {
      if (closed) return;
      close();
      ears.fail(told(e));
    },
  );
  return {
    rest: () => {
      resting = true;
    },
    close,
  };
};
