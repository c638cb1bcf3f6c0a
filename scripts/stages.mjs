/** Runs stages one after the other, tells how long each took, and ends with what failed, by name, and one line that counts all of them. */
export const runStages = async (stages) => {
  const total = { passed: 0, failed: 0 };
  const faults = [];
  for (const [name, stage] of Object.entries(stages)) {
    console.log(`\n== ${name}`);
    const began = Date.now();
    const {
      passed,
      failed,
      named = [],
    } = await stage().catch((error) => {
      console.error(error);
      return { passed: 0, failed: 1, named: [String(error)] };
    });
    console.log(`-- ${name}: ${passed} of ${passed + failed} in ${Math.round((Date.now() - began) / 1000)} s`);
    total.passed += passed;
    total.failed += failed;
    if (failed > 0) faults.push(...(named.length > 0 ? named : ['see above']).map((fault) => `${name}: ${fault}`));
  }
  // Said again at the very end: of a long run often only the last lines are kept.
  if (faults.length > 0) console.log(`\nfailed:\n${faults.map((fault) => `  ${fault}`).join('\n')}`);
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  process.exitCode = total.failed === 0 ? 0 : 1;
};
