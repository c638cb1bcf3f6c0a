/** Tells by name which unit tests passed only at a later try: a race in the test or in the house, for which nobody waits and which nobody overlooks. */
export default class Unsteady {
  names = [];
  onTestCaseResult(test) {
    if (test.diagnostic()?.flaky) this.names.push(`${test.module.relativeModuleId} › ${test.name}`);
  }
  onTestRunEnd() {
    for (const name of this.names) console.log(`passed at a later try: ${name}`);
  }
}
