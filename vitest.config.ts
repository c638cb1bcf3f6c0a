/** The unit tests: kernel, games, table, bots, server, command line. Browser tests are Playwright's. */
import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    exclude: ['**/node_modules/**', '**/dist/**', 'test/browser/**'],
    setupFiles: ['test/luck.ts', 'test/drafts.ts'],
    // The laws play whole games: seconds, not milliseconds.
    testTimeout: 300_000,
    hookTimeout: 180_000,
    pool: 'forks',
    // Left to itself it would use one of two cores.
    maxWorkers: Math.max(2, availableParallelism() - 1),
  },
});
