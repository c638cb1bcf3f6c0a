/** The browser tests, in a real Chromium, against the built house: those of `npm test`, or with `--long` the whole games, which take about as long again. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { browserCount } from './counting.mjs';
import { at } from './house.mjs';
import { ready } from './ready.mjs';
import { inScratch } from './scratch.mjs';

/** Runs them, with their own progress, and counts. The long ones carry the tag `@long`. What they make for a while lies in a folder that goes with them. */
export const browserTests = async (args = [], long = false) => {
  const { playwright } = await import('./playwright.mjs');
  return inScratch('browser', async (folder) => {
    const report = join(folder, 'browser.json');
    const { code } = await playwright(
      ['--config', at('playwright.config.ts'), '--reporter=list,json', long ? '--grep=@long' : '--grep-invert=@long', ...args],
      {
        PLAYWRIGHT_JSON_OUTPUT_NAME: report,
        TMPDIR: folder,
      },
    );
    const count = browserCount(existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : null, code, Boolean(process.env.CI));
    for (const name of count.told ?? []) console.log(name);
    return count;
  });
};

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  await ready();
  const args = process.argv.slice(2);
  const {
    passed,
    failed,
    named = [],
  } = await browserTests(
    args.filter((x) => x !== '--long'),
    args.includes('--long'),
  );
  if (failed > 0) for (const fault of named) console.log(`failed: ${fault}`);
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
}
