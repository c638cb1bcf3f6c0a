/** The unit tests, counted: unit, clause, card and law tests, and the store on SQLite and a real PostgreSQL. */
import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { at, tool } from './house.mjs';

const briefly = (message = '') => message.split('\n', 3).join(' / ').slice(0, 400);
const faultsOf = ({ name, message, status, assertionResults }) => [
  ...(status === 'failed' && assertionResults.length === 0 ? [`${name}: ${briefly(message)}`] : []),
  ...assertionResults.filter((x) => x.status === 'failed').map((x) => `${name} › ${x.fullName}: ${briefly(x.failureMessages[0])}`),
];

/** A test that did not run has not passed, and neither has a file that could not be read. */
export const unitTests = async (env = {}) => {
  const report = join(mkdtempSync(join(tmpdir(), 'pesthouse-')), 'unit.json');
  const { code } = await tool(
    'vitest/vitest.mjs',
    ['run', '--retry=2', '--reporter=default', `--reporter=${at('scripts', 'unsteady.mjs')}`, '--reporter=json', `--outputFile.json=${report}`],
    { env },
  );
  if (!existsSync(report)) return { passed: 0, failed: 1 };
  const { numPassedTests, numTotalTests, testResults } = JSON.parse(readFileSync(report, 'utf8'));
  const unread = testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0).length;
  const failed = numTotalTests - numPassedTests + unread;
  return { passed: numPassedTests, failed: failed === 0 && (code !== 0 || numTotalTests === 0) ? 1 : failed, named: testResults.flatMap(faultsOf) };
};
