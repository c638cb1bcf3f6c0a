/** Nobody loses to absence in a house on one file. */
import { absenceSuite } from './absence-suite.ts';
import { folder } from './houses.ts';

absenceSuite('SQLite', async () => ({ dataDir: folder() }));
