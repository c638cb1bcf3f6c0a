/** One run of a search, and how hard it tries: down its tree, a stretch by policy, and what every seat may hope for then. */

import type { AnyEngine } from '@pesthouse/kernel';
import { type Base, type Ctx, type Fact, type Flat, firstOf, type Out, type Seat } from '@pesthouse/kernel';
import { hopes } from './appraise.ts';
import { descend } from './descend.ts';
import type { Tree } from './tree.ts';

/** How hard a search tries, and how far it looks. */
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
  /** Where it is said, a position is judged when so many turns have begun since; the game has to say which turn it is. */
  readonly turns?: number;
  /** What a decision leaves of its time goes to the next one of the same seat. */
  readonly ahead?: boolean;
  /** Writes every seat's hope where a playout ends, instead of what the game's terms say. */
  judge?(s: Base, into: number[]): void;
  /** The search ends when no other move can well be better than the best by more than this; without it every run is made. */
  readonly settled?: number;
}

/** Decisions of a playout between two looks at the clock: the longest games take a tenth of a second to their end, and time may be shorter. */
const GLANCE = 16;

/** For games that say which turn it is. Moves that come to the same are then judged at the same moment, and with the same luck in every turn, however many decisions they take. */
export interface Turns {
  /** How many have begun. */
  of(s: Base): number;
  /** A position is judged when this one has. */
  readonly until: number;
  /** Brings the luck of a turn. */
  begin(turn: number): void;
}

export interface Run {
  readonly e: AnyEngine;
  readonly tree: Tree;
  readonly effort: Effort;
  readonly out: Out<Flat>;
  readonly path: number[];
  readonly end: number[];
  readonly k: Ctx<Fact>;
  /** Decisions played by policy after the tree before the position is judged. */
  readonly depth: number;
  readonly turns: Turns | undefined;
}

/** Where the policy has no opinion: any legal move. */
const byLot = ({ e, out, k }: Run, s: Base, seat: Seat): Flat | undefined => {
  e.list(s, seat, out);
  return out.n === 0 ? undefined : out.list[k.chance.below(out.n)];
};

/** One run from the row `from`, whose move is already made in `s`: down the tree, a stretch by policy, then every seat's hope is written along the path.
 *  False where time ran out on the way: such a run says nothing, and nothing is written. */
export const run = (r: Run, s: Base, from: number, late: () => boolean): boolean => {
  const { e, tree, path, k, end, turns } = r;
  path.length = 0;
  path.push(from);
  let turn = turns?.of(s) ?? 0;
  const goesOn = (): boolean => {
    if (e.over(s)) return false;
    if (turns === undefined) return true;
    const now = turns.of(s);
    if (now >= turns.until) return false;
    if (now !== turn) turns.begin(now);
    turn = now;
    return true;
  };
  for (let at = from; tree.visits(at) > 0 && goesOn(); ) {
    at = descend(r, r.effort, s, at);
    path.push(at);
  }
  for (let n = 0; n < r.depth && goesOn(); n++) {
    if (n % GLANCE === GLANCE - 1 && late()) return false;
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
