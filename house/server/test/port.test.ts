/** The bot port: the worked examples of `examples/` take a seat in a real house and play whole games, also through cut lines. */

import { spawn, spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { createServer, request as forward, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import * as api from '@pesthouse/api';
import { verifyRecord } from '@pesthouse/table';
import { build } from 'esbuild';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findGame } from '../../games/index.ts';
import { ask, info, lay, OPEN, PERSON, playOut } from './guest.ts';
import { bundle, folder, openHouse } from './houses.ts';

const EXAMPLES = join(import.meta.dirname, '../../../examples');
const home = folder();
const typescript = join(home, 'bot.mjs');
let built: Awaited<ReturnType<typeof bundle>>;
let house: Awaited<ReturnType<typeof openHouse>>;

beforeAll(async () => {
  await build({
    entryPoints: [join(EXAMPLES, 'bot.ts')],
    outfile: typescript,
    bundle: true,
    conditions: ['pesthouse-source'],
    platform: 'node',
    format: 'esm',
    target: 'node20',
    logLevel: 'error',
  });
  built = await bundle();
  house = await openHouse({ workers: 1, workerFile: built.worker });
});
afterAll(async () => {
  await house.close();
  built.remove();
  rmSync(home, { recursive: true, force: true });
});

const LANGUAGES: { readonly [name: string]: readonly [command: string, ...args: string[]] } = {
  TypeScript: [process.execPath, typescript],
  // A house needs no Python: where none is installed its example cannot run, and there is nothing to test.
  ...(spawnSync('python3', ['--version']).status === 0 ? { Python: ['python3', join(EXAMPLES, 'bot.py')] } : {}),
};

interface Played {
  readonly code: number | null;
  readonly said: string;
  readonly complained: string;
  readonly table: string;
}

const run = ([command, ...first]: readonly [string, ...string[]], ...args: string[]): Promise<Played> =>
  new Promise((resolve, reject) => {
    const child = spawn(command, [...first, ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
    let said = '';
    let complained = '';
    child.stdout.on('data', (x) => {
      said += String(x);
    });
    child.stderr.on('data', (x) => {
      complained += String(x);
    });
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, said, complained, table: /\/table\/(\w+)/.exec(said)?.[1] ?? '' }));
  });

const isTrueGame = async (table: string): Promise<void> => {
  expect((await info(house.address, table)).status).toBe('over');
  const out = await ask(api.exported, house.address, `/api/tables/${table}/record`);
  expect(await verifyRecord(findGame, out.record, out.promise, out.table)).toHaveProperty('hash');
};

/** A line between bot and house that is cut after every few kilobytes of a stream. */
const cutting = async (to: string, after: number): Promise<{ readonly server: Server; readonly address: string; cuts(): number }> => {
  let cuts = 0;
  const server = createServer((asked, answer) => {
    const onward = forward(to + asked.url, { method: asked.method, headers: asked.headers }, (said) => {
      answer.writeHead(said.statusCode ?? 502, said.headers);
      let passed = 0;
      said.on('data', (part: Buffer) => {
        passed += part.length;
        const enough = asked.url?.includes('/stream') === true && passed >= after;
        // What has come is handed on before the cut: a part that is as long as the whole portion would otherwise never arrive.
        answer.write(part, () => {
          if (!enough || answer.destroyed) return;
          cuts++;
          onward.destroy();
          answer.destroy();
        });
      });
      said.on('end', () => answer.end());
      said.on('error', () => answer.destroy());
    });
    onward.on('error', () => answer.destroy());
    answer.on('close', () => onward.destroy());
    asked.pipe(onward);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const port = (server.address() satisfies AddressInfo | string | null) ?? '';
  return { server, address: `http://127.0.0.1:${typeof port === 'string' ? port : port.port}`, cuts: () => cuts };
};

for (const [name, command] of Object.entries(LANGUAGES)) {
  test(`the ${name} example lays a table and plays a whole game against a bot of the house`, async () => {
    const played = await run(command, house.address, '--game', 'newyork', '--against', 'random', '--name', name);
    expect(played).toMatchObject({ code: 0, complained: '' });
    expect(played.said).toMatch(/^seat 1: place \d, score -?\d+$/m);
    expect(played.said).toMatch(/^seat 2: place \d, score -?\d+$/m);
    expect((await info(house.address, played.table)).seats.map((x) => x.name)).toContain(name);
    await isTrueGame(played.table);
  });

  test(`the ${name} example comes by the link of a seat, and by that of a table with an open seat`, async () => {
    const invited = await lay(house.address, 'toy', [PERSON, PERSON], { rounds: 3 });
    const [own = '', theirs = ''] = invited.secrets;
    const guest = run(command, `${house.address}/t/${invited.table}#${theirs}`);
    await playOut(house.address, { table: invited.table, secrets: [own] });
    expect(await guest).toMatchObject({ code: 0, complained: '', table: invited.table });

    const open = await lay(house.address, 'toy', [PERSON, OPEN], { rounds: 3 });
    const stranger = run(command, `${house.address}/table/${open.table}`, '--name', 'Stranger');
    await expect.poll(async () => (await info(house.address, open.table)).status, { timeout: 120_000 }).toBe('playing');
    await playOut(house.address, { table: open.table, secrets: [open.secrets[0] ?? ''] });
    expect(await stranger).toMatchObject({ code: 0, complained: '' });
    expect((await info(house.address, open.table)).seats[1]?.name).toBe('Stranger');
  });

  test(`the ${name} example comes back after every cut of its line and loses nothing`, async () => {
    const line = await cutting(house.address, 60_000);
    const played = await run(command, line.address, '--game', 'newyork', '--against', 'random', '--seed', '2');
    line.server.closeAllConnections();
    line.server.close();
    expect(played.code, played.complained).toBe(0);
    expect(line.cuts()).toBeGreaterThan(1);
    expect(played.complained.match(/The line is cut/g)?.length).toBeGreaterThanOrEqual(line.cuts() - 1);
    await isTrueGame(played.table);
  });

  test(`the ${name} example ends with the house’s own words where a key does not fit`, async () => {
    const { table } = await lay(house.address, 'toy', [PERSON, PERSON], { rounds: 3 });
    const played = await run(command, `${house.address}/t/${table}#${'x'.repeat(43)}`);
    expect(played.code).not.toBe(0);
    expect(played.complained).toContain('This key opens no seat at this table.');
  });
}
