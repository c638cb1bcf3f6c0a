/** Away and back in a house on one file. */
import { awaySuite } from './away-suite.ts';

awaySuite('SQLite', async () => ({}));
