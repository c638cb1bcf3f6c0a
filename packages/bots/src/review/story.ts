/** The story of a finished record: every decision with the position in which it was made, and the stretches by which luck and choice are told apart. */

import type { AnyEngine } from '@pesthouse/kernel';
import { type AnyOptions, type Base, type ChanceAt, clone, type Entry, type Fact, type Flat, holds, type Seat, standing, type Tell } from '@pesthouse/kernel';

/** One decision. `at` counts the standing entries before it: the same number by which a replay finds the position. */
export interface Scene {
  readonly at: number;
  readonly seat: Seat;
  readonly move: Flat;
  readonly state: Base;
  /** The move drew from chance. */
  readonly drew: boolean;
  /** How many events each seat was told before anything was drawn: the rest is what chance brought. */
  readonly before: readonly number[];
  /** Decisions of one seat with nobody in between have one number: its turn. */
  readonly turn: number;
}

/** Decisions of one seat in a row, of which only the last may have drawn from chance: until then one led to the next with certainty. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
  readonly seat: Seat;
}

/** From the decision `from` on somebody else holds the seat; `holder` tells those of one seat apart. */
export interface Hold {
  readonly from: number;
  readonly holder: number;
}

export interface Story {
  readonly seats: number;
  /** For every seat who held it when, in order; empty: one and the same all the time. */
  readonly held: readonly (readonly Hold[])[];
  readonly scenes: readonly Scene[];
  readonly stretches: readonly Stretch[];
  readonly end: Base;
}

/** What is read of a record. Its chance comes beside it: a table may have drawn from several seeds. */
export interface Told {
  readonly options: AnyOptions;
  readonly seats: number;
  readonly entries: readonly Entry[];
  readonly held?: readonly (readonly Hold[])[] | undefined;
}

/** A graph wants a point now and then also where one seat goes on for long. */
const LONGEST = 12;

const stretchesOf = (scenes: readonly Scene[]): Stretch[] => {
  const all: Stretch[] = [];
  let from = 0;
  for (const [i, x] of scenes.entries()) {
    const next = scenes[i + 1];
    if (!x.drew && i - from + 1 < LONGEST && next !== undefined && next.seat === x.seat && next.state.asked > x.state.asked) continue;
    all.push({ from, to: i + 1, seat: x.seat });
    from = i + 1;
  }
  return all;
};

export const storyOf = (e: AnyEngine, told: Told, chanceAt: ChanceAt): Story => {
  const { seats } = told;
  const state = e.start(told.options, seats, chanceAt(0));
  let turn = 0;
  let last = -1;
  const scenes = standing(told.entries).map((x, at): Scene => {
    if (x.seat !== last) turn++;
    last = x.seat;
    const before = clone(state);
    // The rules' own object for the move, so that it can be compared with what a bot would do.
    const move = e.legal(before, x.seat, x.move);
    if (move === undefined) throw new Error(`entry ${x.n} does not fit the rules`);
    const chance = chanceAt(x.n);
    const heard = Array.from({ length: seats }, () => 0);
    const tell: Tell<Fact> = (_event, to, blurred) => {
      if (chance.used > 0) return;
      for (let p = 0; p < seats; p++) if (holds(to, p) || blurred !== undefined) heard[p] = (heard[p] ?? 0) + 1;
    };
    e.play(state, x.seat, move, { chance, tell });
    return { at, seat: x.seat, move, state: before, drew: chance.used > 0, before: heard, turn };
  });
  return { seats: told.seats, held: told.held ?? [], scenes, stretches: stretchesOf(scenes), end: state };
};
