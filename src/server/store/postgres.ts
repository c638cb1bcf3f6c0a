/** The memory that several processes share: PostgreSQL. News travel by LISTEN/NOTIFY and carry nothing but the name of a table. */
import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { openStore } from './queries.ts';
import type { Rows } from './schema.ts';
import type { Store } from './store.ts';

const CHANNEL = 'pesthouse';
const AGAIN_MS = 500;

const why = (e: unknown): string => {
  if (e instanceof AggregateError) return e.errors.map(why).join(', ');
  return e instanceof Error ? e.message : String(e);
};

/** Hears the channel for as long as the house is open; a lost connection is opened again. */
const listen = async (url: string, ours: (pid: number) => boolean) => {
  let hear: (id: string | null) => void = () => {};
  let client: pg.Client | null = null;
  let closed = false;
  let again: NodeJS.Timeout | undefined;

  const open = async (): Promise<void> => {
    const next = new pg.Client({ connectionString: url, application_name: 'pesthouse news' });
    next.on('notification', (x) => {
      if (x.payload !== undefined && !ours(x.processId)) hear(x.payload);
    });
    next.on('error', () => {});
    next.on('end', () => {
      if (client !== next) return;
      client = null;
      if (!closed) again = setTimeout(retry, AGAIN_MS);
    });
    await next.connect();
    await next.query(`listen ${CHANNEL}`);
    client = next;
  };
  const retry = (): void => {
    if (closed) return;
    open().then(
      () => hear(null),
      () => {
        if (!closed) again = setTimeout(retry, AGAIN_MS);
      },
    );
  };

  await open();
  return {
    onNews: (f: (id: string | null) => void) => {
      hear = f;
    },
    close: async () => {
      closed = true;
      clearTimeout(again);
      await client?.end();
    },
  };
};

export const openPostgres = async (url: string): Promise<Store> => {
  const pool = new pg.Pool({ connectionString: url, max: 8, application_name: 'pesthouse' });
  const pids = new Set<number>();
  pool.on('error', () => {});
  pool.on('connect', (client) => {
    const pid: unknown = Reflect.get(client, 'processID');
    if (typeof pid === 'number') pids.add(pid);
  });
  pool.on('remove', (client) => {
    const pid: unknown = Reflect.get(client, 'processID');
    if (typeof pid === 'number') pids.delete(pid);
  });
  const db = new Kysely<Rows>({ dialect: new PostgresDialect({ pool }) });
  try {
    const news = await listen(url, (pid) => pids.has(pid));
    return await openStore(db, {
      shared: true,
      spread: (put, table) => sql`with put as (${put}) select pg_notify(${CHANNEL}, ${table}) from put`,
      onNews: news.onNews,
      close: news.close,
    });
  } catch (e) {
    await db.destroy();
    throw new Error(`The house cannot reach its PostgreSQL database: ${why(e)}.`);
  }
};
