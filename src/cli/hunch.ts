/** `pesthouse hunch`: which guesses of what is hidden are likely is learnt from games by policy, and written for a game's masters. */
import { shelf } from '../games/index.ts';
import { type Clued, cluesOf, fitHunch, foundOut } from '../lab/index.ts';
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
  readonly epochs: number;
  readonly seed: number;
  readonly out: string | undefined;
}

/** One in so many games teaches nothing: what was learnt is held against it. */
const HELD_OUT = 5;

export const hunch = async (wish: HunchWish, io: Io, stop: AbortSignal): Promise<number> => {
  const found = shelf(wish.game);
  if (found === undefined) throw new Wrong(`There is no game ${wish.game}.`);
  const { meta } = found;
  const seats = seatsOf(meta, wish.seats);
  const e = await found.taught(meta.rules);
  const known = e.learnt?.hunch;
  if (known === undefined) throw new Wrong(`${meta.title} reads no clues of what is hidden.`);
  const teach: Clued[] = [];
  const held: Clued[] = [];
  const bar = progress(io, wish.games, 'games');
  for (let game = 0; game < wish.games && !stop.aborted; game++) {
    (game % HELD_OUT === 0 ? held : teach).push(...cluesOf(e, known, seats, wish.seed, game));
    bar.at(game + 1, '');
    if (game % 50 === 0) await new Promise((resolve) => setImmediate(resolve));
  }
  if (stop.aborted) {
    io.err('Stopped. Nothing was written.\n');
    return STOPPED;
  }
  bar.end(wish.games, '');
  if (teach.length === 0 || held.length === 0) throw new Wrong('Nothing was hidden in so few games: try more of them.');
  const weights = fitHunch(teach, wish.epochs);
  const among = held[0]?.length ?? 1;
  const told = (loss: number): string => (among * Math.exp(loss)).toFixed(2);
  io.out(
    `At ${held.length} decisions that nothing was learnt from: what is true is drawn ${told(foundOut(weights, held))} times as often as by guessing alone (among ${among} worlds, geometric mean).`,
  );
  const out = wish.out ?? gameFile(meta.id, 'hunches.json');
  writeWhole(out, `${JSON.stringify({ rules: meta.rules, weights: { ...known.weights, [seats]: weights } })}\n`);
  io.out(`Written: ${out}`);
  return 0;
};
