/** The unit tests: packages and games by themselves, then everything that plays through the house. Browser tests are Playwright's. */
import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** What plays many whole games, thinks at length, opens and kills houses or starts a PostgreSQL: `npm run quick` leaves it out. */
const LONG = {
  parts: [
    'packages/bots/src/{test,review/test}/*.test.ts',
    'packages/kernel/src/test/laws.test.ts',
    'games/*/test/{laws,invariants}.test.ts',
    'games/*/learn/test/*.test.ts',
    'games/{pest,retribution}/test/text.test.ts',
  ],
  /** Their modules are changed by the tests themselves, or a browser is put in the place of Node before they are loaded: each file loads its own. */
  alone: [
    'house/cli/test/fuzz-failure.test.ts',
    'house/page/table/test/{boards,explain}.test.ts',
    'house/page/text/early.test.ts',
    'house/test/campaign/*.test.ts',
  ],
  house: [
    'house/games/{laws,laws.editions,laws.numbers,editions}.test.ts',
    'house/cli/test/*.test.ts',
    'house/server/test/**/*.test.ts',
    'house/test/bots/*.test.ts',
    'house/test/lab/{denial,leanings,publish,play,puzzles,selfplay}.test.ts',
  ],
};

/** The longest first: else the last of them would keep one core busy and the others idle. */
const FIRST = [
  'games/laws.test',
  'table/test/boards.test',
  'cli/test/old-houses',
  'games/laws.editions',
  'games/laws.numbers',
  'test/bots/bots.test',
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

const NEVER = ['**/node_modules/**', '**/dist/**', 'house/test/browser/**'];
const SETUP = ['test/luck.ts', 'test/alone.ts'];
/** Only the house knows its games and the words of its page: packages and games are tested without them. */
const HOUSE = [...SETUP, 'house/test/folders.ts', 'house/test/drafts.ts', 'house/page/text/english.ts'];

/** Loading anew in every file what it tests is most of the time of the quick ones, and a third of that of the long ones: files share it, each worker loads it once. */
const shared = (name: string, include: string[], exclude: readonly string[], setupFiles: string[]) => ({
  extends: true as const,
  test: { name, include, exclude: [...NEVER, ...exclude], setupFiles, isolate: false },
});
const alone = (name: string, include: string[], setupFiles: string[]) => ({ extends: true as const, test: { name, include, exclude: NEVER, setupFiles } });

const QUICK = [
  shared('parts', ['{packages,games,test}/**/*.test.ts'], LONG.parts, SETUP),
  shared('house', ['house/**/*.test.ts'], [...LONG.house, ...LONG.alone], HOUSE),
];
const SLOW = [shared('long parts', LONG.parts, [], SETUP), shared('long house', LONG.house, LONG.alone, HOUSE), alone('long alone', LONG.alone, HOUSE)];

export default defineConfig({
  resolve: { conditions: ['pesthouse-source', 'module', 'browser', 'development|production'] },
  ssr: { resolve: { conditions: ['pesthouse-source', 'module', 'node', 'development|production'] } },
  test: {
    projects: process.env.QUICK ? QUICK : [...SLOW, ...QUICK],
    // A busy machine may take its time: what is waited for comes, or the test runs into its own limit.
    expect: { poll: { timeout: 60_000 } },
    globalSetup: 'test/litter.ts',
    // The laws play whole games: seconds, not milliseconds.
    testTimeout: 300_000,
    hookTimeout: 180_000,
    sequence: { sequencer: LongestFirst },
    pool: 'forks',
    // Left to itself it would use one of two cores.
    maxWorkers: Math.max(2, availableParallelism() - 1),
  },
});
