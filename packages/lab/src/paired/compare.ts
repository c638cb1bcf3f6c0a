/** What pairs of games come to: every row with its difference, what is certain of it, and the sentence that may be said. No words yet: those are of a language. */
import type { Plan } from '../plan.ts';
import type { Interval } from '../wilson.ts';
import { ENOUGH } from '../words.ts';
import { blended, dealsFor, effectOf, type Looks, noticeable, spreadOfPairs, unpairedSpread } from './effect.ts';
import { type Evenness, evennessOf } from './even.ts';
import { gamesPerDeal, type PairCell, type Pairing, type Pairs, unitOf } from './pairs.ts';

/** `more` and `less`: the whole interval lies on one side. `little`: all of it lies within a few points of nothing. `open`: nothing can be said yet. */
export type Standing = 'more' | 'less' | 'little' | 'open';

export interface PairRow {
  readonly kind: string;
  readonly name: string;
  readonly deals: number;
  /** Share of wins, or score where one plays alone, in both versions. */
  readonly base: number;
  readonly variant: number;
  readonly fair: number;
  readonly change: Interval;
  readonly standing: Standing;
  /** In whole points, upwards: what the difference is smaller than. Told only where it is little. */
  readonly bound: number;
}

export interface Length {
  readonly base: number;
  readonly variant: number;
  readonly change: Interval;
}

/** What the headline may say, from what is certain only. */
export type Finding =
  | { readonly is: 'moves'; readonly up: readonly PairRow[]; readonly down: readonly PairRow[]; readonly open: readonly PairRow[] }
  | { readonly is: 'little'; readonly bound: number; readonly kind: string }
  | { readonly is: 'early'; readonly notice: number };

export interface Compared {
  readonly name: string;
  /** By kind, what the game is about first: species, then seats. */
  readonly kinds: readonly { readonly kind: string; readonly rows: readonly PairRow[] }[];
  readonly rounds: Length;
  readonly decisions: Length;
  readonly leads: Length;
  readonly finding: Finding;
  /** Of the rows of the first kind: the widest. */
  readonly spread: number;
  /** What it would be without pairs. */
  readonly unpaired: number;
  /** The smallest difference that shows now, and at the end of the plan. */
  readonly notice: number;
  readonly noticeAtEnd: number;
  /** Deals until a difference of five points shows, and without pairs. */
  readonly five: number;
  readonly fiveUnpaired: number;
  readonly even: Evenness | null;
}

export interface Comparison {
  readonly deals: number;
  readonly wanted: number;
  readonly alone: boolean;
  readonly looks: Looks;
  readonly variants: readonly Compared[];
}

/** Five points: of a hundred games, or of a score. */
export const FIVE = 0.05;
export const fiveOf = (alone: boolean): number => (alone ? 5 : FIVE);
/** A point in the rows' own measure. */
export const pointOf = (alone: boolean): number => (alone ? 1 : 0.01);
/** Up to so many points a bound is worth telling. */
const SMALL = 5;

const split = (row: string): [kind: string, name: string] => {
  const [kind = '', ...name] = row.split('/');
  return [kind, name.join('/')];
};

/** What the game itself tells apart comes first; where they sat and who they were comes after. */
const LATER = ['turn', 'team', 'seat', 'bot'];
const kindsIn = (pairing: Pairing): string[] => {
  const kinds = [...new Set([...pairing.rows.keys()].map((row) => split(row)[0]))];
  return kinds.toSorted((a, b) => LATER.indexOf(a) - LATER.indexOf(b));
};

/** Two rows of which one wins what the other loses are one thing to look at, not two. */
const looksIn = (pairing: Pairing, kind: string): number => {
  const cells = [...pairing.rows].filter(([row]) => split(row)[0] === kind).map(([, c]) => c);
  const [a, b] = cells;
  return cells.length === 2 && a !== undefined && b !== undefined && a.sum === -b.sum && a.squares === b.squares ? 1 : cells.length;
};

/** Everything that is told of all variants of a trial counts, whether it is on the screen or behind a button. */
const looksOf = (pairs: Pairs, wanted: number): Looks => ({
  rows: pairs.all.reduce((sum, x) => sum + kindsIn(x).reduce((n, kind) => n + looksIn(x, kind), 0), 0),
  ended: pairs.deals >= wanted,
});

const standingOf = ({ low, high }: Interval, deals: number, point: number): Pick<PairRow, 'standing' | 'bound'> => {
  const bound = Math.ceil(Math.max(Math.abs(low), Math.abs(high)) / point - 1e-9);
  if (deals < ENOUGH) return { standing: 'open', bound };
  if (low > 0) return { standing: 'more', bound };
  if (high < 0) return { standing: 'less', bound };
  return { standing: bound <= SMALL ? 'little' : 'open', bound };
};

/** Shares differ by a hundred points at most, however few deals there are. */
const within = ({ share, low, high }: Interval, alone: boolean): Interval =>
  alone ? { share, low, high } : { share, low: Math.max(-1, low), high: Math.min(1, high) };
const most = (notice: number, alone: boolean): number => (alone ? notice : Math.min(1, notice));

const rowsOf = (pairing: Pairing, kind: string, plan: Plan, looks: Looks): PairRow[] => {
  const unit = unitOf(plan);
  return [...pairing.rows]
    .filter(([row]) => split(row)[0] === kind)
    .map(([row, c]) => {
      const change = within(effectOf(c, unit, looks), plan.players === 1);
      const per = c.deals * unit;
      return {
        kind,
        name: split(row)[1],
        deals: c.deals,
        base: c.base / per,
        variant: c.variant / per,
        fair: c.seats / Math.max(1, c.deals) / gamesPerDeal(plan) / plan.players,
        change,
        ...standingOf(change, c.deals, pointOf(plan.players === 1)),
      };
    })
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en', { numeric: true }));
};

/** Places in a round stand in their order. */
const PLACES = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];
const inOrder = (rows: PairRow[]): PairRow[] => rows.toSorted((a, b) => PLACES.indexOf(a.name) - PLACES.indexOf(b.name));

/** What each game of the deal had, one row by itself: not widened for others, for it answers a question of its own. */
const lengthOf = (c: PairCell, plan: Plan, ended: boolean): Length => {
  const per = gamesPerDeal(plan);
  const n = Math.max(1, c.deals) * per;
  return { base: c.base / n, variant: c.variant / n, change: effectOf(c, per, { rows: 1, ended }) };
};

const findingOf = (rows: readonly PairRow[], deals: number, notice: number): Finding => {
  const up = rows.filter((r) => r.standing === 'more').toSorted((a, b) => b.change.share - a.change.share);
  const down = rows.filter((r) => r.standing === 'less').toSorted((a, b) => a.change.share - b.change.share);
  if (up.length + down.length > 0) return { is: 'moves', up, down, open: rows.filter((r) => r.standing === 'open') };
  const bound = Math.max(0, ...rows.map((r) => r.bound));
  if (deals >= ENOUGH && rows.length > 0 && bound <= SMALL) return { is: 'little', bound, kind: rows[0]?.kind ?? '' };
  return { is: 'early', notice };
};

/** `earlier`: the spread as trials before this one had it. */
export const compare = (plan: Plan, pairs: Pairs, earlier?: number): Comparison => {
  const wanted = Math.floor(plan.games / gamesPerDeal(plan));
  const looks = looksOf(pairs, wanted);
  const atEnd = { ...looks, ended: true };
  const alone = plan.players === 1;
  const unit = unitOf(plan);
  const variants = pairs.all.map((pairing, i): Compared => {
    const kinds = kindsIn(pairing).map((kind) => ({ kind, rows: inOrder(rowsOf(pairing, kind, plan, looks)) }));
    const main = kinds[0];
    const cells = [...pairing.rows].filter(([row]) => split(row)[0] === main?.kind).map(([, c]) => c);
    const measured = Math.max(0, ...cells.map((c) => spreadOfPairs(c, unit)));
    const spread = blended(measured, pairs.deals, earlier);
    const unpaired = Math.max(spread, ...cells.map((c) => unpairedSpread(c, unit)));
    const notice = most(noticeable(spread, pairs.deals, looks), alone);
    return {
      name: plan.variants[i + 1]?.name ?? '',
      kinds,
      rounds: lengthOf(pairing.rounds, plan, looks.ended),
      decisions: lengthOf(pairing.decisions, plan, looks.ended),
      leads: lengthOf(pairing.leads, plan, looks.ended),
      finding: findingOf(main?.rows ?? [], pairs.deals, notice),
      spread,
      unpaired,
      notice,
      noticeAtEnd: most(noticeable(spread, wanted, atEnd), alone),
      five: dealsFor(fiveOf(alone), spread, atEnd),
      fiveUnpaired: dealsFor(fiveOf(alone), unpaired, atEnd),
      even: main === undefined || alone ? null : evennessOf(pairing, main.kind, plan),
    };
  });
  return { deals: pairs.deals, wanted, alone, looks, variants };
};
