/** The browser tests: whole games through the page, in a real Chromium, against the built house. */
import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { at, tool } from './house.mjs';
import { ready } from './ready.mjs';

/** Runs them, with their own progress, and counts. A test that did not run has not passed. */
export const browserTests = async (args = []) => {
  const { findChromium } = await import('./chromium.mjs');
  const report = join(mkdtempSync(join(tmpdir(), 'pesthouse-')), 'browser.json');
  const env = { CHROMIUM_PATH: await findChromium(), PLAYWRIGHT_JSON_OUTPUT_NAME: report };
  const { code } = await tool('@playwright/test/cli.js', ['test', '--config', at('playwright.config.ts'), '--reporter=list,json', ...args], { env });
  if (!existsSync(report)) return { passed: 0, failed: 1 };
  const { stats, errors } = JSON.parse(readFileSync(report, 'utf8'));
  const failed = stats.unexpected + stats.flaky + stats.skipped + errors.length;
  return { passed: stats.expected, failed: failed === 0 && code !== 0 ? 1 : failed };
};

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  await ready();
  const { passed, failed } = await browserTests(process.argv.slice(2));
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
}
