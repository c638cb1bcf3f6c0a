/** The judgement of a position: the one that hint, coach and review all give. It draws from the position itself and works so much and no less, so the same position is judged alike everywhere and always. */
import { type Base, clone, type Flat, Sfc, same } from '@pesthouse/kernel';
import { considered } from '../considered.ts';
import { search } from '../search.ts';
import { EFFORTS } from '../think.ts';
import type { Estimate } from './estimate.ts';
import { type Position, seedOf, toTheEnd } from './position.ts';
import { gainOf, type Weighed, weigh } from './weigh.ts';

export interface Judgement {
  /** What is advised. */
  readonly best: Weighed;
  /** The next best; null where there is only one move. */
  readonly second: Weighed | null;
  /** How much better the best is than the second. */
  readonly gain: Estimate;
  readonly rounds: number;
}

/** Work is counted in decisions, which cost about the same in every game, and never in time: a slow machine says the same, only later. */
export interface Work {
  /** Decisions of the search that finds candidates, and of the games by which they are compared. */
  readonly search: number;
  readonly compare: number;
}
export const WORK: Work = { search: 12_000, compare: 24_000 };

const CANDIDATES = 3;
const LENGTHS = 4;
const RUNS = { least: 32, most: 500 } as const;
const ROUNDS = { least: 24, most: 160 } as const;
const within = (x: number, { least, most }: { readonly least: number; readonly most: number }): number => Math.round(Math.max(least, Math.min(most, x)));

/** How many decisions there are from here to the end, roughly. */
const lengthOf = ({ e, view, seat }: Position, seed: number): number => {
  const dice = new Sfc();
  const k = { chance: dice, tell: undefined };
  let n = 0;
  for (let i = 0; i < LENGTHS; i++) {
    const s: Base = e.guess(view, seat, dice.at(seed, 900_001 + i));
    n += toTheEnd(e, clone(s), k);
  }
  return Math.max(1, n / LENGTHS);
};

export const judge = (p: Position, work: Work = WORK): Judgement => {
  const { e, view, seat, seats } = p;
  const seed = seedOf(p);
  const length = lengthOf(p, seed);
  const rounds = within(work.compare / (CANDIDATES * length), ROUNDS);
  const moves = considered(e, view, seat);
  const first = moves[0];
  if (first === undefined) throw new Error('there is nothing to decide');
  const depth = Math.min(length, e.game.bot.horizon ?? length);
  const runs = within(work.search / depth, RUNS);
  const thought = moves.length < 2 ? [] : search(e, view, seat, seats, { ...EFFORTS.master, runs }, new Sfc().at(seed, view.asked), () => 0).opinions;
  const candidates: readonly Flat[] = moves.length <= CANDIDATES ? moves : thought.slice(0, CANDIDATES).map((x) => x.move);
  const weighed = weigh(p, candidates.length === 0 ? [first] : candidates, rounds);
  const chosen = weighed.find((x) => thought[0] !== undefined && same(x.move, thought[0].move)) ?? weighed[0];
  if (chosen === undefined) throw new Error('there is nothing to decide');
  // What the search left close together, the games to the end decide where they are clear.
  const best = weighed.reduce((a, b) => (a !== b && isClear(gainOf(p, b, a)) ? b : a), chosen);
  const [second = null] = weighed.filter((x) => x !== best).sort((a, b) => b.hope.mean - a.hope.mean);
  return { best, second, gain: second === null ? { mean: 0, error: 0 } : gainOf(p, best, second), rounds };
};

/** So many standard errors make a difference clear. */
const SURE = 2;
const isClear = ({ mean, error }: Estimate): boolean => mean - SURE * error > 0;
/** Whether the two cannot be told apart. */
export const isClose = ({ mean, error }: Estimate): boolean => mean - SURE * error <= 0;

/** What a move was worth beside the best of its position. */
export interface Mistake {
  readonly played: Weighed;
  readonly best: Weighed;
  readonly gain: Estimate;
  readonly rounds: number;
}

/** The same judgement, asked about a move that was made or is about to be; null where that is the best itself. */
export const mistakeIn = (p: Position, { best, second, rounds }: Judgement, move: Flat): Mistake | null => {
  if (same(move, best.move)) return null;
  const played = second !== null && same(second.move, move) ? second : weigh(p, [move], rounds)[0];
  return played === undefined ? null : { played, best, gain: gainOf(p, best, played), rounds };
};
