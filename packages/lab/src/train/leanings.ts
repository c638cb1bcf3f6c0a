/** Leanings: a policy chooses by lot, by its weights, in games with itself; whatever made a seat's chance greater than it was before is then chosen more often, and the rest less often. The same seed gives the same weights. */

import { type Judgement, judgementOf, winsOf } from '@pesthouse/bots/learnt';
import type { AnyEngine } from '@pesthouse/kernel';
import { type Base, type Chance, defaults, firstOf, type Heard, habitsFor, type Leaning, type Manner, playedBy, type Seat, Sfc } from '@pesthouse/kernel';
import { meetings } from './practice.ts';

/** How far it has come: all that is needed to go on with it. */
export interface Leant {
  readonly step: number;
  /** The weights now, their mean over the latest steps, and how they have gone of late: which way, and how wildly. */
  readonly at: readonly number[];
  readonly mean: readonly number[];
  readonly way: readonly number[];
  readonly wild: readonly number[];
}

export interface Leans {
  readonly seats: number;
  /** Steps in all: the later, the shorter. */
  readonly steps: number;
  readonly seed: number;
  /** Games between two turns of all weights, where it is not the usual number. */
  readonly games?: number;
}

/** A policy that leans, and who judges what that leads to. */
export interface Pupil {
  readonly e: AnyEngine;
  readonly manner: Manner;
  readonly leaning: Leaning;
  readonly judgement: Judgement;
  turn(s: Base): number;
}

/** Null where a game has no leanings, or nothing by which positions with so many seats are judged. */
export const pupilOf = (e: AnyEngine, seats: number): Pupil | null => {
  const { manner, turn } = e.learnt ?? {};
  const judgement = judgementOf(e, seats);
  return manner?.leaning === undefined || turn === undefined || judgement === null ? null : { e, manner, leaning: manner.leaning, judgement, turn };
};

/** Games between two turns of all weights. */
export const GAMES_A_STEP = 256;
/** A choice is judged by what the chances are when the sixth turn after it begins: much later, others' luck weighs more than the choice. */
const TURNS = 6;
/** The first step turns a weight by about so much. */
const PACE = 0.015;
/** The last steps are this part of the first. */
const SHORTEST = 0.05;
/** The mean over this part of all steps is what was found. */
const MEAN = 0.15;

interface Choice {
  readonly seat: Seat;
  /** When the position is judged by which it is told whether it was good. */
  readonly until: number;
  readonly before: number;
  readonly places: readonly number[];
  readonly slopes: readonly number[];
}

/** One game of the policy with itself; every choice pulls at the weights by how much it won. */
const oneGame = ({ e, manner, leaning, judgement, turn }: Pupil, weights: Float64Array, seats: number, chance: Chance, slope: Float64Array): void => {
  const all: Choice[] = [];
  /** Every seat's chance when a turn began, by turn. */
  const turns: number[][] = [];
  let now: number[] = [];
  let seat = 0;
  let at = 0;
  const heard: Heard = (places, slopes) => {
    all.push({ seat, until: at + TURNS, before: now[seat] ?? 0, places, slopes });
  };
  const policy = playedBy(leaning.policyBy(habitsFor(manner, seats), weights, heard));
  const s: Base = e.start(defaults(e.game.meta, seats), seats, chance);
  const k = { chance, tell: undefined };
  let fresh = true;
  for (let n = 0; !e.over(s); n++) {
    if (n > e.game.bound) throw new Error('a game does not come to its end');
    const before = at;
    at = turn(s);
    const begins = at !== before || n === 0;
    const anew: boolean = fresh && s.stack[s.stack.length - 1]?.step === leaning.anewAt;
    if (begins || anew) {
      now = [];
      judgement.chances(s, now);
    }
    if (begins) turns[at] = now;
    fresh = begins || (fresh && !anew);
    seat = firstOf(e.deciders(s));
    const move = policy(s, seat, chance);
    if (move === undefined) throw new Error('a game that is not over asks nobody');
    e.play(s, seat, move, k);
  }
  const end: number[] = [];
  winsOf(e.outcome(s) ?? [], end);
  for (const { seat, until, before, places, slopes } of all) {
    const won = ((turns[until] ?? end)[seat] ?? 0) - before;
    places.forEach((place, i) => {
      slope[place] = (slope[place] ?? 0) + won * (slopes[i] ?? 0);
    });
  }
};

export const upright = ({ leaning }: Pupil): Leant => {
  const none = new Array<number>(leaning.size).fill(0);
  return { step: 0, at: none, mean: none, way: none, wild: none };
};

const isLeant = (x: unknown): x is Leant => typeof x === 'object' && x !== null && 'step' in x && 'at' in x && 'mean' in x && 'wild' in x;

/** What was broken off, from its file; with another number of weights it begins anew. */
export const leantIn = (text: string, pupil: Pupil): Leant => {
  const before: unknown = JSON.parse(text);
  const fresh = upright(pupil);
  return isLeant(before) && before.at.length === fresh.at.length ? before : fresh;
};

/** One step further. */
export const leantOn = (pupil: Pupil, plan: Leans, before: Leant): Leant => {
  const { seats, steps, seed, games = GAMES_A_STEP } = plan;
  const step = before.step + 1;
  const slope = new Float64Array(pupil.leaning.size);
  const dice = new Sfc();
  const weights = Float64Array.from(before.at);
  for (let game = 0; game < games; game++) oneGame(pupil, weights, seats, dice.at(seed, step * games + game), slope);
  const way = before.way.map((x, i) => 0.9 * x + (0.1 * (slope[i] ?? 0)) / games);
  const wild = before.wild.map((x, i) => 0.999 * x + 0.001 * ((slope[i] ?? 0) / games) ** 2);
  const pace = PACE * Math.max(SHORTEST, 1 - step / steps);
  const at = before.at.map((x, i) => x + (pace * (way[i] ?? 0)) / (1 - 0.9 ** step) / (Math.sqrt((wild[i] ?? 0) / (1 - 0.999 ** step)) + 1e-8));
  const over = Math.max(1, Math.min(MEAN * steps, step));
  return { step, at, mean: before.mean.map((x, i) => x + ((at[i] ?? 0) - x) / over), way, wild };
};

/** What it has found, rounded as it is kept. */
export const leaningsFound = ({ mean }: Leant): readonly number[] => mean.map((x) => Number(x.toPrecision(3)));

/** What whoever leans so wins against whoever goes by habit alone, deal by deal, both games of each. */
export const leaningAgainstHabit = (
  { e, manner, leaning }: Pupil,
  weights: readonly number[],
  seats: number,
  deals: number,
  seed: number,
): readonly number[] => {
  const habits = habitsFor(manner, seats);
  return meetings(e, [playedBy(leaning.policyBy(habits, weights)), playedBy(manner.policyBy(habits))], seats, deals, seed);
};
