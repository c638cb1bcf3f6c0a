/** `pesthouse calibrate`: gathers what hints and graphs say in games among bots, and learns how far that is to be trusted. Broken off, it goes on where it was. */
import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Truth } from '@pesthouse/kernel';
import { chancePlot, heldOut, type Stated, statedIn, type Trueness, truthsOf } from '@pesthouse/lab';
import { progress } from './bar.ts';
import { gameFile, ROOT } from './folder.ts';
import { gameNamed } from './game.ts';
import type { Io } from './io.ts';
import { STOPPED } from './lab.ts';

export interface CalibrateWish {
  readonly game: string;
  readonly games: number;
  readonly seed: number;
  readonly data: string;
  /** Only says how true chances are, and writes nothing. */
  readonly look: boolean;
}

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

/** Chances as they were worked out. */
const PLAIN: Truth = { salt: 0, slope: 1, lift: 0 };
/** What was learnt is taken only where games that taught nothing say that it helps. */
const helped = ({ before, after }: { readonly before: Trueness; readonly after: Trueness }): boolean => after.gap < before.gap;

const points = (x: number): string => (100 * x).toFixed(1);
const line = (t: Trueness): string => `mean gap ${points(t.gap)} points, worst bin ${points(t.worst)}`;

const tell = (io: Io, name: string, { before, after }: { readonly before: Trueness; readonly after: Trueness }): void => {
  io.out(`${name}: as worked out ${line(before)}; as told ${line(after)}`);
  for (const b of after.bins) if (b.n > 0) io.out(`  said ${points(b.said)} %, won ${points(b.won)} % (${b.n})`);
};

export const calibrate = async (wish: CalibrateWish, io: Io, stop: AbortSignal): Promise<number> => {
  const found = gameNamed(wish.game);
  const { meta } = found;
  const engine = await found.taught(meta.rules);
  const folder = join(wish.data, 'chances');
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${meta.id}-${meta.rules}-${wish.seed}.jsonl`);
  const all = keptIn(file).slice(0, wish.games);
  const counts = [2, meta.usual].filter((n, i, list) => meta.seats.includes(n) && list.indexOf(n) === i);
  const bar = progress(io, wish.games, 'games', all.length);
  for (let game = all.length; game < wish.games; game++) {
    if (stop.aborted) {
      io.err('Stopped. Run the same command to continue.\n');
      return STOPPED;
    }
    const stated = statedIn(engine, counts[game % counts.length] ?? meta.usual, wish.seed, game);
    appendFileSync(file, `${JSON.stringify(stated)}\n`);
    all.push(stated);
    bar.at(game + 1, '');
    await new Promise((resolve) => setImmediate(resolve));
  }
  bar.end(wish.games, '');
  const stated = all.flat();
  const [hint, graph] = [heldOut(stated, 'hint'), heldOut(stated, 'graph')];
  io.out(`${meta.title}: ${all.length} games with ${counts.join(' and ')} seats, each judged by what the others taught`);
  tell(io, 'Hints', hint);
  tell(io, 'Graphs', graph);
  if (wish.look) return 0;
  const kept = gameFile(meta.id, 'chances.json');
  const learnt = truthsOf(stated);
  for (const [name, x] of [['Hints', hint] as const, ['Graphs', graph] as const])
    if (!helped(x)) io.out(`${name} stay as worked out: what was learnt does not make them truer.`);
  writeFileSync(kept, `${JSON.stringify({ hint: helped(hint) ? learnt.hint : PLAIN, graph: helped(graph) ? learnt.graph : PLAIN })}\n`);
  const plot = `${ROOT}docs/pictures/chances-${meta.id}.svg`;
  writeFileSync(plot, chancePlot(meta.title, helped(hint) ? hint.after : hint.before, helped(graph) ? graph.after : graph.before));
  io.out(`Written: ${kept} and ${plot}`);
  if (engine.game.bot.truth === undefined) io.out('The brain of this game does not read it yet: add it there as `truth`.');
  return 0;
};
