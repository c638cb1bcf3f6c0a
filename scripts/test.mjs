/** `npm test`, on a fresh clone too: installs, checks, runs every test, builds, plays whole games in a browser, and counts all of it. */
import { at, needNode, run } from './house.mjs';
import { runStages } from './stages.mjs';
import { unitTests } from './unit-tests.mjs';

needNode();
const { install } = await import('./install.mjs');
await install();

const build = async () => {
  const { code } = await run(process.execPath, [at('scripts', 'build.mjs')]);
  if (code !== 0) return { passed: 0, failed: 1 };
  const { firstScreen, MOST_KIB } = await import('./first-screen.mjs');
  const kib = firstScreen();
  console.log(`the first screen needs ${kib.toFixed(1)} KiB of JavaScript; at most ${MOST_KIB} are allowed`);
  return kib <= MOST_KIB ? { passed: 2, failed: 0 } : { passed: 1, failed: 1 };
};

await runStages({
  checks: async () => (await import('./check.mjs')).checkAll(),
  tests: () => unitTests(),
  build,
  'a new game': async () => (await import('./new-game.mjs')).newGame(),
  'browser tests': async () => (await import('./browser-tests.mjs')).browserTests(),
});
