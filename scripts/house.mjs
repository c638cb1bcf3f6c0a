/** What all scripts share: where the house stands, how a program is run, how sources are stamped. Only node's own modules, for it works before anything is installed. */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));
export const at = (...parts) => join(ROOT, ...parts);
const LEAST = [20, 19];

/** One clear sentence instead of a syntax error from deep inside. */
export const needNode = () => {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > LEAST[0] || (major === LEAST[0] && minor >= LEAST[1])) return;
  console.error(`Pesthouse needs Node.js ${LEAST.join('.')} or newer. This is ${process.versions.node}.`);
  process.exit(1);
};

/** All files below a folder that are ours, sorted, so that the order never depends on the disk. */
export const filesBelow = (folder) =>
  !existsSync(folder)
    ? []
    : readdirSync(folder, { withFileTypes: true })
        .filter((entry) => entry.name !== 'node_modules' && entry.name !== 'dist')
        .sort((a, b) => (a.name < b.name ? -1 : 1))
        .flatMap((entry) => {
          const path = join(folder, entry.name);
          return entry.isDirectory() ? filesBelow(path) : [path];
        });

/** The folders of games that hold a game. */
export const gameIds = () => {
  const games = at('games');
  if (!existsSync(games)) return [];
  return readdirSync(games, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(games, entry.name, 'meta.ts')))
    .map(({ name }) => name)
    .sort();
};

/** A hash over names and contents. */
export const hashOf = (paths) => {
  const hash = createHash('sha256');
  for (const path of paths) {
    hash.update(`${path}\0`);
    hash.update(readFileSync(path));
  }
  return hash.digest('hex');
};

/** A stamp remembers for what a thing was last made; it lies beside the thing, so it goes when the thing goes. */
export const stamped = (file, value) => existsSync(file) && readFileSync(file, 'utf8') === value;
export const stamp = (file, value) => {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, value);
};

/** Runs a program to its end. With `quiet` its words are kept and only shown if it fails. */
export const run = (command, args, { quiet = false, env = {}, cwd = ROOT } = {}) =>
  new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', quiet ? 'pipe' : 'inherit', quiet ? 'pipe' : 'inherit'],
      shell: process.platform === 'win32' && command === 'npm',
    });
    const said = [];
    child.stdout?.on('data', (chunk) => said.push(chunk));
    child.stderr?.on('data', (chunk) => said.push(chunk));
    child.on('error', (error) => resolve({ code: 127, said: String(error) }));
    child.on('close', (code) => resolve({ code: code ?? 1, said: Buffer.concat(said).toString() }));
  });

/** A tool of node_modules, run by this very Node. */
export const tool = (path, args, options) => run(process.execPath, [at('node_modules', ...path.split('/')), ...args], options);
