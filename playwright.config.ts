/** The browser tests: a real Chromium against the built house. Each worker opens a house of its own. */
import { defineConfig } from '@playwright/test';

const executablePath = process.env.CHROMIUM_PATH;

export default defineConfig({
  testDir: 'house/test/browser',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  // Generous, for a machine that has other things to do.
  timeout: 240_000,
  // The second try only tells a race from a fault: what passes at it is named and fails the run, but for a busy machine that runs it for everybody.
  retries: 1,
  failOnFlakyTests: !process.env.CI,
  expect: { timeout: 30_000 },
  use: {
    browserName: 'chromium',
    viewport: { width: 1440, height: 900 },
    // By lamp: the house follows the system's wish, and what is to be tried by day says so.
    colorScheme: 'dark',
    // A trace keeps the whole page after every step, which doubles the time that a game takes: only who looks for a fault wants it.
    trace: process.env.TRACE === undefined ? 'off' : 'retain-on-failure',
    screenshot: 'only-on-failure',
    // It fetches the whole house for later, in every new browser: only tests of a house that is gone need it (`test.use({ serviceWorkers: 'allow' })`).
    serviceWorkers: 'block',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--disable-sync', '--no-first-run'],
    },
  },
});
