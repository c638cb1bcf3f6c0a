/** The ledger of a game: for every stretch of decisions what each seat could expect before it, and what the choice was worth with chance drawn anew. Luck is what is left. */

import type { AnyEngine } from '@pesthouse/kernel';
import { type Base, type Ctx, clone, type Fact, type Flat, type Seat, Sfc, same } from '@pesthouse/kernel';
import { type Estimate, steepness, truedAll, trueGain } from '../judgement/index.ts';
import { type Foresight, playOn } from './prospects.ts';
import type { Scene, Story, Stretch } from './story.ts';

/** Sums of one stretch, by seat. */
interface Row {
  readonly stretch: Stretch;
  runs: number;
  readonly before: number[];
  readonly before2: number[];
  readonly choice: number[];
  readonly choice2: number[];
}

export interface Ledger {
  readonly e: AnyEngine;
  readonly story: Story;
  readonly sight: Foresight;
  readonly rows: readonly Row[];
  readonly end: readonly number[];
  readonly k: Ctx<Fact> & { readonly chance: Sfc };
  readonly seed: number;
  readonly usual: number[];
  readonly made: number[];
  /** Playouts made so far: what the work has cost. */
  spent: number;
}

const zeros = (n: number): number[] => Array.from({ length: n }, () => 0);

export const openLedger = (e: AnyEngine, story: Story, sight: Foresight, seed: number): Ledger => {
  const end: number[] = [];
  const k = { chance: new Sfc(), tell: undefined };
  playOn(e, clone(story.end), story.seats, sight, k, end);
  const { seats } = story;
  const rows = story.stretches.map((stretch) => ({
    stretch,
    runs: 0,
    before: zeros(seats),
    before2: zeros(seats),
    choice: zeros(seats),
    choice2: zeros(seats),
  }));
  return { e, story, sight, rows, end, k, seed, usual: [], made: [], spent: 0 };
};

/** Plays the rest of a stretch as it was played, then on by policy. */
const finish = ({ e, k, sight, story }: Ledger, s: Base, seat: Seat, rest: readonly Flat[], into: number[]): void => {
  for (const m of rest) e.play(s, seat, m, k);
  playOn(e, s, story.seats, sight, k, into);
};

/** Two futures with the same luck: in one the seat does what its game's policy would, in the other what it did. They are one future as long as the two agree. */
const once = (l: Ledger, scenes: readonly Scene[], dice: number): void => {
  const { e, k, story, sight, seed } = l;
  const first = scenes[0];
  if (first === undefined) return;
  const s: Base = clone(first.state);
  k.chance.at(seed + first.at, 2 * dice);
  for (const [i, x] of scenes.entries()) {
    const usual = e.policy(s, x.seat, k.chance);
    if (usual === undefined || same(usual, x.move)) {
      e.play(s, x.seat, x.move, k);
      continue;
    }
    const other: Base = clone(s);
    k.chance.at(seed + first.at, 2 * dice + 1);
    e.play(s, x.seat, usual, k);
    playOn(e, s, story.seats, sight, k, l.usual);
    k.chance.at(seed + first.at, 2 * dice + 1);
    finish(
      l,
      other,
      x.seat,
      scenes.slice(i).map((y) => y.move),
      l.made,
    );
    l.spent += 2;
    return;
  }
  playOn(e, s, story.seats, sight, k, l.usual);
  for (let p = 0; p < story.seats; p++) l.made[p] = l.usual[p] ?? 0;
  l.spent++;
};

export const runRow = (l: Ledger, row: Row, times: number): void => {
  const scenes = l.story.scenes.slice(row.stretch.from, row.stretch.to);
  for (let i = 0; i < times; i++) {
    once(l, scenes, row.runs++);
    for (let p = 0; p < l.story.seats; p++) {
      const v = l.usual[p] ?? 0;
      const d = (l.made[p] ?? 0) - v;
      row.before[p] = (row.before[p] ?? 0) + v;
      row.before2[p] = (row.before2[p] ?? 0) + v * v;
      row.choice[p] = (row.choice[p] ?? 0) + d;
      row.choice2[p] = (row.choice2[p] ?? 0) + d * d;
    }
  }
};

const spread = (sum: number, squares: number, n: number): number => Math.max(0, squares / n - (sum / n) ** 2);

/** The start counts for more than its own point: all that luck brought is measured from it. */
const START_WEIGHT = 6;

/** How much one more run would take off the doubt about this row. */
export const doubt = (row: Row): number => {
  const n = row.runs;
  if (n === 0) return Infinity;
  let v = 0;
  for (let p = 0; p < row.before.length; p++) {
    v += spread(row.before[p] ?? 0, row.before2[p] ?? 0, n) + 2 * spread(row.choice[p] ?? 0, row.choice2[p] ?? 0, n);
  }
  return ((row.stretch.from === 0 ? START_WEIGHT : 1) * v) / (n * n);
};

const estimate = (sum: number, squares: number, n: number): Estimate =>
  n === 0 ? { mean: 0, error: 1 } : { mean: sum / n, error: Math.sqrt(spread(sum, squares, n) / n) };

/** What every seat could expect before a row, as it is told. */
const beforeIn = ({ e, story }: Ledger, row: Row): Estimate[] => {
  const truth = e.game.bot.truth?.graph;
  const plain = row.before.map((x, p) => estimate(x, row.before2[p] ?? 0, row.runs));
  const means = truedAll(
    truth,
    plain.map((x) => x.mean),
    row.runs,
  );
  return plain.map((x, p) => ({ mean: means[p] ?? x.mean, error: x.error * steepness(truth, x.mean, row.runs, story.seats) }));
};

/** What the choice of a row was worth to a seat, as it is told: from what could be expected before it to what could be after. */
export const choiceOf = ({ e, story }: Ledger, row: Row, seat: Seat): Estimate => {
  const truth = e.game.bot.truth?.graph;
  const plain = estimate(row.choice[seat] ?? 0, row.choice2[seat] ?? 0, row.runs);
  if (truth === undefined || row.runs === 0) return plain;
  const means = row.before.map((x) => x / row.runs);
  const after = truedAll(
    truth,
    means.map((x, p) => x + (row.choice[p] ?? 0) / row.runs),
    row.runs,
  );
  const moved = (after[seat] ?? 0) - (truedAll(truth, means, row.runs)[seat] ?? 0);
  return trueGain(plain, moved, steepness(truth, means[seat] ?? 0, row.runs, story.seats));
};

/** What the dice and cards of a stretch brought every seat, beyond what was to be expected of the moves that were made. */
export interface Fortune {
  /** The decision whose dice or cards they were. */
  readonly at: number;
  readonly seat: Seat;
  /** How many events each seat was told before anything was drawn. */
  readonly told: readonly number[];
  readonly seats: readonly { readonly before: number; readonly after: number; readonly luck: Estimate }[];
}

/** Every stretch in which something was drawn; only where it and the next have been looked at. */
export const fortunesOf = (l: Ledger): Fortune[] =>
  l.rows.flatMap((row, i) => {
    const last = l.story.scenes[row.stretch.to - 1];
    const next = l.rows[i + 1];
    if (last?.drew !== true || row.runs === 0 || next?.runs === 0) return [];
    return [
      {
        at: last.at,
        seat: last.seat,
        told: last.before,
        seats: beforeIn(l, row).map((before, p) => {
          const choice = choiceOf(l, row, p);
          const after = (next === undefined ? undefined : beforeIn(l, next)[p]) ?? { mean: l.end[p] ?? 0, error: 0 };
          const luck = { mean: after.mean - before.mean - choice.mean, error: Math.hypot(before.error, after.error, choice.error) };
          return { before: before.mean + choice.mean, after: after.mean, luck };
        }),
      },
    ];
  });

/** A place on the graph: what every seat could expect before the decision `at`. */
export interface Point {
  readonly at: number;
  readonly seats: readonly Estimate[];
}

/** What is known of the graph so far, in the order of the game; the last point is the result. */
export const pointsOf = (l: Ledger): Point[] => [
  ...l.rows.filter((r) => r.runs > 0).map((r) => ({ at: r.stretch.from, seats: beforeIn(l, r) })),
  { at: l.story.scenes.length, seats: l.end.map((mean) => ({ mean, error: 0 })) },
];

/** Where a seat's result came from, as far as one holder had it. `own + others + luck` is what the seat won or lost meanwhile. */
export interface Share {
  readonly seat: Seat;
  readonly holder: number;
  readonly start: number;
  readonly end: number;
  readonly own: Estimate;
  readonly others: Estimate;
  readonly luck: Estimate;
}

const sum = (xs: readonly Estimate[]): Estimate => ({
  mean: xs.reduce((a, x) => a + x.mean, 0),
  error: Math.sqrt(xs.reduce((a, x) => a + x.error ** 2, 0)),
});

/** Rows during which a seat had one holder. */
interface Spell {
  readonly holder: number;
  readonly from: number;
  to: number;
}
const spellsOf = ({ rows, story }: Ledger, seat: Seat): Spell[] => {
  const spells: Spell[] = [];
  for (const [i, row] of rows.entries()) {
    const holder = story.held[seat]?.findLast((x) => x.from <= row.stretch.from)?.holder ?? 0;
    const last = spells.at(-1);
    if (last?.holder === holder) last.to = i + 1;
    else spells.push({ holder, from: i, to: i + 1 });
  }
  return spells;
};

const shareOf = (l: Ledger, seat: Seat, holder: number, spells: readonly Spell[]): Share => {
  const hope = (i: number): Estimate => {
    const row = l.rows[i];
    return (row === undefined ? undefined : beforeIn(l, row)[seat]) ?? { mean: l.end[seat] ?? 0, error: 0 };
  };
  const rows = spells.flatMap((x) => l.rows.slice(x.from, x.to));
  const own = sum(rows.filter((r) => r.stretch.seat === seat).map((r) => choiceOf(l, r, seat)));
  const others = sum(rows.filter((r) => r.stretch.seat !== seat).map((r) => choiceOf(l, r, seat)));
  const bounds = spells.map((x) => [hope(x.from), hope(x.to)] as const);
  const moved = bounds.reduce((a, [from, to]) => a + to.mean - from.mean, 0);
  const error = Math.hypot(own.error, others.error, ...bounds.flatMap(([from, to]) => [from.error, to.error]));
  const start = bounds[0]?.[0].mean ?? 0;
  // What no choice brought, the dice and the cards did.
  const end = spells.length === 1 ? (bounds[0]?.[1].mean ?? 0) : start + moved;
  return { seat, holder, start, end, own, others, luck: { mean: moved - own.mean - others.mean, error } };
};

/** For every seat one share for each who held it, in the order in which they came. Null until every row has been looked at. */
export const sharesOf = (l: Ledger): Share[] | null => {
  if (l.rows.length === 0 || l.rows.some((r) => r.runs === 0)) return null;
  return Array.from({ length: l.story.seats }, (_, seat) => {
    const spells = spellsOf(l, seat);
    return [...new Set(spells.map((x) => x.holder))].map((holder) =>
      shareOf(
        l,
        seat,
        holder,
        spells.filter((x) => x.holder === holder),
      ),
    );
  }).flat();
};
