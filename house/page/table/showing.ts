/** The show: what was told is put on the board one event after the other, never longer than the reader wants to wait. */

import type { BoardModule } from '@pesthouse/board';
import type { Item } from '@pesthouse/table';
import { positionsOf } from '@pesthouse/table';
import type { StoreApi } from 'zustand/vanilla';
import { pace } from '../prefs/store.ts';
import type { Seen } from './state.ts';

/** What was missed goes by quickly; a long queue does too. */
const CATCHING = 0.35;
const LONG_QUEUE = 6;

/** The longer the queue, the quicker each of it. */
export const inQueue = (n: number): number => Math.min(1, LONG_QUEUE / Math.max(1, n));

export interface Show {
  run(): void;
  /** To the present, at once. */
  skip(): void;
  /** Ends the show without showing the rest: the caller puts the board right. */
  stop(): void;
}

export const showing = (store: StoreApi<Seen>, board: BoardModule | null, done: (item: Item) => void): Show => {
  let turn = 0;
  let running = false;
  let skipping = false;
  let wake: (() => void) | null = null;

  const rest = (ms: number): Promise<void> =>
    new Promise((go) => {
      const timer = setTimeout(go, ms);
      wake = () => {
        clearTimeout(timer);
        go();
      };
    });

  const factor = (): number => {
    if (skipping || document.hidden) return 0;
    const { catching, hurry, queue } = store.getState();
    return pace() * hurry * (catching ? CATCHING : 1) * inQueue(queue.length);
  };

  const put = (told: Item): void => {
    // What the page ran ahead with may meanwhile have given its place to what the host told.
    const item = store.getState().items.find((x) => x.seq === told.seq) ?? told;
    store.setState((s) => ({ shown: item, now: null, between: null, queue: s.queue.filter((x) => x.seq > item.seq), draft: {}, pointed: null }));
    done(item);
  };

  /** Shows what is to be seen of an item, and says whether anything was. `before` was not drawn, since nothing of it was to be seen. */
  const showItem = async (item: Item, before: Item | null, mine: number): Promise<boolean> => {
    let seen = false;
    if (item.kind === 'undo' || board === null) return seen;
    const after = positionsOf(item);
    let view = (before ?? store.getState().shown ?? item).view;
    for (const [i, event] of item.events.entries()) {
      const next = after[i] ?? view;
      const ms = board.pace(event) * factor();
      if (ms > 0) {
        if (before !== null && !seen) put(before);
        seen = true;
        store.setState({ now: event, between: { view, next } });
        await rest(ms);
        if (mine !== turn) return seen;
      }
      view = next;
    }
    return seen;
  };

  const loop = async (): Promise<void> => {
    running = true;
    const mine = turn;
    let before: Item | null = null;
    const following = (): Item | undefined => store.getState().queue.find((x) => x.seq > (before?.seq ?? 0));
    for (let next = following(); next !== undefined; next = following()) {
      const last: Item = store.getState().queue.at(-1) ?? next;
      // Where nothing is shown on the way, the board is drawn once, at the end of it.
      const item: Item = factor() === 0 ? last : next;
      const seen: boolean = item === last && factor() === 0 ? true : await showItem(item, before, mine);
      if (mine !== turn) return;
      if (seen || item === store.getState().queue.at(-1)) {
        put(item);
        before = null;
      } else before = item;
    }
    running = false;
    skipping = false;
    store.setState({ catching: false, hurry: 1 });
  };

  return {
    run() {
      if (!running) void loop();
    },
    skip() {
      if (!running) return;
      skipping = true;
      wake?.();
    },
    stop() {
      turn++;
      running = false;
      skipping = false;
      wake?.();
    },
  };
};
