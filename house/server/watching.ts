/** Looking at a table: who is here, what was missed, and then everything as it happens. The same for both kinds of stream. */

import type { clientFrame } from '@pesthouse/api';
import { type Seat, WATCHER } from '@pesthouse/kernel';
import { recent } from '@pesthouse/table';
import type * as z from 'zod';
import { wire } from './frames.ts';
import { heldFrame } from './holding.ts';
import { infoOf } from './info.ts';
import { heldBy, inLine, type Listener, type Live, standing, started, UNSEEN_MS } from './live.ts';
import type { Tables } from './tables.ts';
import { publicTalk } from './telling.ts';
import { NOBODY, seatAt, type Who, whoIs } from './who.ts';

/** A gap of more items than this is not told one by one. */
const MOST_MISSED = 60;
/** Nor is more talk than this: the rest is there to be read page by page. */
export const MOST_TALK = 100;

export type Watch = Omit<Extract<z.output<typeof clientFrame>, { type: 'watch' }>, 'type'> & { readonly ip: string };

/** Moments of arrival in one order, also of those who come in the same millisecond. */
let latest = 0;
const arrival = (): number => {
  latest = Math.max(Date.now(), latest + 1);
  return latest;
};

/** The items after `after`, or null where the whole position is the better answer. */
const missed = (live: Live, seat: Seat, seq: number, w: Watch): string[] | null => {
  const { after } = w;
  if (after <= 0 || after > seq || seq - after > MOST_MISSED) return null;
  if (after === seq) return [];
  return recent(live.play, seat, after, w.between)?.map((item) => wire(live, item)) ?? null;
};

/** Somebody who looks: from which seat, at what, and how to stop. */
export interface Watching {
  readonly live: Live;
  who(): Who;
  /** As it is now: it changes when they sit down or stand up. */
  seat(): Seat;
  /** The page was put out of sight, or is in front again. */
  eyes(open: boolean): void;
  stop(): void;
}

/** Begins to listen; gives what ends it. Everything up to now is heard before it returns, in order and without a gap to what follows. */
export const watch = async (tables: Tables, w: Watch, hear: (frame: string) => void, end: () => void, whole: boolean): Promise<Watching> => {
  const live = await tables.find(w.table);
  let who = await whoIs(tables.store, live.row, w.secret);
  tables.admit(w.ip, who.person);
  let listener: Listener | undefined;
  await inLine(live, async () => {
    await tables.refresh(live);
    // What was a key a moment ago may be none any more.
    if (w.secret !== undefined && !who.own) who = await whoIs(tables.store, live.row, w.secret);
    const seat = seatAt(live.row, who);
    listener = { who, place: who.hash?.slice(0, 16) ?? '', since: arrival(), seat, turned: null, hidden: null, whole, closely: w.between, hear, end };
    const talk = w.talk < live.talked ? (await tables.store.lastTalk(live.row.id, null, MOST_TALK)).filter((x) => x.n > w.talk) : [];
    live.listeners.add(listener);
    tables.metrics.streams.inc();
    const here = started(live) ? standing(live, seat) : null;
    const items = here === null ? [] : missed(live, seat, here.seq, w);
    hear(JSON.stringify({ type: 'here', table: w.table, seat, info: infoOf(live), item: items === null ? here : null }));
    for (const frame of items ?? []) hear(frame);
    if (heldBy(live, seat) !== null) hear(heldFrame(live, seat));
    for (const x of talk) if (x.n <= live.talked) hear(publicTalk(w.table, x));
  });
  tables.attended(live);
  const here = listener;
  let unseen: () => void = () => {};
  const stop = (): void => {
    if (here === undefined || !live.listeners.delete(here)) return;
    unseen();
    tables.metrics.streams.dec();
    tables.attended(live);
  };
  const eyes = (open: boolean): void => {
    if (here === undefined || open === (here.hidden === null)) return;
    unseen();
    const now = live.wall.now();
    here.hidden = open ? null : now;
    // Looked at again when it has been so for long.
    if (!open) unseen = live.wall.at(now + UNSEEN_MS, () => tables.attended(live));
    tables.attended(live);
  };
  return { live, eyes, who: () => here?.who ?? NOBODY, seat: () => here?.seat ?? WATCHER, stop };
};
