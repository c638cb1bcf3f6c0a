/** `npm run laws`: the laws of the page in their long form, in every room and at every table. `-- pest` looks only at tests with that word in their names. */
import { at, tool } from './house.mjs';
import { ready } from './ready.mjs';

await ready();
const { findChromium } = await import('./chromium.mjs');
const words = process.argv.slice(2);
const { code } = await tool(
  '@playwright/test/cli.js',
  ['test', '--config', at('test', 'browser', 'laws', 'laws.config.ts'), '--reporter=list', ...words.flatMap((x) => ['--grep', x])],
  { env: { CHROMIUM_PATH: await findChromium() } },
);
process.exitCode = code;
