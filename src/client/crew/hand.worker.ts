/** A hand of the lab: a worker that plays games of a trial, plays one again as a record, and writes the report. */
import { expose } from 'comlink';
import { shelf } from '../../games/index.ts';
import type { GameRecord } from '../../kernel/index.ts';
import { commandOf, type GameResult, jobEngine, type Plan, playOne, type ReportData, recordOf, reportPage, summarise, tallyUp } from '../../lab/index.ts';
import type { Progress, Soundness } from '../../table/soundness.ts';
import { trySound, type Variant } from '../../table/variant.ts';
import { loadFront, loadRooms } from '../text/load.ts';
import { fetchTrial, gamesOf } from './shelf.ts';

const dataOf = async (trial: string): Promise<ReportData> => {
  const kept = await fetchTrial(trial);
  const game = kept === null ? undefined : shelf(kept.plan.game);
  if (kept === null || game === undefined) throw new Error('lab-gone');
  const { plan } = kept;
  const games: GameResult[] = [];
  for await (const portion of gamesOf(trial)) for (const { result } of portion) games.push(result);
  const tallies = tallyUp(plan.variants.length, games);
  return { plan, summary: summarise(plan, game.meta.title, tallies), tallies, games, command: commandOf(plan, game.meta) };
};

const hand = {
  async play(plan: Plan, jobs: readonly number[]): Promise<GameResult[]> {
    const results: GameResult[] = [];
    for (const job of jobs) results.push(playOne(await jobEngine(plan, job), plan, job));
    return results;
  },
  /** The same game once more, this time with its moves. */
  async record(plan: Plan, job: number): Promise<GameRecord> {
    return recordOf(await jobEngine(plan, job), plan, job);
  },
  /** Whether house rules still make a game. */
  sound: (variant: Variant, tell: Progress): Promise<Soundness> => trySound(variant, tell),
  async report(trial: string): Promise<Blob> {
    // A worker has no words but those that it loads.
    await Promise.all([loadFront(), loadRooms()]);
    const { sayOf } = await import('../numbers/say.ts');
    const data = await dataOf(trial);
    return new Blob([reportPage(data, await sayOf(data.plan.game))], { type: 'text/html' });
  },
  data: async (trial: string): Promise<Blob> => new Blob([JSON.stringify(await dataOf(trial))], { type: 'application/json' }),
};
export type Hand = typeof hand;

expose(hand);
