/** Positions between the events of one entry: what a seat sees after each of them comes from the rules, and nobody has to work it out. */
import type { AnyEngine } from '../games/index.ts';
import { type Base, clone, type Fact, holds, type Seat, type Tell, WATCHER } from '../kernel/index.ts';
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

/** What a seat heard, with the whole position at that moment where somebody looks closely. */
interface Heard {
  readonly event: Fact;
  readonly then: Base | null;
}

/** Hears one entry's events and sorts them by who may hear them. */
export interface Ear {
  readonly tell: Tell<Fact>;
  of(seat: Seat): readonly Fact[];
  /** The way back from the seat's view of the end. */
  between(seat: Seat, view: Base): Between;
}

/** `state` is what the entry changes in place: at every event it is looked at, so this works with every edition. Null where nobody looks closely, which then costs nothing. */
export const earOf = (engine: AnyEngine, seats: number, state: Base | null, of: Followed = { copy: null }): Ear => {
  const heard: Heard[][] = Array.from({ length: seats + 1 }, () => []);
  const own = (seat: Seat): readonly Heard[] => heard[seat < 0 ? seats : seat] ?? [];
  /** Where nothing is hidden, whoever heard the same sees the same. */
  let shared: { readonly of: readonly Heard[]; readonly way: Between } | undefined;
  let said: readonly Fact[] = [];
  /** A moment as the seat sees it; where nothing has changed since the moment before, as it saw that one. */
  const seenBy = (seat: Seat) => {
    let last: { readonly then: Base; readonly view: Base } | undefined;
    return ({ then }: Heard): Base | null => {
      if (then === null) return null;
      if (last?.then !== then) last = { then, view: engine.view(then, seat) };
      return last.view;
    };
  };
  return {
    tell(event, to, blurred) {
      const then = state === null ? null : momentOf(engine, event, state, of);
      for (let p = WATCHER; p < seats; p++) {
        const what = holds(to, p) ? event : blurred;
        if (what !== undefined) heard[p < 0 ? seats : p]?.push({ event: what, then });
      }
    },
    of(seat) {
      // Whoever heard the same is given the same list.
      const all = own(seat);
      if (said.length !== all.length || !all.every((x, i) => x.event === said[i])) said = all.map((x) => x.event);
      return said;
    },
    between(seat, view) {
      const all = own(seat);
      const open = engine.game.open === true;
      if (open && shared?.of.length === all.length && shared.of.every((x, i) => x.then === all[i]?.then)) return shared.way;
      const seen = all.slice(0, -1).map(open ? (x) => x.then : seenBy(seat));
      shared = { of: all, way: wayBack(view, seen) };
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
