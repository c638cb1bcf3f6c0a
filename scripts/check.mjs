/** Everything that can be judged without running the house: format, lint, generated files, published editions, types, walls, packages, circles, what nobody uses, words. */
import { relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { at, needNode, ROOT, tool } from './house.mjs';

const asFaults = async (running) => {
  const { code, said } = await running;
  return code === 0 ? [] : [said.trim() || `ended with ${code}`];
};

/** Each check gives the list of its faults. */
const CHECKS = {
  'format and lint': (only) =>
    asFaults(tool('@biomejs/biome/bin/biome', ['check', '--max-diagnostics=40', '--diagnostic-level=warn', '--error-on-warnings', ...only], { quiet: true })),
  'generated files': async () => (await import('./generate.mjs')).stale().map(({ path }) => `${relative(ROOT, path)} is out of date: run \`npm run generate\``),
  'published editions': async () => (await import('./walls/editions.mjs')).editionFaults(),
  types: () => asFaults(tool('typescript/bin/tsc', ['-b', at(), '--pretty', 'false'], { quiet: true })),
  walls: async () => (await import('./walls/imports.mjs')).wallFaults(),
  'what packages list': async () => (await import('./walls/packages.mjs')).packageFaults(),
  circles: async () => (await import('./walls/circles.mjs')).circleFaults(),
  'what nobody uses': async () => (await import('./walls/unused.mjs')).unusedFaults(),
  'names of games': async () => (await import('./walls/names.mjs')).nameFaults(),
  words: async () => (await import('./walls/words.mjs')).wordFaults(),
  prose: async () => (await import('./walls/prose.mjs')).proseFaults(),
  'first sentences': async () => (await import('./walls/words.mjs')).sentenceFaults(),
};

/** Runs all and tells each as it ends. Where paths are named, only these are formatted and linted; all else is judged as a whole. */
export const checkAll = async (only = []) => {
  const count = { passed: 0, failed: 0 };
  for (const [name, check] of Object.entries(CHECKS)) {
    const faults = await check(only);
    console.log(`${faults.length === 0 ? 'ok  ' : 'FAIL'} ${name}`);
    for (const fault of faults) console.log(fault.replace(/^/gm, '     '));
    count[faults.length === 0 ? 'passed' : 'failed']++;
  }
  return count;
};

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  needNode();
  const { passed, failed } = await checkAll(process.argv.slice(2));
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
}
