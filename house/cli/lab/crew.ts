/** The crew of a trial on this machine: as many hands as wished, each given the next game as soon as it is done with the last. */

import type { GameResult, Plan } from '@pesthouse/lab';
import { hasThreads, openHand } from './hand.ts';

/** How a crew of any kind plays jobs. */
export type Players = (plan: Plan, jobs: readonly number[], hear: (result: GameResult) => void, stop: AbortSignal) => Promise<void>;

/** Plays all jobs and tells every result as it comes; ends early, with what is done, when told to stop. One hand that fails stops all: its reason is the news. */
export const localCrew =
  (workers: number): Players =>
  async (plan, jobs, hear, stop) => {
    const left = jobs.values();
    const hands = Array.from({ length: hasThreads() ? workers : 1 }, openHand);
    const close = (): void => {
      for (const hand of hands) hand.close();
    };
    stop.addEventListener('abort', close, { once: true });
    try {
      await Promise.all(
        hands.map(async (hand) => {
          for (let next = left.next(); next.done !== true && !stop.aborted; next = left.next()) hear(await hand.play(plan, next.value));
        }),
      );
    } catch (e) {
      if (!stop.aborted) throw e;
    } finally {
      stop.removeEventListener('abort', close);
      close();
    }
  };
