/** `pesthouse lab`: bots play a game against each other many times, over all cores or all machines, and the figures show whether the game is fair. */
import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { Meta } from '@pesthouse/kernel';
import { BOTS } from '@pesthouse/kernel';
import {
  commandOf,
  compare,
  ENGLISH,
  type GameResult,
  type Haste,
  type Variant as LabVariant,
  type Plan,
  pairsOf,
  planOf,
  reportPage,
  sayWith,
  summarise,
  tallyUp,
} from '@pesthouse/lab';
import { type Loaded, loadGame, optionsOf, seatsOf } from './game.ts';
import type { Io } from './io.ts';
import { buildOf } from './lab/build.ts';
import { farmCrew, labWork } from './lab/farm.ts';
import { REPORT, shortName } from './lab/store.ts';
import { tellSummary } from './lab/tell.ts';
import { tellPairs } from './lab/tell-pairs.ts';
import { runTrial } from './lab/trial.ts';
import { type ReadVariant, readVariant } from './variant.ts';
import { Wrong } from './wrong.ts';

export interface LabWish {
  readonly game: string;
  readonly players: string | undefined;
  readonly bots: string | undefined;
  readonly games: number;
  readonly seed: number;
  readonly options: string | undefined;
  readonly tune: string | undefined;
  /** A file of house rules. */
  readonly variant?: string | undefined;
  readonly haste: Haste;
  readonly deny?: number | undefined;
  readonly mirrored?: boolean | undefined;
  readonly out: string | undefined;
  /** Where trials lie that name no folder. */
  readonly data: string;
  /** A PostgreSQL through which other machines take part. */
  readonly database: string | undefined;
  readonly workers: number | undefined;
  readonly fresh: boolean;
  readonly json: boolean;
}

/** Ended by hand: what is done is kept. */
export const STOPPED = 130;

/** What is played where the wish says nothing. */
export interface Usual {
  readonly bots: readonly string[];
  players(meta: Meta, bots: number): number;
}

const labVariant = ({ variant, meaning }: ReadVariant): LabVariant => ({ name: variant.name, tuning: meaning.numbers, options: meaning.switches });

export const openPlan = async (wish: LabWish, usual: Usual): Promise<{ readonly loaded: Loaded; readonly plan: Plan }> => {
  const house = wish.variant === undefined ? undefined : await readVariant(wish.variant);
  if (house !== undefined && house.variant.game !== wish.game) throw new Wrong(`These are house rules of ${house.variant.game}.`);
  // House rules are weighed beside the edition that they are made of.
  const loaded = await loadGame(wish.game, house?.variant.edition);
  const bots = wish.bots?.split(',').filter((x) => x !== '') ?? usual.bots;
  const players = seatsOf(loaded.meta, wish.players ?? String(usual.players(loaded.meta, bots.length)));
  const options = optionsOf(loaded.meta, players, wish.options);
  const read = planOf(loaded.engine, {
    players,
    options,
    bots,
    games: wish.games,
    seed: wish.seed,
    tune: wish.tune,
    house: house && labVariant(house),
    haste: wish.haste,
    deny: wish.deny,
    mirrored: wish.mirrored,
  });
  if ('wrong' in read) throw new Wrong(`This trial cannot be played: ${read.wrong}.`);
  return { loaded, plan: read.plan };
};

/** Plays what is missing of a plan, here or wherever the queue reaches. */
export const playPlan = async (wish: LabWish, plan: Plan, io: Io, stop: AbortSignal): Promise<{ readonly results: GameResult[]; readonly folder: string }> => {
  const build = buildOf();
  const folder = wish.out ?? join(wish.data, 'lab', shortName(plan, build));
  // Where the processor's time is shared out, one game is played at a time.
  const workers = plan.haste.cpu === true ? 1 : (wish.workers ?? availableParallelism());
  if (workers === 0 && wish.database === undefined) throw new Wrong('With no workers and no database nobody would play. Give --workers or --database.');
  const crew = wish.database === undefined ? undefined : farmCrew(wish.database, build, workers);
  const results = await runTrial(plan, { folder, workers, build, fresh: wish.fresh }, io, stop, crew);
  if (stop.aborted) io.err(`Stopped after ${results.length} of ${plan.games * plan.variants.length} games. Run the same command to continue.\n`);
  return { results, folder };
};

/** The numbers of a game's rules that `--tune` can turn. */
export const listTunables = async (game: string, io: Io): Promise<number> => {
  const { engine } = await loadGame(game);
  for (const t of engine.game.tunables) io.out(`${t.name}=${t.get()}  ${t.clause}`);
  return 0;
};

/** `pesthouse lab work`. */
export const work = (database: string | undefined, workers: number | undefined, io: Io, stop: AbortSignal): Promise<number> => {
  if (database === undefined) throw new Wrong('Games for other machines come through a database. Set DATABASE_URL or give --database.');
  return labWork(database, buildOf(), Math.max(1, workers ?? availableParallelism()), io, stop);
};

export const lab = async (wish: LabWish, io: Io, stop: AbortSignal): Promise<number> => {
  const { loaded, plan } = await openPlan(wish, { bots: BOTS.slice(-1), players: (meta) => meta.usual });
  const { results, folder } = await playPlan(wish, plan, io, stop);
  const tallies = tallyUp(plan.variants.length, results);
  const summary = summarise(plan, loaded.meta.title, tallies);
  const compared = plan.variants.length > 1 ? compare(plan, pairsOf(plan, results)) : undefined;
  const report = join(folder, REPORT);
  const say = sayWith(ENGLISH, loaded.text.lab);
  const data = { plan, summary, tallies, games: results, command: commandOf(plan, loaded.meta), ...(compared === undefined ? {} : { compared }) };
  writeFileSync(report, reportPage(data, say, loaded.engine.game.tunables));
  if (wish.json) io.out(JSON.stringify(compared === undefined ? summary : { ...summary, compared }));
  else for (const line of [...tellSummary(summary), ...(compared === undefined ? [] : tellPairs(compared, say)), `Report: ${report}`]) io.out(line);
  return stop.aborted ? STOPPED : 0;
};
