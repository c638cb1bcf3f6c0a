/** `npm run quick`, for everyday work: all checks, and every unit test but the long ones that `vitest.config.ts` names. `npm test` runs everything. */
import { needNode } from './house.mjs';
import { runStages } from './stages.mjs';
import { unitTests } from './unit-tests.mjs';

needNode();
const { install } = await import('./install.mjs');
await install();

await runStages({
  checks: async () => (await import('./check.mjs')).checkAll(),
  'quick tests': () => unitTests({ QUICK: '1' }),
});
