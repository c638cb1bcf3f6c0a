/** Finds puzzles: lets bots play a game, looks at its later decisions with a cheap search, and proves by long ones what looks promising. */

import { thinkWith } from '@pesthouse/bots';
import type { Position } from '@pesthouse/bots/judgement';
import { considered } from '@pesthouse/bots/search';
import type { AnyEngine } from '@pesthouse/kernel';
import { type AnyOptions, type Base, clone, type Flat, firstOf, type Seat, Sfc, same, seats as seatsOf, write } from '@pesthouse/kernel';
import { chanceOf } from '@pesthouse/table';
import { seedOf } from '@pesthouse/table/lessons';
import { lineOf, type Puzzle, type PuzzleLevel } from './puzzle.ts';
import { clearly } from './rule.ts';
import { intervalOf, longSearch, open, playouts, type Tally } from './weigh.ts';

/** A decision of a game that bots played. */
interface Moment {
  readonly at: number;
  readonly seat: Seat;
  readonly state: Base;
  readonly step: string;
}

export interface Source {
  readonly e: AnyEngine;
  readonly seats: number;
  readonly options: AnyOptions;
  readonly seed: number;
}

export interface Played {
  readonly moments: readonly Moment[];
  readonly lines: readonly string[];
}

/** One game, each seat by its policy. */
const playBots = ({ e, seats, options, seed }: Source): Played => {
  const chanceAt = chanceOf(seedOf(seed));
  const s = e.start(options, seats, chanceAt(0));
  const thoughts = new Sfc().at(seed, 9);
  const moments: Moment[] = [];
  const lines: string[] = [];
  while (!e.over(s)) {
    const seat = firstOf(e.deciders(s));
    const step = s.stack[s.stack.length - 1]?.step ?? '';
    if (e.deciders(s) === seatsOf(seat)) moments.push({ at: lines.length, seat, state: clone(s), step });
    const wished = e.policy(e.guess(e.view(s, seat), seat, thoughts), seat, thoughts);
    const move = (wished === undefined ? undefined : e.legal(s, seat, wished)) ?? e.moves(s, seat)[0];
    if (move === undefined) break;
    lines.push(write(e.game.vocabulary, seat, move));
    e.play(s, seat, move, { chance: chanceAt(lines.length), tell: undefined });
  }
  return { moments, lines };
};

/** Of a game only its last part is looked at: there playouts are short and moves weigh most. */
const LATE = 0.3;
/** More moves than these are no question with an answer that anybody finds. */
const MOST_MOVES = 24;
/** Looks that get longer while fewer moves are left: how many rounds, how many moves go on, how far the best must then be ahead. */
const LOOKS = [
  { rounds: 6, leave: 4, ahead: 0.17 },
  { rounds: 18, leave: 3, ahead: 0.15 },
  { rounds: 48, leave: 3, ahead: 0.14 },
] as const;
/** A position that is lost anyway asks for nothing. */
const HOPELESS = 0.25;
/** Rounds of the proof: by the policy for all moves, then by searches of so many runs for the best against every other that comes near. */
const ROUNDS = 100;
const SEARCHES = 5;
const RUNS = 400;
/** A move that is so far behind in the playouts needs no search against it; where too many are nearer, it is no puzzle. */
const FAR = 0.3;
const MOST_NEAR = 5;

const sorted = (tallies: readonly Tally[]): Tally[] => [...tallies].sort((a, b) => b.won / Math.max(1, b.of) - a.won / Math.max(1, a.of));

/** Whether one move stands out, by a few playouts that get more while it does; returns it, or null. */
export const promising = (spot: Position, seed: number): Flat | null => {
  const all = considered(spot.e, spot.view, spot.seat);
  if (all.length < 2 || all.length > MOST_MOVES) return null;
  let left = all.map(open);
  for (const [i, { rounds, leave, ahead }] of LOOKS.entries()) {
    playouts(spot, left, rounds, seed + i);
    left = sorted(left).slice(0, leave);
    const [best, second] = left.map((t) => intervalOf(t).share);
    if (best === undefined || second === undefined || best - second < ahead || best < HOPELESS) return null;
  }
  return left[0]?.move ?? null;
};

/** The proof, on seeds that no look has used: every move against the best, first by playouts, then by searches. Null where it fails; the best first, the second next. */
export const prove = (spot: Position, best: Flat, seed: number): Tally[] | null => {
  const all = considered(spot.e, spot.view, spot.seat).map(open);
  const first = all.find((t) => same(t.move, best));
  if (first === undefined) return null;
  const others = all.filter((t) => t !== first);
  for (let round = 0; round < 4; round++) {
    const open = others.filter((t) => t.of === 0 || !clearly(intervalOf(first), intervalOf(t)));
    if (open.length === 0) break;
    playouts(spot, [first, ...open], ROUNDS / 2, seed + 100 * round);
  }
  const [won, of] = [first.won, first.of];
  if (!others.every((t) => clearly(intervalOf(first), intervalOf(t)))) return null;
  const searched: Tally[] = [];
  const top: Tally = open(best);
  for (const t of sorted(others)) {
    if (searched.length > 0 && won / of - t.won / t.of > FAR) break;
    if (searched.length === MOST_NEAR) return null;
    const rival = open(t.move);
    const mine = open(best);
    for (let i = 0; i < SEARCHES; i++) longSearch(spot, mine, rival, RUNS, seed + 1000 + 17 * i + 131 * searched.length);
    if (!clearly(intervalOf(mine), intervalOf(rival))) return null;
    top.won += mine.won;
    top.of += mine.of;
    searched.push(rival);
  }
  if (intervalOf(top).share < HOPELESS) return null;
  const rest = others.filter((t) => !searched.some((x) => same(x.move, t.move)));
  const ranked = [...sorted(searched), ...sorted(rest)];
  return ranked.every((t) => clearly(intervalOf(top), intervalOf(t))) ? [top, ...sorted(ranked)] : null;
};

const TRIES = { policy: 12, greedy: 3, short: 6 } as const;
const SHORT_RUNS = 12;

/** How often somebody who thinks little finds the move. */
const easeOf = ({ e, view, seat, seats }: Position, best: Flat, seed: number): number => {
  const policy = (n: number): Flat | undefined => {
    const chance = new Sfc().at(seed, n);
    return e.policy(e.guess(view, seat, chance), seat, chance);
  };
  const hits = (tries: number, move: (n: number) => Flat | undefined): number => {
    let found = 0;
    for (let n = 0; n < tries; n++) {
      const m = move(n);
      if (m !== undefined && same(m, best)) found++;
    }
    return found / tries;
  };
  const asks = (level: 'greedy' | 'good', runs?: number) => (n: number) =>
    thinkWith(e, { view, seat, seats, level, seed: seed + 31 * n, ...(runs !== undefined && { runs }) }, () => 0);
  return (hits(TRIES.policy, policy) + hits(TRIES.greedy, asks('greedy')) + hits(TRIES.short, asks('good', SHORT_RUNS))) / 3;
};

const levelOf = (ease: number): PuzzleLevel => (ease >= 0.6 ? 1 : ease >= 0.3 ? 2 : 3);

/** What is still wanted: of this level, of this kind of decision, with so many moves to choose from. */
export type Wanted = (level: PuzzleLevel, step: string, moves: number) => boolean;

const MOST_A_GAME = 2;

/** The puzzles of one game. */
export const puzzlesIn = (source: Source, wanted: Wanted, late: () => boolean): Omit<Puzzle, 'id'>[] => {
  const { e, seats, seed } = source;
  const { moments, lines } = playBots(source);
  const found: Omit<Puzzle, 'id'>[] = [];
  let clearOf = 0;
  for (const x of moments) {
    if (late() || found.length >= MOST_A_GAME) break;
    if (x.at < (1 - LATE) * lines.length || x.at < clearOf) continue;
    const spot: Position = { e, view: e.view(x.state, x.seat), seat: x.seat, seats };
    const best = promising(spot, seed + x.at);
    if (best === null) continue;
    const ease = easeOf(spot, best, seed + x.at);
    const level = levelOf(ease);
    if (!wanted(level, x.step, considered(e, spot.view, x.seat).length)) continue;
    const proof = prove(spot, best, 1_000_003 * (seed + 1) + x.at);
    if (proof === null) continue;
    const moves = proof.map((t) => ({ move: lineOf(e, t.move), won: Math.round(t.won * 10) / 10, of: t.of }));
    found.push({ step: x.step, level, ease: Math.round(ease * 100) / 100, seats, seed, you: x.seat, moves, lines: lines.slice(0, x.at) });
    // The decisions right after it ask the same again.
    clearOf = x.at + 6;
  }
  return found;
};
