/** `npm test`, on a fresh clone too: installs, checks, runs every test, builds, plays whole games in a browser, and counts all of it. */
import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { at, needNode, run, tool } from './house.mjs';

needNode();
const { install } = await import('./install.mjs');
await install();

/** Unit, clause, card and law tests, and the store on SQLite and a real PostgreSQL. A test that did not run has not passed. */
const unitTests = async () => {
  const report = join(mkdtempSync(join(tmpdir(), 'pesthouse-')), 'unit.json');
  const { code } = await tool('vitest/vitest.mjs', ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`]);
  if (!existsSync(report)) return { passed: 0, failed: 1 };
  const { numPassedTests, numTotalTests, testResults } = JSON.parse(readFileSync(report, 'utf8'));
  const unread = testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0).length;
  const failed = numTotalTests - numPassedTests + unread;
  return { passed: numPassedTests, failed: failed === 0 && (code !== 0 || numTotalTests === 0) ? 1 : failed };
};

const build = async () => {
  const { code } = await run(process.execPath, [at('scripts', 'build.mjs')]);
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
};

const STAGES = {
  checks: async () => (await import('./check.mjs')).checkAll(),
  tests: unitTests,
  build,
  'browser tests': async () => (await import('./browser-tests.mjs')).browserTests(),
};

const total = { passed: 0, failed: 0 };
for (const [name, stage] of Object.entries(STAGES)) {
  console.log(`\n== ${name}`);
  const began = Date.now();
  const { passed, failed } = await stage().catch((error) => {
    console.error(error);
    return { passed: 0, failed: 1 };
  });
  console.log(`-- ${name}: ${passed} of ${passed + failed} in ${Math.round((Date.now() - began) / 1000)} s`);
  total.passed += passed;
  total.failed += failed;
}
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;
