/** Practice: the numbers of a policy are turned by games of the policy with itself. Two policies that differ a little in every number, one this way and one that, play both seats of a deal; all numbers go some way towards whoever did better. The same seed gives the same habits. */

import type { AnyEngine } from '@pesthouse/kernel';
import { type Base, type Chance, defaults, firstOf, type Habits, type Manner, playedBy, Sfc } from '@pesthouse/kernel';

/** How far a practice has come: all that is needed to go on with it. */
export interface Practice {
  /** Steps made. */
  readonly step: number;
  /** The numbers now, their mean over the latest steps, and how they have gone of late: which way, and how wildly. */
  readonly at: readonly number[];
  readonly mean: readonly number[];
  readonly way: readonly number[];
  readonly wild: readonly number[];
  /** How far apart scores usually are, by number of seats. */
  readonly apart: { readonly [seats: string]: number };
}

export interface Practising {
  /** The numbers of seats, in turn; one that is named twice is played twice as often. */
  readonly seats: readonly number[];
  /** Steps in all: the later, the shorter. */
  readonly steps: number;
  readonly seed: number;
}

/** All numbers in the order of their names. */
export const flatten = (h: Habits): number[] => (typeof h === 'number' ? [h] : Array.isArray(h) ? [...h] : Object.values(h).flatMap(flatten));

/** The same habits with other numbers. */
export const refilled = (like: Habits, numbers: readonly number[]): Habits => {
  let i = 0;
  const next = (): number => numbers[i++] ?? 0;
  const fill = (h: Habits): Habits => {
    if (typeof h === 'number') return next();
    if (Array.isArray(h)) return h.map(next);
    return Object.fromEntries(Object.entries(h).map(([name, x]) => [name, fill(x)]));
  };
  return fill(like);
};

/** How far a number is turned at once: a part of itself, in long lists a part of how far those numbers lie apart. */
const LEAST = 0.2;
const LONG = 8;
const reaches = (h: Habits): number[] => {
  if (typeof h === 'number') return [Math.max(LEAST, 0.35 * Math.abs(h))];
  if (!Array.isArray(h)) return Object.values(h).flatMap(reaches);
  if (h.length <= LONG) return h.flatMap(reaches);
  const mean = h.reduce((a, b) => a + b, 0) / h.length;
  const spread = Math.sqrt(h.reduce((a, b) => a + (b - mean) ** 2, 0) / h.length);
  return h.map(() => Math.max(LEAST, 0.3 * spread));
};

/** What is above nothing as written stays so. */
const kept = (x: number, written: number): number => (written > 0 ? Math.max(written / 10, x) : x);

/** Pairs of policies that meet before all numbers are turned. */
const PAIRS = 48;
/** The first step turns a number by about this part of its reach. */
const PACE = 0.09;
/** The last steps are this part of the first. */
const SHORTEST = 0.05;
/** The mean over this part of all steps is what was found: numbers that hardly matter wander, and their wandering costs something. */
const MEAN = 0.25;
const FIRST_MEAN = 20;
/** How much a win counts beside a lead in points. */
const WIN = 0.6;

/** A policy as an engine asks it. */
type Policy = AnyEngine['policy'];

const policyOf = (manner: Manner, habits: Habits): Policy => playedBy(manner.policyBy(habits));

/** What the first policy won, from -1 to 1, and by how many points it led in one game; the seats are dealt out in turn, and `second` swaps them. */
const meet = (
  e: AnyEngine,
  seats: number,
  policies: readonly [Policy, Policy],
  second: 0 | 1,
  chance: Chance,
): { readonly won: number; readonly lead: number } => {
  const s: Base = e.start(defaults(e.game.meta, seats), seats, chance);
  const sideOf = (seat: number): 0 | 1 => ((seat + second) % 2 === 0 ? 0 : 1);
  const k = { chance, tell: undefined };
  for (let n = 0; !e.over(s); n++) {
    if (n > e.game.bound) throw new Error('a game does not come to its end');
    const seat = firstOf(e.deciders(s));
    const move = policies[sideOf(seat)](s, seat, chance);
    if (move === undefined) throw new Error('a game that is not over asks nobody');
    e.play(s, seat, move, k);
  }
  const points = [0, 0];
  const wins = [0, 0];
  const heads = [0, 0];
  for (const x of e.outcome(s) ?? []) {
    const side = sideOf(x.seat);
    heads[side] = (heads[side] ?? 0) + 1;
    points[side] = (points[side] ?? 0) + x.score;
    if (x.rank === 1) wins[side] = (wins[side] ?? 0) + 1;
  }
  const [mine = 0, theirs = 0] = wins;
  const each = (side: number): number => (points[side] ?? 0) / Math.max(1, heads[side] ?? 0);
  return { won: (mine - theirs) / Math.max(1, mine + theirs), lead: each(0) - each(1) };
};

/** The bell curve, from two even numbers. */
const bell = (chance: Chance): number => {
  const [a, b] = [(chance.below(1 << 24) + 1) / (1 << 24), chance.below(1 << 24) / (1 << 24)];
  return Math.sqrt(-2 * Math.log(a)) * Math.cos(2 * Math.PI * b);
};

export const begun = ({ written }: Pick<Manner, 'written'>): Practice => {
  const at = flatten(written);
  const none = at.map(() => 0);
  return { step: 0, at, mean: at, way: none, wild: none, apart: {} };
};

const isPractice = (x: unknown): x is Practice => typeof x === 'object' && x !== null && 'step' in x && 'at' in x && 'apart' in x;

/** A practice that was broken off, from its file; one of a policy that had other habits begins anew. */
export const practiceIn = (text: string, manner: Pick<Manner, 'written'>): Practice => {
  const before: unknown = JSON.parse(text);
  const fresh = begun(manner);
  return isPractice(before) && before.at.length === fresh.at.length ? before : fresh;
};

/** One step further. */
export const practised = (e: AnyEngine, manner: Manner, plan: Practising, before: Practice): Practice => {
  const { seats, steps, seed } = plan;
  const written = flatten(manner.written);
  const reach = reaches(manner.written);
  const step = before.step + 1;
  const lots = new Sfc().at(seed, 2 * step);
  const dice = new Sfc();
  const apart: { [seats: string]: number } = { ...before.apart };
  const slope = written.map(() => 0);
  for (let pair = 0; pair < PAIRS; pair++) {
    const count = seats[pair % seats.length] ?? 2;
    const turn = written.map(() => bell(lots));
    const turned = (sign: number): Policy =>
      policyOf(
        manner,
        refilled(
          manner.written,
          before.at.map((x, i) => kept(x + sign * (turn[i] ?? 0) * (reach[i] ?? 0), written[i] ?? 0)),
        ),
      );
    const policies: readonly [Policy, Policy] = [turned(1), turned(-1)];
    let gain = 0;
    for (const second of [0, 1] as const) {
      const { won, lead } = meet(e, count, policies, second, dice.at(seed, 2 * (step * PAIRS + pair) + 1));
      const usual = apart[count] ?? Math.max(1, Math.abs(lead));
      apart[count] = 0.99 * usual + 0.01 * Math.abs(lead);
      gain += (WIN * won + (1 - WIN) * Math.tanh(lead / Math.max(1e-6, usual))) / 2;
    }
    for (let i = 0; i < slope.length; i++) slope[i] = (slope[i] ?? 0) + (gain * (turn[i] ?? 0)) / PAIRS;
  }
  const way = before.way.map((x, i) => 0.9 * x + 0.1 * (slope[i] ?? 0));
  const wild = before.wild.map((x, i) => 0.99 * x + 0.01 * (slope[i] ?? 0) ** 2);
  const pace = PACE * Math.max(SHORTEST, 1 - step / steps);
  const at = before.at.map((x, i) => {
    const go = (way[i] ?? 0) / (1 - 0.9 ** step) / (Math.sqrt((wild[i] ?? 0) / (1 - 0.99 ** step)) + 1e-6);
    return kept(x + pace * go * (reach[i] ?? 0), written[i] ?? 0);
  });
  const over = Math.max(1, Math.min(MEAN * steps, step - FIRST_MEAN));
  return { step, at, mean: before.mean.map((x, i) => x + ((at[i] ?? 0) - x) / over), way, wild, apart };
};

/** What a practice has found, rounded as it is kept. */
export const foundBy = ({ written }: Pick<Manner, 'written'>, { mean }: Practice): Habits =>
  refilled(
    written,
    mean.map((x) => Number(x.toPrecision(3))),
  );

/** How often the first policy wins against the second, deal by deal, both games of each. */
export const meetings = (e: AnyEngine, policies: readonly [Policy, Policy], seats: number, deals: number, seed: number): readonly number[] => {
  const dice = new Sfc();
  return Array.from({ length: deals }, (_, deal) => {
    const share = ([0, 1] as const).reduce<number>((sum, second) => sum + (1 + meet(e, seats, policies, second, dice.at(seed, 2 * deal)).won) / 2, 0);
    return share / 2;
  });
};

/** How often habits win against the written ones. */
export const heldAgainst = (e: AnyEngine, manner: Manner, habits: Habits, seats: number, deals: number, seed: number): readonly number[] =>
  meetings(e, [policyOf(manner, habits), policyOf(manner, manner.written)], seats, deals, seed);
