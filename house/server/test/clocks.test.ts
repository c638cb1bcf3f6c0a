/** Clocks in a house on one file. */
import { openSqlite } from '../store/sqlite.ts';
import { clocksSuite } from './clocks-suite.ts';
import { folder } from './houses.ts';

clocksSuite(
  'SQLite',
  async () => ({ dataDir: folder() }),
  (wish) => openSqlite(wish.dataDir ?? ''),
  false,
);
