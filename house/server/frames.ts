/** What is told of an entry as it goes over the wire: whole, or as what has changed since the item before. What several seats are told alike is written once. */
import type { Base, Seat } from '@pesthouse/kernel';
import type { Between, Item, News, Telling, Told } from '@pesthouse/table';
import { patchOf } from '@pesthouse/table';
import { type Live, members } from './live.ts';

/** One item for those who look closely and for those who do not. */
interface Frames {
  readonly plain: string;
  readonly close: string;
}

/** Writes something out once for several seats: the last is remembered. */
const writer = () => {
  let last: { readonly of: unknown; readonly text: string } | undefined;
  return (x: unknown): string => {
    if (last === undefined || last.of !== x) last = { of: x, text: JSON.stringify(x) };
    return last.text;
  };
};

/** What an item says of the position: its view whole, or what changed, and for whoever looks closely what each event changed. */
interface Sight {
  readonly field: 'view' | 'patch';
  readonly text: string;
  /** The seats that are waited for there. */
  readonly deciding: string;
  readonly between: Between | undefined;
}

const decidingAt = (live: Live, view: Base): string => members(live.play.engine.deciders(view)).join();

/** Those of one entry: seats that are told the very same share one frame. */
const framer = (live: Live) => {
  const events = writer();
  const over = writer();
  const between = writer();
  const head = `{"type":"item","table":"${live.row.id}","item":{"seq":`;
  const done: { readonly told: Told; readonly sight: Sight; readonly frames: Frames }[] = [];
  return (told: Told, sight: Sight): Frames => {
    for (const x of done) if (alike(x.told, told) && same(x.sight, sight)) return x.frames;
    const { seq, kind, by, asked, at, horizon } = told;
    const body = `${head}${seq},"kind":"${kind}","by":${by},"asked":${asked},"at":"${at}","events":${events(told.events)},"horizon":${horizon},"over":${over(told.over)},"deciding":[${sight.deciding}],"${sight.field}":${sight.text}`;
    const plain = `${body}}}`;
    const frames = { plain, close: sight.between === undefined ? plain : `${body},"between":${between(sight.between)}}}` };
    done.push({ told, sight, frames });
    return frames;
  };
};

const alike = (a: Told, b: Told): boolean => a.seq === b.seq && a.by === b.by && a.horizon === b.horizon && a.events === b.events;
const same = (a: Sight, b: Sight): boolean => a.text === b.text && a.between === b.between && a.deciding === b.deciding && a.field === b.field;

const wholeSight = (live: Live, { view, between }: Pick<Item, 'view' | 'between'>): Sight => ({
  field: 'view',
  text: JSON.stringify(view),
  deciding: decidingAt(live, view),
  between,
});
export const wire = (live: Live, item: Item): string => framer(live)(item, wholeSight(live, item)).close;

/** Tells the listeners of a seat; the whole is made only where somebody needs it. */
const tellListeners = (live: Live, seat: Seat, patch: Frames | undefined, make: () => Frames): void => {
  let whole: Frames | undefined;
  for (const x of live.listeners) {
    if (x.seat !== seat) continue;
    let frames = patch;
    if (frames === undefined || x.whole) {
      whole ??= make();
      frames = whole;
    }
    x.hear(x.closely ? frames.close : frames.plain);
  }
};

/** What changed between two views, in words of the wire; the last answer is remembered, for several seats often see the same. */
const comparer = () => {
  let last: { readonly from: Base; readonly to: Base; readonly text: string } | undefined;
  return (from: Base, to: Base): string => {
    if (last?.from !== from || last.to !== to) last = { from, to, text: JSON.stringify(patchOf(from, to)) };
    return last.text;
  };
};

/** Tells everybody their own part of an entry. */
export const tell = (live: Live, all: Telling): void => {
  const compare = comparer();
  const framed = framer(live);
  for (const [seat, item] of all) {
    const before = live.seen.get(seat);
    const { view, between } = item;
    live.seen.set(seat, { seq: item.seq, view });
    // Whoever listens has seen the item before, from the stream or as the position when they came.
    const patch =
      before?.seq === item.seq - 1 ? framed(item, { field: 'patch', text: compare(before.view, view), deciding: decidingAt(live, view), between }) : undefined;
    tellListeners(live, seat, patch, () => framed(item, wholeSight(live, item)));
  }
};

/** The same where nothing is hidden. */
export const tellNews = (live: Live, { told, patch, since, between }: News): void => {
  if (told.size === 0) return;
  const framed = framer(live);
  const { engine, state } = live.play;
  const after = live.followers.after;
  const deciding = decidingAt(live, state);
  const text = JSON.stringify(patch);
  for (const [seat, x] of told) {
    const before = live.followed.get(seat);
    live.followed.set(seat, { seq: x.seq, after });
    const way = between(seat);
    const inStep = before !== undefined && before.seq === x.seq - 1 && before.after === since;
    tellListeners(live, seat, inStep ? framed(x, { field: 'patch', text, deciding, between: way }) : undefined, () =>
      framed(x, wholeSight(live, { view: engine.view(state, seat), between: way })),
    );
  }
};
