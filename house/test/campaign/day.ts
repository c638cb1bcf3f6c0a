/** A day of many tables by turns in fast motion: the clock is set from one moment at which somebody looks in, or something is due, to the next. Every move that was taken stands in the record, and every deadline is kept, once and at its moment. */
import { rmSync } from 'node:fs';
import * as api from '@pesthouse/api';
import { request } from '@pesthouse/api/client';
import { type Flat, Sfc, same } from '@pesthouse/kernel';
import { GAME_IDS, GAMES } from '../../games/index.ts';
import type { Clock } from '../../server/clock.ts';
import { openSqlite } from '../../server/store/sqlite.ts';
import type { Store } from '../../server/store/store.ts';
import { handClock } from '../../server/test/clocks.ts';
import { folder, openHouse } from '../../server/test/houses.ts';
import type { Page } from './book.ts';
import { call } from './crowd.ts';
import { type Part, pause, teller, type Wish } from './wish.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Hours to answer. */
const PER = 8;
/** How often somebody looks at each of their tables in a day, at most. */
const LOOKS = 5;
/** One seat in so many never comes. */
const ABSENT = 20;
const MOST_MOVES = 12;

interface Seated {
  readonly table: string;
  readonly seat: number;
  readonly secret: string;
  readonly made: Flat[];
}

const layAll = async (address: string, tables: number): Promise<Seated[]> => {
  const all: Seated[] = [];
  for (let n = 0; n < tables; n++) {
    const id = GAME_IDS[n % GAME_IDS.length] ?? 'newyork';
    const seats = GAMES[id].meta.seats.find((x) => x > 1) ?? GAMES[id].meta.usual;
    const wanted = { game: id, seats: Array.from({ length: seats }, () => ({ kind: 'person' })), clock: { kind: 'turns', per: PER, zero: 'bot' } };
    const made = await call(api.tableMade, address, '/api/tables', wanted);
    for (const x of made.seats) all.push({ table: made.table, seat: x.seat, secret: x.secret ?? '', made: [] });
  }
  return all;
};

/** Somebody looks in and plays until they are no longer asked. */
const look = async (address: string, x: Seated, chance: Sfc, page: Page): Promise<void> => {
  for (let n = 0; n < MOST_MOVES; n++) {
    const c = await call(api.choices, address, `/api/tables/${x.table}/moves`, undefined, x.secret);
    const move = c.moves[chance.below(Math.max(1, c.moves.length))];
    if (c.held !== null || move === undefined) return;
    const said = await request(address, `/api/tables/${x.table}/moves`, { body: { at: c.at, move }, secret: x.secret });
    const text = await said.text();
    if (said.ok) {
      x.made.push(move);
      page.add('moves');
    } else {
      // A bot plays for whoever let their time run out.
      page.add('refused');
      if (said.status !== 409 && said.status !== 403) page.fault(`table ${x.table}: ${said.status} ${text.slice(0, 200)}`);
      return;
    }
  }
};

/** Everything that is due at this moment is done. */
const settle = async (store: Store, clock: Clock): Promise<void> => {
  while ((await store.jobs.all({})).some((x) => x.at <= clock.now())) await pause(2);
};

const judge = async (address: string, store: Store, all: readonly Seated[], page: Page): Promise<void> => {
  for (const table of new Set(all.map((x) => x.table))) {
    const [entries, held] = [await store.entries(table, 0), await store.held(table)];
    if (entries.some((x, i) => x.n !== i + 1)) page.fault(`table ${table}: its entries are not numbered 1, 2, 3 …`);
    page.add('entries', entries.length);
    for (const x of all.filter((y) => y.table === table)) {
      const stood = [
        ...entries.flatMap((y) => (y.seat === x.seat && 'move' in y ? [y.move] : [])),
        ...held.filter((y) => y.seat === x.seat).map((y) => y.move),
      ];
      let found = 0;
      for (const move of stood) if (found < x.made.length && same(move, x.made[found])) found++;
      if (found < x.made.length) page.fault(`table ${table}, seat ${x.seat}: ${x.made.length} moves were taken, ${found} stand in the record`);
    }
    const { time } = await call(api.timeLog, address, `/api/tables/${table}/time`);
    const outs = time.filter((x) => x.why === 'out');
    page.add('deadlines', outs.length);
    if (new Set(outs.map((x) => `${x.seat} ${x.position}`)).size < outs.length) page.fault(`table ${table}: a deadline was kept twice`);
    for (const out of outs) {
      const put = time.findLast((x) => x.nr < out.nr && x.position === out.position);
      if (put !== undefined && out.at < put.at + HOUR) page.fault(`table ${table}: time ran out ${out.at - put.at} ms after the question`);
    }
  }
};

const live = async (wish: Wish, page: Page, dataDir: string): Promise<void> => {
  const clock = handClock();
  const begins = Date.now();
  clock.to(begins);
  const house = await openHouse({ dataDir, wall: { now: clock.now, at: clock.at }, thinkMs: 2, goneMs: 2 * DAY });
  const store = await openSqlite(dataDir);
  const chance = new Sfc().at(wish.seed, 24);
  const tell = teller(wish.say);
  try {
    const all = await layAll(house.address, wish.goal);
    const looks = all
      .filter((_, i) => i % ABSENT !== 0)
      .flatMap((x) => Array.from({ length: 1 + chance.below(LOOKS) }, () => ({ x, at: begins + chance.below(24 * 12) * (HOUR / 12) })))
      .sort((a, b) => a.at - b.at);
    for (let next = 0; clock.now() < begins + DAY && wish.more(); ) {
      const due = (await store.jobs.all({})).map((x) => x.at).filter((x) => x > clock.now());
      clock.to(Math.min(begins + DAY, looks[next]?.at ?? begins + DAY, ...due));
      await settle(store, clock);
      for (; next < looks.length && (looks[next]?.at ?? 0) <= clock.now(); next++) {
        const who = looks[next];
        if (who !== undefined) await look(house.address, who.x, chance, page);
        page.add('looks');
      }
      page.put('hours', Math.round(((clock.now() - begins) / HOUR) * 10) / 10);
      tell(() => `${page.get('hours')} hours, ${page.get('moves')} moves, ${page.get('faults')} faults`);
    }
    await settle(store, clock);
    await judge(house.address, store, all, page);
    for (const line of house.log) page.fault(`the house wrote: ${line.slice(0, 400)}`);
    page.put('tables', wish.goal);
  } finally {
    await store.close();
    await house.close();
  }
};

export const day: Part = async (wish, page) => {
  const dataDir = folder();
  // A day is lived through from its beginning: there is nothing to go on with.
  for (const name of ['moves', 'refused', 'entries', 'deadlines', 'looks', 'faults']) page.put(name, 0);
  try {
    await live(wish, page, dataDir);
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
};
