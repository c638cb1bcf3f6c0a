/** The line to a table at the house: a stream that comes back where it broke, and plain calls for what the seat does. */
import { rematched, type ServerFrame, seatTaken, story, type TableInfo, type Talk, tableInfo, talkList, tookBack } from '../../api/index.ts';
import { openLine } from '../../api/line.ts';
import type { Base, Flat, Seat } from '../../kernel/index.ts';
import type { Item } from '../../table/play.ts';
import { keyOf, remember } from '../keyring.ts';
import { tablePath } from '../paths.ts';
import { houseText } from '../text/index.ts';
import { coded, refusal, told } from '../text/told.ts';
import { ask, call, HouseError } from './house.ts';
import { itemOf, itemsOf } from './item.ts';
import type { News, TableLink, UndoVerdict, Verdict } from './link.ts';

const verdictOf = (e: unknown): Verdict => ({
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
const SHUT: readonly string[] = ['no-table', 'wrong-key', 'cut-link', 'removed', 'renewed', 'carried', 'stood'];

export const remoteLink = (table: string): TableLink => {
  const path = `/api/tables/${table}`;
  const secret = (): string | undefined => keyOf(table)?.secret;
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

  const items = async (): Promise<Item[]> => itemsOf((await ask(story, `${path}/story?views=1&between=1`, { secret: secret() })).items);
  const said = async (): Promise<Talk[]> => {
    try {
      return (await ask(talkList, `${path}/talk`, { secret: secret() })).talk;
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
    const all = info.status === 'waiting' ? [] : await items();
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
      if (SHUT.includes(frame.error)) tellAll({ type: 'gone', message: refusal(frame) });
      if (frame.error === 'unknown-edition') tellAll({ type: 'gone', message: `${refusal(frame)} ${houseText().tables.closedNext}` });
      return;
    }
    if (frame.table !== table) return;
    if (frame.type === 'here') {
      if (begun !== frame.seat) {
        begun = null;
        begin(frame.seat, frame.info).catch((e: unknown) => tellAll({ type: 'gone', message: told(e) }));
        return;
      }
      tellAll({ type: 'info', info: frame.info });
      if (frame.item !== null && frame.item.seq > last) void catchUp();
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
    else if (frame.type === 'table') tellAll({ type: 'info', info: frame.info });
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
      for (const x of await items()) follow(x);
    } catch {
      // The line is down again; the next `here` asks once more.
    }
  };

  const line = openLine({
    connect: () => new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/api/stream`),
    hello: () => {
      const key = secret();
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
  /** A new key means another seat: the stream starts anew. */
  const reopen = (): void => {
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
    record: () => call(`${path}/record`, { secret: secret() }),
    look: () => undefined,
    shown: () => undefined,
    retry: line.retry,
    leave() {
      closed = true;
      unanswered();
      ears.clear();
      line.close();
    },
  };
};
