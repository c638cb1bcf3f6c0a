/** The memory of a house on one machine: a single SQLite file, nothing to set up. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely, SqliteDialect, type SqliteStatement } from 'kysely';
import Database from 'libsql';
import { openStore } from './queries.ts';
import type { Rows } from './schema.ts';
import type { Store } from './store.ts';

const FILE = 'pesthouse.db';
const APPEND = 'insert into entries ("table", n, seat, body, at) values (?, ?, ?, ?, ?) on conflict do nothing';

const openFile = (folder: string): Database.Database => {
  try {
    mkdirSync(folder, { recursive: true });
    const file = new Database(join(folder, FILE));
    file.pragma('journal_mode = WAL');
    // An acknowledged move survives the loss of power, not only of the process.
    file.pragma('synchronous = FULL');
    file.pragma('foreign_keys = ON');
    file.pragma('busy_timeout = 5000');
    return file;
  } catch (e) {
    throw new Error(`The house cannot write to its data folder ${folder}: ${e instanceof Error ? e.message : String(e)}.`);
  }
};

export const openSqlite = async (folder: string): Promise<Store> => {
  const file = openFile(folder);
  // The house asks a dozen questions over and over: each is compiled once.
  const known = new Map<string, SqliteStatement>();
  const prepare = (text: string): SqliteStatement => {
    const before = known.get(text);
    if (before !== undefined) return before;
    const made = file.prepare(text);
    const statement: SqliteStatement = {
      reader: made.reader,
      all: (values) => made.all(values),
      run: (values) => made.run(values),
      iterate: (values) => made.iterate(values),
    };
    if (known.size < 100) known.set(text, statement);
    return statement;
  };
  const db = new Kysely<Rows>({ dialect: new SqliteDialect({ database: { prepare, close: () => file.close() } }) });
  const one = (e: Rows['entries']): boolean => prepare(APPEND).run([e.table, e.n, e.seat, e.body, e.at]).changes > 0;
  // What arrives at once, at whatever tables, is made durable at once: one wait for the disk serves all.
  let batch: { readonly e: Rows['entries']; done(won: boolean): void; fail(why: unknown): void }[] = [];
  const flush = (): void => {
    const all = batch;
    batch = [];
    try {
      if (all.length > 1) prepare('begin immediate').run([]);
      const won = all.map((x) => one(x.e));
      if (all.length > 1) prepare('commit').run([]);
      for (const [i, x] of all.entries()) x.done(won[i] === true);
    } catch (why) {
      if (file.inTransaction) prepare('rollback').run([]);
      for (const x of all) x.fail(why);
    }
  };

  return openStore(db, {
    shared: false,
    spread: (put) => put,
    onNews: () => {},
    append: (e) =>
      new Promise((done, fail) => {
        batch.push({ e, done, fail });
        if (batch.length === 1) setImmediate(flush);
      }),
    close: async () => {},
  });
};
