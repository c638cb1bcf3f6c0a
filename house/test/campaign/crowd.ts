/** A crowd: tables of all games with a witness at every seat and one who watches, over whatever houses there are; and the comparison of all that they were told with what the houses tell afterwards. */

import * as api from '@pesthouse/api';
import { request } from '@pesthouse/api/client';
import { type Flat, type Seat, Sfc, same, WATCHER } from '@pesthouse/kernel';
import { patched, verifyRecord } from '@pesthouse/table';
import * as z from 'zod';
import { type AnyEngine, findGame, GAME_IDS, GAMES } from '../../games/index.ts';
import type { Page } from './book.ts';
import { pause } from './wish.ts';
import { plain, type Witness, witness } from './witness.ts';

export interface Table {
  readonly id: string;
  readonly game: string;
  readonly people: readonly Witness[];
}

export interface Crowd {
  readonly tables: readonly Table[];
  /** Lays tables until there are so many that are not over. */
  lay(address: string, most: number): Promise<void>;
  /** Everybody without a line gets one, at any of these houses; true where all have one. */
  connect(addresses: readonly string[]): Promise<boolean>;
  play(on: boolean): void;
  /** Compares all that was told at a table with what the house tells now. */
  compare(table: Table, address: string): Promise<void>;
  /** Compares the tables that are over, checks their records, and lets them go. */
  clear(address: string): Promise<void>;
  told(): number;
  cut(): void;
}

export const call = async <T extends z.ZodType>(shape: T, address: string, path: string, body?: unknown, secret?: string): Promise<z.output<T>> => {
  const ask = (): Promise<Response> => request(address, path, { body, secret });
  // A line that was kept open for long may be closed at the very moment at which it is used again: a question is asked once more.
  const answer = await (body === undefined ? ask().catch(ask) : ask());
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${text.slice(0, 300)}`);
  return shape.parse(JSON.parse(text));
};

const entry = z.looseObject({ n: z.number(), seat: z.number(), move: z.looseObject({ verb: z.string() }).optional() });
const entriesIn = z.looseObject({ entries: z.array(entry) });

/** Whether these moves stand in the record in this order. */
const stand = (moves: readonly string[], record: readonly Flat[]): boolean => {
  let found = 0;
  for (const x of record) if (found < moves.length && same(x, JSON.parse(moves[found] ?? ''))) found++;
  return found === moves.length;
};

export const crowd = (page: Page, seed: number, thinks: number, games: readonly string[] = GAME_IDS): Crowd => {
  const tables: Table[] = [];
  const engines = new Map<string, AnyEngine>();
  const chance = new Sfc().at(seed, 0);
  let laid = 0;
  let told = 0;
  const heard = (): void => {
    told++;
  };

  const layOne = async (address: string): Promise<void> => {
    const game = games[laid % games.length] ?? '';
    const id = GAME_IDS.find((x) => x === game);
    if (id === undefined) throw new Error(`no game ${game}`);
    const engine = engines.get(game) ?? (await GAMES[id].rules()).rules;
    engines.set(game, engine);
    const all = engine.game.meta.seats.filter((x) => x > 1 && x < 5);
    const seats = all[laid % all.length] ?? engine.game.meta.usual;
    const made = await call(api.tableMade, address, '/api/tables', { game, seats: Array.from({ length: seats }, () => ({ kind: 'person' })) });
    const hears = { engine, chance, thinks, fault: page.fault, heard };
    const people: [Seat, string | undefined][] = [...made.seats.map((x): [Seat, string | undefined] => [x.seat, x.secret ?? undefined]), [WATCHER, undefined]];
    tables.push({ id: made.table, game, people: people.map(([seat, secret]) => witness(made.table, seat, secret, hears)) });
    laid++;
    page.add('tables');
  };

  const compareOne = async (x: Witness, address: string): Promise<void> => {
    const me = `table ${x.table}, seat ${x.seat}`;
    // What was told before the question is asked has to be in its answer; a last move may still be told while it is on its way.
    const { seq, view } = x.stands();
    const { items } = await call(api.story, address, `/api/tables/${x.table}/story?views=1`, undefined, x.secret);
    if (items.some((item, i) => item.seq !== i + 1)) page.fault(`${me}: the story is not numbered 1, 2, 3 …`);
    if (items.length < seq) page.fault(`${me}: ${seq} items were told, the story has ${items.length}`);
    let now: unknown;
    for (const item of items.slice(0, seq)) {
      now = item.patch === undefined ? item.view : patched(now, item.patch);
      const then = x.told.get(item.seq);
      if (then === undefined) continue;
      page.add('items compared');
      if (then !== plain(item)) page.fault(`${me}: item ${item.seq} was ${then.slice(0, 200)}, and now is ${plain(item).slice(0, 200)}`);
    }
    if (view !== null && items.length >= seq && !same(now, view)) page.fault(`${me}: the position at item ${seq} is not the one that was told`);
  };
  const compare = async (table: Table, address: string): Promise<void> => {
    for (const x of table.people) await compareOne(x, address);
  };
  const judge = async (table: Table, address: string): Promise<void> => {
    const { record, promise } = await call(api.exported, address, `/api/tables/${table.id}/record`);
    const verdict = await verifyRecord(findGame, record, promise, table.id);
    if (!('record' in verdict)) return page.fault(`table ${table.id} of ${table.game}: ${JSON.stringify(verdict)}`);
    page.add('records replayed');
    for (const x of table.people) {
      const moves = entriesIn.parse(record).entries.flatMap((y) => (y.seat === x.seat && y.move !== undefined ? [y.move] : []));
      page.add('sealed answers compared', x.held.length);
      if (
        !stand(
          x.held.map((y) => y.move),
          moves.flatMap((y) => (isFlat(y) ? [y] : [])),
        )
      )
        page.fault(`table ${table.id}, seat ${x.seat}: a sealed answer that was acknowledged is not in the record`);
    }
  };

  return {
    tables,
    async lay(address, most) {
      while (tables.filter((x) => !x.people.some((y) => y.stands().over)).length < most) await layOne(address);
    },
    async connect(addresses) {
      const down = tables.flatMap((x) => x.people).filter((x) => !x.connected());
      const tries = await Promise.allSettled(down.map((x) => x.connect(addresses[chance.below(addresses.length)] ?? '')));
      page.add('lines opened', tries.filter((x) => x.status === 'fulfilled').length);
      return tries.every((x) => x.status === 'fulfilled');
    },
    play(on) {
      for (const x of tables.flatMap((y) => y.people)) x.play(on);
    },
    compare,
    async clear(address) {
      for (const table of tables.filter((x) => x.people.every((y) => y.stands().over))) {
        await compare(table, address);
        await judge(table, address);
        for (const x of table.people) x.cut();
        tables.splice(tables.indexOf(table), 1);
      }
    },
    told: () => told,
    cut() {
      for (const x of tables.flatMap((y) => y.people)) x.cut();
    },
  };
};

const isFlat = (x: { readonly [key: string]: unknown }): x is Flat =>
  typeof x.verb === 'string' && Object.values(x).every((v) => ['string', 'number', 'boolean'].includes(typeof v));

/** So long a busy machine may take for one more move at every table. */
const PATIENCE_MS = 120_000;

/** Nobody is stuck: with nothing in their way any more, every table goes on by a move or is over. */
export const goesOn = async (all: Crowd, addresses: () => readonly string[], page: Page): Promise<void> => {
  const before = new Map(all.tables.map((x) => [x.id, Math.max(...x.people.map((y) => y.stands().seq))]));
  const stuck = (): Table[] => all.tables.filter((x) => !x.people.every((y) => y.stands().over || (y.connected() && y.stands().seq > (before.get(x.id) ?? 0))));
  const end = performance.now() + PATIENCE_MS;
  all.play(true);
  while (stuck().length > 0 && performance.now() < end) {
    await all.connect(addresses());
    await pause(20);
  }
  for (const x of stuck()) page.fault(`table ${x.id} of ${x.game} is stuck: ${x.people.map((y) => `${y.seat} at ${y.stands().seq}`).join(', ')}`);
  all.play(false);
};
