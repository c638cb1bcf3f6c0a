/** The line to a table at the house: a stream that comes back where it broke, and plain calls for what the seat does. */

import {
  type Acted,
  acted,
  carried,
  meanwhile,
  orders,
  person,
  rematched,
  type ServerFrame,
  seatingList,
  seatTaken,
  story,
  type TableInfo,
  type Talk,
  type TurnedAway,
  tableInfo,
  talkList,
  tookBack,
} from '@pesthouse/api';
import { openLine } from '@pesthouse/api/client';
import type { Base, Flat, Seat } from '@pesthouse/kernel';
import type { Item } from '@pesthouse/table';
import { streamAddress } from '../base.ts';
import { forgetKey, keyOf, remember } from '../keyring.ts';
import { myKey } from '../mykey.ts';
import { tablePath } from '../paths.ts';
import { houseText } from '../text/index.ts';
import { coded, refusal, told } from '../text/told.ts';
import { ask, call, HouseError } from './house.ts';
import { itemOf, itemsOf } from './item.ts';
import type { ActVerdict, News, TableLink, UndoVerdict, Verdict } from './link.ts';

const verdictOf = (e: unknown): Extract<Verdict, { readonly ok: false }> => ({
  ok: false,
  message: told(e),
  clause: e instanceof HouseError ? e.clause : null,
  lost: e instanceof HouseError && e.code === 'unreachable',
});
const attempt = async (what: Promise<unknown>): Promise<Verdict> => {
  try {
    await what;
    return { ok: true };
  } catch (e) {
    return verdictOf(e);
  }
};

/** The table, or the seat, does not open by this link: its message says why. */
const SHUT: readonly string[] = ['no-table', 'wrong-key', 'cut-link'];
/** Why a key opens a seat no more: the page then goes on as one that watches. */
const DEAD: { readonly [code: string]: TurnedAway | undefined } = {
  removed: 'removed',
  renewed: 'renewed',
  carried: 'carried',
  stood: 'stood',
  resigned: 'resigned',
};

/** So long a page is out of sight before the house is told. */
const BLINK_MS = 20_000;

export const remoteLink = (table: string): TableLink => {
  const path = `/api/tables/${table}`;
  /** The seat is open in another browser: this one looks on until somebody wants it here. */
  let aside = false;
  /** The key by which the stream was opened. */
  let used: string | undefined;
  const secret = (): string | undefined => keyOf(table)?.secret ?? myKey() ?? undefined;
  const ears = new Set<(news: News) => void>();
  const tellAll = (news: News): void => {
    for (const ear of ears) ear(news);
  };

  let closed = false;
  let up = true;
  let last = 0;
  let lastView: Base | null = null;
  let lastTalk = 0;
  /** The story was told to the page; from here on items only follow. */
  let begun: Seat | null = null;

  /** Moves that were sent on the stream and wait for their item or a refusal. */
  const waiting = new Map<number, { readonly at: string; done(v: Verdict): void }>();
  let sent = 0;
  const settle = (re: number, v: Verdict): void => {
    waiting.get(re)?.done(v);
    waiting.delete(re);
  };
  /** An item of our own seat acknowledges the move that answered its decision: it is told only once it is stored. */
  const acknowledge = (item: Item): void => {
    if (item.kind !== 'move' || item.by !== begun) return;
    for (const [re, x] of waiting) if (x.at.startsWith(`${item.asked}.`)) settle(re, { ok: true });
  };
  /** The line broke: whether they arrived, nobody knows. They are said again, and an answer that is stale then means that they had. */
  const unanswered = (): void => {
    for (const re of [...waiting.keys()]) settle(re, { ok: false, message: told(coded('unreachable')), clause: null, lost: true });
  };
  const submit = (at: string, move: Flat): Promise<Verdict> => {
    const re = ++sent;
    if (begun === null || !line.send({ type: 'move', table, re, at, move })) return attempt(call(`${path}/moves`, { body: { at, move }, secret: secret() }));
    return new Promise((done) => waiting.set(re, { at, done }));
  };

  /** Whoever looks on asks without a key: what a seat may know is not for a screen that has lost it. */
  const items = async (from: Seat): Promise<Item[]> =>
    itemsOf((await ask(story, `${path}/story?views=1&between=1`, from < 0 ? {} : { secret: secret() })).items);
  const said = async (): Promise<Talk[]> => {
    try {
      return (await ask(talkList, `${path}/talk`)).talk;
    } catch {
      return [];
    }
  };

  /** Items come in order and each once, whatever the line did meanwhile. */
  const follow = (next: Item): void => {
    if (next.seq <= last) return;
    last = next.seq;
    lastView = next.view;
    tellAll({ type: 'item', item: next });
    acknowledge(next);
  };

  const begin = async (seat: Seat, info: TableInfo): Promise<void> => {
    const all = info.status === 'waiting' ? [] : await items(seat);
    const talk = await said();
    if (closed) return;
    // What the stream told while the story was on its way is part of the story or follows it.
    const late = early.splice(0);
    begun = seat;
    last = all[all.length - 1]?.seq ?? 0;
    lastView = all[all.length - 1]?.view ?? null;
    lastTalk = talk[talk.length - 1]?.n ?? lastTalk;
    tellAll({ type: 'here', seat, info, items: all, talk });
    for (const news of late) handle(news);
  };

  const early: ServerFrame[] = [];
  const handle = (frame: ServerFrame): void => {
    if (frame.type === 'pong') return;
    if (frame.type === 'wrong') {
      const dead = DEAD[frame.error];
      if (dead !== undefined) turnAway(dead);
      if (SHUT.includes(frame.error)) tellAll({ type: 'gone', message: refusal(frame) });
      if (frame.error === 'unknown-edition') tellAll({ type: 'gone', message: `${refusal(frame)} ${houseText().tables.closedNext}` });
      return;
    }
    if (frame.table !== table) return;
    if (frame.type === 'here') {
      // A line that comes back behind another window counts as nobody there.
      if (document.hidden) eyes();
      if (begun !== frame.seat) {
        begun = null;
        begin(frame.seat, frame.info).catch((e: unknown) => tellAll({ type: 'gone', message: told(e) }));
        return;
      }
      tellAll({ type: 'info', info: frame.info });
      if (frame.item !== null && frame.item.seq > last) void catchUp();
      return;
    }
    if (frame.type === 'seat') {
      if (frame.seat < 0) turnAway(frame.why);
      return;
    }
    if (begun === null) {
      early.push(frame);
      return;
    }
    if (frame.type === 'held') {
      tellAll({ type: 'held', at: frame.at, move: frame.move });
      for (const [re, x] of waiting) if (x.at === frame.at) settle(re, { ok: true });
    } else if (frame.type === 'refused') settle(frame.re, { ok: false, message: refusal(frame), clause: frame.clause });
    else if (frame.type === 'seating') tellAll({ type: 'seating', entry: frame.entry });
    else if (frame.type === 'table') tellAll({ type: 'info', info: frame.info });
    else if (frame.type === 'clocks') tellAll({ type: 'clocks', clocks: frame.clocks });
    else if (frame.type === 'talk') {
      if (frame.talk.n > lastTalk) {
        lastTalk = frame.talk.n;
        tellAll({ type: 'talk', talk: frame.talk });
      }
    } else if (frame.type === 'item') {
      const next = frame.item.seq === last + 1 ? itemOf(frame.item, lastView) : null;
      if (next === null) {
        if (frame.item.seq > last) void catchUp();
      } else follow(next);
    }
  };

  /** A gap in the numbers: the story has what was missed. */
  const catchUp = async (): Promise<void> => {
    try {
      for (const x of await items(begun ?? -1)) follow(x);
    } catch {
      // The line is down again; the next `here` asks once more.
    }
  };

  const line = openLine({
    connect: () => new WebSocket(streamAddress()),
    hello: () => {
      const key = aside ? undefined : secret();
      used = key;
      return { type: 'watch', table, after: last, talk: lastTalk, between: true, ...(key === undefined ? {} : { secret: key }) };
    },
    hear: handle,
    up: (now) => {
      if (!now) unanswered();
      if (up !== now) tellAll({ type: 'line', up: now });
      up = now;
    },
    chance: Math.random,
  });
  /** Whoever has put the page out of sight is told of their turn elsewhere; a blink is not worth a word. */
  let shut = false;
  let blink: ReturnType<typeof setTimeout> | undefined;
  const eyes = (): void => {
    clearTimeout(blink);
    if (document.hidden)
      blink = setTimeout(() => {
        shut = line.send({ type: 'eyes', table, open: false }) || shut;
      }, BLINK_MS);
    else if (shut && line.send({ type: 'eyes', table, open: true })) shut = false;
  };
  document.addEventListener('visibilitychange', eyes);

  /** The page looks on from now on. A key that is dead is taken off the ring; where the ring has a newer one, that one opens the seat. */
  const turnAway = (why: TurnedAway): void => {
    tellAll({ type: 'turned', why });
    if (why === 'elsewhere') {
      aside = true;
      return;
    }
    if (DEAD[why] === undefined) return;
    const old = used;
    if (old !== undefined) forgetKey(old);
    if (secret() !== old) reopen();
  };
  /** A new key means another seat: the stream starts anew. */
  const reopen = (): void => {
    aside = false;
    unanswered();
    begun = null;
    last = 0;
    line.reopen();
  };

  return {
    kind: 'remote',
    subscribe(ear) {
      ears.add(ear);
      return () => ears.delete(ear);
    },
    submit,
    async undo(at, to): Promise<UndoVerdict> {
      try {
        const { done } = await ask(tookBack, `${path}/undo`, { body: { at, to }, secret: secret() });
        return { ok: done ? true : 'asked' };
      } catch (e) {
        return verdictOf(e);
      }
    },
    answer: (proposal, yes) => attempt(call(`${path}/answer`, { body: { proposal, yes }, secret: secret() })),
    earlier: async (before) => (await ask(talkList, `${path}/talk?before=${before}`, { secret: secret() })).talk,
    say: (text) => attempt(call(`${path}/talk`, { body: { text }, secret: secret() })),
    async rematch() {
      const next = await ask(rematched, `${path}/rematch`, { body: {}, secret: secret() });
      const old = keyOf(table);
      if (old !== undefined) remember({ ...next, game: old.game, name: old.name });
      return tablePath(next.table);
    },
    async sit(seat, name) {
      try {
        const taken = await ask(seatTaken, `${path}/sit`, { body: seat === undefined ? { name } : { seat, name } });
        const info = await ask(tableInfo, path);
        remember({ table, secret: taken.secret, seat: taken.seat, game: info.game, name });
        reopen();
        return { ok: true };
      } catch (e) {
        return verdictOf(e);
      }
    },
    sendBot: (seat, level) => attempt(call(`${path}/seats/${seat}/bot`, { body: { level }, secret: secret() })),
    act: async (act): Promise<ActVerdict> => {
      try {
        const done: Acted = await ask(acted, `${path}/act`, { body: act, secret: secret() });
        const old = keyOf(table);
        if (act.act === 'key' && done.secret !== undefined) {
          remember({ table, secret: done.secret, seat: done.seat, game: old?.game ?? '', name: old?.name ?? '' });
          if (old !== undefined) forgetKey(old.secret);
          reopen();
        }
        return { ok: true, done };
      } catch (e) {
        return verdictOf(e);
      }
    },
    orders: (wanted) => ask(orders, `${path}/orders`, { secret: secret(), ...(wanted === undefined ? {} : { body: { orders: wanted } }) }),
    async meanwhile() {
      try {
        return await ask(meanwhile, `${path}/meanwhile`, { secret: secret() });
      } catch {
        return null;
      }
    },
    seating: async () => (await ask(seatingList, `${path}/seating`)).seating,
    async carry() {
      const info = await ask(tableInfo, path);
      const mine = myKey();
      const me = mine === null ? null : await ask(person, '/api/me', { secret: mine }).catch(() => null);
      // A person who is known takes all that they hold along; a key alone carries its seat.
      const known = me !== null && mine !== null && info.seats.some((x) => x.person === me.person && x.seat === begun);
      const code = known
        ? await ask(carried, '/api/carry', { body: {}, secret: mine })
        : await ask(carried, '/api/carry', { body: { table }, secret: secret() });
      return { ...code, whole: known };
    },
    takeHere: reopen,
    record: () => call(`${path}/record`, { secret: secret() }),
    look: () => undefined,
    shown: () => undefined,
    retry: line.retry,
    leave() {
      closed = true;
      clearTimeout(blink);
      document.removeEventListener('visibilitychange', eyes);
      unanswered();
      ears.clear();
      line.close();
    },
  };
};
