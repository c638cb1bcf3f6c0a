/** A database row by row, whatever is in it: for copies that must miss nothing, also of what later versions keep. Both databases read and write the same rows. */

import { join } from 'node:path';
import Database from 'libsql';
import pg from 'pg';

export type Value = string | number | null | { readonly b64: string };
export type Row = readonly Value[];
export interface RawTable {
  readonly name: string;
  readonly columns: readonly string[];
}

export interface Raw {
  readonly kind: 'sqlite' | 'postgres';
  /** All tables of the house, each after those that it refers to. */
  tables(): Promise<RawTable[]>;
  /** Its rows as of when the database was opened, some at a time. */
  pages(table: RawTable): AsyncGenerator<Row[]>;
  put(table: RawTable, rows: readonly Row[]): Promise<void>;
  /** Takes every table away. */
  clear(): Promise<void>;
  migrations(): Promise<string[]>;
  /** Ends what was begun; only then is what was put there for good. */
  close(keep: boolean): Promise<void>;
}

const PAGE = 500;
/** Bookkeeping of the databases themselves. */
const OURS = (name: string): boolean => !/^(sqlite_|libsql_|kysely_|_litestream)/.test(name) && name !== 'probe';
const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;
const pause = (): Promise<void> => new Promise((go) => setImmediate(go));

/** A value as both databases have it: whole numbers as numbers, truth as 0 and 1, bytes as text. */
const plain = (x: unknown, type: string): Value => {
  if (x === null || x === undefined) return null;
  if (typeof x === 'boolean') return x ? 1 : 0;
  if (x instanceof Uint8Array) return { b64: Buffer.from(x).toString('base64') };
  if (typeof x === 'bigint') return Number(x);
  if (typeof x === 'string') return /^(bigint|int8|numeric)$/i.test(type) ? Number(x) : x;
  if (typeof x === 'number') return x;
  return JSON.stringify(x);
};
const given = (x: Value, type: string): string | number | boolean | Buffer | null => {
  if (x !== null && typeof x === 'object') return Buffer.from(x.b64, 'base64');
  return /^bool/i.test(type) && x !== null ? x === 1 : x;
};

/** Parents first. */
const ordered = (names: readonly string[], refers: ReadonlyMap<string, ReadonlySet<string>>): string[] => {
  const done: string[] = [];
  const visit = (name: string, path: readonly string[]): void => {
    if (done.includes(name) || path.includes(name)) return;
    for (const to of refers.get(name) ?? []) if (names.includes(to)) visit(to, [...path, name]);
    done.push(name);
  };
  for (const name of [...names].sort()) visit(name, []);
  return done;
};

interface Column {
  readonly name: string;
  readonly type: string;
}
const text = (row: unknown, key: string): string => {
  const x: unknown = typeof row === 'object' && row !== null ? Reflect.get(row, key) : undefined;
  return typeof x === 'string' ? x : String(x ?? '');
};
const fieldsOf = (row: unknown, columns: readonly Column[]): Value[] =>
  columns.map(({ name, type }) => plain(typeof row === 'object' && row !== null ? Reflect.get(row, name) : null, type));

export const openRawSqlite = (folder: string, write: boolean): Raw => {
  const file = new Database(join(folder, 'pesthouse.db'));
  file.pragma('busy_timeout = 5000');
  // Readers see the house as it is now, and hold nobody up; a writer checks what refers to what at the end.
  file.exec(write ? 'begin immediate' : 'begin');
  if (write) file.pragma('defer_foreign_keys = ON');
  const all = (query: string, ...values: (string | number)[]): unknown[] => file.prepare(query).all(values);
  const columnsOf = (name: string): Column[] =>
    all(`select name, type from pragma_table_info(?) order by cid`, name).map((x) => ({ name: text(x, 'name'), type: text(x, 'type') }));
  const names = (): string[] =>
    all(`select name from sqlite_master where type = 'table' order by name`)
      .map((x) => text(x, 'name'))
      .filter(OURS);
  // A snapshot begins with the first look.
  names();
  return {
    kind: 'sqlite',
    tables: async () => {
      const found = names();
      const refers = new Map(found.map((x) => [x, new Set(all('select "table" as name from pragma_foreign_key_list(?)', x).map((y) => text(y, 'name')))]));
      return ordered(found, refers).map((name) => ({ name, columns: columnsOf(name).map((x) => x.name) }));
    },
    async *pages({ name, columns }) {
      const known = columnsOf(name).filter((x) => columns.includes(x.name));
      const query = file.prepare(`select rowid as "row number", * from ${quoted(name)} where rowid > ? order by rowid limit ${PAGE}`);
      for (let last = -1; ; ) {
        const rows: unknown[] = query.all([last]);
        if (rows.length === 0) return;
        last = Number(text(rows.at(-1), 'row number'));
        yield rows.map((x) => fieldsOf(x, known));
        await pause();
      }
    },
    async put({ name, columns }, rows) {
      const types = new Map(columnsOf(name).map((x) => [x.name, x.type]));
      const into = file.prepare(`insert into ${quoted(name)} (${columns.map(quoted).join(', ')}) values (${columns.map(() => '?').join(', ')})`);
      for (const row of rows) into.run(row.map((x, i) => given(x, types.get(columns[i] ?? '') ?? '')));
      await pause();
    },
    clear: async () => {
      for (const name of names().reverse()) file.exec(`drop table ${quoted(name)}`);
    },
    migrations: async () => all('select name from kysely_migration order by name').map((x) => text(x, 'name')),
    close: async (keep) => {
      if (file.inTransaction) file.exec(keep ? 'commit' : 'rollback');
      file.close();
    },
  };
};

export const openRawPostgres = async (url: string, write: boolean): Promise<Raw> => {
  const client = new pg.Client({ connectionString: url, application_name: 'pesthouse copy', connectionTimeoutMillis: 10_000 });
  client.on('error', () => {});
  await client.connect();
  await client.query(write ? 'begin' : 'begin isolation level repeatable read read only');
  const all = async (query: string, ...values: string[]): Promise<unknown[]> => (await client.query(query, values)).rows;
  const columnsOf = async (name: string): Promise<Column[]> =>
    (
      await all(
        'select column_name as name, data_type as type from information_schema.columns where table_schema = current_schema() and table_name = $1 order by ordinal_position',
        name,
      )
    ).map((x) => ({ name: text(x, 'name'), type: text(x, 'type') }));
  const names = async (): Promise<string[]> =>
    (await all(`select table_name as name from information_schema.tables where table_schema = current_schema() and table_type = 'BASE TABLE'`))
      .map((x) => text(x, 'name'))
      .filter(OURS);
  return {
    kind: 'postgres',
    async tables() {
      const found = await names();
      const refers = new Map<string, Set<string>>();
      for (const x of await all(
        `select c.conrelid::regclass::text as "from", c.confrelid::regclass::text as "to" from pg_constraint c join pg_namespace n on n.oid = c.connamespace
         where c.contype = 'f' and n.nspname = current_schema()`,
      )) {
        const own = refers.get(text(x, 'from').replaceAll('"', '')) ?? new Set<string>();
        refers.set(text(x, 'from').replaceAll('"', ''), own.add(text(x, 'to').replaceAll('"', '')));
      }
      return Promise.all(ordered(found, refers).map(async (name) => ({ name, columns: (await columnsOf(name)).map((x) => x.name) })));
    },
    async *pages({ name, columns }) {
      const known = (await columnsOf(name)).filter((x) => columns.includes(x.name));
      await client.query(`declare page no scroll cursor for select * from ${quoted(name)}`);
      try {
        for (;;) {
          const { rows } = await client.query(`fetch ${PAGE} from page`);
          if (rows.length === 0) return;
          yield rows.map((x) => fieldsOf(x, known));
        }
      } finally {
        await client.query('close page');
      }
    },
    async put({ name, columns }, rows) {
      const types = new Map((await columnsOf(name)).map((x) => [x.name, x.type]));
      const most = Math.max(1, Math.floor(30_000 / columns.length));
      for (let i = 0; i < rows.length; i += most) {
        const part = rows.slice(i, i + most);
        const marks = part.map((_, r) => `(${columns.map((__, c) => `$${r * columns.length + c + 1}`).join(', ')})`);
        const values = part.flatMap((row) => row.map((x, c) => given(x, types.get(columns[c] ?? '') ?? '')));
        await client.query(`insert into ${quoted(name)} (${columns.map(quoted).join(', ')}) values ${marks.join(', ')}`, values);
      }
    },
    async clear() {
      for (const name of await names()) await client.query(`drop table if exists ${quoted(name)} cascade`);
      await client.query('drop table if exists kysely_migration, kysely_migration_lock');
    },
    migrations: async () => (await all('select name from kysely_migration order by name')).map((x) => text(x, 'name')),
    async close(keep) {
      await client.query(keep ? 'commit' : 'rollback').catch((e: unknown) => {
        if (keep) throw e;
      });
      await client.end();
    },
  };
};
