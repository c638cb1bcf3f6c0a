/** The master's search where a game has a learnt judgement: a tree over guesses of the seat's own view, judged soon after its last row instead of played to the end. Each seat in it plays for itself. */

import type { AnyEngine } from '@pesthouse/kernel';
import { type Base, type Believed, type Chance, type Ctx, type Fact, type Flat, Out, type Seat, Sfc } from '@pesthouse/kernel';
import { considered } from '../considered.ts';
import { descend } from '../descend.ts';
import type { Spent } from '../opinion.ts';
import { keyOf, Tree } from '../tree.ts';
import { worldOf } from './hunch.ts';
import type { Judgement } from './judgement.ts';
import { stretch } from './stretch.ts';

/** What is not said is as found by duels of the game, or as usual. */
export interface Foresight {
  /** At most so many runs; time may end the search sooner. */
  readonly runs: number;
  readonly turns: number;
  readonly lean: number;
  readonly curiosity: number;
  readonly heed: number;
  /** The search ends when the best move is better than every other by more than doubt; without it only when no other can still come to more visits. */
  readonly settles: boolean;
}
export const USUAL_FORESIGHT: Foresight = { runs: 20_000, turns: 1, lean: 0.6, curiosity: 0.4, heed: 0.6, settles: true };

/** One of the moves: `hope` is the seat's chance as far as the search can tell, `error` what it may well be off by. */
export interface Foreseen {
  readonly move: Flat;
  readonly visits: number;
  readonly hope: number;
  readonly error: number;
}

/** Runs between two looks at whether the decision is clear, and before the first of them. */
const LOOK = 32;
const FIRST_LOOK = 192;
/** The share of all visits that a clear move has, and how many standard errors lie between it and the others. */
const CLEAR_SHARE = 0.7;
const SURE = 2.5;

interface Run {
  readonly e: AnyEngine;
  readonly tree: Tree;
  readonly f: Foresight;
  readonly out: Out<Flat>;
  readonly k: Ctx<Fact>;
}

interface Candidate {
  readonly move: Flat;
  readonly key: number;
  readonly row: number;
  /** How much it tempts, of one that all share. */
  prior: number;
  n: number;
  sum: number;
  squares: number;
}

const mean = (c: Candidate): number => c.sum / Math.max(1, c.n);
/** Never less than the judgement itself may be off by, shared by the visits. */
const errorOf = (c: Candidate): number => (c.n < 2 ? 0.5 : Math.sqrt(Math.max(0.0004, c.squares / c.n - mean(c) ** 2) / c.n));
/** Visits speak before means: few visits are no evidence. */
const better = (a: Candidate, b: Candidate): number => b.n - a.n || mean(b) - mean(a);

/** Whether all runs that are left would not bring another move to more visits: the answer stands. */
const decided = (all: readonly Candidate[], best: Candidate, left: number): boolean => all.every((c) => c === best || c.n + left < best.n);

const clear = (all: readonly Candidate[], best: Candidate, runs: number): boolean =>
  best.n >= CLEAR_SHARE * runs && all.every((c) => c === best || c.n < 4 || mean(c) + SURE * errorOf(c) < mean(best) - SURE * errorOf(best) + 0.01);

/** Of what tempts a part goes to the policy's move; of the rest one half to what looked best at the first try, the other to all alike. */
const SHARP = 0.04;
const EVEN = 0.5;
const tempt = (all: readonly Candidate[], usual: Candidate | undefined, heed: number): void => {
  const best = Math.max(...all.map(mean));
  const likes = all.map((c) => Math.exp((mean(c) - best) / SHARP));
  const sum = likes.reduce((a, b) => a + b, 0);
  all.forEach((c, i) => {
    const own = ((1 - EVEN) * (likes[i] ?? 0)) / sum + EVEN / all.length;
    c.prior = usual === undefined ? own : (1 - heed) * own + (c === usual ? heed : 0);
  });
};

export const foresee = (
  e: AnyEngine,
  view: Base,
  seat: Seat,
  seats: number,
  f: Foresight,
  judgement: Judgement,
  chance: Chance,
  spent: Spent,
  believed: Believed | null = null,
): { readonly found: readonly Foreseen[]; readonly runs: number } => {
  const tree = new Tree(seats);
  const dice = new Sfc();
  const r: Run = { e, tree, f, out: new Out<Flat>(), k: { chance: dice, tell: undefined } };
  const seed = chance.below(1 << 20);
  const usual = e.policy(e.guess(view, seat, chance), seat, chance);
  const usualKey = usual === undefined ? 0 : keyOf(usual);
  const all: Candidate[] = considered(e, view, seat).map((move) => {
    const key = keyOf(move);
    return { move, key, row: tree.add(0, seat, key), prior: 0, n: 0, sum: 0, squares: 0 };
  });
  const wont = all.find((c) => c.key === usualKey);
  const first = wont ?? all[0];
  if (first === undefined) throw new Error('there is nothing to decide');
  const order = [first, ...all.filter((c) => c !== first)];
  const path: number[] = [];
  const end: number[] = [];
  let runs = 0;
  // What there is no choice about needs no thought.
  for (; runs < f.runs && all.length > 1 && spent() < 1; runs++) {
    // Every move is tried once, the policy's first; then what looked best tempts most.
    if (runs === all.length) tempt(all, wont, f.heed);
    let c = runs < all.length ? (order[runs] ?? first) : first;
    if (runs >= all.length) {
      const draw = f.curiosity * Math.sqrt(runs + 1);
      let top = -Infinity;
      for (const x of all) {
        const score = mean(x) + (draw * x.prior) / (1 + x.n);
        if (score > top) {
          top = score;
          c = x;
        }
      }
    }
    // The same world and the same luck for every move at its same visit, so that neither favours one.
    const s = worldOf(e, view, seat, believed, dice.at(seed, c.n));
    e.play(s, seat, c.move, r.k);
    path.length = 0;
    path.push(0, c.row);
    for (let at = c.row; tree.visits(at) > 0 && !e.over(s); ) {
      at = descend(r, f, s, at);
      path.push(at);
    }
    if (!stretch(r, s, f.turns, spent)) break;
    judgement.chances(s, end);
    for (const row of path) tree.note(row, end);
    const hope = end[seat] ?? 0;
    c.n++;
    c.sum += hope;
    c.squares += hope * hope;
    if (runs % LOOK === LOOK - 1) {
      const best = all.reduce((a, b) => (better(a, b) > 0 ? b : a));
      if (decided(all, best, f.runs - runs - 1) || (f.settles && runs >= FIRST_LOOK && clear(all, best, runs))) {
        runs++;
        break;
      }
    }
  }
  const ranked = all.filter((c) => c.n > 0 || c === first).sort(better);
  return { found: ranked.map((c) => ({ move: c.move, visits: c.n, hope: mean(c), error: errorOf(c) })), runs };
};
