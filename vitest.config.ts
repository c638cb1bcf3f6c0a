/** The unit tests: kernel, games, table, bots, server, command line. Browser tests are Playwright's. */
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    exclude: ['**/node_modules/**', '**/dist/**', 'test/browser/**'],
    // The laws play whole games: seconds, not milliseconds.
    testTimeout: 300_000,
    hookTimeout: 180_000,
    pool: 'forks',
  },
});
