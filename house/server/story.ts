/** The story of a seat: how it begins, and all that it was told from the start, written out bit by bit. */
import type { Base, Seat } from '@pesthouse/kernel';
import { type Item, opening, patchOf, type Telling } from '@pesthouse/table';
import { wire } from './frames.ts';
import type { Live } from './live.ts';

/** The first item brings the whole view, every other one only what changed since. */
const written = ({ view, ...item }: Item, before: Base | null): string =>
  JSON.stringify({ ...item, ...(before === null ? { view } : { patch: patchOf(before, view) }) });

/** As the body of an answer. What happens at the table meanwhile is not in it. */
export const writeStory = (live: Live, seat: Seat, views: boolean, closely = false): Generator<unknown, string> => {
  const { engine, record, seed } = live.play;
  const entries = live.play.entries.slice();
  return (function* () {
    const items: string[] = [];
    let before: Base | null = null;
    const hear = (told: Telling): void => {
      const item = told.get(seat);
      if (item === undefined) return;
      const { view, ...bare } = item;
      items.push(views ? written(item, before) : JSON.stringify(bare));
      before = view;
    };
    yield* opening(engine, { ...record, entries }, seed, hear, (p) => p === seat && (closely ? 'closely' : true));
    return `{"seat":${seat},"items":[${items.join(',')}]}`;
  })();
};

/** The first thing that a seat is told. */
const firstItem = (live: Live, seat: Seat): Item | undefined => {
  const { engine, record, seed } = live.play;
  let first: Item | undefined;
  const hear = (told: Telling): void => {
    first = told.get(seat);
  };
  opening(engine, { ...record, entries: [] }, seed, hear, (p) => p === seat).next();
  return first;
};

/** After the seating is complete everybody is told how the game begins. */
export const tellStart = (live: Live): void => {
  for (const seat of new Set([...live.listeners].map((x) => x.seat))) {
    const first = firstItem(live, seat);
    if (first === undefined) continue;
    const frame = wire(live, first);
    for (const x of live.listeners) if (x.seat === seat) x.hear(frame);
  }
};
