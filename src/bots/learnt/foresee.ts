/** The master's search where a game has a learnt judgement: a tree over guesses of the seat's own view, judged soon after its last row instead of played to the end. Each seat in it plays for itself. */
import type { AnyEngine } from '../../games/index.ts';
import { type Base, type Chance, type Ctx, type Fact, type Flat, firstOf, Out, type Seat, Sfc } from '../../kernel/index.ts';
import { considered } from '../considered.ts';
import { DOUBT, descend } from '../descend.ts';
import { keyOf, Tree } from '../tree.ts';
import type { Judgement } from './judgement.ts';

/** What is not said is as found by duels of the game, or as usual. */
export interface Foresight {
  /** At most so many runs; time may end the search sooner. */
  readonly runs: number;
  readonly turns: number;
  readonly lean: number;
  readonly curiosity: number;
  /** The search ends when the best move is better than every other by more than doubt; without it every run is made. */
  readonly settles: boolean;
}
export const USUAL_FORESIGHT: Foresight = { runs: 4_000, turns: 1, lean: 0.6, curiosity: 0.4, settles: true };

/** One of the moves: `hope` is the seat's chance as far as the search can tell, `error` what it may well be off by. */
export interface Foreseen {
  readonly move: Flat;
  readonly visits: number;
  readonly hope: number;
  readonly error: number;
}

const GLANCE = 16;
/** No stretch by policy is longer. */
const LONGEST = 400;
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

/** By policy until the turn has passed so often, or the game is over. False where time ran out on the way. */
const stretch = ({ e, f, k, out }: Run, s: Base, from: Seat, late: () => boolean): boolean => {
  let left = f.turns;
  let before = from;
  for (let n = 0; n < LONGEST && !e.over(s); n++) {
    if (n % GLANCE === GLANCE - 1 && late()) return false;
    const seat = firstOf(e.deciders(s));
    if (seat !== before && --left < 0) return true;
    before = seat;
    let m = e.policy(s, seat, k.chance);
    if (m === undefined) {
      e.list(s, seat, out);
      m = out.n === 0 ? undefined : out.list[k.chance.below(out.n)];
    }
    if (m === undefined) return true;
    e.play(s, seat, m, k);
  }
  return true;
};

interface Candidate {
  readonly move: Flat;
  readonly key: number;
  readonly row: number;
  n: number;
  sum: number;
  squares: number;
}

const mean = (c: Candidate): number => c.sum / Math.max(1, c.n);
/** Never less than the judgement itself may be off by, shared by the visits. */
const errorOf = (c: Candidate): number => (c.n < 2 ? 0.5 : Math.sqrt(Math.max(0.0004, c.squares / c.n - mean(c) ** 2) / c.n));
/** Visits speak before means: few visits are no evidence. */
const better = (a: Candidate, b: Candidate): number => b.n - a.n || mean(b) - mean(a);

const clear = (all: readonly Candidate[], best: Candidate, runs: number): boolean =>
  best.n >= CLEAR_SHARE * runs && all.every((c) => c === best || c.n < 4 || mean(c) + SURE * errorOf(c) < mean(best) - SURE * errorOf(best) + 0.01);

export const foresee = (
  e: AnyEngine,
  view: Base,
  seat: Seat,
  seats: number,
  f: Foresight,
  judgement: Judgement,
  chance: Chance,
  late: () => boolean,
): { readonly found: readonly Foreseen[]; readonly runs: number } => {
  const tree = new Tree(seats);
  const dice = new Sfc();
  const r: Run = { e, tree, f, out: new Out<Flat>(), k: { chance: dice, tell: undefined } };
  const seed = chance.below(1 << 20);
  const usual = e.policy(e.guess(view, seat, chance), seat, chance);
  const usualKey = usual === undefined ? 0 : keyOf(usual);
  const all: Candidate[] = considered(e, view, seat).map((move) => {
    const key = keyOf(move);
    return { move, key, row: tree.add(0, seat, key), n: 0, sum: 0, squares: 0 };
  });
  const first = all.find((c) => c.key === usualKey) ?? all[0];
  if (first === undefined) throw new Error('there is nothing to decide');
  const path: number[] = [];
  const end: number[] = [];
  const others = (1 - f.lean) / Math.max(1, all.length - 1);
  let runs = 0;
  for (; runs < f.runs && !late(); runs++) {
    let c = first;
    if (runs > 0) {
      const draw = f.curiosity * Math.sqrt(runs + 1);
      const unknown = tree.mean(0, seat) - DOUBT;
      let top = -Infinity;
      for (const x of all) {
        const score = (x.n === 0 ? unknown : mean(x)) + (draw * (x.key === usualKey ? f.lean : others)) / (1 + x.n);
        if (score > top) {
          top = score;
          c = x;
        }
      }
    }
    const s = e.guess(view, seat, dice.at(seed, runs));
    e.play(s, seat, c.move, r.k);
    path.length = 0;
    path.push(0, c.row);
    for (let at = c.row; tree.visits(at) > 0 && !e.over(s); ) {
      at = descend(r, f, s, at);
      path.push(at);
    }
    if (!stretch(r, s, e.over(s) ? seat : firstOf(e.deciders(s)), late)) break;
    judgement.chances(s, end);
    for (const row of path) tree.note(row, end);
    const hope = end[seat] ?? 0;
    c.n++;
    c.sum += hope;
    c.squares += hope * hope;
    if (f.settles && runs >= FIRST_LOOK && runs % LOOK === 0) {
      const best = [...all].sort(better)[0];
      if (best !== undefined && clear(all, best, runs)) break;
    }
  }
  const ranked = all.filter((c) => c.n > 0 || c === first).sort(better);
  return { found: ranked.map((c) => ({ move: c.move, visits: c.n, hope: mean(c), error: errorOf(c) })), runs };
};
