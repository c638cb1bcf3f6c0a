/** The review of a finished game, in slices: first a coarse graph, then luck and choice, then the turning points, then everything finer. Whoever runs it may stop after any slice. */

import type { AnyEngine } from '@pesthouse/kernel';
import { type Base, type ChanceAt, type Counting, type Ctx, type Fact, type Flat, holds, type Seat, Sfc } from '@pesthouse/kernel';
import { considered } from '../considered.ts';
import { clausesFor, type Estimate, type Ground, groundsFor, judge, mistakeIn, type Position, type Work } from '../judgement/index.ts';
import { choiceOf, doubt, type Fortune, fortunesOf, type Ledger, openLedger, type Point, pointsOf, runRow, type Share, sharesOf } from './ledger.ts';
import { type Foresight, teach, WHOLE } from './prospects.ts';
import { type Scene, type Story, storyOf, type Told } from './story.ts';

export interface Care {
  readonly seed: number;
  /** How many playouts the graph and the ledger may cost, roughly. */
  readonly budget: number;
  /** Decisions of a playout before the position is judged by its terms; the game's own horizon where it has one, else to the end. */
  readonly depth?: number;
  /** How many decisions are judged, one by one; beside the reader's own, which are judged all: else nobody could say that none of them was a mistake. */
  readonly looks: number;
  /** The reader's own seat; a watcher has none. */
  readonly you?: Seat;
  /** Games to the end by which the judge of positions is taught. */
  readonly lessons?: number;
  /** How much work one judgement is; what a hint does where it is not said. */
  readonly work?: Work;
}

/** A decision at which the seat could have known better. */
export interface TurningPoint {
  readonly at: number;
  readonly turn: number;
  readonly seat: Seat;
  /** What the seat saw when it decided. */
  readonly view: Base;
  readonly played: Flat;
  readonly better: Flat;
  /** The chance with the better move and with the one that was played, as a hint would have said. */
  readonly hopes: readonly [better: Estimate, played: Estimate];
  readonly gain: Estimate;
  /** In how many worlds both were tried. */
  readonly rounds: number;
  readonly grounds: readonly Ground[];
  /** By which the better move does what it does. */
  readonly clauses: readonly string[];
}

export interface Review {
  readonly points: readonly Point[];
  readonly shares: readonly Share[] | null;
  /** The largest loss first, at most one a turn. */
  readonly turns: readonly TurningPoint[];
  readonly fortunes: readonly Fortune[];
  /** How much of the work is done, 0 to 1. */
  readonly done: number;
}

/** Shares of the whole: the graph and the ledger first, then the decisions, and what is left makes the ledger finer. */
const FOR_LEDGER = 0.4;
const FOR_TURNS = 0.45;
const COARSE = 12;
const BATCH = 8;
const LEAST_RUNS = 24;

/** 0, 8, 4, 12, 2 …: every next one halves a gap, so that the graph is whole early and only gets finer. */
export const coarseFirst = (n: number): number[] => {
  const order: number[] = [];
  const seen = new Set<number>();
  for (let step = 1 << Math.ceil(Math.log2(Math.max(2, n))); step >= 1; step >>= 1)
    for (let i = 0; i < n; i += step) if (!seen.has(i) && seen.add(i)) order.push(i);
  return order;
};

/** Decisions with a choice, those of the dearest stretches first: there a better move is likeliest to be found. Of four that are looked at three are the reader's own, as long as there are any. */
const suspects = (e: AnyEngine, story: Story, l: Ledger, { you, looks }: Care): Scene[] => {
  const cost = new Map<number, number>();
  for (const [i, row] of l.rows.entries()) {
    const { seat } = row.stretch;
    const { mean, error } = choiceOf(l, row, seat);
    const points = pointsOf(l);
    const fall = (points[i]?.seats[seat]?.mean ?? 0) - (points[i + 1]?.seats[seat]?.mean ?? 0);
    for (let n = row.stretch.from; n < row.stretch.to; n++) cost.set(n, Math.max(-mean - 0.5 * error, 0.5 * fall));
  }
  const sorted = story.scenes
    .filter((x) => holds(e.deciders(x.state), x.seat) && considered(e, x.state, x.seat).length > 1)
    .sort((a, b) => (cost.get(b.at) ?? 0) - (cost.get(a.at) ?? 0) || a.at - b.at);
  const [own, others] = [sorted.filter((x) => x.seat === you), fewATurn(sorted.filter((x) => x.seat !== you)).slice(0, looks)];
  const mixed: Scene[] = [];
  while (own.length + others.length > 0) mixed.push(...own.splice(0, OWN_FIRST), ...others.splice(0, 1));
  return mixed;
};
const OWN_FIRST = 3;

/** Within one turn decisions hang together: of anybody but the reader so many of them are looked at. */
const LOOKS_A_TURN = 3;
const fewATurn = (sorted: readonly Scene[]): Scene[] => sorted.filter((x, i) => sorted.slice(0, i).filter((y) => y.turn === x.turn).length < LOOKS_A_TURN);

/** The dearest of every turn. */
const worst = (turns: readonly TurningPoint[]): TurningPoint[] => {
  const sorted = turns.toSorted((a, b) => b.gain.mean - a.gain.mean || a.at - b.at);
  return sorted.filter((x, i) => sorted.findIndex((y) => y.turn === x.turn) === i);
};

/** Playouts of the ledger look an eighth of the game ahead, where a judge can be taught: then many short ones tell more than a few long ones. */
const AN_EIGHTH = 8;
const LEAST_DEPTH = 12;
/** Games from the start teach what may happen, games from here and there what did: neither alone would judge fairly. */
const LESSONS = 60;
const FROM_START = 0.6;

/** How far the playouts of this game look, and who judges there. */
export const sightOf = (e: AnyEngine, story: Story, k: Ctx<Fact>, count: number, depth: number = e.game.bot.horizon ?? WHOLE): Foresight => {
  const n = story.scenes.length;
  const near = Math.min(depth, Math.max(LEAST_DEPTH, Math.ceil(n / AN_EIGHTH)));
  const begun = Math.ceil(FROM_START * count);
  const lessons = [
    ...Array.from({ length: begun }, () => story.scenes[0]?.state),
    ...Array.from({ length: count - begun }, (_, i) => story.scenes[Math.floor((i * n) / (count - begun))]?.state),
  ].filter((s) => s !== undefined);
  const judge = teach(e, lessons, story.seats, story.end.asked, near, k);
  return judge === null ? { depth, judge } : { depth: near, judge };
};

/** What the judgement says of one decision, from the seat's own view alone; null where no other move was clearly better. */
export const turnAt = (e: AnyEngine, x: Scene, seats: number, counting: Counting | undefined, work?: Work): TurningPoint | null => {
  const own: Position = { e, view: e.view(x.state, x.seat), seat: x.seat, seats };
  const found = mistakeIn(own, judge(own, work), x.move);
  if (found === null) return null;
  return {
    at: x.at,
    turn: x.turn,
    seat: x.seat,
    view: own.view,
    played: x.move,
    better: found.best.move,
    hopes: [found.best.hope, found.played.hope],
    gain: found.gain,
    rounds: found.rounds,
    grounds: groundsFor(own, counting, found.best.move, x.move),
    clauses: clausesFor(own, found.best.move),
  };
};

export function* review(e: AnyEngine, told: Told, chanceAt: ChanceAt, care: Care, counting?: Counting): Generator<Review, Review> {
  const story = storyOf(e, told, chanceAt);
  const k = { chance: new Sfc().at(care.seed, 1), tell: undefined };
  const sight = sightOf(e, story, k, care.lessons ?? LESSONS, care.depth);
  const l = openLedger(e, story, sight, care.seed);
  const turns: TurningPoint[] = [];
  let looked = 0;
  let done = 0;
  const tell = (now: number): Review => {
    done = Math.max(done, Math.min(1, now));
    return { points: pointsOf(l), shares: sharesOf(l), turns: worst(turns), fortunes: fortunesOf(l), done };
  };
  let asked = Math.max(1, care.looks);
  const soFar = (): number => (1 - FOR_TURNS) * (l.spent / care.budget) + (FOR_TURNS * looked) / asked;

  const order = coarseFirst(l.rows.length);
  for (const i of order) {
    const row = l.rows[i];
    if (row === undefined) continue;
    runRow(l, row, COARSE);
    yield tell(Math.min(FOR_LEDGER, soFar()));
  }
  /** Always where it helps most. */
  const finer = function* (until: number): Generator<Review, void> {
    while (l.spent < until) {
      const row = l.rows.reduce((a, b) => (doubt(b) > doubt(a) ? b : a));
      if (doubt(row) === 0 && row.runs >= LEAST_RUNS) return;
      runRow(l, row, BATCH);
      yield tell(soFar());
    }
  };
  yield* finer((FOR_LEDGER / (1 - FOR_TURNS)) * care.budget);

  const all = suspects(e, story, l, care);
  asked = Math.max(1, all.length);
  for (const x of all) {
    looked++;
    const found = turnAt(e, x, told.seats, counting, care.work);
    if (found !== null) turns.push(found);
    yield tell(soFar());
  }
  looked = asked;
  yield* finer(care.budget);
  return tell(1);
}
