/** A measured load: many tables with everybody connected, so many moves a second whatever the house does, and how long each move takes until another seat has seen it. */
import * as api from '@pesthouse/api';
import { Sfc } from '@pesthouse/kernel';
import { GAMES } from '../../games/index.ts';
import type { Spawned } from '../../server/test/houses.ts';
import { call } from './crowd.ts';
import { pause } from './wish.ts';
import { type Witness, witness } from './witness.ts';

const SEATS = 3;
/** Lines that are opened at the same time. */
const AT_ONCE = 30;
const TICK_MS = 20;

export interface Loaded {
  readonly tables: number;
  readonly sockets: number;
  readonly seconds: number;
  /** Moves that another seat has seen. */
  readonly moves: number;
  /** Milliseconds until another seat has seen a move, in order. */
  readonly waits: readonly number[];
  /** Processor seconds of each house. */
  readonly cpu: readonly number[];
}

/** Processor seconds that a house has used so far. */
export const cpuOf = async (address: string): Promise<number> => {
  const text = await (await fetch(`${address}/metrics`)).text();
  return Number(/^process_cpu_seconds_total (\S+)/m.exec(text)?.[1] ?? Number.NaN);
};

interface Seated {
  readonly people: Witness[];
  /** When the move that is under way was sent, and by which seat. */
  sent: number;
  by: number;
}

const seatTable = async (houses: readonly Spawned[], n: number, chance: Sfc, seen: (ms: number) => void, fault: (words: string) => void): Promise<Seated> => {
  const house = houses[n % houses.length]?.address ?? '';
  const { rules: engine } = await GAMES.newyork.rules();
  const made = await call(api.tableMade, house, '/api/tables', { game: 'newyork', seats: Array.from({ length: SEATS }, () => ({ kind: 'person' })) });
  const table: Seated = { people: [], sent: 0, by: -1 };
  const heard = (seat: number): void => {
    if (table.sent === 0 || seat === table.by) return;
    seen(performance.now() - table.sent);
    table.sent = 0;
  };
  table.people.push(...made.seats.map((x) => witness(made.table, x.seat, x.secret ?? undefined, { engine, chance, thinks: 0, fault, heard })));
  await Promise.all(table.people.map((x) => x.connect(house)));
  return table;
};

export const load = async (
  houses: readonly Spawned[],
  tables: number,
  aSecond: number,
  seconds: number,
  seed: number,
  fault: (words: string) => void,
): Promise<Loaded> => {
  const chance = new Sfc().at(seed, tables);
  const waits: number[] = [];
  const seen = (ms: number): void => void waits.push(ms);
  const all: Seated[] = [];
  for (let n = 0; n < tables; n += AT_ONCE)
    all.push(...(await Promise.all(Array.from({ length: Math.min(AT_ONCE, tables - n) }, (_, i) => seatTable(houses, n + i, chance, seen, fault)))));
  const before = await Promise.all(houses.map((x) => cpuOf(x.address)));
  waits.length = 0;
  const begun = performance.now();
  let [begunMoves, next] = [0, 0];
  while (performance.now() - begun < seconds * 1000) {
    const due = ((performance.now() - begun) / 1000) * aSecond;
    for (let tries = 0; begunMoves < due && tries < all.length; tries++) {
      const table = all[next++ % all.length];
      if (table === undefined || table.sent !== 0) continue;
      const who = table.people.findIndex((x) => x.answer());
      if (who < 0) continue;
      [table.sent, table.by] = [performance.now(), who];
      begunMoves++;
    }
    await pause(TICK_MS);
  }
  const spent = (performance.now() - begun) / 1000;
  const after = await Promise.all(houses.map((x) => cpuOf(x.address)));
  const sockets = all.flatMap((x) => x.people).filter((x) => x.connected()).length;
  for (const x of all.flatMap((y) => y.people)) x.cut();
  const sorted = waits.sort((a, b) => a - b);
  return { tables, sockets, seconds: spent, moves: sorted.length, waits: sorted, cpu: after.map((x, i) => x - (before[i] ?? 0)) };
};

export const quantile = (sorted: readonly number[], share: number): number => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
