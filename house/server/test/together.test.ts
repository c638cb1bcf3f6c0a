/** Between people in a house on one file. */
import { togetherSuite } from './together-suite.ts';

togetherSuite('SQLite', async () => ({}));
