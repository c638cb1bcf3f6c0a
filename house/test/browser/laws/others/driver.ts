/** A browser that Playwright does not drive: what the tests want of it, and how its program is found and waited for. */
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface Other {
  go(address: string): Promise<void>;
  /** What an expression comes to in the page, as JSON has it. */
  ask(expression: string): Promise<unknown>;
  /** Errors of pages and of their consoles since it was last asked. */
  complaints(): Promise<string[]>;
  /** Whether something that was asked for is still on its way. */
  busy(): boolean;
  close(): Promise<void>;
}

/** A star stands for the folder of this machine's kind. */
const spread = (place: string): string[] => {
  const [before, after] = place.split('/*/');
  return before === undefined || after === undefined ? [place] : readdirSync(before).map((kind) => join(before, kind, after));
};
/** Programs of a browser by their usual places. Whoever asks for one that is not here is told so: nothing is passed over. */
export const programOf = (browser: string, packages: string, places: readonly string[]): string => {
  const found = places.flatMap(spread).find((place) => existsSync(place));
  if (found === undefined) throw new Error(`${browser} is not on this machine, so nothing was tried in it: install ${packages}`);
  return found;
};

export const freePort = (): Promise<number> =>
  new Promise((done, fail) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => (address !== null && typeof address === 'object' ? done(address.port) : fail(new Error('no free port'))));
    });
  });

export const scratch = (name: string): { readonly folder: string; clear(): void } => {
  const folder = mkdtempSync(join(tmpdir(), `pesthouse-${name}-`));
  return { folder, clear: () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }) };
};

/** Starts a program and hands on every line that it says. */
export const started = (program: string, args: readonly string[], env: NodeJS.ProcessEnv, hear: (line: string) => void): ChildProcess => {
  const child = spawn(program, args, { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
  // Who breaks the tests off leaves no browser behind.
  process.once('exit', () => child.kill('SIGKILL'));
  let rest = '';
  const lines = (chunk: Buffer): void => {
    const all = (rest + chunk.toString()).split('\n');
    rest = all.pop() ?? '';
    for (const line of all) hear(line);
  };
  child.stdout.on('data', lines);
  child.stderr.on('data', lines);
  return child;
};

export const ended = (child: ChildProcess): Promise<void> =>
  new Promise((done) => {
    if (child.exitCode !== null || child.signalCode !== null) return done();
    child.once('exit', () => done());
    child.kill('SIGTERM');
  });

const BETWEEN_MS = 100;
const PATIENCE_MS = 120_000;
/** Asks again and again until it is so. */
export const until = async (what: string, look: () => Promise<unknown>): Promise<void> => {
  const last = Date.now() + PATIENCE_MS;
  for (;;) {
    const now = await look().catch((e: unknown) => String(e));
    if (now === true) return;
    if (Date.now() > last) throw new Error(`${what} did not come${typeof now === 'string' ? `: ${now}` : ''}`);
    await new Promise((go) => setTimeout(go, BETWEEN_MS));
  }
};

/** Some of it is asked for only when the page has nothing else to do. */
const STILL_MS = 1_500;
/** Until everything has come: whoever leaves earlier breaks off what is on its way, and a browser may call that an error; and what comes late may complain late. */
export const settled = async (b: Other): Promise<void> => {
  let since = Date.now();
  await until('an end of loading', async () => {
    const done = !b.busy() && (await b.ask(`document.readyState === 'complete' && document.fonts.status === 'loaded'`)) === true;
    if (!done) since = Date.now();
    return Date.now() - since >= STILL_MS;
  });
};
