/** What is told of an entry: a play as far as that goes, who hears, how it is counted, and how far back a seat may go. */

import type { AnyEngine } from '@pesthouse/kernel';
import { type Base, type ChanceAt, type Entry, type Fact, type GameRecord, type MoveEntry, type Score, type Seat, WATCHER } from '@pesthouse/kernel';
import type { Between, Ear, Followed } from './between.ts';
import type { Mark } from './marks.ts';

/** A standing entry with what undo needs to know of it. `asked` is the decision that it answered. */
export interface Stood {
  readonly entry: MoveEntry;
  readonly free: boolean;
  readonly asked: number;
  /** Everybody was told of it, not its own seat alone. */
  readonly whole: boolean;
}

/** What one seat is told of one entry, apart from what it sees. `seq` counts that seat's own items; the record's numbers are never shown. */
export interface Told {
  readonly seq: number;
  readonly kind: 'start' | 'move' | 'undo';
  /** Who moved; null where that would tell who answered a sealed question last, and at the start. */
  readonly by: Seat | null;
  /** The decision that was answered (for undo: the one that is put again). */
  readonly asked: number;
  /** Names the decision now put; a move has to give it back. */
  readonly at: string;
  readonly events: readonly Fact[];
  /** The earliest decision to which this seat may go back without asking anybody. */
  readonly horizon: number | null;
  readonly over: readonly Score[] | null;
}

/** The same with the seat's view, to be kept. */
export interface Item extends Told {
  readonly view: Base;
  /** What the events changed one by one, for whoever wants to see it: see `positionsOf`. */
  readonly between?: Between | undefined;
}

export interface Play extends Followed {
  readonly engine: AnyEngine;
  /** The position from which it began, where that is not the game's own beginning. */
  readonly from: Base | null;
  readonly record: Omit<GameRecord, 'entries' | 'seed'>;
  readonly seed: string;
  readonly chanceAt: ChanceAt;
  /** All entries, undone ones too. */
  entries: Entry[];
  state: Base;
  stood: Stood[];
  undos: number;
  /** States on the way, for whoever goes back. */
  readonly marks: Mark[];
  /** How many moves were played so far, again and again after each undo: the price of this record. */
  steps: number;
  /** How many items each seat has been told so far; the last place is the watchers'. */
  told: number[];
  /** After how many entries the copy was the position; -1: it never was. */
  copiedAt: number;
}

export const perspectives = (play: Play): Seat[] => {
  const all: Seat[] = [WATCHER];
  for (let i = 0; i < play.record.seats; i++) all.push(i);
  return all;
};
/** Where the seat stands in a list of all; the last place is the watchers'. */
export const slot = (play: Play, seat: Seat): number => (seat < 0 ? play.record.seats : seat);

export const at = (play: Play): string => `${play.state.asked}.${play.undos}`;

/** The earliest decision to which the seat may go back alone: its own unbroken run of free moves at the end of the record. */
export const horizon = (play: Play, seat: Seat): number | null => {
  let to: number | null = null;
  for (let i = play.stood.length - 1; i >= 0; i--) {
    const x = play.stood[i];
    if (x === undefined || !x.free || x.entry.seat !== seat) break;
    to = x.asked;
  }
  return to;
};

/** Who is told what of the entry just applied. */
export type Telling = ReadonlyMap<Seat, Item>;
/** Whether anybody listens to a seat's item of this number: a view that nobody looks at is not built, but it is counted. `closely`: event by event. */
export type Wants = (seat: Seat, seq: number) => boolean | 'closely';
/** An entry that stands in the record now: who hears of it, and what of it everybody may know. */
export interface Entered {
  readonly kind: Item['kind'];
  readonly asked: number;
  readonly hears: readonly Seat[];
  readonly by: Seat | null;
  /** That it was them only they themselves may know. */
  readonly masked: boolean;
}

/** Counts one item for every seat that hears, and makes those that somebody wants. */
export const counted = <T>(
  play: Play,
  { kind, asked, hears, by, masked }: Entered,
  wants: Wants,
  ear: Pick<Ear, 'of'>,
  make: (told: Told, seat: Seat, wish: true | 'closely') => T,
): Map<Seat, T> => {
  const all = new Map<Seat, T>();
  let common: Pick<Told, 'at' | 'over'> | undefined;
  for (const seat of hears) {
    const i = slot(play, seat);
    const seq = (play.told[i] ?? 0) + 1;
    play.told[i] = seq;
    const wish = wants(seat, seq);
    if (wish === false) continue;
    common ??= { at: at(play), over: play.engine.outcome(play.state) };
    const told: Told = {
      seq,
      kind,
      by: masked && seat !== by ? null : by,
      asked,
      at: common.at,
      events: ear.of(seat),
      horizon: horizon(play, seat),
      over: common.over,
    };
    all.set(seat, make(told, seat, wish));
  }
  return all;
};
