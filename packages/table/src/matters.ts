/** What mattered in a stretch of a game, for one seat: the events that changed most, by the terms that the game itself is judged by, seen through that seat's eyes alone. */

import type { AnyEngine, Base, Fact, Seat } from '@pesthouse/kernel';
import { positionsOf } from './between.ts';
import type { Item } from './play.ts';
import { standingItems } from './standing.ts';

export interface Mattered {
  readonly item: Item;
  readonly event: Fact;
  /** The position after its item: its words may need it. */
  readonly view: Base;
  /** The position before it. */
  readonly before: Base;
  /** What it did for the seat itself; negative where it lost by it. */
  readonly own: number;
  /** What it did at most, for anybody. */
  readonly most: number;
}

/** What the position is worth to a seat, as far as the view knows. */
const worth = (engine: AnyEngine, view: Base, seat: Seat, values: number[]): number => {
  const { terms, appraise } = engine.game.bot;
  appraise.call(engine.game.bot, view, seat, values);
  let sum = 0;
  let i = 0;
  for (const weight of Object.values(terms)) sum += weight * (values[i++] ?? 0);
  return Number.isFinite(sum) ? sum : 0;
};

/** They say whose turn and which phase begins: what changes with them was done before. */
const MARKS = ['turn', 'phase'];
/** Changes below this are none. */
const NOTHING = 1e-6;

/** `before` is the position that the seat saw last, `items` what it was told since. At most so many, those that changed something for the seat itself first. `says`: the event has words of its own. */
export const matters = (
  engine: AnyEngine,
  seats: number,
  seat: Seat,
  before: Base,
  items: readonly Item[],
  says: (view: Base, event: Fact) => boolean,
  most: number,
): Mattered[] => {
  const values: number[] = [];
  const worths = (view: Base): number[] => Array.from({ length: seats }, (_, p) => worth(engine, view, p, values));
  const found: Mattered[] = [];
  let then = worths(before);
  let seen = before;
  for (const item of standingItems(items)) {
    const after = positionsOf(item);
    for (const [i, event] of item.events.entries()) {
      const view = after[i] ?? null;
      const now = view === null ? then : worths(view);
      if (!MARKS.includes(event.type) && says(item.view, event)) {
        const change = now.map((x, p) => x - (then[p] ?? 0));
        found.push({ item, event, view: item.view, before: seen, own: change[seat] ?? 0, most: Math.max(0, ...change.map(Math.abs)) });
      }
      then = now;
      seen = view ?? seen;
    }
  }
  // What happens at every turn is no news, however much it changes.
  const often = (x: Mattered): number => Math.sqrt(found.filter((y) => y.event.type === x.event.type).length);
  const others = found.filter((x) => x.item.by !== seat);
  const ranked = (some: readonly Mattered[], by: (x: Mattered) => number): Mattered[] =>
    some
      .map((x) => ({ x, weight: by(x) / often(x) }))
      .sort((a, b) => b.weight - a.weight)
      .map((y) => y.x);
  const mine = others.filter((x) => Math.abs(x.own) > NOTHING);
  const all = [...ranked(mine, (x) => Math.abs(x.own)), ...ranked(others, (x) => x.most).filter((x) => !mine.includes(x))];
  // The same kind of thing by the same seat is told once.
  return all.filter((x, i) => all.findIndex((y) => y.event.type === x.event.type && y.item.by === x.item.by) === i).slice(0, most);
};
