/** `npm start`, on a fresh clone too: installs and builds what is missing, opens the house, tells its address. */
import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { at, needNode, run } from './house.mjs';

needNode();
const { install, job } = await import('./install.mjs');
await install('Installing packages (only the first time)');
const { built } = await import('./build.mjs');
// In a process of its own, so that the house does not carry the builder's memory.
if (!built()) await job('Building the house', () => run(process.execPath, [at('scripts', 'build.mjs')], { quiet: true }));

const FIRST_PORT = 4070;
const isFree = (port) =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, process.env.HOST, () => probe.close(() => resolve(true)));
  });

/** A port that was asked for is taken at its word; else the first free one of a few. */
const choosePort = async () => {
  if (process.env.PORT) return process.env.PORT;
  for (let port = FIRST_PORT; port < FIRST_PORT + 20; port++) if (await isFree(port)) return String(port);
  return '0';
};

/** Opens the page where somebody sits before a screen; says nothing where nobody does. */
const openBrowser = (address) => {
  const { CI, BROWSER, DISPLAY, WAYLAND_DISPLAY } = process.env;
  if (CI || BROWSER === 'none' || !process.stdout.isTTY) return;
  if (process.platform === 'linux' && !DISPLAY && !WAYLAND_DISPLAY) return;
  const [command, ...args] = { darwin: ['open'], win32: ['cmd', '/c', 'start', ''] }[process.platform] ?? ['xdg-open'];
  spawn(command, [...args, address], { stdio: 'ignore', detached: true })
    .on('error', () => {})
    .unref();
};

process.env.PORT = await choosePort();
const cli = at('dist', 'node', 'cli.js');
// In its own group the house hears of a stop once, from us, and not a second time from the terminal.
const house = spawn(process.execPath, ['--enable-source-maps', cli, 'serve'], { stdio: ['ignore', 'pipe', 'inherit'], detached: process.platform !== 'win32' });
let opened = false;
house.stdout.on('data', (chunk) => {
  process.stdout.write(chunk);
  const address = opened ? null : /https?:\/\/[^\s"']+/.exec(chunk.toString());
  if (address === null) return;
  opened = true;
  openBrowser(address[0]);
});
let stopping = false;
const stop = (signal) => {
  if (!stopping) house.kill(signal);
  stopping = true;
};
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stop(signal));
process.on('exit', () => house.kill());
house.on('error', (error) => {
  console.error(`The house could not be opened: ${error.message}`);
  process.exitCode = 1;
});
house.on('close', (code) => {
  process.exitCode = code ?? (stopping ? 0 : 1);
});
