/** Away and back in a house on one file. */
import { openSqlite } from '../store/sqlite.ts';
import { awaySuite } from './away-suite.ts';
import { folder } from './houses.ts';

awaySuite(
  'SQLite',
  async () => ({ dataDir: folder() }),
  (wish) => openSqlite(wish.dataDir ?? ''),
);
