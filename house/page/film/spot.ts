/** Where a replay stands: after a move, or after some of the events of the next one; and what is on the board there. */
import type { Base, Fact } from '@pesthouse/kernel';
import type { Item } from '@pesthouse/table';
import { positionsOf } from '@pesthouse/table';

export interface Spot {
  /** The move whose position is on the board. */
  readonly at: number;
  /** How many events of the next move have been told since. */
  readonly told: number;
  /** The event after them is being shown. */
  readonly showing: boolean;
}

export const rest = (at: number): Spot => ({ at, told: 0, showing: false });

/** One event on: after the last event of a move stands the move. */
export const ahead = (items: readonly Item[], s: Spot): Spot => {
  const next = items[s.at + 1];
  if (next === undefined) return rest(s.at);
  return s.told + 1 < next.events.length ? { at: s.at, told: s.told + 1, showing: false } : rest(s.at + 1);
};

/** One event back. */
export const behind = (items: readonly Item[], s: Spot): Spot => {
  if (s.told > 0) return { at: s.at, told: s.told - 1, showing: false };
  return s.at === 0 ? rest(0) : { at: s.at - 1, told: Math.max(0, (items[s.at]?.events.length ?? 0) - 1), showing: false };
};

/** The event that is being shown, or would be shown next. */
export const eventAt = (items: readonly Item[], s: Spot): Fact | undefined => items[s.at + 1]?.events[s.told];

/** What is on the board: the position after the last event told, as far as there is one to be seen. */
export const viewAt = (items: readonly Item[], s: Spot): Base | undefined => {
  const next = items[s.at + 1];
  const after = next === undefined || s.told === 0 ? [] : positionsOf(next).slice(0, s.told);
  return after.findLast((x) => x !== null) ?? items[s.at]?.view;
};

/** The next thing to show when the film runs: an event that takes time, or the position after the move. */
export const beat = (items: readonly Item[], s: Spot, pace: (e: Fact) => number): Spot => {
  const events = items[s.at + 1]?.events ?? [];
  const i = events.findIndex((e, j) => j >= s.told && pace(e) > 0);
  return i < 0 ? rest(Math.min(s.at + 1, items.length - 1)) : { at: s.at, told: i, showing: true };
};
