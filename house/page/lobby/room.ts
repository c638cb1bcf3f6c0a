/** The line to a waiting room: what the house tells of its seats, its talk and its log, and what this browser does there. */

import {
  type Acted,
  acted,
  type RoomAct,
  type SeatingEntry,
  type ServerFrame,
  seatingList,
  type TableInfo,
  type Talk,
  tableInfo,
  talk as talkShape,
} from '@pesthouse/api';
import { openLine } from '@pesthouse/api/client';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { streamAddress } from '../base.ts';
import { forget, keyOf, remember } from '../keyring.ts';
import { ask } from '../link/house.ts';
import { ownKey } from '../link/me.ts';

export interface Seen {
  readonly info: TableInfo;
  /** My seat; -1 without one. */
  readonly seat: number;
  /** Whether the house has said which seat is mine. */
  readonly known: boolean;
  readonly talk: readonly Talk[];
  readonly log: readonly SeatingEntry[];
  readonly up: boolean;
  /** Why this browser lost its seat, by its code. */
  readonly turned: string | null;
}

export interface Room {
  readonly store: StoreApi<Seen>;
  act(wish: RoomAct): Promise<Acted>;
  say(text: string): Promise<void>;
  retry(): void;
  close(): void;
}

/** The seat was mine by a key, and is no more. */
const LOST = ['removed', 'renewed', 'carried', 'stood', 'cut-link', 'wrong-key'];

export const openRoom = (first: TableInfo): Room => {
  const table = first.id;
  const path = `/api/tables/${table}`;
  const store = createStore<Seen>(() => ({ info: first, seat: -1, known: false, talk: [], log: [], up: true, turned: null }));
  const set = store.setState;
  /** The key of a seat that came by a link, tried where this browser's own key has none. */
  let borrowed: string | null = null;
  let tried = false;
  const secret = (): string => borrowed ?? ownKey();

  const hold = (key: string, seat: number): void => {
    const { info } = store.getState();
    remember({ table, secret: key, seat, game: info.game, name: info.seats[seat]?.name ?? '' });
  };
  /** Seats may be taken away or changed: the key stays, its place moves. */
  const place = (seat: number): void => {
    const key = keyOf(table);
    if (key !== undefined && seat >= 0 && key.seat !== seat) hold(key.secret, seat);
  };
  const lose = (why: string): void => {
    forget(table);
    set({ turned: why });
    if (borrowed === null) return;
    borrowed = null;
    line.reopen();
  };

  const hear = (frame: ServerFrame): void => {
    if (frame.type === 'wrong') {
      if (borrowed !== null && LOST.includes(frame.error)) lose(frame.error);
      return;
    }
    if (frame.type === 'pong' || frame.table !== table) return;
    if (frame.type === 'here') {
      const key = keyOf(table);
      if (frame.seat < 0 && key !== undefined && !tried) {
        tried = true;
        borrowed = key.secret;
        set({ info: frame.info });
        line.reopen();
        return;
      }
      place(frame.seat);
      set({ info: frame.info, seat: frame.seat, known: true });
    } else if (frame.type === 'table') set({ info: frame.info });
    else if (frame.type === 'seat') {
      place(frame.seat);
      set({ seat: frame.seat });
      if (frame.seat < 0 && LOST.includes(frame.why)) lose(frame.why);
    } else if (frame.type === 'talk') {
      if (!store.getState().talk.some((x) => x.n === frame.talk.n)) set(({ talk }) => ({ talk: [...talk, frame.talk] }));
    } else if (frame.type === 'seating') {
      if (!store.getState().log.some((x) => x.nr === frame.entry.nr)) set(({ log }) => ({ log: [...log, frame.entry] }));
    }
  };

  const line = openLine({
    connect: () => new WebSocket(streamAddress()),
    hello: () => ({ type: 'watch', table, secret: secret(), talk: store.getState().talk.at(-1)?.n ?? 0 }),
    hear,
    up: (up) => {
      set({ up });
      if (up) void story();
    },
    chance: Math.random,
  });
  /** What was written down before this page came, or while its line was down. */
  const story = async (): Promise<void> => {
    try {
      const { seating } = await ask(seatingList, `${path}/seating`);
      set(({ log }) => ({ log: [...seating, ...log.filter((x) => x.nr > (seating.at(-1)?.nr ?? 0))] }));
    } catch {
      // The log is only told beside the talk: without it the room works as well.
    }
  };

  const act = async (wish: RoomAct): Promise<Acted> => {
    const done = await ask(acted, `${path}/act`, { body: wish, secret: secret() });
    if (done.secret !== undefined) hold(done.secret, done.seat);
    if (wish.act === 'stand') forget(table);
    // The stream tells it too, perhaps later: whoever acts sees it at once.
    if (wish.act === 'sit' || wish.act === 'stand') set({ seat: done.seat, turned: null });
    return done;
  };

  return {
    store,
    act,
    async say(text) {
      const said = await ask(talkShape, `${path}/talk`, { body: { text }, secret: secret() });
      hear({ type: 'talk', table, talk: said });
    },
    retry: line.retry,
    close: line.close,
  };
};

/** The table as everybody may know it. */
export const lookAt = (table: string): Promise<TableInfo> => ask(tableInfo, `/api/tables/${table}`);
