/** Putting a backup back, and moving a house from one kind of store to the other: every row is counted and summed on both sides, and every record is played again. */
import { existsSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely, PostgresDialect, SqliteDialect } from 'kysely';
import Database from 'libsql';
import pg from 'pg';
import { madeFolder, ownOnly } from '../store/file.ts';
import { migrate, migrationNames, type Rows } from '../store/schema.ts';
import { BadBackup, type Head, readBackup, type Sums, sumsOf } from './copy.ts';
import { openRawPostgres, openRawSqlite, type Raw } from './raw.ts';

/** Where a house keeps everything: a PostgreSQL, or the file in a folder. */
export interface Home {
  readonly data: string;
  readonly database: string | null;
}

export const openRaw = (home: Home, write: boolean): Promise<Raw> =>
  home.database === null ? Promise.resolve(openRawSqlite(home.data, write)) : openRawPostgres(home.database, write);

const fileOf = (home: Home): string => join(home.data, 'pesthouse.db');

/** Whether a house was ever opened there, also if nobody has come in yet. */
export const isThere = async (home: Home): Promise<boolean> => {
  if (home.database === null) return existsSync(fileOf(home)) && statSync(fileOf(home)).size > 0;
  const raw = await openRaw(home, false);
  try {
    return (await raw.tables()).some((x) => x.name === 'tables');
  } finally {
    await raw.close(false);
  }
};

/** Whether anybody has been in a house there. */
export const isUsed = async (home: Home): Promise<boolean> => {
  if (home.database === null && (!existsSync(fileOf(home)) || statSync(fileOf(home)).size === 0)) return false;
  const raw = await openRaw(home, false);
  try {
    const tables = await raw.tables();
    for (const name of ['tables', 'persons']) {
      const found = tables.find((x) => x.name === name);
      if (found === undefined) continue;
      for await (const rows of raw.pages(found)) if (rows.length > 0) return true;
    }
    return false;
  } finally {
    await raw.close(false);
  }
};

/** Empty tables of the shape that the rows have. What was there before is moved aside (a file) or taken away (a PostgreSQL). Gives where it was moved. */
const prepared = async (home: Home, steps: readonly string[]): Promise<string | null> => {
  const known = await migrationNames();
  const strange = steps.filter((x) => !known.includes(x));
  if (strange.length > 0) throw new BadBackup(`This was made by a newer version of the house (${strange.join(', ')}). Put the newer version back first.`);
  let aside: string | null = null;
  if (home.database === null) {
    madeFolder(home.data);
    const path = fileOf(home);
    if (existsSync(path)) {
      aside = `${path}.before-${new Date().toISOString().replaceAll(':', '').slice(0, 17)}`;
      // What still stands beside the file is brought home first.
      const old = new Database(path);
      old.pragma('wal_checkpoint(TRUNCATE)');
      old.close();
      renameSync(path, aside);
      for (const rest of ['-wal', '-shm']) rmSync(`${path}${rest}`, { force: true });
    }
    const file = new Database(path);
    ownOnly(path);
    file.pragma('journal_mode = WAL');
    const db = new Kysely<Rows>({ dialect: new SqliteDialect({ database: { prepare: (x) => file.prepare(x), close: () => file.close() } }) });
    await migrate(db, steps).finally(() => db.destroy());
    return aside;
  }
  const raw = await openRawPostgres(home.database, true);
  await raw.clear();
  await raw.close(true);
  const db = new Kysely<Rows>({ dialect: new PostgresDialect({ pool: new pg.Pool({ connectionString: home.database, max: 2 }) }) });
  await migrate(db, steps).finally(() => db.destroy());
  return null;
};

const compare = async (home: Home, wanted: Sums): Promise<void> => {
  const raw = await openRaw(home, false);
  try {
    const found = await sumsOf(raw, Object.keys(wanted));
    for (const [name, sum] of Object.entries(wanted)) {
      const own = found[name];
      if (own?.digest !== sum.digest || own.rows !== sum.rows)
        throw new BadBackup(`What was written is not what was read: ${own?.rows ?? 0} of ${sum.rows} rows of ${name} are there.`);
    }
  } finally {
    await raw.close(false);
  }
};

export interface Restored {
  readonly head: Head;
  readonly sums: Sums;
  /** Where the file that was there before lies now. */
  readonly aside: string | null;
}

/** Puts a backup into a home. It is read to its end once before anything is touched. */
export const restore = async (path: string, home: Home): Promise<Restored> => {
  const { head, sums } = await readBackup(path, { head: async () => {}, rows: async () => {} });
  const aside = await prepared(home, head.migrations);
  const raw = await openRaw(home, true);
  let keep = false;
  try {
    await readBackup(path, { head: async () => {}, rows: (table, rows) => raw.put(table, rows) });
    keep = true;
  } finally {
    await raw.close(keep);
  }
  await compare(home, sums);
  return { head, sums, aside };
};

/** Copies everything from one home into another, and holds both against each other. */
export const move = async (from: Home, to: Home): Promise<{ readonly sums: Sums; readonly aside: string | null }> => {
  const source = await openRaw(from, false);
  try {
    const aside = await prepared(to, await source.migrations());
    const target = await openRaw(to, true);
    let keep = false;
    try {
      for (const table of await source.tables()) for await (const rows of source.pages(table)) await target.put(table, rows);
      keep = true;
    } finally {
      await target.close(keep);
    }
    const sums = await sumsOf(
      source,
      (await source.tables()).map((x) => x.name),
    );
    await compare(to, sums);
    return { sums, aside };
  } finally {
    await source.close(false);
  }
};
