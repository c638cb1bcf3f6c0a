/** The searcher: Monte Carlo tree search over guesses of the seat's own view. Chance and hidden cards are drawn anew in every round, so a row of the tree stands for what was decided, not for one position. */
import type { AnyEngine } from '../games/index.ts';
import { type Base, type Chance, type Ctx, clone, type Fact, type Flat, firstOf, Out, type Seat, Sfc, same } from '../kernel/index.ts';
import { hopes } from './appraise.ts';
import { considered } from './considered.ts';
import { descend } from './descend.ts';
import { worldOf } from './learnt/hunch.ts';
import { blank, foreseen, type Mind } from './mind.ts';
import type { Opinion, Spent, Thinker } from './thinker.ts';
import { keyOf, Tree } from './tree.ts';

export interface Effort {
  /** At most so many runs; time may end the search sooner. */
  readonly runs: number;
  /** How much of the temptation of untried moves goes to what the game's policy would do, 0 to 1. */
  readonly lean: number;
  /** How much untried moves tempt. */
  readonly curiosity: number;
  /** By how many standard errors another move must look better than the policy's before it is played. */
  readonly caution: number;
  /** Overrides the game's own horizon. */
  readonly depth?: number;
  /** Writes every seat's hope where a playout ends, instead of what the game's terms say. */
  judge?(s: Base, into: number[]): void;
  /** The search ends when no other move can well be better than the best by more than this; without it every run is made. */
  readonly settled?: number;
}

/** A tree that has grown so far is not taken over into the next decision. */
const MOST_ROWS = 200_000;
/** Decisions of a playout between two looks at the clock: the longest games take a tenth of a second to their end, and time may be shorter. */
const GLANCE = 16;
/** Playouts go to the end of the game, where the game says nothing else. */
const WHOLE = 5_000;

interface Run {
  readonly e: AnyEngine;
  readonly tree: Tree;
  readonly effort: Effort;
  readonly out: Out<Flat>;
  readonly path: number[];
  readonly end: number[];
  readonly k: Ctx<Fact>;
  /** Decisions played by policy after the tree before the position is judged. */
  readonly depth: number;
  readonly spent: Spent;
}

/** Where the policy has no opinion: any legal move. */
const byLot = ({ e, out, k }: Run, s: Base, seat: Seat): Flat | undefined => {
  e.list(s, seat, out);
  return out.n === 0 ? undefined : out.list[k.chance.below(out.n)];
};

/** One run from the row `from`, whose move is already made in `s`: down the tree, a stretch by policy, then every seat's hope is written along the path.
 *  False where time ran out on the way: such a run says nothing, and nothing is written. */
const run = (r: Run, s: Base, from: number): boolean => {
  const { e, tree, path, k, end, spent } = r;
  path.length = 0;
  path.push(from);
  for (let at = from; tree.visits(at) > 0 && !e.over(s); ) {
    at = descend(r, r.effort, s, at);
    path.push(at);
  }
  for (let n = 0; n < r.depth && !e.over(s); n++) {
    if (n % GLANCE === GLANCE - 1 && spent() >= 1) return false;
    const seat = firstOf(e.deciders(s));
    const m = e.policy(s, seat, k.chance) ?? byLot(r, s, seat);
    if (m === undefined) break;
    e.play(s, seat, m, k);
  }
  if (r.effort.judge === undefined) hopes(e, s, tree.seats, end);
  else r.effort.judge(s, end);
  for (const row of path) tree.note(row, end);
  return true;
};

/** One of the root's moves, with what the rounds said of it against the policy's move in the same worlds. */
interface Candidate {
  readonly move: Flat;
  readonly row: number;
  /** Hopes of this seat, round by round. */
  readonly said: number[];
}

const mean = (xs: readonly number[]): number => xs.reduce((a, b) => a + b, 0) / Math.max(1, xs.length);

/** The least variance that is believed: rounds may agree by luck. */
const LEAST_VARIANCE = 0.0004;
/** With few rounds the spread is itself a guess, and the best of several moves is often best by luck: the fewer rounds, the wider the error. One round shows no spread at all. */
const SMALL = 1;
const widened = (rounds: number): number => 1 + SMALL / (rounds - 1);

/** How much better `a` did than `b` in the rounds that both were in, less so many standard errors of that difference. */
const ahead = (a: Candidate, b: Candidate, errors: number): number => {
  const n = Math.min(a.said.length, b.said.length);
  if (n < 2) return errors >= 0 ? -Infinity : Infinity;
  let sum = 0;
  let squares = 0;
  for (let i = 0; i < n; i++) {
    const d = (a.said[i] ?? 0) - (b.said[i] ?? 0);
    sum += d;
    squares += d * d;
  }
  const m = sum / n;
  const variance = Math.max(LEAST_VARIANCE, (squares - n * m * m) / (n - 1));
  return m - errors * widened(n) * Math.sqrt(variance / n);
};

/** Rounds between two looks at whether the decision is clear. */
const LOOK = 16;
/** Standard errors within which a move may still turn out better. */
const SURE = 3;

/** Whether the best of these is clear enough: none of the others can well be better by more than `by`. */
const clear = (alive: readonly Candidate[], by: number): boolean => {
  let best = alive[0];
  for (const c of alive) if (best === undefined || mean(c.said) > mean(best.said)) best = c;
  return best !== undefined && alive.every((c) => c === best || best === undefined || ahead(c, best, -SURE) < by);
};

/** Where there are more moves than the runs can tell apart, some of them by lot, and always the policy's. */
const few = (all: readonly Candidate[], base: Candidate | undefined, most: number, chance: Chance): readonly Candidate[] => {
  if (all.length <= most) return all;
  const rest = all.filter((c) => c !== base);
  for (let i = 0; i < most; i++) {
    const j = i + chance.below(rest.length - i);
    const a = rest[i];
    const b = rest[j];
    if (a === undefined || b === undefined) continue;
    rest[i] = b;
    rest[j] = a;
  }
  return base === undefined ? rest.slice(0, most) : [base, ...rest.slice(0, most - 1)];
};

/** The best of those that are left: of what is clearly better than the policy's move what is most so, else that move. */
const preferred = (alive: readonly Candidate[], base: Candidate | undefined, caution: number): Candidate | undefined => {
  if (base === undefined) return [...alive].sort((a, b) => mean(b.said) - mean(a.said))[0];
  const by = (c: Candidate): number => (c === base ? 0 : ahead(c, base, caution));
  return alive.filter((c) => c === base || by(c) > 0).sort((a, b) => by(b) - by(a))[0];
};

export const search = (
  e: AnyEngine,
  view: Base,
  seat: Seat,
  seats: number,
  effort: Effort,
  chance: Chance,
  spent: Spent,
  mind: Mind = blank(),
): { readonly opinions: readonly Opinion[]; readonly runs: number } => {
  // What was learnt below a move holds where the position is the one that this move leads to; a number of decisions would not tell, for moves are taken back.
  const kept = mind.next !== null && same(mind.next, view) ? mind.tree : null;
  const goesOn = kept !== null && kept.size < MOST_ROWS;
  const tree = goesOn ? kept : new Tree(seats);
  const root = goesOn ? mind.row : 0;
  const dice = new Sfc();
  const r: Run = {
    e,
    tree,
    effort,
    out: new Out<Flat>(),
    path: [],
    end: [],
    k: { chance: dice, tell: undefined },
    depth: effort.depth ?? e.game.bot.horizon ?? WHOLE,
    spent,
  };
  const seed = chance.below(1 << 20);
  const usual = e.policy(e.guess(view, seat, chance), seat, chance);
  const usualKey = usual === undefined ? 0 : keyOf(usual);
  const all: Candidate[] = considered(e, view, seat).map((move) => {
    const key = keyOf(move);
    const known = tree.find(root, seat, key);
    return { move, row: known < 0 ? tree.add(root, seat, key) : known, said: [] };
  });
  if (all[0] === undefined) throw new Error('there is nothing to decide');
  // Where the policy has an opinion, another move must be clearly better than its own.
  const base = usual === undefined ? undefined : (all.find((c) => keyOf(c.move) === usualKey) ?? all[0]);
  let alive = few(all, base, Math.max(4, Math.floor(effort.runs / 3)), chance);
  let runs = 0;
  let round = 0;
  let stop = false;
  const phases = Math.max(1, Math.ceil(Math.log2(alive.length)));
  for (let phase = 0; phase < phases && !stop; phase++) {
    // What the halving left over goes to the last few.
    const left = phase + 1 === phases ? effort.runs - runs : effort.runs / phases;
    const rounds = Math.max(1, Math.floor(left / alive.length));
    // Where time is shorter than the runs, every phase has its part of it.
    const until = (phase + 1) / phases;
    for (let i = 0; i < rounds && !stop && (i === 0 || spent() < until); i++, round++) {
      // Every move is tried in the same world with the same luck, so that neither favours one.
      const world = worldOf(e, view, seat, mind.believed, dice.at(seed, 2 * round));
      for (const c of alive) {
        if (runs >= effort.runs || spent() >= 1) {
          stop = true;
          break;
        }
        // So many moves that not all can be tried once: what was not is left out.
        if (round === 0 && runs > 1 && spent() >= until) break;
        const s = clone(world);
        dice.at(seed, 2 * round + 1);
        e.play(s, seat, c.move, r.k);
        if (!run(r, s, c.row)) {
          stop = true;
          break;
        }
        c.said.push(r.end[seat] ?? 0);
        runs++;
      }
      if (effort.settled !== undefined && round % LOOK === LOOK - 1 && clear(alive, effort.settled)) stop = true;
    }
    if (stop) break;
    // The better half goes on; the policy's move stays as the measure.
    const ranked = alive.filter((c) => c !== base && c.said.length > 0).sort((a, b) => mean(b.said) - mean(a.said));
    const half = Math.ceil(alive.length / 2);
    alive = base === undefined ? ranked.slice(0, half) : [base, ...ranked.slice(0, Math.max(1, half - 1))];
  }
  const best = preferred(alive, base, effort.caution) ?? all[0];
  mind.tree = tree;
  mind.row = best.row;
  mind.next = foreseen(e, view, seat, best.move);
  const opinion = (c: Candidate): Opinion => ({ move: c.move, visits: c.said.length, hope: mean(c.said) });
  const rest = all.filter((c) => c !== best && c.said.length > 0).sort((a, b) => b.said.length - a.said.length || mean(b.said) - mean(a.said));
  return { opinions: [best, ...rest].map(opinion), runs };
};

/** A bot of this effort. */
export const searcher =
  (effort: Effort): Thinker =>
  (e, view, seat, { chance, seats, spent, mind, runs = effort.runs, weighed }) => {
    const legal = e.moves(view, seat);
    if (legal.length < 2) return legal[0];
    const { opinions } = search(e, view, seat, seats, { ...effort, runs }, chance, spent, mind);
    weighed?.(opinions);
    return opinions[0]?.move ?? legal[0];
  };
