/** Circles in a house with a file. */
import { circlesSuite } from './circles-suite.ts';

circlesSuite('SQLite', async () => ({}));
