/** A trial from its plan to its last game: what is done already is kept, what is missing is played, and whatever comes is written down at once. */

import { same } from '@pesthouse/kernel';
import { byClock, type GameResult, jobEngine, jobsOf, type Plan, playOne } from '@pesthouse/lab';
import { findGame } from '../../games/index.ts';
import { progress } from '../bar.ts';
import type { Io } from '../io.ts';
import { Wrong } from '../wrong.ts';
import { localCrew, type Players } from './crew.ts';
import { openTrial, type TrialStore } from './store.ts';

export interface TrialWish {
  readonly folder: string;
  readonly workers: number;
  readonly build: string | undefined;
  /** Forgets what is in the folder. */
  readonly fresh: boolean;
}

/** So many games are played once more where another build goes on. */
const REPEATED = 3;

/** Games of another build may only be gone on with if the shortest of them come out the same. */
const checkBuild = async (plan: Plan, store: TrialStore, wish: TrialWish, io: Io): Promise<void> => {
  if (store.done.size === 0 || (store.build === wish.build && wish.build !== undefined)) return;
  if (byClock(plan)) {
    io.err('These games were played against the clock, so it cannot be checked whether this build plays like the one before.\n');
    return;
  }
  const shortest = [...store.done].sort(([, a], [, b]) => a.decisions - b.decisions).slice(0, REPEATED);
  for (const [job, before] of shortest)
    if (!same(playOne(await jobEngine(findGame, plan, job), plan, job), before))
      throw new Wrong(
        `${wish.folder} holds games with other rules or bots: game ${before.index + 1} no longer comes out the same. Choose another folder with --out, or start over with --fresh.`,
      );
};

/** Gives all results that there are, in the order of the jobs. Fewer than planned: it was told to stop. */
export const runTrial = async (plan: Plan, wish: TrialWish, io: Io, stop: AbortSignal, players?: Players): Promise<GameResult[]> => {
  const store = openTrial(wish.folder, plan, wish.build, wish.fresh);
  await checkBuild(plan, store, wish, io);
  store.sign();
  const all = jobsOf(plan);
  const missing = Array.from({ length: all }, (_, job) => job).filter((job) => !store.done.has(job));
  if (missing.length > 0) {
    if (missing.length < all) io.err(`${all - missing.length} of ${all} games were already played. Continuing.\n`);
    const bar = progress(io, all, 'games', store.done.size);
    const hear = (result: GameResult): void => {
      store.keep(result);
      bar.at(store.done.size, '');
    };
    const play = players ?? localCrew(Math.min(wish.workers, missing.length));
    await play(plan, missing, hear, stop);
    bar.end(store.done.size, '');
  }
  return [...store.done].sort(([a], [b]) => a - b).map(([, result]) => result);
};
