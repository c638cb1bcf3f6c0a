/** The memory that several processes share: PostgreSQL. News travel by LISTEN/NOTIFY and carry nothing but the name of a table. */
import { Socket } from 'node:net';
import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { openStore } from './queries.ts';
import type { Rows } from './schema.ts';
import type { Store } from './store.ts';

const CHANNEL = 'pesthouse';
const AGAIN_MS = 500;
/** A line on which nothing came or went for this long, though an answer was awaited, is taken for dead. */
const SILENT_MS = 10_000;

const why = (e: unknown): string => {
  if (e instanceof AggregateError) return e.errors.map(why).join(', ');
  return e instanceof Error ? e.message : String(e);
};

/** How every connection is made. A line can go silent without being cut: then nothing but a clock ends the wait. */
const lineTo = (url: string, silentMs: number): pg.ClientConfig => ({
  connectionString: url,
  connectionTimeoutMillis: silentMs,
  // The database gives up first, so what it says is an answer and not a broken line.
  statement_timeout: Math.ceil(silentMs * 0.8),
  idle_in_transaction_session_timeout: silentMs,
  keepAlive: true,
  keepAliveInitialDelayMillis: silentMs,
  stream: () => {
    const socket = new Socket();
    socket.setTimeout(silentMs, () => socket.destroy(new Error('the database does not answer')));
    return socket;
  },
});

/** Hears the channel for as long as the house is open. It asks for a sign of life again and again; a lost connection is opened anew, and what was missed is made up for. */
const listen = async (url: string, silentMs: number, ours: (pid: number) => boolean) => {
  let hear: (id: string | null) => void = () => {};
  let client: pg.Client | null = null;
  let closed = false;
  let again: NodeJS.Timeout | undefined;

  const open = async (): Promise<void> => {
    const next = new pg.Client({ ...lineTo(url, silentMs), application_name: 'pesthouse news' });
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
  // A question now and then keeps a good line busy; on a silent one the clock of the socket runs out.
  const beat = setInterval(() => client?.query('select 1').catch(() => {}), silentMs / 3);
  beat.unref();

  await open();
  return {
    onNews: (f: (id: string | null) => void) => {
      hear = f;
    },
    ready: async () => {
      if (client === null) throw new Error('the line for news is down');
      await client.query('select 1');
    },
    close: async () => {
      closed = true;
      clearTimeout(again);
      clearInterval(beat);
      await client?.end();
    },
  };
};

export const openPostgres = async (url: string, silentMs = SILENT_MS): Promise<Store> => {
  const pool = new pg.Pool({ ...lineTo(url, silentMs), max: 8, idleTimeoutMillis: silentMs / 2, application_name: 'pesthouse' });
  const pids = new Set<number>();
  pool.on('error', () => {});
  pool.on('connect', (client) => {
    // The pool hears a broken line only while nobody uses it; while somebody does, the question fails and says so. Unheard, it would end the house.
    client.on('error', () => {});
    const pid: unknown = Reflect.get(client, 'processID');
    if (typeof pid === 'number') pids.add(pid);
  });
  pool.on('remove', (client) => {
    const pid: unknown = Reflect.get(client, 'processID');
    if (typeof pid === 'number') pids.delete(pid);
  });
  const db = new Kysely<Rows>({ dialect: new PostgresDialect({ pool }) });
  try {
    const news = await listen(url, silentMs, (pid) => pids.has(pid));
    return await openStore(db, {
      shared: true,
      spread: (put, table) => sql`with put as (${put}) select pg_notify(${CHANNEL}, ${table}) from put`,
      onNews: news.onNews,
      ready: news.ready,
      close: news.close,
    });
  } catch (e) {
    await db.destroy();
    throw new Error(`The house cannot reach its PostgreSQL database: ${why(e)}.`);
  }
};
