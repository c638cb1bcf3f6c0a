/** What a board draws while an event is shown: something between the position before it and the one after it. Both come from the rules; here a piece is only kept out of sight while it travels. */
import { useMemo } from 'react';

interface Shown<S, E> {
  readonly view: S;
  readonly next: S;
  readonly now: E | null;
}

/** `underway` makes the picture while an event is shown; without one the position itself is drawn. */
export const useUnderway = <S, E>({ view, next, now }: Shown<S, E>, underway: (view: S, next: S, now: E) => S): S =>
  useMemo(() => (now === null ? view : underway(view, next, now)), [view, next, now, underway]);

/** What lies at every place before and after: what has left is gone, and what comes has not come yet. */
export const least = (before: readonly number[], after: readonly number[]): number[] => after.map((n, i) => Math.min(n, before[i] ?? 0));

/** The same for things in a row (players, seats) that have more than a number: `make` is given each before and after. */
export const pairwise = <T>(before: readonly T[], after: readonly T[], make: (before: T, after: T) => T): T[] =>
  after.map((x, i) => {
    const was = before[i];
    return was === undefined ? x : make(was, x);
  });
