/** Runs stages one after the other, tells how long each took, and ends with one line that counts all of them. */
export const runStages = async (stages) => {
  const total = { passed: 0, failed: 0 };
  for (const [name, stage] of Object.entries(stages)) {
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
};
