/** `pesthouse strength` and `pesthouse balance`: the trials whose figures the house publishes, played or gone on with, and told as Markdown. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  commandOf,
  duelOf,
  fairnessPage,
  type Published,
  planOf,
  servedTable,
  strengthTable,
  summarise,
  type Trial,
  tallyUp,
  trialName,
  trialOptions,
} from '@pesthouse/lab';
import { loadGame } from './game.ts';
import type { Io } from './io.ts';
import { type LabWish, openPlan, playPlan, STOPPED } from './lab.ts';
import { Wrong } from './wrong.ts';

export type PublishWish = Pick<LabWish, 'data' | 'database' | 'workers' | 'fresh' | 'seed'> & {
  /** All games where none is named. */
  readonly game: string | undefined;
  /** Where the folders of the trials lie. */
  readonly out: string | undefined;
  /** Instead of the number that is published. */
  readonly games: number | undefined;
};

/** The figures of one trial; fewer games than planned where it was told to stop. */
const played = async (t: Trial, folder: string, wish: PublishWish, io: Io, stop: AbortSignal): Promise<Published> => {
  const loaded = await loadGame(t.game);
  const { players, bots } = t;
  const games = wish.games ?? t.games;
  const read = planOf(loaded.engine, { players, bots, games, seed: wish.seed, options: trialOptions(t, loaded.meta), deny: t.deny });
  if ('wrong' in read) throw new Wrong(`This trial cannot be played: ${read.wrong}.`);
  const rest = { game: t.game, players: String(players), bots: bots.join(','), options: undefined, tune: undefined, haste: {}, json: false };
  const { results } = await playPlan({ ...wish, ...rest, games, out: join(folder, trialName(t)) }, read.plan, io, stop);
  const figures = summarise(read.plan, loaded.meta.title, tallyUp(1, results));
  return { figures, bots, command: commandOf(read.plan, loaded.meta) };
};

const playAll = async (trials: readonly Trial[], kind: string, wish: PublishWish, io: Io, stop: AbortSignal): Promise<Published[]> => {
  const mine = trials.filter((t) => wish.game === undefined || t.game === wish.game);
  if (mine.length === 0) throw new Wrong(`There is no game ${wish.game}.`);
  const all: Published[] = [];
  for (const t of mine) {
    if (stop.aborted) break;
    io.err(`${trialName(t)}\n`);
    all.push(await played(t, wish.out ?? join(wish.data, kind), wish, io, stop));
  }
  return all;
};

export const strength = async (trials: readonly Trial[], wish: PublishWish, io: Io, stop: AbortSignal): Promise<number> => {
  const all = await playAll(trials, 'strength', wish, io, stop);
  for (const line of strengthTable(all)) io.out(line);
  return stop.aborted ? STOPPED : 0;
};

/** The levels with the time that a house gives them, on mirrored deals: what a person meets. */
export const served = async (trials: readonly Trial[], think: number, wish: PublishWish, io: Io, stop: AbortSignal): Promise<number> => {
  const mine = trials.filter((t) => wish.game === undefined || t.game === wish.game);
  if (mine.length === 0) throw new Wrong(`There is no game ${wish.game}.`);
  const rows: Parameters<typeof servedTable>[0][number][] = [];
  for (const t of mine) {
    if (stop.aborted) break;
    io.err(`${trialName(t)}\n`);
    const { game, players, bots } = t;
    const haste = { think, cpu: true } as const;
    const rest = { game, players: String(players), bots: bots.join(','), options: undefined, tune: undefined, haste, mirrored: true, json: false };
    const out = join(wish.out ?? join(wish.data, 'served'), `${trialName(t)}-${think}`);
    const one = { ...wish, ...rest, games: wish.games ?? t.games, out };
    const { plan } = await openPlan(one, { bots, players: () => players });
    rows.push({ game, players, duel: duelOf(plan, (await playPlan(one, plan, io, stop)).results) });
  }
  for (const line of servedTable(rows)) io.out(line);
  return stop.aborted ? STOPPED : 0;
};

/** Prints the pages, or writes each into a file of its own. */
export const balance = async (trials: readonly Trial[], write: string | undefined, wish: PublishWish, io: Io, stop: AbortSignal): Promise<number> => {
  const all = await playAll(trials, 'balance', wish, io, stop);
  for (const game of new Set(all.map((x) => x.figures.game))) {
    const page = fairnessPage(all.filter((x) => x.figures.game === game));
    if (write === undefined) io.out(page);
    else {
      mkdirSync(write, { recursive: true });
      writeFileSync(join(write, `${game}.md`), page);
      io.out(`Written: ${join(write, `${game}.md`)}`);
    }
  }
  return stop.aborted ? STOPPED : 0;
};
