/** The judgement of a position: the one that hint, coach and review all give. It draws from the position itself and works so much and no less, so the same position is judged alike everywhere and always. */
import { type Base, clone, type Flat, Sfc, same } from '@pesthouse/kernel';
import { considered } from '../considered.ts';
import { worthsAt } from '../exact.ts';
import { thinkWith } from '../think.ts';
import type { Estimate } from './estimate.ts';
import { type Position, seedOf, toTheEnd } from './position.ts';
import { isClear, isPromising } from './sayable.ts';
import { gainOf, known, type Weighed, weigh } from './weigh.ts';

export interface Judgement {
  /** What the master would play. */
  readonly best: Weighed;
  /** The others that were looked at, what is best first. */
  readonly others: readonly Weighed[];
  /** Those of them that cannot be told apart from the best, or may even be better; where there are any, nothing is advised. */
  readonly level: readonly Weighed[];
  /** From how many games each figure comes. */
  readonly rounds: number;
  /** Which luck the figures come from: that of the first look, or that of the second, which chose nothing. */
  readonly look: Look;
  readonly looks: Looks;
  /** The end is so near that it was counted through: nothing is left to be wrong about. */
  readonly exact: boolean;
}

export type Look = 'first' | 'second';
export type Looks = { readonly [L in Look]: number };

/** Work is counted in decisions, which cost about the same in every game, and never in time: a slow machine says the same, only later. */
export interface Work {
  /** Decisions of the search that finds candidates, of the games by which they are compared, and of those that make sure. */
  readonly search: number;
  readonly compare: number;
  readonly confirm: number;
}
export const WORK: Work = { search: 24_000, compare: 24_000, confirm: 200_000 };

const CANDIDATES = 3;
const LENGTHS = 4;
const RUNS = { least: 160, most: 500 } as const;
const ROUNDS = { least: 24, most: 160 } as const;
const CONFIRMED = { least: 64, most: 400 } as const;
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

/** What the master plays, then what else it thought of, as far as that is asked for. It has its runs, whatever the time. */
const namedBy = ({ e, view, seat, seats }: Position, moves: readonly Flat[], runs: number, seed: number): readonly Flat[] => {
  const [only, other] = moves;
  if (only === undefined) throw new Error('there is nothing to decide');
  if (other === undefined) return [only];
  const thought: Flat[] = [];
  const move = thinkWith(
    e,
    { view, seat, seats, level: 'master', seed, runs },
    () => 0,
    undefined,
    (all) => {
      for (const x of all) thought.push(x.move);
    },
  );
  const rest = [...thought, ...moves].filter((x) => !same(x, move));
  const distinct = rest.filter((x, i) => rest.findIndex((y) => same(x, y)) === i);
  return [move, ...distinct.slice(0, CANDIDATES - 1)];
};

/** Whatever else may win as well: this cannot go wrong any more. */
const winsAtOnce = ({ seats }: Position, { sure, hope }: Weighed): boolean => seats > 1 && sure && hope.mean === 1;

const byHope = (a: Weighed, b: Weighed): number => b.hope.mean - a.hope.mean;

const spoken = (p: Position, best: Weighed, others: readonly Weighed[]): Pick<Judgement, 'best' | 'others' | 'level'> => {
  const sorted = others.toSorted(byHope);
  return { best, others: sorted, level: winsAtOnce(p, best) ? [] : sorted.filter((x) => !isClear(gainOf(p, best, x), p.seats)) };
};

/** The end of a game counted through: among equals what the master would play comes first. */
const through = (p: Position, looks: Looks): Judgement | null => {
  const worths = worthsAt(p.e, p.view, p.seat);
  if (p.seats < 2 || worths === null || worths.length === 0) return null;
  const [move] = namedBy(p, p.e.moves(p.view, p.seat), RUNS.least, seedOf(p));
  const all = worths.map((x) => known(x.move, x.worth)).toSorted(byHope);
  const best = all.find((x) => same(x.move, move)) ?? all[0];
  if (best === undefined) return null;
  return {
    ...spoken(
      p,
      best,
      all.filter((x) => x !== best),
    ),
    rounds: 0,
    look: 'first',
    looks,
    exact: true,
  };
};

export const judge = (p: Position, work: Work = WORK): Judgement => {
  const { e, view, seat } = p;
  const seed = seedOf(p);
  const length = lengthOf(p, seed);
  const looks: Looks = {
    first: within(work.compare / (CANDIDATES * length), ROUNDS),
    second: within(work.confirm / (CANDIDATES * length), CONFIRMED),
  };
  const exact = through(p, looks);
  if (exact !== null) return exact;
  const depth = Math.min(length, e.game.bot.horizon ?? length);
  const named = namedBy(p, considered(e, view, seat), within(work.search / depth, RUNS), seed);
  const look = (which: Look): Judgement => {
    const all = weigh(p, named, looks[which], which);
    const best = all.find((x) => winsAtOnce(p, x)) ?? all[0];
    if (best === undefined) throw new Error('there is nothing to decide');
    return {
      ...spoken(
        p,
        best,
        all.filter((x) => x !== best),
      ),
      rounds: looks[which],
      look: which,
      looks,
      exact: false,
    };
  };
  const first = look('first');
  // Of several that were looked at the best is often so by luck: what is to be said is looked at again, with luck that had no part in it.
  const promising = first.others.length > 0 && first.others.every((x) => isPromising(gainOf(p, first.best, x), p.seats));
  if (promising) return look('second');
  // Without a second look nothing is clear enough to be advised.
  return { ...first, level: first.level.length > 0 || winsAtOnce(p, first.best) ? first.level : first.others };
};

/** What a move was worth beside the best of its position. */
export interface Mistake {
  readonly played: Weighed;
  readonly best: Weighed;
  readonly gain: Estimate;
  readonly rounds: number;
}

/** The same judgement, asked about a move that was made or is about to be: what it costs, or null where that cannot be told from nothing. */
export const mistakeIn = (p: Position, j: Judgement, move: Flat): Mistake | null => {
  if (same(move, j.best.move)) return null;
  const at = (which: Look, best: Weighed | undefined, played: Weighed | undefined): Mistake | null =>
    best === undefined || played === undefined ? null : { played, best, gain: gainOf(p, best, played), rounds: j.exact ? 0 : j.looks[which] };
  const clearOnly = (x: Mistake | null): Mistake | null => (x !== null && isClear(x.gain, p.seats) ? x : null);
  const met = j.others.find((x) => same(x.move, move));
  if (j.exact || (met !== undefined && j.look === 'second')) return clearOnly(at(j.look, j.best, met));
  if (j.look === 'first') {
    const first = at('first', j.best, met ?? weigh(p, [move], j.looks.first, 'first')[0]);
    if (first === null || !isPromising(first.gain, p.seats)) return null;
    const [best, played] = weigh(p, [j.best.move, move], j.looks.second, 'second');
    return clearOnly(at('second', best, played));
  }
  return clearOnly(at('second', j.best, weigh(p, [move], j.looks.second, 'second')[0]));
};

/** What a hint may say: there is only one move, several cannot be told apart, or one is clearly better than all others that were looked at. */
export type Advice =
  | { readonly kind: 'only'; readonly best: Weighed }
  | { readonly kind: 'close'; readonly moves: readonly Weighed[] }
  | { readonly kind: 'clear'; readonly best: Weighed; readonly second: Weighed };

export const adviceOf = ({ best, others, level }: Judgement): Advice => {
  const [second] = others;
  if (second === undefined) return { kind: 'only', best };
  return level.length > 0 ? { kind: 'close', moves: [best, ...level] } : { kind: 'clear', best, second };
};
