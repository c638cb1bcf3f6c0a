/** Law 3, between two events: what a seat sees while a move is told, event by event, is a view like any other, and shows nothing before it is told. */
import type { Base, Fact, Seat } from '../contract.ts';
import { same } from '../hash.ts';
import { said } from './coverage.ts';
import { type Look, must } from './look.ts';

/** An event with its audience, and the position at the moment when it was told. */
export interface Told {
  readonly event: Fact;
  readonly to: number;
  readonly blurred: Fact | undefined;
  readonly then: Base;
}
/** A move in one world: what was told, and what it led to. */
export interface World {
  readonly told: readonly Told[];
  readonly end: Base;
}

interface Sight {
  readonly event: Fact;
  /** Null where that position is veiled. */
  readonly view: Base | null;
}

/** What one seat hears and sees; after the last event it sees the end. */
const story = (x: Look, w: World, p: Seat): Sight[] => {
  const heard = w.told.flatMap((y) => {
    const event = said(y.event, y.to, y.blurred, p);
    return event === undefined ? [] : [{ event, then: x.e.veils?.includes(y.event.type) ? null : y.then }];
  });
  return heard.map(({ event, then }, i) => ({ event, view: i === heard.length - 1 ? x.e.view(w.end, p) : then && x.e.view(then, p) }));
};

/** Every position on the way can be hidden, and is hidden for good. */
export const hiddenBetween = (x: Look, w: World, p: Seat): void => {
  for (const { event, view } of story(x, w, p)) must(3, view === null || same(x.e.view(view, p), view), `after ${event.type} hiding twice is not hiding once`);
};

/** Two worlds that looked alike: as long as a seat hears the same, it sees the same. */
export const alikeBetween = (x: Look, here: World, there: World, p: Seat): void => {
  const mine = story(x, here, p);
  const theirs = story(x, there, p);
  for (let i = 0; i < Math.min(mine.length, theirs.length) - 1; i++) {
    const a = mine[i];
    const b = theirs[i];
    if (a === undefined || b === undefined || !same(a.event, b.event)) return;
    must(3, a.view === null || b.view === null || same(a.view, b.view), () => `after ${a.event.type} seat ${p} sees what it is told later or never`);
  }
};
