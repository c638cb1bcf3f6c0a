/** The show: what was told is put on the board one event after the other, never longer than the reader wants to wait. */
import type { StoreApi } from 'zustand/vanilla';
import { positionsOf } from '../../table/between.ts';
import type { Item } from '../../table/play.ts';
import type { BoardModule } from '../kit/board.ts';
import { pace } from '../prefs/store.ts';
import type { Seen } from './model.ts';

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

  const showItem = async (item: Item, mine: number): Promise<void> => {
    if (item.kind !== 'undo' && board !== null) {
      const after = positionsOf(item);
      let view = store.getState().shown?.view ?? item.view;
      for (const [i, event] of item.events.entries()) {
        const next = after[i] ?? view;
        const ms = board.pace(event) * factor();
        if (ms > 0) {
          store.setState({ now: event, between: { view, next } });
          await rest(ms);
          if (mine !== turn) return;
        }
        view = next;
      }
    }
    put(item);
  };

  const loop = async (): Promise<void> => {
    running = true;
    const mine = turn;
    for (let next = store.getState().queue[0]; next !== undefined; next = store.getState().queue[0]) {
      // Where nothing is shown on the way, the board is drawn once, at the end of it.
      const last = store.getState().queue.at(-1);
      if (factor() === 0 && last !== undefined) put(last);
      else await showItem(next, mine);
      if (mine !== turn) return;
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
