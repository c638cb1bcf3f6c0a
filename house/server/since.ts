/** One sentence of what happened at a table since its person last looked: a line of the log as that seat was told it, the one that changed most. */
import type { MineInfo } from '@pesthouse/api';
import type { Base, Language, Seat } from '@pesthouse/kernel';
import { type Item, matters, opening, type Play, type Telling } from '@pesthouse/table';
import { awaySince, type Live, started } from './live.ts';
import type { Tables } from './tables.ts';

type Since = MineInfo['since'];

interface Stretch {
  readonly before: Base;
  readonly items: readonly Item[];
}

/** What the seat was told after entry `from`, and how it saw the table before. */
const stretch = (live: Live, seat: Seat, from: number): Generator<unknown, Stretch | null> => {
  const { engine, record, seed } = live.play;
  const entries = live.play.entries.slice();
  return (function* () {
    const items: Item[] = [];
    let before: Base | null = null;
    let late = false;
    const hear = (told: Telling): void => {
      const item = told.get(seat);
      if (item !== undefined) items.push(item);
    };
    const work = opening(engine, { ...record, entries }, seed, hear, (p) => late && p === seat && 'closely');
    for (let step = work.next(); step.done !== true; step = work.next()) {
      const play: Play = step.value;
      if (!late && play.entries.length >= from) {
        late = true;
        before = engine.view(play.state, seat);
      }
      yield;
    }
    return before === null ? null : { before, items };
  })();
};

const plain = (s: string): string => s.replaceAll('**', '');

const made = async (tables: Tables, live: Live, seat: Seat, at: number, from: number, language: Language): Promise<Since> => {
  const { row } = live;
  const found = await tables.turns.run(stretch(live, seat, from));
  if (found === null) return null;
  const moves = found.items.filter((x) => x.kind === 'move' && x.by !== seat).length;
  if (moves === 0) return null;
  const words = await tables.games(row.game)?.words(row.rules, row.variant?.numbers, language);
  if (words === undefined) return null;
  const says = (view: Base, event: Item['events'][number]): boolean => words.event(view, event) !== '';
  const [first] = matters(live.play.engine, row.seats.length, seat, found.before, found.items, says, 1);
  return first === undefined ? null : { at, moves, by: first.item.by, text: plain(words.event(first.view, first.event)) };
};

/** The last answer for a table is remembered: nothing changes until somebody moves. */
const known = new WeakMap<Live, Map<string, Promise<Since>>>();
const MOST_KNOWN = 16;

/** Null where the person is at the table, nothing happened, or the game has no words for it. */
export const sinceOf = async (tables: Tables, live: Live, seat: Seat, language: Language): Promise<Since> => {
  const at = awaySince(live, seat);
  if (at === null || !started(live) || live.play.entries.length === 0) return null;
  const from = await tables.store.entriesUntil(live.row.id, at);
  if (from >= live.play.entries.length) return null;
  const key = `${seat} ${language} ${from} ${live.play.entries.length}`;
  const own = known.get(live) ?? new Map<string, Promise<Since>>();
  known.set(live, own);
  const before = own.get(key);
  if (before !== undefined) return before;
  if (own.size >= MOST_KNOWN) own.clear();
  const now = made(tables, live, seat, at, from, language).catch(() => null);
  own.set(key, now);
  return now;
};
