/** What a month stands on: one file, or a PostgreSQL that several houses share; each with a look into it from beside the houses. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'libsql';
import pg from 'pg';
import * as z from 'zod';
import { openPostgres } from '../../store/postgres.ts';
import { openSqlite } from '../../store/sqlite.ts';
import { folder } from '../houses.ts';
import type { startPostgres } from '../real-postgres.ts';
import type { Ground } from './world.ts';

const counted = z.object({ n: z.coerce.number() });
const UNSENT = `select count(*) as n from outbox where state = 'due' and at <= `;

export const onOneFile = async (): Promise<Ground> => {
  const dataDir = folder();
  // The first to open it makes its tables.
  const store = await openSqlite(dataDir);
  const db = new Database(join(dataDir, 'pesthouse.db'));
  const due = db.prepare(`${UNSENT}?`);
  return {
    wish: { dataDir },
    houses: 1,
    store,
    unsent: async (now) => counted.parse(due.get(now)).n,
    async close() {
      db.close();
      await store.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
};

export const onPostgres = async (postgres: Awaited<ReturnType<typeof startPostgres>>, houses: number): Promise<Ground> => {
  const databaseUrl = await postgres.database();
  const store = await openPostgres(databaseUrl);
  const db = new pg.Client({ connectionString: databaseUrl });
  await db.connect();
  return {
    wish: { databaseUrl },
    houses,
    store,
    unsent: async (now) => counted.parse((await db.query(`${UNSENT}$1`, [now])).rows[0]).n,
    async close() {
      await db.end();
      await store.close();
    },
  };
};
