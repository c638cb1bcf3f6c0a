/** Clocks in a house on one file. */
import { rmSync } from 'node:fs';
import { afterAll } from 'vitest';
import { openSqlite } from '../store/sqlite.ts';
import { clocksSuite } from './clocks-suite.ts';
import { folder } from './houses.ts';

const homes: string[] = [];
afterAll(() => {
  for (const x of homes) rmSync(x, { recursive: true, force: true });
});

clocksSuite(
  'SQLite',
  async () => {
    const dataDir = folder();
    homes.push(dataDir);
    return { dataDir };
  },
  (wish) => openSqlite(wish.dataDir ?? ''),
  false,
);
