/** `pesthouse export` and `import`: records out of a house and into one, by its data folder or by its address. */

import { promiseOf, verifyRecord } from '@pesthouse/table';
import { findGame } from '../games/index.ts';
import { openMetrics } from '../server/metrics.ts';
import { keepRecord } from '../server/seating.ts';
import { headOf } from '../server/store/rows.ts';
import { openSqlite } from '../server/store/sqlite.ts';
import { openTables } from '../server/tables/open.ts';
import { publicSeating } from '../server/telling.ts';
import type { Io } from './io.ts';
import { openMemory } from './migrate.ts';
import { readGiven, writeFile } from './record-file.ts';
import { Wrong } from './wrong.ts';

/** Where the house is: an address, or the folder of a house on this machine. */
export interface Place {
  readonly url?: string | undefined;
  readonly data: string;
}

export const call = async (url: string, path: string, body?: unknown): Promise<unknown> => {
  let address: URL;
  try {
    address = new URL(path, url);
  } catch {
    throw new Wrong(`"${url}" is not an address: write it like http://127.0.0.1:4747.`);
  }
  const init = body === undefined ? {} : { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
  let answer: Response;
  try {
    answer = await fetch(address, init);
  } catch {
    throw new Wrong(`No house answers at ${url}.`);
  }
  const said: unknown = await answer.json().catch(() => null);
  if (answer.ok) return said;
  throw new Wrong(typeof said === 'object' && said !== null && 'message' in said ? String(said.message) : `The house at ${url} answered ${answer.status}.`);
};

const fromStore = async (folder: string, table: string): Promise<unknown> => {
  const store = await openMemory({ data: folder });
  try {
    const row = await store.table(table);
    if (row === null) throw new Wrong(`There is no table ${table} in ${folder}.`);
    if (row.status !== 'over') throw new Wrong(`The game at table ${table} is not over: its record still holds secrets.`);
    const record = { ...headOf(row), seed: row.seed, entries: await store.entries(table, 0) };
    const seating = (await store.seating(table, 0)).map(publicSeating);
    return { table, promise: promiseOf(row.seed, table), name: row.name, names: row.seats.map((x) => x.name), record, seating };
  } finally {
    await store.close();
  }
};

export const exportRecord = async (place: Place, table: string, file: string | undefined, io: Io): Promise<number> => {
  const found = place.url === undefined ? await fromStore(place.data, table) : await call(place.url, `/api/tables/${encodeURIComponent(table)}/record`);
  if (file === undefined) io.out(JSON.stringify(found));
  else {
    writeFile(file, found);
    io.err(`Wrote table ${table} to ${file}.\n`);
  }
  return 0;
};

/** A record may be the first thing in a new house. */
const opened = async (folder: string) => {
  try {
    return await openSqlite(folder);
  } catch (e) {
    throw new Wrong(e instanceof Error ? e.message : String(e));
  }
};
const intoStore = async (folder: string, file: string): Promise<unknown> => {
  const given = readGiven(file);
  const verdict = await verifyRecord(findGame, given.raw, given.promise, given.table);
  if ('wrong' in verdict) throw new Wrong(`This record is not a true game: ${verdict.wrong}.`);
  if ('unknown' in verdict) throw new Wrong(`This record cannot be checked here: ${verdict.unknown}.`);
  const store = await opened(folder);
  try {
    return await keepRecord(openTables(store, openMetrics(), findGame), verdict, given.name, given.names ?? [], given.seating);
  } finally {
    await store.close();
  }
};

export const importRecord = async (place: Place, file: string, io: Io): Promise<number> => {
  const { raw, ...about } = readGiven(file);
  const kept = place.url === undefined ? await intoStore(place.data, file) : await call(place.url, '/api/tables/import', { record: raw, ...about });
  if (typeof kept === 'object' && kept !== null && 'table' in kept) io.out(`The record was stored as table ${String(kept.table)}.`);
  return 0;
};
