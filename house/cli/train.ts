/** `pesthouse train`: a game learns from games with itself, generation by generation, and writes the weights that its masters judge by. Broken off, it goes on where it was. */
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Learnt, Weights } from '@pesthouse/kernel';
import { calibrate, fitNet, gather, only, positions, type Samples, schoolGame, USUAL_FITTING, warmed } from '@pesthouse/lab';
import type { AnyEngine } from '../games/index.ts';
import { findGame } from '../games/index.ts';
import { progress } from './bar.ts';
import { calibrate as calibrateGame } from './calibrate.ts';
import { gameFile } from './folder.ts';
import { seatsOf } from './game.ts';
import type { Io } from './io.ts';
import { STOPPED } from './lab.ts';
import { writeWhole } from './whole-file.ts';
import { Wrong } from './wrong.ts';

export interface TrainWish {
  readonly game: string;
  readonly seats: string | undefined;
  /** Games by policy alone, which teach the first judgement; then so many generations of games by search. */
  readonly first: number;
  readonly generations: number;
  readonly games: number;
  readonly runs: number;
  /** Guessed worlds in which every move is tried, where it looks one move ahead. */
  readonly worlds: number;
  /** Of a hundred moves by policy so many by lot. */
  readonly lots: number;
  readonly keep: number;
  readonly hidden: number;
  readonly epochs: number;
  readonly seed: number;
  readonly data: string;
  /** Where the weights are written, instead of the game's folder. */
  readonly out: string | undefined;
  /** Games by which the chances that hints and reviews state are made true afterwards; 0 for none. */
  readonly chances: number;
}

/** One in so many games teaches nothing: what is said is held against it. */
const HELD_OUT = 10;
const SLICE = 50;

/** Games are kept in slices, each a file of its own. */
const pack = (x: Samples): Uint8Array => {
  const head = Int32Array.from([x.seats, x.inputs, positions(x)]);
  return Buffer.concat([head, x.game, x.won, x.read].map((part) => Buffer.from(part.buffer, part.byteOffset, part.byteLength)));
};
const unpack = (file: string): Samples => {
  const raw = readFileSync(file);
  const bytes = raw.buffer.slice(raw.byteOffset, raw.byteOffset + raw.byteLength);
  const [seats = 0, inputs = 0, n = 0] = new Int32Array(bytes, 0, 3);
  const game = new Int32Array(bytes, 12, n);
  const won = new Float32Array(bytes, 12 + 4 * n, n * seats);
  return { seats, inputs, game, won, read: new Float32Array(bytes, 12 + 4 * n + 4 * n * seats, n * seats * inputs) };
};

/** Several lists as one; no two games of them share a number. */
const joined = (parts: readonly Samples[]): Samples => {
  const first = parts[0];
  if (first === undefined) throw new Wrong('There is nothing to learn from.');
  const size = (of: (x: Samples) => Float32Array): number => parts.reduce((n, x) => n + of(x).length, 0);
  const read = new Float32Array(size((x) => x.read));
  const won = new Float32Array(size((x) => x.won));
  let [r, w] = [0, 0];
  for (const x of parts) {
    read.set(x.read, r);
    won.set(x.won, w);
    r += x.read.length;
    w += x.won.length;
  }
  return { ...first, read, won, game: Int32Array.from(parts.flatMap((x) => Array.from(x.game))) };
};

/** The games of one generation, as far as they are missing; fewer where it was told to stop. */
const school = async (
  e: AnyEngine,
  traits: Learnt['traits'],
  wish: TrainWish,
  seats: number,
  generation: number,
  folder: string,
  io: Io,
  stop: AbortSignal,
): Promise<Samples[]> => {
  const games = generation === 0 ? wish.first : wish.games;
  const plan = { seats, seed: wish.seed + 1000 * generation, keep: wish.keep, runs: generation === 0 ? 0 : wish.runs, worlds: wish.worlds, lots: wish.lots };
  const found: Samples[] = [];
  const bar = progress(io, games, 'games');
  for (let from = 0; from < games && !stop.aborted; from += SLICE) {
    const file = join(folder, `${generation}-${from}.bin`);
    if (!existsSync(file)) {
      const numbers = Array.from({ length: Math.min(SLICE, games - from) }, (_, i) => from + i);
      const lessons = numbers.map((n) => ({ ...schoolGame(e, traits, plan, n), game: generation * 1_000_000 + n }));
      writeWhole(file, pack(gather(lessons, seats)));
    }
    found.push(unpack(file));
    bar.at(from + SLICE, '');
    await new Promise((resolve) => setImmediate(resolve));
  }
  bar.end(games, '');
  return found;
};

/** Generations teach together, the newest first, until they are as many games as the first ones were: few games of better play teach less than many of worse. */
const newestOf = (all: readonly (readonly Samples[])[], { first, games }: TrainWish): readonly (readonly Samples[])[] =>
  all.slice(-Math.max(1, Math.ceil(first / Math.max(1, games))));

const percent = (x: number): string => (100 * x).toFixed(1);
const tell = (io: Io, w: Weights, x: Samples): void => {
  const c = calibrate(w, x);
  io.out(`On ${c.games} games that nothing was learnt from: loss ${c.loss.toFixed(4)}, mean gap ${percent(c.gap)} points, worst ${percent(c.worst)}.`);
  for (const b of c.bins) io.out(`  said ${percent(b.said)} %, won ${percent(b.won)} % (${b.n})`);
};

interface Kept {
  readonly rules: string;
  readonly nets: { readonly [seats: string]: Weights };
}
const isKept = (x: unknown): x is Kept => typeof x === 'object' && x !== null && 'rules' in x && 'nets' in x;
/** Weights of other numbers of seats stay, if they were learnt with the same edition. */
const store = (file: string, rules: string, seats: number, w: Weights): void => {
  const before: unknown = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
  const nets = isKept(before) && before.rules === rules ? before.nets : {};
  writeWhole(file, `${JSON.stringify({ rules, nets: { ...nets, [seats]: w } })}\n`);
};

export const train = async (wish: TrainWish, io: Io, stop: AbortSignal): Promise<number> => {
  const found = findGame(wish.game);
  if (found === undefined) throw new Wrong(`There is no game ${wish.game}.`);
  const { meta } = found;
  const seats = seatsOf(meta, wish.seats);
  if (seats < 2) throw new Wrong('Chances are learnt where somebody else can win: with two seats or more.');
  const taught = await found.taught(meta.rules);
  const traits: Learnt['traits'] = taught.learnt?.traits ?? (() => {});
  const { first, games, runs, worlds, lots, keep, hidden, epochs, seed } = wish;
  const folder = join(wish.data, 'train', [meta.id, meta.rules, seats, first, games, runs, worlds, lots, keep, seed].join('-'));
  mkdirSync(folder, { recursive: true });
  let all: readonly (readonly Samples[])[] = [];
  let engine: AnyEngine = taught;
  for (let generation = 0; generation <= wish.generations; generation++) {
    io.err(`Generation ${generation}\n`);
    const fresh = await school(engine, traits, wish, seats, generation, folder, io, stop);
    if (stop.aborted) {
      io.err('Stopped. Run the same command to continue.\n');
      return STOPPED;
    }
    all = [...all, fresh];
    const samples = joined(newestOf(all, wish).flat());
    // What is said is held against the newest games: they are most like what is met.
    const newest = joined(fresh);
    const fitted = fitNet(
      only(samples, (g) => g % HELD_OUT !== 0),
      { ...USUAL_FITTING, hidden, epochs, seed },
    );
    // One half of what was held out makes the chances true, the other half says whether they are.
    const weights = warmed(
      fitted,
      only(newest, (g) => g % (2 * HELD_OUT) === 0),
    );
    tell(
      io,
      weights,
      only(newest, (g) => g % (2 * HELD_OUT) === HELD_OUT),
    );
    const file = wish.out ?? gameFile(meta.id, 'weights.json');
    store(file, meta.rules, seats, weights);
    io.out(`Written: ${file}`);
    engine = { ...taught, learnt: { ...taught.learnt, rules: meta.rules, traits, nets: { [seats]: weights } } };
  }
  if (wish.chances > 0) return calibrateGame({ game: wish.game, games: wish.chances, seed: wish.seed, data: wish.data, look: false }, io, stop);
  return 0;
};
