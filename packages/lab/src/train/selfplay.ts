/** Games for learning: a game plays against itself, and of some of its positions it is kept what is read of every seat. The same game number and seed give the same game. */
import { foresee, judgementOf, nearest, readSeat, termsOf, USUAL_FORESIGHT, winsOf } from '@pesthouse/bots/learnt';
import type { AnyEngine } from '@pesthouse/kernel';
import { type Base, type Chance, defaults, type Flat, firstOf, type Learnt, type Seat, Sfc } from '@pesthouse/kernel';
import type { Samples } from './fit.ts';

export interface Schooling {
  readonly seats: number;
  readonly seed: number;
  /** Of a hundred positions at which the turn passes to another seat, so many are kept. */
  readonly keep: number;
  /** Runs of the search at every decision; 1 looks one move ahead and takes what the judgement likes best, 0 plays by policy alone. */
  readonly runs: number;
  /** Who looks one move ahead does it in so many guessed worlds. */
  readonly worlds: number;
  /** Where the policy plays, so many of a hundred moves are made by lot: what it never does would never be learnt. */
  readonly lots: number;
}

/** What one game taught: for each kept position what is read of all seats in turn, and who won in the end. */
export interface Lesson {
  readonly read: readonly (readonly number[])[];
  readonly won: readonly number[];
}

/** Within a turn positions resemble each other: one in so many is enough. */
const WITHIN = 4;
/** Of a hundred moves so many are the policy's where a search plays, so that games differ. */
const STRAYS = 10;

const chosen = (e: AnyEngine, s: Base, seat: Seat, { seats, runs, worlds, lots }: Schooling, chance: Chance): Flat | undefined => {
  const judgement = runs > 0 && chance.below(100) >= STRAYS ? judgementOf(e, seats) : null;
  const legal = e.moves(s, seat);
  if (legal.length < 2) return legal[0];
  // As in playouts the policy is asked about the position itself: a guess of the view would take five times as long as the game.
  if (runs === 0 && lots > 0 && chance.below(100) < lots) return legal[chance.below(legal.length)];
  if (judgement === null) return e.legal(s, seat, e.policy(s, seat, chance) ?? { verb: '' }) ?? legal[0];
  const foresight = { ...USUAL_FORESIGHT, ...judgement.tuned, runs };
  if (runs === 1) return e.legal(s, seat, nearest(e, e.view(s, seat), seat, judgement, { worlds, turns: foresight.turns }, chance) ?? { verb: '' }) ?? legal[0];
  const found = foresee(e, e.view(s, seat), seat, seats, foresight, judgement, chance, () => 0).found;
  return e.legal(s, seat, found[0]?.move ?? { verb: '' }) ?? legal[0];
};

export const schoolGame = (e: AnyEngine, traits: Learnt['traits'], plan: Schooling, game: number): Lesson => {
  const { seats, seed, keep } = plan;
  const chance = new Sfc().at(seed, game);
  const s = e.start(defaults(e.game.meta, seats), seats, chance);
  const terms = termsOf(e);
  const read: number[][] = [];
  let before: Seat = -1;
  for (let n = 0; !e.over(s) && n <= e.game.bound; n++) {
    const seat = firstOf(e.deciders(s));
    if (chance.below(100 * WITHIN) < (seat === before ? keep : keep * WITHIN)) {
      const row: number[] = [];
      for (let p = 0; p < seats; p++) {
        const values: number[] = [];
        readSeat(e, { traits }, terms, s, p, values);
        row.push(...values);
      }
      read.push(row);
    }
    before = seat;
    const move = chosen(e, s, seat, plan, chance);
    if (move === undefined) throw new Error(`game ${game} does not come to its end`);
    e.play(s, seat, move, { chance, tell: undefined });
  }
  const won: number[] = [];
  winsOf(e.outcome(s) ?? [], won);
  return { read, won };
};

/** Lessons of many games as one list; each game keeps its number. */
export const gather = (lessons: readonly (Lesson & { readonly game: number })[], seats: number): Samples => {
  const all = lessons.flatMap((x) => x.read.map((row) => ({ row, won: x.won, game: x.game })));
  const inputs = (all[0]?.row.length ?? 0) / seats;
  const read = new Float32Array(all.length * seats * inputs);
  const won = new Float32Array(all.length * seats);
  all.forEach((x, i) => {
    read.set(x.row, i * seats * inputs);
    won.set(x.won, i * seats);
  });
  return { seats, inputs, read, won, game: Int32Array.from(all, (x) => x.game) };
};

/** The positions of some of the games. */
export const only = (x: Samples, is: (game: number) => boolean): Samples => {
  const mine = Array.from(x.game.keys()).filter((i) => is(x.game[i] ?? 0));
  const size = x.seats * x.inputs;
  const read = new Float32Array(mine.length * size);
  const won = new Float32Array(mine.length * x.seats);
  mine.forEach((i, j) => {
    read.set(x.read.subarray(i * size, (i + 1) * size), j * size);
    won.set(x.won.subarray(i * x.seats, (i + 1) * x.seats), j * x.seats);
  });
  return { ...x, read, won, game: Int32Array.from(mine, (i) => x.game[i] ?? 0) };
};
