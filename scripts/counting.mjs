/** What came of a run of tests, of the reports that their runners write. A test that did not run has not passed, and neither has a file that could not be read. */

const briefly = (message = '') => message.split('\n', 3).join(' / ').slice(0, 400);
const unitFaults = ({ name, message, status, assertionResults }) => [
  ...(status === 'failed' && assertionResults.length === 0 ? [`${name}: ${briefly(message)}`] : []),
  ...assertionResults.filter((x) => x.status === 'failed').map((x) => `${name} › ${x.fullName}: ${briefly(x.failureMessages[0])}`),
];
/** `code` is how the runner ended; a report that never came is null. */
export const unitCount = (report, code) => {
  if (report === null) return { passed: 0, failed: 1 };
  const { numPassedTests, numTotalTests, testResults } = report;
  const unread = testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0).length;
  const failed = numTotalTests - numPassedTests + unread;
  return { passed: numPassedTests, failed: failed === 0 && (code !== 0 || numTotalTests === 0) ? 1 : failed, named: testResults.flatMap(unitFaults) };
};

/** The names of those tests of a report for which this holds. */
const browserNames = ({ specs = [], suites = [] }, holds) => [
  ...specs.filter(holds).map((x) => `${x.file}:${x.line} › ${x.title}`),
  ...suites.flatMap((x) => browserNames(x, holds)),
];
const isUnsteady = ({ tests }) => tests.some(({ status }) => status === 'flaky');

/** A browser test that passes only at a second try is a race, in the test or in the house: it fails the run. Where `forgiving`, it is told by name and counted as passed. */
export const browserCount = (report, code, forgiving) => {
  if (report === null) return { passed: 0, failed: 1 };
  const { stats, errors, suites } = report;
  const unsteady = suites.flatMap((x) => browserNames(x, isUnsteady)).map((name) => `passed at a second try: ${name}`);
  const failed = stats.unexpected + stats.skipped + errors.length + (forgiving ? 0 : stats.flaky);
  return {
    passed: stats.expected + (forgiving ? stats.flaky : 0),
    failed: failed === 0 && code !== 0 ? 1 : failed,
    named: [...suites.flatMap((x) => browserNames(x, ({ ok }) => !ok)), ...(forgiving ? [] : unsteady), ...errors.map((x) => x.message)],
    told: forgiving ? unsteady : [],
  };
};
