/** `npm run newgame`: a new game, made as a newcomer makes one, in a scratch copy of the project. All checks, its own tests, every test that goes over all games, a trial in the lab and games in a real browser must pass as they stand. */
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { at, filesBelow, needNode, ROOT, run } from './house.mjs';
import { install } from './install.mjs';

// Put together, for no file outside its folder may name a game.
const ID = ['lamp', 'lighters'].join('');
/** What a clone holds, without what is built. */
const COPIED = [
  ...['packages', 'games', 'house', 'scripts', 'test', 'examples', '.gitignore', 'package.json', 'package-lock.json', 'biome.json'],
  ...['', '.base', '.package', '.test', '.browser'].map((room) => `tsconfig${room}.json`),
  ...['vitest', 'playwright'].map((name) => `${name}.config.ts`),
];

const scratch = () => {
  const folder = mkdtempSync(join(tmpdir(), 'pesthouse-new-'));
  for (const name of COPIED) if (existsSync(at(name))) cpSync(at(name), join(folder, name), { recursive: true });
  // The workspaces of the copy are its own; all else is as it is installed here.
  mkdirSync(join(folder, 'node_modules', '@pesthouse'), { recursive: true });
  const link = (to, ...name) => symlinkSync(to, join(folder, 'node_modules', ...name));
  for (const name of readdirSync(at('node_modules'))) if (!/^@?pesthouse$/.test(name)) link(at('node_modules', name), name);
  for (const kind of ['packages', 'games'])
    for (const name of readdirSync(join(folder, kind)))
      if (existsSync(join(folder, kind, name, 'package.json'))) link(join(folder, kind, name), '@pesthouse', name);
  link(join(folder, 'house'), 'pesthouse');
  return folder;
};

/** Every test that is run for each game of the house: a new game is under all of them without a word. */
const overAllGames = () =>
  ['packages', 'games', 'house']
    .flatMap((x) => filesBelow(at(x)))
    .filter((file) => /\.test\.ts$/.test(file) && /each\(\[?\.*GAME_IDS/.test(readFileSync(file, 'utf8')))
    .map((file) => relative(ROOT, file).split(sep).join('/'));

export const newGame = async () => {
  const cwd = scratch();
  const count = { passed: 0, failed: 0 };
  const node = async (name, args, env = {}) => {
    const began = Date.now();
    const { code, said } = await run(process.execPath, args, { cwd, env, quiet: true });
    console.log(`${code === 0 ? 'ok  ' : 'FAIL'} ${name} (${Math.round((Date.now() - began) / 1000)} s)`);
    if (code !== 0) console.log(said.replace(/^/gm, '     '));
    count[code === 0 ? 'passed' : 'failed']++;
    return code === 0;
  };
  const tool = (path) => join(cwd, 'node_modules', ...path.split('/'));
  try {
    const made = await node('it is written', ['scripts/pesthouse.mjs', 'new', ID, '--title', 'Lamplighters']);
    if (!made) return count;
    const { findChromium } = await import('./chromium.mjs');
    await Promise.all([
      node('all checks', ['scripts/check.mjs', `games/${ID}`, `house/test/browser/${ID}.spec.ts`]),
      node('its own tests', [tool('vitest/vitest.mjs'), 'run', `games/${ID}`]),
    ]);
    await Promise.all([
      // Nothing but its own: the other games have been under these already.
      node('the tests of every game', [tool('vitest/vitest.mjs'), 'run', '-t', ID, ...overAllGames()]),
      node('house and page are built', ['scripts/build.mjs']),
    ]);
    await node('a trial in the lab', [
      'scripts/pesthouse.mjs',
      'lab',
      ID,
      '--players',
      '3',
      '--bots',
      'greedy,random',
      '--games',
      '30',
      '--out',
      join(cwd, 'trial'),
    ]);
    await node('games in a browser', [tool('@playwright/test/cli.js'), 'test', '--config', join(cwd, 'playwright.config.ts'), `${ID}.spec.ts`], {
      CHROMIUM_PATH: await findChromium(),
      NODE_OPTIONS: '--conditions=pesthouse-source',
    });
  } finally {
    rmSync(cwd, { recursive: true, force: true });
  }
  return count;
};

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  needNode();
  await install();
  const { passed, failed } = await newGame();
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
}
