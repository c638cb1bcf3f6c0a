/** Clocks under kills: tables at which nobody ever moves, while their house is killed every few seconds. Every seat runs out of time once, never early, a bot plays on from there, and every game comes to its end. */
import { rmSync } from 'node:fs';
import * as api from '@pesthouse/api';
import { Sfc } from '@pesthouse/kernel';
import type { HouseWish } from '../../server/main.ts';
import { bundle, folder, hatchHouse, type Spawned } from '../../server/test/houses.ts';
import { startPostgres } from '../../server/test/real-postgres.ts';
import type { Page } from './book.ts';
import { call } from './crowd.ts';
import { type Part, pause, teller, type Wish } from './wish.ts';

const TABLES = 10;
const SEATS = 2;
/** The shortest bank that there is. */
const BANK_S = 10;
const LONGEST_MS = 6_000;
/** Nobody needs so many kills: by then something is stuck. */
const MOST_KILLS = 200;

const SEATED = Array.from({ length: SEATS }, () => ({ kind: 'person' }));

/** Once, and never early: while no house was open no time ran, so nobody may have had less than their bank from the question to the end. */
const judge = (table: string, time: readonly api.TimeEntry[], page: Page): void => {
  // When no house was open is told between the entries, without a number of its own.
  const log = time.filter((x) => x.why !== 'down');
  const outs = log.filter((x) => x.why === 'out');
  for (let seat = 0; seat < SEATS; seat++) {
    const mine = outs.filter((x) => x.seat === seat);
    if (mine.length !== 1) page.fault(`table ${table}: seat ${seat} ran out of time ${mine.length} times`);
  }
  for (const out of outs) {
    const put = log.findLast((x) => x.nr < out.nr && x.position === out.position && x.running.includes(out.seat ?? -1));
    const left = put?.left[out.seat ?? -1];
    if (put === undefined || left === undefined) page.fault(`table ${table}: seat ${out.seat} ran out of time without being asked`);
    else if (out.at - put.at < left - 5) page.fault(`table ${table}: seat ${out.seat} had ${left} ms and ran out after ${out.at - put.at}`);
    page.add('deadlines');
  }
  for (const [i, x] of log.entries()) if (x.nr !== i + 1) page.fault(`table ${table}: the time log has entry ${x.nr} in place ${i + 1}`);
};

const batch = async (serve: string, house: HouseWish, houses: number, wish: Wish, page: Page): Promise<void> => {
  const chance = new Sfc().at(wish.seed + page.get('kills'), houses);
  const log = (text: string): void => page.fault(`a house wrote: ${text.slice(0, 400)}`);
  const open = (): Promise<Spawned> => hatchHouse(serve, { ...house, thinkMs: 2 }, log).opened;
  const up = await Promise.all(Array.from({ length: houses }, open));
  const first = (): string => up[0]?.address ?? '';
  const tell = teller(wish.say);
  try {
    const tables: string[] = [];
    for (let i = 0; i < TABLES; i++) {
      const clock = { kind: 'live', bank: BANK_S, zero: i % 2 === 0 ? 'bot' : 'out' };
      tables.push((await call(api.tableMade, first(), '/api/tables', { game: 'newyork', seats: SEATED, clock })).table);
    }
    const left = new Set(tables);
    for (let kills = 0; left.size > 0; kills++) {
      if (kills > MOST_KILLS) {
        page.fault(`after ${kills} kills these are not over: ${[...left].join(', ')}`);
        break;
      }
      await pause(1_000 + chance.below(LONGEST_MS));
      for (const x of left) if ((await call(api.tableInfo, first(), `/api/tables/${x}`)).status === 'over') left.delete(x);
      await up.splice(chance.below(up.length), 1)[0]?.kill();
      page.add('kills');
      up.push(await open());
      tell(() => `${page.get('deadlines')} deadlines, ${page.get('kills')} kills, ${left.size} tables still play`);
    }
    for (const x of tables) judge(x, (await call(api.timeLog, first(), `/api/tables/${x}/time`)).time, page);
    page.add('games played out', TABLES - left.size);
  } finally {
    await Promise.all(up.map((x) => x.kill()));
  }
};

const campaign = async (wishOf: (dataDir: string) => Promise<HouseWish>, houses: number, wish: Wish, page: Page): Promise<void> => {
  const built = await bundle();
  try {
    while (page.get('deadlines') < wish.goal && wish.more()) {
      const dataDir = folder();
      await batch(built.serve, await wishOf(dataDir), houses, wish, page);
      rmSync(dataDir, { recursive: true, force: true });
      page.save();
    }
  } finally {
    built.remove();
  }
};

export const clocksOnFile: Part = (wish, page) => campaign(async (dataDir) => ({ dataDir }), 1, wish, page);
export const clocksOnPostgres: Part = async (wish, page) => {
  const postgres = await startPostgres();
  try {
    await campaign(async (dataDir) => ({ dataDir, databaseUrl: await postgres.database() }), 2, wish, page);
  } finally {
    await postgres.stop();
  }
};
