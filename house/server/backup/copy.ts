/** A backup: one compressed file with every row of the store, a head that says what it is, and an end that says whether it is whole. */
import { createHash } from 'node:crypto';
import { chmodSync, createReadStream, createWriteStream, mkdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import * as z from 'zod';
import { type Digest, openDigest } from './digest.ts';
import type { Raw, RawTable, Row } from './raw.ts';

const head = z.object({
  pesthouse: z.literal('backup'),
  format: z.literal(1),
  version: z.string(),
  made: z.number(),
  from: z.string(),
  migrations: z.array(z.string()),
});
const tableLine = z.object({ table: z.string(), columns: z.array(z.string()) });
const value = z.union([z.string(), z.number(), z.null(), z.object({ b64: z.string() })]);
const rowLine = z.array(value);
const sums = z.record(z.string(), z.object({ rows: z.number(), digest: z.string() }));
const endLine = z.object({ end: z.literal(true), tables: sums, sha256: z.string() });
export type Head = z.output<typeof head>;
export type Sums = z.output<typeof sums>;

export class BadBackup extends Error {}

export interface Made {
  readonly at: number;
  readonly bytes: number;
  readonly sums: Sums;
}

/** Writes the rows that the database holds now. The file appears under its name only when it is whole. */
export const writeBackup = async (raw: Raw, path: string, version: string, now: number = Date.now()): Promise<Made> => {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  const draft = `${path}.draft`;
  const hash = createHash('sha256');
  const found: { [name: string]: { rows: number; digest: string } } = {};
  const line = (x: unknown): string => {
    const text = `${JSON.stringify(x)}\n`;
    hash.update(text);
    return text;
  };
  async function* lines(): AsyncGenerator<string> {
    yield line({ pesthouse: 'backup', format: 1, version, made: now, from: raw.kind, migrations: await raw.migrations() });
    for (const table of await raw.tables()) {
      yield line({ table: table.name, columns: table.columns });
      const digest = openDigest();
      for await (const rows of raw.pages(table)) {
        digest.add(table.columns, rows);
        yield rows.map(line).join('');
      }
      found[table.name] = { rows: digest.rows, digest: digest.hex() };
    }
    yield `${JSON.stringify({ end: true, tables: found, sha256: hash.digest('hex') })}\n`;
  }
  try {
    await pipeline(Readable.from(lines()), createGzip(), createWriteStream(draft, { mode: 0o600 }));
    chmodSync(draft, 0o600);
    renameSync(draft, path);
  } catch (e) {
    rmSync(draft, { force: true });
    throw e;
  }
  return { at: now, bytes: statSync(path).size, sums: found };
};

const CHUNK = 400;
const damaged = (path: string, why: string): BadBackup => new BadBackup(`The backup ${path} is damaged (${why}) and was not used.`);

/** What takes in a backup while it is read. */
export interface Taker {
  head(head: Head): Promise<void>;
  rows(table: RawTable, rows: readonly Row[]): Promise<void>;
}

/** Reads a backup from beginning to end and holds it against its own sums. */
export const readBackup = async (path: string, take: Taker): Promise<{ readonly head: Head; readonly sums: Sums }> => {
  const hash = createHash('sha256');
  const digests = new Map<string, Digest>();
  let first: Head | undefined;
  let table: RawTable | undefined;
  let end: z.output<typeof endLine> | undefined;
  let waiting: Row[] = [];
  const flush = async (): Promise<void> => {
    if (table !== undefined && waiting.length > 0) await take.rows(table, waiting);
    if (table !== undefined) digests.get(table.name)?.add(table.columns, waiting);
    waiting = [];
  };
  const hear = async (text: string): Promise<void> => {
    const x: unknown = JSON.parse(text);
    const last = endLine.safeParse(x);
    if (last.success) {
      await flush();
      end = last.data;
      return;
    }
    if (end !== undefined) throw damaged(path, 'there is something behind its end');
    hash.update(`${text}\n`);
    if (first === undefined) {
      first = head.parse(x);
      await take.head(first);
    } else if (Array.isArray(x)) {
      waiting.push(rowLine.parse(x));
      if (waiting.length >= CHUNK) await flush();
    } else {
      await flush();
      const { table: name, columns } = tableLine.parse(x);
      table = { name, columns };
      digests.set(name, openDigest());
    }
  };
  const file = createReadStream(path);
  const unpacked = file.pipe(createGunzip());
  // What breaks on the way is told by the reader of lines.
  file.on('error', (e) => unpacked.destroy(e));
  const failed = new Promise<never>((_, reject) => unpacked.once('error', reject));
  failed.catch(() => {});
  try {
    const lines = createInterface({ input: unpacked, crlfDelay: Number.POSITIVE_INFINITY })[Symbol.asyncIterator]();
    for (;;) {
      const next = await Promise.race([lines.next(), failed]);
      if (next.done === true) break;
      await hear(next.value);
    }
  } catch (e) {
    if (e instanceof BadBackup) throw e;
    if (e instanceof Error && 'code' in e && e.code === 'ENOENT') throw new BadBackup(`There is no backup ${path}.`);
    if (e instanceof z.ZodError || e instanceof SyntaxError || (e instanceof Error && 'code' in e && /^Z_/.test(String(e.code))))
      throw damaged(path, first === undefined ? 'it is not a backup of a house' : 'a part of it cannot be read');
    throw e;
  }
  if (first === undefined || end === undefined) throw damaged(path, 'it ends too early');
  if (hash.digest('hex') !== end.sha256) throw damaged(path, 'its hash is another one');
  for (const [name, sum] of Object.entries(end.tables))
    if (digests.get(name)?.hex() !== sum.digest || digests.get(name)?.rows !== sum.rows) throw damaged(path, `its ${name} do not add up`);
  return { head: first, sums: end.tables };
};

/** The sums of what a database holds. */
export const sumsOf = async (raw: Raw, only: readonly string[]): Promise<Sums> => {
  const found: { [name: string]: { rows: number; digest: string } } = {};
  for (const table of await raw.tables()) {
    if (!only.includes(table.name)) continue;
    const digest = openDigest();
    for await (const rows of raw.pages(table)) digest.add(table.columns, rows);
    found[table.name] = { rows: digest.rows, digest: digest.hex() };
  }
  return found;
};
