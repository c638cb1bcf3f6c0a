/** The past of a table as one seat was told it: what still stands, what undo would take back, and the log by turns. */

import { type Fact, firstOf, type Seat } from '@pesthouse/kernel';
import type { Item } from '@pesthouse/table';
import { standingItems as standing } from '@pesthouse/table';
import type { AnyEngine, AnyText } from '../../games/index.ts';
import { table as words } from '../text/rooms.ts';

/** The told items that still stand; the first of them always does. */
export const standingItems = (items: readonly Item[]): Item[] => standing(items, 1);

export interface TakeBack {
  /** The decision to go back to. */
  readonly to: number;
  /** Without asking anybody. */
  readonly free: boolean;
  /** The moves that would be taken back, in words, the oldest first. */
  readonly takes: readonly { readonly key: number; readonly by: Seat | null; readonly what: string }[];
}

const plain = (s: string): string => s.replaceAll('**', '');

/** What a move did, in the words of the log. That a turn began is not what was done. */
const saidOf = (x: Item, text: AnyText): string =>
  x.events.flatMap((e) => (e.type === 'turn' ? [] : [text.event(x.view, e)])).find((line) => line !== '') ?? words.aMove;

/** What the undo button would do for this seat now; null where it has no move to take back. `labels` knows the seat's own moves by decision. */
export const takeBack = (items: readonly Item[], seat: Seat, labels: { readonly [asked: number]: string }, text: AnyText): TakeBack | null => {
  const last = items[items.length - 1];
  if (last === undefined || last.over !== null || seat < 0) return null;
  const live = standingItems(items);
  let from = live.length - 1;
  while (from > 0 && live[from]?.by !== seat) from--;
  const first = live[from];
  if (first === undefined || first.kind !== 'move' || first.by !== seat) return null;
  const takes = live.slice(from).map((x) => ({ key: x.seq, by: x.by, what: (x.by === seat ? labels[x.asked] : undefined) ?? plain(saidOf(x, text)) }));
  return { to: first.asked, free: last.horizon !== null && first.asked >= last.horizon, takes };
};

/** What going back to that decision would take away, in the words of the log, the oldest first; and the position that stood before it. */
export const takenSince = (
  items: readonly Item[],
  to: number,
  text: AnyText,
): { readonly before: Item | null; readonly takes: readonly { readonly item: Item; readonly what: string }[] } => {
  const live = standingItems(items);
  const from = live.findIndex((x) => x.kind === 'move' && x.asked >= to);
  if (from < 0) return { before: null, takes: [] };
  return { before: live[from - 1] ?? null, takes: live.slice(from).map((item) => ({ item, what: saidOf(item, text) })) };
};

/** What is said while an event of this item is shown: one that has no words of its own goes with the last that has. */
export const saidAt = (item: Item, now: Fact, text: AnyText): string => {
  const before = item.events.slice(0, item.events.indexOf(now)).map((e) => text.event(item.view, e));
  return [...before, text.event(item.view, now)].findLast((x) => x !== '') ?? '';
};

/** Whose doing an event of this item is: after a turn has begun in it, that of whoever has this turn, not of who moved before. */
export const actorOf = ({ engine, text }: { readonly engine: AnyEngine; readonly text: AnyText }, item: Item, now: Fact): Seat => {
  const turn = item.events.slice(0, item.events.indexOf(now) + 1).findLast((e) => e.type === 'turn');
  const own = turn === undefined ? null : (text.turnOf?.(item.view, turn) ?? whoDecides(engine, item));
  return own ?? item.by ?? (item.over === null ? firstOf(engine.deciders(item.view)) : -1);
};

export interface LogLine {
  readonly key: string;
  readonly text: string;
  readonly clause: string | null;
}
export interface LogGroup {
  readonly key: string;
  readonly by: Seat | null;
  readonly title: string | null;
  readonly lines: LogLine[];
}

/** The log, grouped by turns: where a game tells of turns by its `turn` events, else wherever another seat moves. */
export const logOf = (items: readonly Item[], engine: AnyEngine, text: AnyText, seat: Seat): LogGroup[] => {
  const groups: LogGroup[] = [];
  const toldTurns = items.some((x) => x.events.some((e) => e.type === 'turn'));
  const begin = (key: string, by: Seat | null, title: string | null): LogGroup => {
    const group: LogGroup = { key, by, title, lines: [] };
    groups.push(group);
    return group;
  };
  for (const x of items) {
    if (x.kind === 'undo') {
      const who = x.by === null ? words.somebody : x.by === seat ? words.you : text.seat(x.view, x.by);
      (groups[groups.length - 1] ?? begin(`${x.seq}`, x.by, null)).lines.push({ key: `${x.seq}u`, text: words.tookBack(who), clause: null });
      continue;
    }
    for (const [i, e] of x.events.entries()) {
      const key = `${x.seq}.${i}`;
      const line = { key, text: text.event(x.view, e), clause: e.clause };
      if (line.text === '') continue;
      if (e.type === 'turn') {
        begin(key, text.turnOf?.(x.view, e) ?? whoDecides(engine, x), line.text);
        continue;
      }
      const open = groups[groups.length - 1];
      const other = !toldTurns && x.by !== null && x.by !== open?.by;
      (open === undefined || other ? begin(key, x.by, null) : open).lines.push(line);
    }
  }
  return groups;
};

/** The same as whoever hears the table is told it: line by line, without clauses. */
export const spokenOf = (items: readonly Item[], engine: AnyEngine, text: AnyText, seat: Seat): string[] =>
  logOf(items, engine, text, seat).flatMap((x) => [...(x.title === null ? [] : [x.title]), ...x.lines.map((line) => line.text)]);

/** Whose turn a `turn` event begins: the only seat that is asked after it. */
const whoDecides = (engine: AnyEngine, x: Item): Seat | null => {
  const set = engine.deciders(x.view);
  return set !== 0 && (set & (set - 1)) === 0 ? 31 - Math.clz32(set) : null;
};
