/** Results in a house with a file. */
import { rmSync } from 'node:fs';
import { afterAll } from 'vitest';
import { openSqlite } from '../store/sqlite.ts';
import { folder } from './houses.ts';
import { resultsSuite } from './results-suite.ts';

const home = folder();
afterAll(() => rmSync(home, { recursive: true, force: true }));

resultsSuite(
  'SQLite',
  async () => ({ dataDir: home }),
  () => openSqlite(home),
);
