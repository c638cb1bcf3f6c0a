/** How much a house carries: a thousand tables at once, old tables beside young ones, a store with a hundred thousand tables, and two houses that share the load. Figures, with the load of the machine beside them; no bar to pass. */
import { rmSync } from 'node:fs';
import { loadavg } from 'node:os';
import { Sfc } from '@pesthouse/kernel';
import type { HouseWish } from '../../server/main.ts';
import { openSqlite } from '../../server/store/sqlite.ts';
import { bundle, folder, hatchHouse, type Spawned } from '../../server/test/houses.ts';
import { startPostgres } from '../../server/test/real-postgres.ts';
import type { Page } from './book.ts';
import { cpuOf, type Loaded, load, quantile } from './load.ts';
import { makeOld, multiply, type OldTable } from './old-tables.ts';
import { type Part, pause, type Wish } from './wish.ts';
import { type Witness, witness } from './witness.ts';

const MANY = 1_000_000_000;
const LIMITS = { requests: MANY, tables: MANY, bots: MANY, botTables: MANY, frames: MANY, sockets: 100_000, socketsOfOne: 100_000 };
/** Seconds of each measurement, and moves a second at a thousand tables. */
const SECONDS = 30;
const A_SECOND = 500;
/** A table is old with so many entries, young with so many. */
const AGES = { young: 20, old: 2_000 } as const;
const OF_EACH_AGE = 5;
const MOVES = 60;
const STORED = 100_000;
const PATIENCE_MS = 120_000;

const round = (x: number): number => Math.round(x * 1000) / 1000;
const notes = (page: Page, name: string, x: Loaded): void => {
  page.put(`${name}: tables`, x.tables);
  page.put(`${name}: sockets`, x.sockets);
  page.put(`${name}: moves a second`, round(x.moves / x.seconds));
  page.put(`${name}: p50 until another seat sees a move, ms`, round(quantile(x.waits, 0.5)));
  page.put(`${name}: p99 until another seat sees a move, ms`, round(quantile(x.waits, 0.99)));
  for (const [i, cpu] of x.cpu.entries()) page.put(`${name}: cores used by house ${i + 1}`, round(cpu / x.seconds));
  page.put(`${name}: processor ms a move`, round((1000 * x.cpu.reduce((a, b) => a + b, 0)) / Math.max(1, x.moves)));
  page.put(`${name}: load of the machine`, round(loadavg()[0] ?? 0));
};

const withHouses = async <T>(serve: string, wishes: readonly HouseWish[], work: (houses: readonly Spawned[]) => Promise<T>): Promise<T> => {
  const hatched = wishes.map((x) => hatchHouse(serve, { limits: LIMITS, ...x }));
  try {
    return await work(await Promise.all(hatched.map((x) => x.opened)));
  } finally {
    await Promise.all(hatched.map((x) => x.kill()));
  }
};

/** Plays so many moves at these tables, one after another, and gives the processor's milliseconds that the house spent on one. */
const costOf = async (house: Spawned, tables: readonly OldTable[], seed: number, { fault }: Page): Promise<number> => {
  const chance = new Sfc().at(seed, 1);
  const people: Witness[][] = tables.map(({ table, secrets, engine }) =>
    secrets.map((secret, seat) => witness(table, seat, secret, { engine, chance, thinks: 0, fault, heard: () => {} })),
  );
  for (const x of people.flat()) await x.connect(house.address);
  const before = await cpuOf(house.address);
  let moves = 0;
  for (const all of people)
    for (let n = 0; n < MOVES; n++) {
      const seqs = all.map((x) => x.stands().seq);
      const asked = all.filter((x) => x.answer());
      if (asked.length === 0) break;
      const end = performance.now() + PATIENCE_MS;
      while (all.every((x, i) => x.stands().seq === seqs[i])) {
        if (performance.now() > end) throw new Error(`a move at table ${all[0]?.table} was never told`);
        await pause(1);
      }
      moves += asked.length;
    }
  const after = await cpuOf(house.address);
  for (const x of people.flat()) x.cut();
  return (1000 * (after - before)) / Math.max(1, moves);
};

const aged = async (serve: string, wish: Wish, page: Page): Promise<void> => {
  const dataDir = folder();
  const store = await openSqlite(dataDir);
  const make = (entries: number): Promise<OldTable[]> => Promise.all(Array.from({ length: OF_EACH_AGE }, (_, i) => makeOld(store, entries, wish.seed + i)));
  const [young, old, warm] = [await make(AGES.young), await make(AGES.old), await make(AGES.young)];
  await store.close();
  await withHouses(serve, [{ dataDir }], async ([house]) => {
    if (house === undefined) return;
    // The first moves of a process are dear for every table.
    await costOf(house, warm, wish.seed, page);
    const cold = await cpuOf(house.address);
    await fetch(`${house.address}/api/tables/${old[0]?.table}/moves`, { headers: { authorization: `Bearer ${old[0]?.secrets[0]}` } });
    page.put(`opening a table of ${AGES.old} entries of Pest, processor ms`, round(1000 * ((await cpuOf(house.address)) - cold)));
    page.put(`a move at a table of Pest with ${AGES.young} entries, processor ms`, round(await costOf(house, young, wish.seed, page)));
    page.put(`a move at a table of Pest with ${AGES.old} entries, processor ms`, round(await costOf(house, old, wish.seed, page)));
  });
  rmSync(dataDir, { recursive: true, force: true });
};

const stored = async (serve: string, wish: Wish, page: Page): Promise<void> => {
  for (const times of [0, Math.ceil((STORED * wish.goal) / 1000)]) {
    const dataDir = folder();
    const store = await openSqlite(dataDir);
    const { table } = await makeOld(store, AGES.young, wish.seed);
    await store.close();
    if (times > 0) multiply(dataDir, table, times, 10);
    await withHouses(serve, [{ dataDir }], async (houses) =>
      notes(page, `with ${times.toLocaleString('en')} tables stored besides`, await load(houses, 60, 100, SECONDS / 2, wish.seed, page.fault)),
    );
    rmSync(dataDir, { recursive: true, force: true });
  }
};

const shared = async (serve: string, wish: Wish, page: Page): Promise<void> => {
  const postgres = await startPostgres();
  try {
    for (const houses of [1, 2]) {
      const databaseUrl = await postgres.database();
      const dataDir = folder();
      await withHouses(
        serve,
        Array.from({ length: houses }, () => ({ dataDir, databaseUrl })),
        async (up) => notes(page, `${houses} on one PostgreSQL`, await load(up, Math.ceil(wish.goal / 5), A_SECOND / 5, SECONDS, wish.seed, page.fault)),
      );
      rmSync(dataDir, { recursive: true, force: true });
    }
  } finally {
    await postgres.stop();
  }
};

export const scale: Part = async (wish, page) => {
  const built = await bundle();
  const part = async (name: string, work: () => Promise<void>): Promise<void> => {
    if (!wish.more()) return;
    wish.say(name);
    await work();
    page.save();
  };
  try {
    await part('old and young tables', () => aged(built.serve, wish, page));
    await part('few and many stored tables', () => stored(built.serve, wish, page));
    await part(`${wish.goal} tables at once on one file`, async () => {
      const dataDir = folder();
      await withHouses(built.serve, [{ dataDir }], async (up) =>
        notes(page, 'on one file', await load(up, wish.goal, (A_SECOND * wish.goal) / 1000, SECONDS, wish.seed, page.fault)),
      );
      rmSync(dataDir, { recursive: true, force: true });
    });
    await part('one house and two on a PostgreSQL', () => shared(built.serve, wish, page));
  } finally {
    built.remove();
  }
};
