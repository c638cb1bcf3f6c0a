/** `pesthouse calibrate`: gathers what hints and graphs say in games among bots, and learns how far that is to be trusted. Broken off, it goes on where it was. */
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Stated, statedIn } from '../lab/index.ts';
import { progress } from './bar.ts';
import { findGame } from './game.ts';
import type { Io } from './io.ts';

export interface CalibrateWish {
  readonly game: string;
  readonly games: number;
  readonly seed: number;
  readonly data: string;
}

const ENDED = 130;

const isLine = (x: unknown): x is readonly Stated[] => Array.isArray(x);

/** Games are kept line by line; a line that was broken off is no game. */
const keptIn = (file: string): (readonly Stated[])[] => {
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.endsWith(']'))
    .map((line): unknown => JSON.parse(line))
    .filter(isLine);
};

export const calibrate = async (wish: CalibrateWish, io: Io, stop: AbortSignal): Promise<number> => {
  const found = findGame(wish.game);
  const { meta } = found;
  const { rules: engine } = await found.rules();
  const folder = join(wish.data, 'calibrate');
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${meta.id}-${meta.rules}-${wish.seed}.jsonl`);
  const all = keptIn(file);
  const counts = [2, meta.usual].filter((n, i, list) => meta.seats.includes(n) && list.indexOf(n) === i);
  const bar = progress(io, wish.games, 'games', all.length);
  for (let game = all.length; game < wish.games; game++) {
    if (stop.aborted) {
      io.err('Stopped. Run the same command to continue.\n');
      return ENDED;
    }
    const stated = statedIn(engine, counts[game % counts.length] ?? meta.usual, wish.seed, game);
    appendFileSync(file, `${JSON.stringify(stated)}\n`);
    all.push(stated);
    bar.at(game + 1, '');
    await new Promise((resolve) => setImmediate(resolve));
  }
  bar.end(wish.games, '');
  return 0;
};
