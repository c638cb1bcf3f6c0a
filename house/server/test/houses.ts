/** Houses under test: in this process with a folder of their own, or as real processes that can be killed. */
import { type ChildProcess, spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { unpaced } from '@pesthouse/bots';
import { build } from 'esbuild';
import { folderFor } from '../../test/folder.ts';
import { type HouseWish, startHouse } from '../main.ts';
import { library } from './library.ts';

/** No test is about speed limits but the one that sets its own. */
const MUCH = 1_000_000;
export const ROOMY = {
  requests: MUCH,
  tables: MUCH,
  imports: MUCH,
  bots: MUCH,
  botTables: MUCH,
  hints: MUCH,
  talk: MUCH,
  stories: MUCH,
  pictures: MUCH,
  mails: MUCH,
  mailsOfAll: MUCH,
  signIns: MUCH,
  frames: MUCH,
  socketsOfOne: 1_000,
};

export const folder = (): string => folderFor('test');

/** A house in this process; `log` holds the lines that it writes. */
export const openHouse = async (wish: HouseWish = {}): Promise<{ address: string; log: string[]; close(): Promise<void> }> => {
  const dataDir = wish.dataDir ?? folder();
  const log: string[] = [];
  const logTo = { write: (line: string) => void log.push(line) };
  const house = await startHouse({
    port: 0,
    workers: 0,
    games: library,
    logTo,
    pace: unpaced(wish.thinkMs),
    ...wish,
    limits: { ...ROOMY, ...wish.limits },
    dataDir,
  });
  return {
    address: house.address,
    log,
    close: async () => {
      await house.close();
      if (wish.dataDir === undefined) rmSync(dataDir, { recursive: true, force: true });
    },
  };
};

/** The server and its worker as they are shipped: bundled. The folder is inside node_modules, so that packages are found. */
export const bundle = async (): Promise<{ serve: string; worker: string; remove(): void }> => {
  const outdir = join(import.meta.dirname, '../../../node_modules/.cache/pesthouse-test', String(process.pid));
  await build({
    entryPoints: { serve: join(import.meta.dirname, 'serve.ts'), 'bot-worker': join(import.meta.dirname, '../bot-worker.ts') },
    outdir,
    bundle: true,
    conditions: ['pesthouse-source'],
    // As it is shipped: what is loaded on demand stays in files of its own.
    splitting: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    plugins: [
      {
        name: 'others',
        setup(b) {
          b.onResolve({ filter: /^[^./]/ }, ({ path, kind }) => (kind === 'entry-point' || /^@?pesthouse\//.test(path) ? undefined : { path, external: true }));
          // What a game draws is for browsers.
          b.onResolve({ filter: /\.tsx$/ }, ({ path, kind }) => (kind === 'dynamic-import' ? { path, external: true } : undefined));
          b.onLoad({ filter: /\.svg$/ }, () => ({ contents: '', loader: 'text' }));
        },
      },
    ],
    logLevel: 'error',
  });
  return { serve: join(outdir, 'serve.js'), worker: join(outdir, 'bot-worker.js'), remove: () => rmSync(outdir, { recursive: true, force: true }) };
};

export interface Spawned {
  readonly address: string;
  readonly child: ChildProcess;
  /** Ends it at once, without a chance to tidy up. */
  kill(): Promise<void>;
}

/** A house that is only just starting: it may be killed before it has opened. */
export interface Hatching {
  readonly opened: Promise<Spawned>;
  kill(): Promise<void>;
}

/** `hear` is told what it writes to its log; if not said, that is shown. */
export const hatchHouse = (serve: string, wish: HouseWish, hear?: (text: string) => void): Hatching => {
  const child = spawn(process.execPath, [serve, JSON.stringify({ port: 0, workers: 0, limits: ROOMY, pace: unpaced(wish.thinkMs), ...wish })], {
    stdio: ['ignore', 'pipe', hear === undefined ? 'inherit' : 'pipe'],
  });
  child.stderr?.on('data', (part) => hear?.(String(part)));
  const gone = new Promise<void>((done) => child.once('exit', () => done()));
  const kill = async (): Promise<void> => {
    child.kill('SIGKILL');
    await gone;
  };
  const opened = new Promise<Spawned>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`the house ended with ${code}`)));
    let said = '';
    child.stdout?.on('data', (part) => {
      said += String(part);
      const address = /^(http:\S+)$/m.exec(said)?.[1];
      if (address !== undefined) resolve({ address, child, kill });
    });
  });
  // Whoever kills it does not wait for its address.
  opened.catch(() => {});
  return { opened, kill };
};

export const spawnHouse = (serve: string, wish: HouseWish): Promise<Spawned> => hatchHouse(serve, wish).opened;
