/** The unit tests: kernel, games, table, bots, server, command line. Browser tests are Playwright's. */
import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** What plays many whole games, thinks at length, opens and kills houses or starts a PostgreSQL: `npm run quick` leaves it out. */
const LONG = [
  'house/games/{laws,laws.editions,laws.numbers,editions}.test.ts',
  'games/*/test/{laws,invariants}.test.ts',
  'games/{pest,retribution}/test/text.test.ts',
  'packages/bots/src/test/*.test.ts',
  'packages/bots/src/review/test/review.test.ts',
  'packages/lab/src/test/{denial,leanings,publish,play}.test.ts',
  'house/cli/test/*.test.ts',
  'packages/kernel/src/test/laws.test.ts',
  'house/page/table/test/{boards,explain}.test.ts',
  'packages/lab/src/puzzles/test/puzzles.test.ts',
  'house/server/test/**/*.test.ts',
  'test/campaign/*.test.ts',
];

/** The longest first: else the last of them would keep one core busy and the others idle. */
const FIRST = [
  'games/laws.test',
  'table/test/boards.test',
  'cli/test/old-houses',
  'games/laws.editions',
  'games/laws.numbers',
  'bots/test/bots.test',
  'games/editions.test',
  'server/test/',
];
const place = ({ moduleId }: TestSpecification): number => {
  const at = FIRST.findIndex((name) => moduleId.includes(name));
  return at < 0 ? FIRST.length : at;
};
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).sort((a, b) => place(a) - place(b));
  }
}

const NEVER = ['**/node_modules/**', '**/dist/**', 'test/browser/**'];

/** Loading anew in every file what it tests is most of the time of the quick ones: they share it. The long ones change too much around them for that. */
const quick = {
  extends: true as const,
  test: { name: 'quick', include: ['{packages,games,house,test}/**/*.test.ts'], exclude: [...NEVER, ...LONG], isolate: false },
};
const long = { extends: true as const, test: { name: 'long', include: LONG, exclude: NEVER } };

export default defineConfig({
  resolve: { conditions: ['pesthouse-source', 'module', 'browser', 'development|production'] },
  ssr: { resolve: { conditions: ['pesthouse-source', 'module', 'node', 'development|production'] } },
  test: {
    projects: process.env.QUICK ? [quick] : [long, quick],
    // A busy machine may take its time: what is waited for comes, or the test runs into its own limit.
    expect: { poll: { timeout: 60_000 } },
    setupFiles: ['test/luck.ts', 'test/alone.ts', 'test/drafts.ts', 'house/page/text/english.ts'],
    // The laws play whole games: seconds, not milliseconds.
    testTimeout: 300_000,
    hookTimeout: 180_000,
    sequence: { sequencer: LongestFirst },
    pool: 'forks',
    // Left to itself it would use one of two cores.
    maxWorkers: Math.max(2, availableParallelism() - 1),
  },
});
