/** A guest of a house under test: speaks the public interface and checks every answer and frame against its shapes. */

import * as api from '@pesthouse/api';
import * as client from '@pesthouse/api/client';
import { linesOf } from '@pesthouse/api/client';
import type { Flat, Seat } from '@pesthouse/kernel';
import { patched } from '@pesthouse/table';
import { expect } from 'vitest';
import { WebSocket } from 'ws';
import type * as z from 'zod';

export interface Answer {
  readonly status: number;
  readonly text: string;
  readonly body: unknown;
}

const read = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
};

export const send = async (house: string, path: string, body?: unknown, secret?: string): Promise<Answer> => {
  const answer = await client.request(house, path, { body, secret });
  const text = await answer.text();
  return { status: answer.status, text, body: read(text) };
};

/** The answer, which must be a good one and of this shape. */
export const ask = async <T extends z.ZodType>(shape: T, house: string, path: string, body?: unknown, secret?: string): Promise<z.output<T>> => {
  const said = await client.ask(shape, house, path, { body, secret });
  // Nobody answered at all: as `send` says it.
  if (!said.ok && said.status === 0) throw new TypeError(`${path}: ${said.message}`);
  if (!said.ok) throw new Error(`${path}: ${said.status} ${said.error}: ${said.message}`);
  return said.value;
};

export interface Laid {
  readonly table: string;
  readonly secrets: readonly string[];
}

export const lay = async (house: string, game: string, seats: readonly object[], options: object = {}): Promise<Laid> => {
  const made = await ask(api.tableMade, house, '/api/tables', { game, seats, options });
  return { table: made.table, secrets: made.seats.map((x) => x.secret ?? '') };
};
export const PERSON = { kind: 'person' };
export const OPEN = { kind: 'open' };

export const choices = (house: string, table: string, secret: string) => ask(api.choices, house, `/api/tables/${table}/moves`, undefined, secret);
export const move = (house: string, table: string, secret: string, at: string, made: Flat) =>
  send(house, `/api/tables/${table}/moves`, { at, move: made }, secret);
/** The story of a seat with whole views: each item is put on the view before it, as every client does it. */
export const storyOf = async (house: string, table: string, secret?: string): Promise<api.Item[]> => {
  let view: unknown;
  return (await ask(api.story, house, `/api/tables/${table}/story?views=1`, undefined, secret)).items.map(({ patch, ...item }, i) => {
    expect([patch === undefined, item.view === undefined]).toEqual(i === 0 ? [true, false] : [false, true]);
    view = patch === undefined ? item.view : patched(view, patch);
    return api.item.parse({ ...item, view });
  });
};
export const info = (house: string, table: string) => ask(api.tableInfo, house, `/api/tables/${table}`);

/** Makes the move of that index among all that are legal, wherever there is one; false if the seat is not asked. */
export const step = async (house: string, table: string, secret: string, pick = 0): Promise<z.output<typeof api.moved> | null> => {
  const c = await choices(house, table, secret);
  const chosen = c.moves[pick % Math.max(1, c.moves.length)];
  if (chosen === undefined) return null;
  const said = await move(house, table, secret, c.at, chosen);
  if (said.status !== 200) throw new Error(said.text);
  return api.moved.parse(said.body);
};

/** Plays to the end with moves that are different each time but not by chance. */
export const playOut = async (house: string, { table, secrets }: Laid, each: (seat: Seat) => void = () => {}): Promise<number> => {
  for (let n = 0; ; ) {
    const before = n;
    for (const [seat, secret] of secrets.entries()) {
      const done = secret === '' ? null : await step(house, table, secret, n * 7 + seat);
      if (done === null) continue;
      n++;
      each(seat);
      if (done.over) return n;
    }
    if (n === before) {
      if ((await info(house, table)).status === 'over') return n;
      await new Promise((r) => setTimeout(r, 5));
    }
  }
};

export type Frame = z.output<typeof api.serverFrame>;

export interface Ear {
  readonly frames: Frame[];
  readonly raw: string[];
  /** Waits until the frames heard so far satisfy the wish. */
  until(wish: (frames: readonly Frame[]) => boolean): Promise<void>;
  send(frame: unknown): void;
  close(): Promise<void>;
}

/** As every client of the WebSocket does it: an item that tells only what changed is put on the view before it. */
const wholeItems = (base: unknown) => {
  const views = new Map<string, unknown>();
  return (frame: Frame): Frame => {
    if ((frame.type !== 'item' && frame.type !== 'here') || frame.item === null) return frame;
    const { patch, ...item } = frame.item;
    if (patch !== undefined) expect(item.view).toBeUndefined();
    const view = patch === undefined ? item.view : patched(views.get(frame.table) ?? base, patch);
    views.set(frame.table, view);
    return api.serverFrame.parse({ ...frame, item: { ...item, ...(view === undefined ? {} : { view }) } });
  };
};

/** `base` is the view that a guest who comes back has seen last. */
const hearing = (base?: unknown) => {
  const whole = wholeItems(base);
  const frames: Frame[] = [];
  const raw: string[] = [];
  const waits = new Set<() => void>();
  const hear = (line: string): void => {
    raw.push(line);
    frames.push(whole(api.serverFrame.parse(JSON.parse(line))));
    for (const look of [...waits]) look();
  };
  const until = (wish: (frames: readonly Frame[]) => boolean): Promise<void> => {
    // Made here: it names who waits.
    const late = new Error('not heard in time');
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        waits.delete(look);
        late.message += `; heard were ${frames.map((x) => x.type).join(' ')}; the last: ${raw.at(-1)?.slice(0, 2_000)}`;
        reject(late);
      }, 120_000);
      const look = (): void => {
        if (!wish(frames)) return;
        clearTimeout(timer);
        waits.delete(look);
        resolve();
      };
      waits.add(look);
      look();
    });
  };
  return { frames, raw, hear, until };
};

export const socket = async (house: string, base?: unknown, headers: { readonly [name: string]: string } = {}): Promise<Ear> => {
  const h = hearing(base);
  const ws = new WebSocket(`${house.replace('http', 'ws')}/api/stream`, { headers });
  ws.on('message', (data) => h.hear(data.toString()));
  await new Promise<void>((resolve, reject) => {
    ws.once('open', resolve);
    ws.once('error', reject);
  });
  return {
    ...h,
    send: (frame) => ws.send(typeof frame === 'string' || frame instanceof Uint8Array ? frame : JSON.stringify(frame)),
    close: () =>
      new Promise((resolve) => {
        if (ws.readyState === ws.CLOSED) return resolve();
        ws.once('close', resolve);
        ws.close();
      }),
  };
};

/** A socket that watches one table. */
export const watchSocket = async (house: string, table: string, secret?: string, after = 0, base?: unknown): Promise<Ear> => {
  const ear = await socket(house, base);
  ear.send({ type: 'watch', table, after, ...(secret === undefined ? {} : { secret }) });
  await ear.until((x) => x.length > 0);
  return ear;
};

/** The same by lines. */
export const watchLines = async (house: string, table: string, secret?: string, after = 0, base?: unknown): Promise<Ear> => {
  const h = hearing(base);
  const stop = new AbortController();
  const pump = async (): Promise<void> => {
    for await (const line of linesOf({ house, table, secret }, after, stop.signal)) h.hear(line);
  };
  const done = pump().catch(() => {});
  // The first frame says that the house listens; where it refuses, nothing comes.
  const first = h.until((x) => x.length > 0);
  first.catch(() => {});
  await Promise.race([first, done]);
  return {
    ...h,
    send: () => {},
    close: async () => {
      stop.abort();
      await done;
    },
  };
};

let words = 0;
/** Somebody at the table says a word, and all of these hear it: whatever was told before has reached them by then. */
export const afterAWord = async (house: string, table: string, secret: string, ears: readonly Ear[]): Promise<void> => {
  const text = `word ${++words}`;
  const said = await send(house, `/api/tables/${table}/talk`, { text }, secret);
  if (said.status !== 200) throw new Error(said.text);
  await Promise.all(ears.map((x) => x.until((frames) => frames.some((f) => f.type === 'talk' && f.talk.text === text))));
};

export const itemsOf = (frames: readonly Frame[]): api.Item[] => frames.flatMap((x) => (x.type === 'item' ? [x.item] : []));
export const seqs = (ear: Ear): number[] => itemsOf(ear.frames).map((x) => x.seq);
