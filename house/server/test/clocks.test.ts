/** Clocks in a house on one file. */
import { openSqlite } from '../store/sqlite.ts';
import { clocksSuite } from './clocks-suite.ts';
import { folders } from './folders.ts';

const fresh = folders();

clocksSuite(
  'SQLite',
  async () => ({ dataDir: fresh() }),
  (wish) => openSqlite(wish.dataDir ?? ''),
  false,
);
