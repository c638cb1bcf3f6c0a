/** The luck of the property tests: the same in every run, so that a change is never blamed for another day's draw. `LUCK=random RUNS=20000 npm run test:unit` looks further. */
import fc from 'fast-check';

const { LUCK, RUNS } = process.env;
fc.configureGlobal({
  ...(LUCK === 'random' ? {} : { seed: Number(LUCK ?? 1) }),
  ...(RUNS === undefined ? {} : { numRuns: Number(RUNS) }),
});
