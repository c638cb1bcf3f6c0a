/** Positions between the events of one entry: what a seat sees after each of them comes from the rules, and nobody has to work it out. */

import type { AnyEngine } from '@pesthouse/kernel';
import { ALL, type Base, clone, type Fact, holds, type Seat, type Seats, type Tell } from '@pesthouse/kernel';
import { kept } from './kept.ts';
import { type Patch, patchInto, patchOf } from './patch.ts';

/** For each event but the last, the way back from the position after the next one, the last of which is the item's own view.
 *  Null where that position is not to be seen: the board then stays as it was. */
export type Between = readonly (Patch | null)[];

/** Where the last copy of a position lies that is being followed: nobody writes to it. */
export interface Followed {
  copy: Base | null;
}

/** The position as it is now, to be kept: it shares with the copy before all that has not changed. */
export const copied = (of: Followed, state: Base): Base => {
  of.copy = kept(of.copy, state);
  return of.copy;
};

/** A copy of the position at an event; null where it is not to be seen. */
export const momentOf = (engine: AnyEngine, event: Fact, state: Base, of: Followed): Base | null =>
  engine.veils?.includes(event.type) ? null : copied(of, state);

/** From the view of the end back over what was seen after each event before. */
export const wayBack = (end: Base, seen: readonly (Base | null)[]): Between => {
  let after = end;
  return seen
    .toReversed()
    .map((x) => {
      if (x === null) return null;
      const back = patchOf(after, x);
      after = x;
      return back;
    })
    .reverse();
};

/** What was told, to whom, with the whole position at that moment where somebody looks closely. */
interface Told {
  readonly event: Fact;
  readonly to: Seats;
  readonly blurred: Fact | undefined;
  readonly then: Base | null;
}
/** What a seat heard of it, and when. */
interface Heard {
  readonly events: readonly Fact[];
  readonly thens: readonly (Base | null)[];
}

/** Hears one entry's events and sorts them by who may hear them. */
export interface Ear {
  readonly tell: Tell<Fact>;
  /** How many events there were, whoever heard them. */
  events(): number;
  of(seat: Seat): readonly Fact[];
  /** The way back from the seat's view of the end. */
  between(seat: Seat, view: Base): Between;
}

const alike = (a: readonly unknown[], b: readonly unknown[]): boolean => a.length === b.length && a.every((x, i) => x === b[i]);

/** A moment as the seat sees it; where nothing has changed since the moment before, as it saw that one. */
const eyesOf = (engine: AnyEngine, seat: Seat) => {
  let last: { readonly then: Base; readonly view: Base } | undefined;
  return (then: Base | null): Base | null => {
    if (then === null) return null;
    if (last?.then !== then) last = { then, view: engine.view(then, seat) };
    return last.view;
  };
};

/** `state` is what the entry changes in place: at every event it is looked at, so this works with every edition. Null where nobody looks closely, which then costs nothing. */
export const earOf = (engine: AnyEngine, state: Base | null, followed: Followed = { copy: null }): Ear => {
  const told: Told[] = [];
  let secret = false;
  // Whoever heard the same is given the same lists, and where nothing is hidden sees the same.
  let last: Heard | undefined;
  let shared: { readonly thens: Heard['thens']; readonly way: Between } | undefined;
  const own = (seat: Seat): Heard => {
    if (last !== undefined && !secret) return last;
    const heard: { readonly events: Fact[]; readonly thens: (Base | null)[] } = { events: [], thens: [] };
    for (const { event, to, blurred, then } of told) {
      const what = holds(to, seat) ? event : blurred;
      if (what === undefined) continue;
      heard.events.push(what);
      heard.thens.push(then);
    }
    if (last === undefined || !alike(last.events, heard.events) || !alike(last.thens, heard.thens)) last = heard;
    return last;
  };
  return {
    tell(event, to, blurred) {
      told.push({ event, to, blurred, then: state === null ? null : momentOf(engine, event, state, followed) });
      if (to !== ALL) secret = true;
    },
    events: () => told.length,
    of: (seat) => own(seat).events,
    between(seat, view) {
      const { thens } = own(seat);
      const open = engine.game.open === true;
      if (open && shared !== undefined && alike(shared.thens, thens)) return shared.way;
      const seen = thens.slice(0, -1);
      shared = { thens, way: wayBack(view, open ? seen : seen.map(eyesOf(engine, seat))) };
      return shared.way;
    },
  };
};

/** The positions after each event of an item; null where the one before stays. The last is always the item's own view. */
export const positionsOf = (item: { readonly events: readonly Fact[]; readonly view: Base; readonly between?: Between | undefined }): (Base | null)[] => {
  const n = item.events.length;
  const all: (Base | null)[] = item.events.map((_, i) => (i === n - 1 ? item.view : null));
  let after = item.view;
  for (let i = n - 2; i >= 0; i--) {
    const back = item.between?.[i] ?? null;
    if (back === null) continue;
    after = patchInto(clone(after), back);
    all[i] = after;
  }
  return all;
};
