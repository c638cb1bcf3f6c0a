/** The review of a finished game, in slices: first a coarse graph, then luck and choice, then the turning points, then everything finer. Whoever runs it may stop after any slice. */
import type { AnyEngine } from '../../games/index.ts';
import { type Base, type ChanceAt, type Ctx, type Fact, type Flat, holds, type Seat, Sfc } from '../../kernel/index.ts';
import { choiceOf, doubt, type Ledger, openLedger, type Point, pointsOf, runRow, type Share, sharesOf } from './ledger.ts';
import { type Better, opinionOn } from './opinion.ts';
import { type Foresight, teach, WHOLE } from './prospects.ts';
import { type Scene, type Story, storyOf, type Told } from './story.ts';

export interface Care {
  readonly seed: number;
  /** How many playouts the whole review may cost, roughly. */
  readonly budget: number;
  /** Decisions of a playout of the search before the position is judged by its terms; the game's own horizon where it has one, else to the end. */
  readonly depth?: number;
  /** Runs of the search and rounds of the comparison at one decision. */
  readonly runs: number;
  readonly rounds: number;
  /** Games to the end by which the judge of positions is taught. */
  readonly lessons?: number;
}

/** A decision at which the seat could have known better. */
export interface TurningPoint extends Better {
  readonly at: number;
  readonly turn: number;
  readonly seat: Seat;
  /** What the seat saw when it decided. */
  readonly view: Base;
  readonly played: Flat;
}

export interface Review {
  readonly points: readonly Point[];
  readonly shares: readonly Share[] | null;
  /** The largest loss first. */
  readonly turns: readonly TurningPoint[];
  /** How much of the work is done, 0 to 1. */
  readonly done: number;
}

export const MOST_TURNS = 5;
/** Shares of the budget: the graph and the ledger, then the search for turning points; what is left makes the ledger finer. */
const FOR_LEDGER = 0.4;
const FOR_TURNS = 0.45;
const COARSE = 12;
const BATCH = 8;
const LEAST_RUNS = 24;
/** Within one turn decisions hang together: so many of them are looked at, and the dearest is told. */
const LOOKS_A_TURN = 3;

/** 0, 8, 4, 12, 2 …: every next one halves a gap, so that the graph is whole early and only gets finer. */
export const coarseFirst = (n: number): number[] => {
  const order: number[] = [];
  const seen = new Set<number>();
  for (let step = 1 << Math.ceil(Math.log2(Math.max(2, n))); step >= 1; step >>= 1)
    for (let i = 0; i < n; i += step) if (!seen.has(i) && seen.add(i)) order.push(i);
  return order;
};

/** Decisions with a choice, those of the dearest stretches first: there a better move is likeliest to be found. */
const suspects = (e: AnyEngine, story: Story, l: Ledger): Scene[] => {
  const cost = new Map<number, number>();
  for (const row of l.rows) {
    const { mean, error } = choiceOf(row, row.stretch.seat);
    for (let i = row.stretch.from; i < row.stretch.to; i++) cost.set(i, -mean - 0.5 * error);
  }
  return story.scenes
    .filter((x) => holds(e.deciders(x.state), x.seat) && e.moves(x.state, x.seat).length > 1)
    .sort((a, b) => (cost.get(b.at) ?? 0) - (cost.get(a.at) ?? 0) || a.at - b.at);
};

/** The dearest of every turn, and of these the dearest few. */
const worst = (turns: readonly TurningPoint[]): TurningPoint[] => {
  const sorted = [...turns].sort((a, b) => b.gain.mean - a.gain.mean || a.at - b.at);
  return sorted.filter((x, i) => sorted.findIndex((y) => y.turn === x.turn) === i).slice(0, MOST_TURNS);
};

/** Playouts of the ledger look an eighth of the game ahead, where a judge can be taught: then many short ones tell more than a few long ones. */
const AN_EIGHTH = 8;
const LEAST_DEPTH = 12;
/** Games from the start teach what may happen, games from here and there what did: neither alone would judge fairly. */
const LESSONS = 60;
const FROM_START = 0.6;

const foresee = (e: AnyEngine, story: Story, k: Ctx<Fact>, depth: number, count: number): Foresight => {
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

export function* review(e: AnyEngine, told: Told, chanceAt: ChanceAt, care: Care): Generator<Review, Review> {
  const story = storyOf(e, told, chanceAt);
  const depth = care.depth ?? e.game.bot.horizon ?? WHOLE;
  const k = { chance: new Sfc().at(care.seed, 1), tell: undefined };
  const sight = foresee(e, story, k, depth, care.lessons ?? LESSONS);
  const l = openLedger(e, story, sight, care.seed);
  const turns: TurningPoint[] = [];
  let searched = 0;
  const tell = (done: number): Review => ({ points: pointsOf(l), shares: sharesOf(l), turns: worst(turns), done: Math.min(1, done) });
  const soFar = (): number => (l.spent + searched) / care.budget;

  const order = coarseFirst(l.rows.length);
  for (const i of order) {
    const row = l.rows[i];
    if (row === undefined) continue;
    runRow(l, row, COARSE);
    yield tell(Math.min(FOR_LEDGER, soFar()));
  }
  /** Always where it helps most. */
  const finer = function* (until: number): Generator<Review, void> {
    while (l.spent + searched < until) {
      const row = l.rows.reduce((a, b) => (doubt(b) > doubt(a) ? b : a));
      if (doubt(row) === 0 && row.runs >= LEAST_RUNS) return;
      runRow(l, row, BATCH);
      yield tell(soFar());
    }
  };
  yield* finer(FOR_LEDGER * care.budget);

  const until = l.spent + FOR_TURNS * care.budget;
  const looks = new Map<number, number>();
  for (const x of suspects(e, story, l)) {
    if (l.spent + searched >= until) break;
    const looked = looks.get(x.turn) ?? 0;
    if (looked >= LOOKS_A_TURN) continue;
    looks.set(x.turn, looked + 1);
    // From here on the seat's view stands for the position: the opinion is asked of nothing else.
    const own = { e, view: e.view(x.state, x.seat), seat: x.seat, seats: told.seats, ahead: sight };
    const { found, spent } = opinionOn(own, x.move, { runs: care.runs, depth, rounds: care.rounds, seed: care.seed + 7 * x.at });
    searched += spent;
    if (found !== null) turns.push({ ...found, view: own.view, at: x.at, turn: x.turn, seat: x.seat, played: x.move });
    yield tell(soFar());
  }
  yield* finer(care.budget);
  return tell(1);
}
