/** A house with one table of the toy, for the tests of the page's link to it: streams that stand and break when the test says so, calls that come late, are refused or find nobody, and everything that was said to it. */
import { type ClientFrame, type ServerFrame, serverFrame, type Talk } from '@pesthouse/api';
import { engine, type Flat, type Seat } from '@pesthouse/kernel';
import { toy } from '@pesthouse/kernel/toy';
import { apply, at, type Item, openPlay, propose, proposeUndo, type Telling } from '@pesthouse/table';
import { vi } from 'vitest';
import type { AnyEngine } from '../../../games/index.ts';
import { remember } from '../../keyring.ts';
import { infoOf } from '../../table/test/toytable.ts';
import type { News } from '../link.ts';
import { remoteLink } from '../remote.ts';

const rules: AnyEngine = engine(toy);
export const TABLE = 'toytable0000';
export const keyFor = (name: string): string => name.padEnd(22, '_');
const [CONNECTING, OPEN, CLOSED] = [0, 1, 3];

/** One connection; the page made it, and the test is its other end. */
class Line {
  readyState = CONNECTING;
  onopen: (() => void) | null = null;
  onmessage: ((e: { readonly data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  readonly said: ClientFrame[] = [];
  send(text: string): void {
    this.said.push(JSON.parse(text));
  }
  /** As the page closes it. */
  close(): void {
    this.drop();
  }
  open(): void {
    this.readyState = OPEN;
    this.onopen?.();
  }
  drop(): void {
    if (this.readyState === CLOSED) return;
    this.readyState = CLOSED;
    this.onclose?.();
  }
  tell(frame: ServerFrame): void {
    this.onmessage?.({ data: JSON.stringify(frame) });
  }
  /** The moves that were sent on it. */
  get moves() {
    return this.said.flatMap((x) => (x.type === 'move' ? [x] : []));
  }
  get hello() {
    return this.said.flatMap((x) => (x.type === 'watch' ? [x] : [])).at(-1);
  }
}

export interface Asked {
  readonly path: string;
  readonly body: unknown;
  readonly key: string | null;
}
/** What a call gets: a good answer; a refusal; nobody there; or an answer that the test holds back. */
type Reply = { readonly ok: object } | { readonly no: string; readonly clause?: string } | 'nobody' | Promise<object>;

const json = (body: object, status = 200): Response => new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

/** A browser with a window to look out of, and the house behind it. */
export const toyHouse = (seats = 2) => {
  const told = new Map<Seat, Item[]>();
  const hear = (telling: Telling): void => {
    for (const [seat, item] of telling) told.set(seat, [...(told.get(seat) ?? []), item]);
  };
  const play = openPlay(rules, { game: 'toy', rules: '1', options: { rounds: 2, wax: true }, seats, entries: [] }, 'ab'.repeat(32), hear);
  const lines: Line[] = [];
  const asked: Asked[] = [];
  const replies = new Map<string, Reply[]>();
  const talk: Talk[] = [];
  const looks = new Set<() => void>();
  const eyes = {
    hidden: false,
    addEventListener: (_: string, look: () => void) => void looks.add(look),
    removeEventListener: (_: string, look: () => void) => void looks.delete(look),
  };
  const storyFor = (key: string | null) => ({ seat: seatOf(key), items: told.get(seatOf(key)) ?? [] });
  const seatOf = (key: string | null): Seat => (key === keyFor('ada') ? 0 : key === keyFor('ben') ? 1 : -1);
  const usual = (path: string, key: string | null): object => {
    if (path.includes('/story')) return storyFor(key);
    if (path.includes('/talk')) return { talk, older: null };
    return path.endsWith('/seating') ? { seating: [] } : infoOf(TABLE);
  };

  class Made extends Line {
    constructor(readonly address: string) {
      super();
      lines.push(this);
    }
  }
  vi.stubGlobal('WebSocket', Made);
  vi.stubGlobal('document', eyes);
  vi.stubGlobal('location', { origin: 'https://pest.example.org' });
  vi.stubGlobal('fetch', async (path: string, init: RequestInit = {}) => {
    const key = new Headers(init.headers).get('authorization')?.replace('Bearer ', '') ?? null;
    asked.push({ path, body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined, key });
    const name = [...replies.keys()].find((x) => path.startsWith(`/api/tables/${TABLE}${x}`)) ?? '';
    const reply = replies.get(name)?.shift() ?? { ok: usual(path, key) };
    if (reply === 'nobody') throw new TypeError('fetch failed');
    if (reply instanceof Promise) return json(await reply);
    if ('no' in reply) return json({ error: reply.no, message: 'The house said no.', clause: reply.clause ?? null }, 409);
    return json(reply.ok);
  });

  const itemFor = (seat: Seat): Item => {
    const item = told.get(seat)?.at(-1);
    if (item === undefined) throw new Error('nothing was told');
    return item;
  };
  return {
    lines,
    asked,
    talk,
    /** The newest connection. */
    get line(): Line {
      const line = lines.at(-1);
      if (line === undefined) throw new Error('nobody has called');
      return line;
    },
    at: () => at(play),
    /** The next call whose path begins so gets this. */
    reply(path: string, ...wanted: readonly Reply[]): void {
      replies.set(path, [...(replies.get(path) ?? []), ...wanted]);
    },
    /** Somebody moves; nobody is told of it yet. */
    moves(seat: Seat, move: Flat): Item {
      const mine = propose(play, seat, move, at(play));
      const telling = 'refused' in mine ? mine : apply(play, mine.entry);
      if ('refused' in telling) throw new Error(telling.refused);
      hear(telling);
      return itemFor(seat);
    },
    takesBack(seat: Seat, to: number): Item {
      const wish = proposeUndo(play, seat, to);
      const telling = wish === null ? { refused: 'nothing' } : apply(play, wish.entry);
      if ('refused' in telling) throw new Error(telling.refused);
      hear(telling);
      return itemFor(seat);
    },
    /** What a seat was told so far. */
    told: (seat: Seat): readonly Item[] => told.get(seat) ?? [],
    here: (seat: Seat, item: Item | null = null): ServerFrame => serverFrame.parse({ type: 'here', table: TABLE, seat, info: infoOf(TABLE), item }),
    item: (item: Item): ServerFrame => serverFrame.parse({ type: 'item', table: TABLE, item }),
    hide(hidden: boolean): void {
      eyes.hidden = hidden;
      for (const look of looks) look();
    },
    watched: () => looks.size,
    holds: (name: string, seat: Seat): void => remember({ table: TABLE, secret: keyFor(name), seat, game: 'toy', name }),
  };
};

/** The link of a page and what it heard. */
export const linked = () => {
  const link = remoteLink(TABLE);
  const news: News[] = [];
  link.subscribe((x) => news.push(x));
  return {
    link,
    news,
    of: <T extends News['type']>(type: T) => news.flatMap((x) => (isOf(x, type) ? [x] : [])),
    seqs: (): number[] => news.flatMap((x) => (x.type === 'here' ? x.items.map((y) => y.seq) : x.type === 'item' ? [x.item.seq] : [])),
  };
};
const isOf = <T extends News['type']>(x: News, type: T): x is Extract<News, { type: T }> => x.type === type;
