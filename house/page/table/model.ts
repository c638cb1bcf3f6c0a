/** The table as its page holds it: what was told, what is on the board now, what is still to be shown, and what this seat does. */

import type { Clocks } from '@pesthouse/api';
import type { Draft, WhyNot } from '@pesthouse/board';
import { type Base, type Flat, holds, same, WATCHER } from '@pesthouse/kernel';
import type { Item } from '@pesthouse/table';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { News, TableLink, UndoVerdict, Verdict } from '../link/link.ts';
import type { Loaded } from '../shown/game.ts';
import { sentenceOf } from '../shown/rulebook.ts';
import { people } from '../text/rooms.ts';
import { coded, told } from '../text/told.ts';
import { foresee } from './ahead.ts';
import { longAway } from './away.ts';
import { burst } from './burst.ts';
import { lookedAt, noteSeen, seenOf } from './seen.ts';
import { showing } from './showing.ts';
import type { Gone, Seen } from './state.ts';

export interface TableModel {
  readonly store: StoreApi<Seen>;
  readonly game: Loaded;
  readonly link: TableLink;
  choose(move: Flat): void;
  why(move: Flat): WhyNot | null;
  undo(to: number): Promise<UndoVerdict>;
  /** Puts a sealed question again that this seat has answered; until another answer is given the old one stands. */
  change(): void;
  skip(): void;
  setDraft(draft: Draft): void;
  point(move: Flat | null): void;
  /** The next person takes the screen. */
  takeOver(): void;
  /** Shows again what answered this decision and all that came after it; by how much faster than usual. */
  replay(from: number, hurry?: number): void;
  /** The reader knows what happened while away, or was away again. */
  setGone(gone: Gone | null): void;
  /** The move that waits for the line is not wanted any more. */
  takeLateBack(): void;
  /** The reader knows why the seat is no longer theirs. */
  settleIn(): void;
  read(): void;
  /** Fetches what was said before the first line of the talk. */
  earlier(): Promise<void>;
  close(): void;
}

/** The page told its reader something that is not on the board. */
export type Say = (what: { readonly text: string; readonly clause?: string | null; readonly bad?: boolean }) => void;

const RETRY_MS = 1500;
/** How often, and how long apart, it is looked for a move that may have arrived. */
const LOOKS = 25;
const LOOK_MS = 200;

const heardNow = (told: Clocks | undefined): Seen['clocks'] => (told === undefined ? null : { told, heard: performance.now() });

export const openModel = (game: Loaded, link: TableLink, say: Say): TableModel => {
  const { engine } = game;
  const store = createStore<Seen>()(() => ({
    status: 'opening',
    gone: '',
    up: true,
    downSince: null,
    sentLate: false,
    turned: null,
    lost: WATCHER,
    seating: [],
    info: null,
    seat: WATCHER,
    clocks: null,
    items: [],
    shown: null,
    queue: [],
    now: null,
    between: null,
    wasGone: null,
    catching: false,
    hurry: 1,
    talk: [],
    unread: 0,
    draft: {},
    pointed: null,
    sending: false,
    held: null,
    handover: null,
    labels: {},
    heard: {},
    late: null,
  }));
  const get = store.getState;
  const set = store.setState;
  /** What the page runs ahead with and the host has not told yet. */
  let guesses: Item[] = [];
  let tail: Promise<void> = Promise.resolve();
  /** The move that waits for the line is no longer wanted. Whether it arrived before, only the house knows; then it stands. */
  let withdrawn = false;
  let closed = false;

  const show = showing(store, game.board, (item) => {
    const { info, seat } = get();
    if (info !== null) noteSeen(info.id, seat, item.seq);
    link.shown(item.seq);
  });

  const onHere = (news: Extract<News, { type: 'here' }>): void => {
    const before = get();
    const last = news.items[news.items.length - 1] ?? null;
    guesses = [];
    show.stop();
    // Two persons who see the same and share the screen have also seen the same.
    const passedOn = before.status === 'open' && before.handover?.secrets === false;
    const seen = passedOn || news.present === true ? undefined : seenOf(news.info.id, news.seat);
    // Where nothing was seen yet, or what was seen is told no longer, the table stands at its present.
    const shown = news.items.find((x) => x.seq === seen) ?? last;
    const missed = shown === null ? [] : news.items.filter((x) => x.seq > shown.seq);
    const left = lookedAt(news.info.id, news.seat);
    const gone: Gone | null =
      shown === null || before.status === 'open' || link.kind === 'local' ? null : { seq: shown.seq, ms: left === null ? null : Date.now() - left };
    // Who was away for long sees the table as it is, and is told in short what happened.
    const long = gone !== null && longAway(missed, news.seat, gone.ms);
    const queue = long ? [] : missed;
    const now = long ? (last ?? shown) : shown;
    set({
      status: 'open',
      info: news.info,
      clocks: heardNow(news.info.clocks),
      ...(news.seat >= 0 ? { turned: null } : {}),
      seat: news.seat,
      items: news.items,
      shown: now,
      queue,
      wasGone: long ? gone : null,
      now: null,
      between: null,
      catching: queue.length > 0,
      talk: news.talk,
      draft: {},
      pointed: null,
      sending: false,
      held: null,
      handover: null,
    });
    if (now !== null) {
      noteSeen(news.info.id, news.seat, now.seq);
      link.shown(now.seq);
    }
    show.run();
    // Who held which seat until now is told besides; without it the table is as good.
    link.seating().then(
      (all) => !closed && set((s) => ({ seating: [...all, ...s.seating.filter((x) => !all.some((y) => y.nr === x.nr))] })),
      () => undefined,
    );
  };

  const dropGuesses = (): void => {
    if (guesses.length === 0) return;
    const from = guesses[0]?.seq ?? 0;
    guesses = [];
    show.stop();
    const items = get().items.filter((x) => x.seq < from);
    set({ items, shown: items[items.length - 1] ?? null, queue: [], now: null, between: null, draft: {}, pointed: null });
  };

  /** The page ran ahead with it: the position is already shown, or about to be, and only what the host alone knows is put in. */
  const foreseen = (item: Item): boolean => {
    const guess = guesses[0];
    if (guess === undefined || guess.seq !== item.seq || item.kind !== 'move' || !same(guess.view, item.view)) return false;
    guesses = guesses.slice(1);
    const put = (x: Item): Item => (x.seq === item.seq ? item : x);
    const { items, queue, shown, heard } = get();
    set({ items: items.map(put), queue: queue.map(put), shown: shown === null ? null : put(shown), heard: { ...heard, [item.seq]: Date.now() } });
    return true;
  };

  const onItems = (told: readonly Item[]): void => {
    const news = told.filter((x) => !foreseen(x));
    if (news.length === 0) return;
    dropGuesses();
    const { items, queue, seat, shown, heard } = get();
    const known = new Set(items.map((x) => x.seq));
    const fresh = news.filter((x) => !known.has(x.seq));
    const at = Date.now();
    const first = shown === null ? fresh.slice(0, 1) : [];
    set({
      heard: { ...heard, ...Object.fromEntries(news.map((x) => [x.seq, at])) },
      items: [...items, ...fresh],
      queue: [...queue, ...fresh.slice(first.length)],
      ...(first[0] === undefined ? {} : { shown: first[0] }),
      ...(fresh.some((x) => x.by === seat || x.kind === 'undo') ? { sending: false } : {}),
    });
    if (fresh.length > 0) show.run();
  };

  const hearOne = (news: Exclude<News, { type: 'item' }>): void => {
    switch (news.type) {
      case 'here':
        onHere(news);
        return;
      case 'held':
        set({ sending: false, draft: {}, held: news.move === null ? null : { at: news.at, move: news.move, changing: false } });
        return;
      case 'info':
        set({ info: news.info, clocks: heardNow(news.info.clocks) });
        return;
      case 'clocks':
        set({ clocks: heardNow(news.clocks) });
        return;
      case 'talk':
        if (!get().talk.some((t) => t.n === news.talk.n))
          set((s) => ({ talk: [...s.talk, news.talk], unread: news.talk.seat === s.seat ? s.unread : s.unread + 1 }));
        return;
      case 'line':
        set((s) => ({ up: news.up, downSince: news.up ? null : (s.downSince ?? Date.now()), ...(news.up ? {} : { sentLate: false }) }));
        return;
      case 'seating':
        if (!get().seating.some((x) => x.nr === news.entry.nr)) set((s) => ({ seating: [...s.seating, news.entry] }));
        return;
      case 'turned':
        set((s) => ({ turned: news.why, lost: s.seat >= 0 ? s.seat : s.lost }));
        return;
      case 'handover':
        set({ handover: { to: news.to, secrets: news.secrets } });
        return;
      case 'gone':
        set({ status: 'gone', gone: news.message });
        return;
      default:
        news satisfies never;
    }
  };
  /** Items that follow each other are taken together; of what is told whole each time only the last word counts. */
  const hear = (all: readonly News[]): void => {
    let items: Item[] = [];
    const taken = (): void => {
      const told = items;
      items = [];
      if (told.length > 0) onItems(told);
    };
    for (const [i, news] of all.entries()) {
      if (closed) return;
      if (news.type === 'item') items.push(news.item);
      else if (news.type !== 'clocks' || !all.slice(i + 1).some((x) => x.type === 'clocks' || x.type === 'info')) {
        taken();
        hearOne(news);
      }
    }
    taken();
  };
  const deaf = link.subscribe(burst(hear));

  /** Whether the host tells of a move of this seat at that decision. What was missed comes as soon as the line holds again. */
  const landed = async (asked: number): Promise<boolean> => {
    for (let looks = 0; looks < LOOKS && !closed; ) {
      const { items, seat, up } = get();
      if (items.some((x) => x.kind === 'move' && x.by === seat && x.asked === asked && !guesses.includes(x))) return true;
      if (up) looks++;
      await new Promise((go) => setTimeout(go, LOOK_MS));
    }
    return closed;
  };

  /** Says it again while nobody answers. One that is stale then has arrived the first time, or the table moved on without it: then it is given back by its name. */
  const deliver = async (at: string, asked: number, move: Flat, label: string): Promise<Verdict | null> => {
    let again = false;
    for (;;) {
      const v = await link.submit(at, move);
      if (v.ok && again) set({ sentLate: true });
      if (v.ok || closed) return v;
      if (withdrawn) return null;
      if (again && v.clause === 'KERNEL-STALE' && (await landed(asked))) return { ok: true };
      if (again && v.lost !== true) return { ok: false, message: people.line.notMade(label), clause: null };
      if (v.lost !== true) return v;
      again = true;
      set({ late: { label, asked } });
      await new Promise((go) => setTimeout(go, RETRY_MS));
      if (withdrawn) return null;
    }
  };

  const refusedBy = (v: Extract<Verdict, { ok: false }>): void =>
    say({ text: v.clause === null ? v.message : sentenceOf(game.rulebook, v.clause), clause: v.clause?.startsWith('KERNEL') ? null : v.clause, bad: true });

  const choose = (move: Flat): void => {
    const { items, seat, sending, queue, now } = get();
    const last = items[items.length - 1];
    if (last === undefined || sending || queue.length > 0 || now !== null) return;
    const no = engine.refuse(last.view, seat, move);
    if (no !== null) {
      refusedBy({ ok: false, message: '', clause: no });
      return;
    }
    if (link.wants?.(move) === false) {
      set({ draft: {}, pointed: null });
      return;
    }
    const label = game.text.move(last.view, seat, move).label;
    const ahead = foresee(engine, last, seat, move);
    set((s) => ({ labels: { ...s.labels, [last.view.asked]: label }, draft: {}, pointed: null, sending: ahead === null }));
    if (ahead !== null) {
      guesses = [...guesses, ahead];
      set((s) => ({ items: [...s.items, ahead], queue: [...s.queue, ahead] }));
      show.run();
    }
    tail = tail.then(async () => {
      // A refusal of an earlier move has taken this one with it.
      if (ahead !== null && !guesses.includes(ahead)) return;
      withdrawn = false;
      const v = await deliver(last.at, last.view.asked, move, label);
      set({ late: null });
      if (v?.ok === true) return;
      set({ sending: false });
      dropGuesses();
      if (v !== null && !closed) refusedBy(v);
    });
  };

  return {
    store,
    game,
    link,
    choose,
    why(move) {
      const { items, seat } = get();
      const last = items[items.length - 1];
      if (last === undefined) return null;
      const clause = engine.refuse(last.view, seat, move);
      return clause === null ? null : { clause, sentence: sentenceOf(game.rulebook, clause) };
    },
    async undo(to) {
      await tail;
      const last = get().items[get().items.length - 1];
      if (last === undefined) return { ok: false, message: told(coded('nothing')), clause: null };
      const v = await link.undo(last.at, to);
      if (v.ok === false) refusedBy(v);
      return v;
    },
    change: () => set((s) => ({ held: s.held === null ? null : { ...s.held, changing: true } })),
    skip: () => show.skip(),
    setDraft: (draft) => set({ draft }),
    point: (pointed) => set({ pointed }),
    takeOver() {
      const { handover } = get();
      if (handover !== null) link.look(handover.to);
    },
    setGone: (wasGone) => set({ wasGone }),
    replay(from, hurry = 1) {
      const { items } = get();
      const first = items.findIndex((x) => x.kind !== 'start' && x.asked >= from);
      const before = items[first - 1];
      if (before === undefined || guesses.length > 0) return;
      show.stop();
      set({ shown: before, queue: items.slice(first), now: null, between: null, catching: false, hurry, draft: {}, pointed: null });
      show.run();
    },
    takeLateBack() {
      if (get().late === null) return;
      withdrawn = true;
      set({ late: null, sending: false });
      dropGuesses();
    },
    settleIn: () => set({ turned: null }),
    read: () => set({ unread: 0 }),
    async earlier() {
      const before = get().talk[0]?.n;
      if (before === undefined) return;
      try {
        const found = await link.earlier(before);
        set((s) => (s.talk[0]?.n === before ? { talk: [...found, ...s.talk] } : {}));
      } catch (e) {
        say({ text: told(e), bad: true });
      }
    },
    close() {
      closed = true;
      show.stop();
      deaf();
      link.leave();
    },
  };
};

/** The position on the board: while events are told, the one before the event that is shown. */
export const onBoard = (s: Seen): Base | null => s.between?.view ?? s.shown?.view ?? null;
/** Everything told is on the board. */
export const atPresent = (s: Seen): boolean => s.queue.length === 0 && s.now === null;
/** What this seat has answered to the sealed question on the board. */
export const answered = (s: Seen): Seen['held'] => (s.held !== null && s.held.at === s.shown?.at ? s.held : null);
/** This seat is asked, and the reader sees why. */
export const yourTurn = (game: Loaded, s: Seen): boolean =>
  s.shown !== null &&
  atPresent(s) &&
  s.seat >= 0 &&
  s.handover === null &&
  // A bot plays for whoever was away until they say that they are back.
  (s.info?.seats[s.seat]?.standIn ?? null) === null &&
  (s.info?.ended ?? null) === null &&
  answered(s)?.changing !== false &&
  holds(game.engine.deciders(s.shown.view), s.seat);
