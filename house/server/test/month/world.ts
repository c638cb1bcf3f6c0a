/** The world of the month: houses on one store, one clock for all of them and for everything in them, and how to wait until everything that can happen at a moment has happened. */

import * as api from '@pesthouse/api';
import { vi } from 'vitest';
import type { Clock } from '../../clock.ts';
import type { HouseWish } from '../../main.ts';
import type { Store } from '../../store/store.ts';
import { handClock, slowClock } from '../clocks.ts';
import { ask } from '../guest.ts';
import { openHouse } from '../houses.ts';
import { type MailServer, openMailServer } from '../mailserver.ts';
import { openReceiver, type Receiver } from '../receivers.ts';

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;
/** So long whoever is wanted may come by themselves. */
export const GRACE = MINUTE;
/** Nothing takes longer than this in real time, on however busy a machine. */
const PATIENCE_MS = 900_000;
const SLOWER = 60;

/** Where the houses of a month keep everything, and a look into it from beside them. */
export interface Ground {
  readonly wish: HouseWish;
  readonly houses: number;
  readonly store: Store;
  /** Messages whose moment has come and that have neither gone out nor been dropped. */
  unsent(now: number): Promise<number>;
  close(): Promise<void>;
}

export interface World {
  readonly ground: Ground;
  readonly receiver: Receiver;
  readonly mails: MailServer;
  /** The addresses of mail of each person. */
  readonly addresses: Map<string, string[]>;
  /** Lines of trouble that any house wrote. */
  readonly troubles: string[];
  /** When no house was open. */
  readonly downs: { readonly from: number; readonly until: number }[];
  now(): number;
  /** The clock is set; whoever waited for a moment up to then is called. */
  to(moment: number): void;
  /** The address of a house, whichever of those that are open. */
  house(n?: number): string;
  /** One house is closed and opened again, or all of them with hours in between. */
  restart(which: number | 'all', down: number): Promise<void>;
  /** Waits until nothing more happens at these tables at this moment. */
  settle(tables: readonly string[]): Promise<ReadonlyMap<string, api.TableInfo>>;
  close(): Promise<void>;
}

const pause = (ms: number): Promise<void> => new Promise((go) => setTimeout(go, ms));

/** What keeps a table from being at rest; null: nothing does. */
const restless = async (store: Store, info: api.TableInfo): Promise<string | null> => {
  if (info.status !== 'playing') return null;
  const last = await store.time.last(info.id);
  const more = await store.entries(info.id, last?.after ?? 0);
  if (more.length > 0) return 'time is behind the record';
  const asked = info.deciding.filter((x) => info.seats[x]?.kind === 'person');
  if (info.clocks?.sealed === true) {
    const held = new Set((await store.held(info.id)).filter((x) => x.position === last?.hands.position).map((x) => x.seat));
    if (info.deciding.every((x) => held.has(x))) return 'a question is about to close';
    if (info.deciding.some((x) => info.seats[x]?.kind === 'bot' && !held.has(x))) return 'a bot is asked';
  } else if (asked.length < info.deciding.length) return 'a bot is asked';
  const late = info.seats.flatMap((x, i) => (info.clocks?.seats[i]?.over === true ? [x.seat] : []));
  const due = await store.jobs.all({ kind: 'time', about: info.id });
  const seats = due.map((x) => Number(x.key.split(' ').at(-1))).sort((a, b) => a - b);
  const wanted = asked.filter((x) => !late.includes(x)).sort((a, b) => a - b);
  if (JSON.stringify(seats) !== JSON.stringify(wanted)) return `deadlines stand for ${seats}, asked are ${wanted}`;
  return due.some((x) => !JSON.stringify(x.body).includes(`"decision":"${last?.hands.position}"`)) ? 'deadlines are of another question' : null;
};

export const openWorld = async (ground: Ground, begins: number): Promise<World> => {
  vi.useFakeTimers({ toFake: ['Date'], now: begins });
  const clock = handClock();
  clock.to(begins);
  const wall: Clock = { now: () => clock.now(), at: clock.at };
  const [receiver, mails] = [await openReceiver(), await openMailServer()];
  const addresses = new Map<string, string[]>();
  const troubles: string[] = [];
  const downs: { from: number; until: number }[] = [];
  const open = async () => {
    const house = await openHouse({
      ...ground.wish,
      wall,
      // Bots think for a few milliseconds; the grace that they have beyond that is half a minute.
      clock: slowClock(SLOWER),
      thinkMs: 20 / SLOWER,
      graceMs: GRACE,
      // Days pass between two signs of life of a house.
      goneMs: 20 * DAY,
      privateHooks: true,
      publicUrl: 'https://pest.example.org',
      mail: { url: mails.url, from: 'house@example.org' },
      mailsOf: async (person) => addresses.get(person) ?? [],
      logTo: { write: (line) => void troubles.push(line) },
    });
    return house;
  };
  const houses = await Promise.all(Array.from({ length: ground.houses }, open));
  const house = (n = 0): string => houses[n % houses.length]?.address ?? '';
  const to = (moment: number): void => {
    vi.setSystemTime(moment);
    clock.to(moment);
  };

  /** Why it is not quiet; null: it is. */
  const noise = async (tables: readonly string[], seen: Map<string, api.TableInfo>): Promise<string | null> => {
    const now = clock.now();
    const jobs = (await ground.store.jobs.all({})).filter((x) => x.at <= now);
    if (jobs.length > 0) return `still to do: ${jobs.map((x) => `${x.kind} ${x.key}`).join(', ')}`;
    if ((await ground.unsent(now)) > 0) return 'messages are on their way';
    for (const [n, id] of tables.entries()) {
      const info = await ask(api.tableInfo, house(n), `/api/tables/${id}`);
      seen.set(id, info);
      const why = await restless(ground.store, info);
      if (why !== null) return `${info.name}: ${why}`;
    }
    return null;
  };

  return {
    ground,
    receiver,
    mails,
    addresses,
    troubles,
    downs,
    now: () => clock.now(),
    to,
    house,
    async restart(which, down) {
      const from = clock.now();
      const shut = which === 'all' ? houses.map((_, i) => i) : [which];
      await Promise.all(shut.map((i) => houses[i]?.close()));
      if (down > 0) to(from + down);
      if (which === 'all' || houses.length === 1) downs.push({ from, until: clock.now() });
      for (const i of shut) houses[i] = await open();
    },
    async settle(tables) {
      const end = performance.now() + PATIENCE_MS;
      const seen = new Map<string, api.TableInfo>();
      for (let why = await noise(tables, seen); why !== null; why = await noise(tables, seen)) {
        if (performance.now() > end) throw new Error(`it does not become quiet at ${new Date(clock.now()).toISOString()}: ${why}`);
        await pause(4);
      }
      return seen;
    },
    async close() {
      await Promise.all(houses.map((x) => x.close()));
      await Promise.all([receiver.close(), mails.close()]);
      await ground.close();
      vi.useRealTimers();
    },
  };
};
