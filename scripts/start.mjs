/** `npm start`, on a fresh clone too: installs and builds what is missing, then opens the house, which tells its address. */
import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { at, needNode, run } from './house.mjs';

needNode();
const { install, job } = await import('./install.mjs');
await install('Installing packages (only the first time)');
const { built } = await import('./build.mjs');
// In a process of its own, so that the house does not carry the builder's memory.
if (!built()) await job('Building the house', () => run(process.execPath, [at('scripts', 'build.mjs')], { quiet: true }));

const FIRST_PORT = 4747;
const isFree = (port) =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, process.env.HOST ?? '127.0.0.1', () => probe.close(() => resolve(true)));
  });

/** A port that was asked for is taken at its word; else the first free one of a few. */
const choosePort = async () => {
  if (process.env.PORT) return process.env.PORT;
  for (let port = FIRST_PORT; port < FIRST_PORT + 20; port++) if (await isFree(port)) return String(port);
  return '0';
};

const folder = process.env.PESTHOUSE_DATA ? ['--data', process.env.PESTHOUSE_DATA] : [];
// In a group of its own the house hears of a stop once, from here, and not a second time from terminal or npm.
const house = spawn(process.execPath, ['--enable-source-maps', at('house', 'dist', 'node', 'cli.js'), 'serve', ...folder, ...process.argv.slice(2)], {
  stdio: ['ignore', 'inherit', 'inherit'],
  detached: process.platform !== 'win32',
  env: { ...process.env, PORT: await choosePort() },
});
let stopping = false;
const stop = (signal) => {
  if (!stopping) house.kill(signal);
  stopping = true;
};
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => stop(signal));
// A closed terminal asks nobody: the house is stopped as if it had been asked to.
process.on('SIGHUP', () => stop('SIGTERM'));
// The shell between npm and this process may die of a signal without passing it on: an orphan stops too.
const parent = process.ppid;
setInterval(() => {
  if (process.ppid !== parent) stop('SIGTERM');
}, 500).unref();
process.on('exit', () => house.kill('SIGTERM'));
house.on('error', (error) => {
  console.error(`The house could not be opened: ${error.message}`);
  process.exitCode = 1;
});
house.on('close', (code) => {
  process.exitCode = code ?? 1;
});
