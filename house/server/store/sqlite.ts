/** The memory of a house on one machine: a single SQLite file, nothing to set up. */
import { Kysely, SqliteDialect, type SqliteStatement } from 'kysely';
import { openFile } from './file.ts';
import { openStore } from './queries.ts';
import type { Rows } from './schema.ts';
import type { Store } from './store.ts';

const PROBE = 'insert or replace into probe (n, body) values (1, zeroblob(16384))';
const INTO = 'insert into entries ("table", n, seat, body, at) values ';
const ROW = '(?, ?, ?, ?, ?)';
const APPEND = `${INTO}${ROW} on conflict do nothing`;
/** So many entries are written by one statement. */
const MOST_AT_ONCE = 24;
/** So many questions are kept compiled. */
const MOST_KNOWN = 300;
/** A move may wait so long for others to share its write, and does where there were others just before. */
const TOGETHER_MS = 4;
/** Whether the file can be written is tried no more often than this. */
const PROBE_MS = 5_000;

const FULL = 'The disk of this house is full or cannot be written to, so nothing can be stored. Nothing has changed; tell whoever runs the house.';
const codeOf = (e: unknown): string => (e instanceof Error && 'code' in e ? String(e.code) : '');
const words = (e: unknown): string | undefined => (/^SQLITE_(FULL|IOERR|READONLY|CANTOPEN)/.test(codeOf(e)) ? FULL : undefined);

export const openSqlite = async (folder: string): Promise<Store> => {
  const { file, settle } = openFile(folder);
  // The house asks the same questions over and over: each is compiled once. What was not asked for longest makes room.
  const known = new Map<string, SqliteStatement>();
  const prepare = (text: string): SqliteStatement => {
    const before = known.get(text);
    if (before !== undefined) {
      known.delete(text);
      known.set(text, before);
      return before;
    }
    const made = file.prepare(text);
    const statement: SqliteStatement = {
      reader: made.reader,
      all: (values) => made.all(values),
      run: (values) => made.run(values),
      iterate: (values) => made.iterate(values),
    };
    const [oldest] = known.keys();
    if (known.size >= MOST_KNOWN && oldest !== undefined) known.delete(oldest);
    known.set(text, statement);
    return statement;
  };
  const db = new Kysely<Rows>({ dialect: new SqliteDialect({ database: { prepare, close: () => file.close() } }) });
  const one = (e: Rows['entries']): boolean => prepare(APPEND).run([e.table, e.n, e.seat, e.body, e.at]).changes > 0;
  const texts = Array.from({ length: MOST_AT_ONCE + 1 }, (_, rows) => INTO + Array.from({ length: rows }, () => ROW).join());
  /** All of them by one statement, which is all or nothing; false where a number is taken. */
  const together = (all: readonly Rows['entries'][]): boolean => {
    const values: (string | number)[] = [];
    for (const e of all) values.push(e.table, e.n, e.seat, e.body, e.at);
    try {
      prepare(texts[all.length] ?? '').run(values);
      return true;
    } catch (e) {
      if (codeOf(e).startsWith('SQLITE_CONSTRAINT')) return false;
      throw e;
    }
  };
  const oneByOne = (all: readonly Rows['entries'][]): boolean[] => {
    prepare('begin immediate').run([]);
    const won = all.map(one);
    prepare('commit').run([]);
    return won;
  };
  const write = (all: readonly Rows['entries'][]): boolean[] => {
    if (all.length === 1) return all.map(one);
    return all.length <= MOST_AT_ONCE && together(all) ? all.map(() => true) : oneByOne(all);
  };
  /** When the file was last written to with success. */
  let wrote = 0;
  // What arrives at once, at whatever tables, is made durable at once: one wait for the disk serves all. A quiet house writes straight away; a busy one lets a moment's moves come together.
  let flushed = 0;
  let batch: { readonly e: Rows['entries']; done(won: boolean): void; fail(why: unknown): void }[] = [];
  const flush = (): void => {
    const all = batch;
    batch = [];
    flushed = performance.now();
    try {
      const won = write(all.map((x) => x.e));
      wrote = Date.now();
      for (const [i, x] of all.entries()) x.done(won[i] === true);
    } catch (why) {
      wrote = 0;
      if (file.inTransaction) prepare('rollback').run([]);
      for (const x of all) x.fail(why);
    }
  };

  const store = await openStore(db, {
    shared: false,
    spread: (put) => put,
    onNews: () => {},
    words,
    ready: async () => {
      if (Date.now() - wrote < PROBE_MS) return;
      // More than a move ever writes: a disk that is too full for moves says so here, also where a page or two would still fit.
      prepare(PROBE).run([]);
      wrote = Date.now();
    },
    append: (e) =>
      new Promise((done, fail) => {
        batch.push({ e, done, fail });
        if (batch.length > 1) return;
        if (performance.now() - flushed < 2 * TOGETHER_MS) setTimeout(flush, TOGETHER_MS);
        else setImmediate(flush);
      }),
    close: async () => {},
  });
  file.exec('create table if not exists probe (n integer primary key, body blob not null)');
  settle();
  return store;
};
