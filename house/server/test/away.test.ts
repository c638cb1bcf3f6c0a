/** Away and back in a house on one file. */
import { openSqlite } from '../store/sqlite.ts';
import { awaySuite } from './away-suite.ts';
import { folders } from './folders.ts';

const fresh = folders();

awaySuite(
  'SQLite',
  async () => ({ dataDir: fresh() }),
  (wish) => openSqlite(wish.dataDir ?? ''),
);
