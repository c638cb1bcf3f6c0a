/** `pesthouse hunch`: how those who hide something choose is learnt from games among bots, and written for a game's masters. */

import { type Clued, fitHunch, foretold, watch } from '@pesthouse/lab';
import { findGame } from '../games/index.ts';
import { progress } from './bar.ts';
import { gameFile } from './folder.ts';
import { seatsOf } from './game.ts';
import type { Io } from './io.ts';
import { STOPPED } from './lab.ts';
import { writeWhole } from './whole-file.ts';
import { Wrong } from './wrong.ts';

export interface HunchWish {
  readonly game: string;
  readonly seats: string | undefined;
  readonly games: number;
  readonly runs: number;
  readonly epochs: number;
  readonly seed: number;
  readonly out: string | undefined;
}

/** After every so many games that teach comes one that what was learnt is held against. */
const HELD_OUT = 4;

const mean = (xs: readonly number[]): number => xs.reduce((a, b) => a + b, 0) / Math.max(1, xs.length);
const times = (log: number): string => Math.exp(log).toFixed(2);

export const hunch = async (wish: HunchWish, io: Io, stop: AbortSignal): Promise<number> => {
  const found = findGame(wish.game);
  if (found === undefined) throw new Wrong(`There is no game ${wish.game}.`);
  const { meta } = found;
  const seats = seatsOf(meta, wish.seats);
  const e = await found.taught(meta.rules);
  if (e.learnt?.hunch === undefined) throw new Wrong(`${meta.title} reads no clues of what is hidden.`);
  const plan = { seats, seed: wish.seed, runs: wish.runs };
  const most = wish.games + Math.ceil(wish.games / HELD_OUT);
  const bar = progress(io, most, 'games');
  const pause = async (done: number): Promise<void> => {
    bar.at(done, '');
    await new Promise((resolve) => setImmediate(resolve));
  };
  const taught: Clued[] = [];
  for (let game = 0; game < wish.games && !stop.aborted; game++) {
    taught.push(...watch(e, plan, game).choices);
    await pause(game + 1);
  }
  if (taught.length === 0 && !stop.aborted) throw new Wrong('Nobody hid anything in so few games: try more of them.');
  const weights = fitHunch(taught, wish.epochs);
  const held: Clued[] = [];
  const knew: number[] = [];
  for (let game = wish.games; game < most && !stop.aborted; game++) {
    const seen = watch(e, plan, game, weights);
    held.push(...seen.choices);
    knew.push(...seen.knew);
    await pause(game + 1);
  }
  if (stop.aborted) {
    io.err('Stopped. Nothing was written.\n');
    return STOPPED;
  }
  bar.end(most, '');
  const lot = mean(held.map((x) => -Math.log(x.length)));
  io.out(`In ${most - wish.games} games that nothing was learnt from, geometric means:`);
  io.out(`- at ${held.length} hidden choices what was chosen is foretold ${times(foretold(weights, held) - lot)} times as well as by lot;`);
  io.out(`- at ${knew.length} decisions of others the truth is believed ${times(mean(knew))} times as likely as if all that is possible were alike.`);
  const out = wish.out ?? gameFile(meta.id, 'hunches.json');
  writeWhole(out, `${JSON.stringify({ rules: meta.rules, weights })}\n`);
  io.out(`Written: ${out}`);
  return 0;
};
