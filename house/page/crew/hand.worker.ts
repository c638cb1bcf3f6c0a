/** A hand of the lab: a worker that plays games of a trial, plays one again as a record, and writes the report. */

import type { GameRecord } from '@pesthouse/kernel';
import {
  commandOf,
  compare,
  type GameResult,
  jobEngine,
  type Plan,
  pairsOf,
  playOne,
  type ReportData,
  recordOf,
  reportPage,
  summarise,
  tallyUp,
} from '@pesthouse/lab';
import type { Progress, Soundness } from '@pesthouse/table';
import { trySound, type Variant } from '@pesthouse/table';
import { expose } from 'comlink';
import { findGame } from '../../games/index.ts';
import { loadFront, loadRooms } from '../text/load.ts';
import { fetchTrial, gamesOf } from './kepttrials.ts';

/** A trial that the browser keeps is named; of one that it cannot keep all games are handed over. */
export type Taken = { readonly trial: string } | { readonly plan: Plan; readonly games: readonly GameResult[] };

const takenOf = async (taken: Taken): Promise<{ readonly plan: Plan; readonly games: readonly GameResult[] }> => {
  if ('plan' in taken) return taken;
  const kept = await fetchTrial(taken.trial);
  if (kept === null) throw new Error('lab-gone');
  const games: GameResult[] = [];
  for await (const portion of gamesOf(taken.trial)) for (const { result } of portion) games.push(result);
  return { plan: kept.plan, games };
};

const dataOf = async (taken: Taken): Promise<ReportData> => {
  const { plan, games } = await takenOf(taken);
  const game = findGame(plan.game);
  if (game === undefined) throw new Error('lab-gone');
  const tallies = tallyUp(plan.variants.length, games);
  const data = { plan, summary: summarise(plan, game.meta.title, tallies), tallies, games, command: commandOf(plan, game.meta) };
  return plan.variants.length > 1 ? { ...data, compared: compare(plan, pairsOf(plan, games)) } : data;
};

const hand = {
  async play(plan: Plan, jobs: readonly number[]): Promise<GameResult[]> {
    const results: GameResult[] = [];
    for (const job of jobs) results.push(playOne(await jobEngine(findGame, plan, job), plan, job, () => performance.now()));
    return results;
  },
  /** The same game once more, this time with its moves. */
  async record(plan: Plan, job: number): Promise<GameRecord> {
    return recordOf(await jobEngine(findGame, plan, job), plan, job);
  },
  /** Whether house rules still make a game. */
  sound: (variant: Variant, tell: Progress): Promise<Soundness> => trySound(findGame, variant, tell),
  async report(taken: Taken): Promise<Blob> {
    // A worker has no words but those that it loads.
    await Promise.all([loadFront(), loadRooms()]);
    const { sayOf } = await import('../numbers/say.ts');
    const data = await dataOf(taken);
    const printed = await findGame(data.plan.game)?.engine(data.plan.rules);
    return new Blob([reportPage(data, await sayOf(data.plan.game), printed?.game.tunables)], { type: 'text/html' });
  },
  data: async (taken: Taken): Promise<Blob> => new Blob([JSON.stringify(await dataOf(taken))], { type: 'application/json' }),
};
export type Hand = typeof hand;

expose(hand);
