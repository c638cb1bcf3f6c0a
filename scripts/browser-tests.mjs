/** The browser tests, in a real Chromium, against the built house: those of `npm test`, or with `--long` the whole games, which take about as long again. */
import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { at } from './house.mjs';
import { ready } from './ready.mjs';

const unsteadyIn = ({ specs = [], suites = [] }) => [
  ...specs.filter((x) => x.tests.some((t) => t.status === 'flaky')).map((x) => `${x.file}:${x.line} › ${x.title}`),
  ...suites.flatMap(unsteadyIn),
];
const faultsOf = ({ specs = [], suites = [] }) => [...specs.filter((x) => !x.ok).map((x) => `${x.file}:${x.line} › ${x.title}`), ...suites.flatMap(faultsOf)];

/** Runs them, with their own progress, and counts. A test that did not run has not passed. The long ones carry the tag `@long`. */
export const browserTests = async (args = [], long = false) => {
  const { playwright } = await import('./playwright.mjs');
  const report = join(mkdtempSync(join(tmpdir(), 'pesthouse-')), 'browser.json');
  const { code } = await playwright(['--config', at('playwright.config.ts'), '--reporter=list,json', long ? '--grep=@long' : '--grep-invert=@long', ...args], {
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
  });
  if (!existsSync(report)) return { passed: 0, failed: 1 };
  const { stats, errors, suites } = JSON.parse(readFileSync(report, 'utf8'));
  const failed = stats.unexpected + stats.skipped + errors.length;
  // A race in the test or in the house: nobody waits for it, and nobody overlooks it.
  for (const name of suites.flatMap(unsteadyIn)) console.log(`passed at a later try: ${name}`);
  return {
    passed: stats.expected + stats.flaky,
    failed: failed === 0 && code !== 0 ? 1 : failed,
    named: [...suites.flatMap(faultsOf), ...errors.map((x) => x.message)],
  };
};

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  await ready();
  const args = process.argv.slice(2);
  const { passed, failed } = await browserTests(
    args.filter((x) => x !== '--long'),
    args.includes('--long'),
  );
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
}
