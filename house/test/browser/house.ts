/** A house for the tests: the built one, on a free port, with a data folder of its own, that can be stopped and opened again in the middle of a game. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const CLI = fileURLToPath(new URL('../../dist/node/cli.js', import.meta.url));

/** Bots of the tests answer quickly: what they think of is tested elsewhere. */
const THINK_MS = '12';

/** All tests come from one address: no test is about budgets. */
const MUCH = '1000000';
const ROOMY = {
  LIMIT_REQUESTS: MUCH,
  LIMIT_TABLES: MUCH,
  LIMIT_IMPORTS: MUCH,
  LIMIT_BOTS: MUCH,
  LIMIT_BOT_TABLES: MUCH,
  LIMIT_HINTS: MUCH,
  LIMIT_TALK: MUCH,
  LIMIT_STORIES: MUCH,
  LIMIT_PICTURES: MUCH,
  LIMIT_MAILS: MUCH,
  LIMIT_MAILS_OF_ALL: MUCH,
  LIMIT_SOCKETS_OF_ONE: '10000',
};

export interface TestHouse {
  readonly address: string;
  /** How the owner comes in, once: printed when it opened for the first time. */
  readonly ownerPath: string;
  open(): Promise<void>;
  stop(): Promise<void>;
  /** As a power cut does it. */
  kill(): Promise<void>;
  /** Stops it for good and takes its folder away. */
  end(): Promise<void>;
}

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => (address !== null && typeof address === 'object' ? resolve(address.port) : reject(new Error('no free port'))));
    });
  });

/** Comes back when the house has said its address; "said" is all that it has said until it is asked, for it says more than that. */
const spawnHouse = (port: number, data: string, more: readonly string[]): Promise<{ readonly child: ChildProcess; said(): string }> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [CLI, 'serve', '--port', String(port), '--data', data, '--no-open', '--think', THINK_MS, ...more], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...ROOMY },
    });
    let said = '';
    const hear = (chunk: Buffer): void => {
      said += chunk.toString();
      if (said.includes(`:${port}`)) resolve({ child, said: () => said });
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.once('exit', (code) => reject(new Error(`the house ended with ${code}: ${said}`)));
  });

/** `more`: what it is told besides on its command line. */
export const testHouse = async (...more: readonly string[]): Promise<TestHouse> => {
  const port = await freePort();
  const data = mkdtempSync(join(tmpdir(), 'pesthouse-browser-'));
  let child: ChildProcess | null = null;
  let first = (): string => '';
  const open = async (): Promise<void> => {
    if (child !== null) return;
    const opened = await spawnHouse(port, data, more);
    child = opened.child;
    if (first() === '') first = opened.said;
  };
  const end = (signal: 'SIGTERM' | 'SIGKILL'): Promise<void> =>
    new Promise((resolve) => {
      if (child === null) return resolve();
      child.once('exit', () => resolve());
      child.kill(signal);
      child = null;
    });
  const stop = (): Promise<void> => end('SIGTERM');
  await open();
  return {
    address: `http://127.0.0.1:${port}`,
    get ownerPath() {
      return /\/owner#\S+(?=\s)/.exec(first())?.[0] ?? '';
    },
    open,
    stop,
    kill: () => end('SIGKILL'),
    async end() {
      await stop();
      rmSync(data, { recursive: true, force: true });
    },
  };
};
