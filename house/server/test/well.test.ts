/** What can go wrong with the house's own memory, and what it says then: full disks, damaged files, two houses, lost signs of life. */
import { spawn } from 'node:child_process';
import { cpSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as api from '@pesthouse/api';
import Database from 'libsql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openMetrics } from '../metrics.ts';
import { makeMove } from '../moving.ts';
import { layTable } from '../seating.ts';
import { openSqlite } from '../store/sqlite.ts';
import { openTables } from '../tables/open.ts';
import { ownThinkers } from '../thinkers.ts';
import { choices, lay, move, PERSON, send } from './guest.ts';
import { bundle, folder, openHouse, ROOMY, spawnHouse } from './houses.ts';
import { library } from './library.ts';

let built: Awaited<ReturnType<typeof bundle>>;
beforeAll(async () => {
  built = await bundle();
});
afterAll(() => {
  built.remove();
});

describe('two houses on one folder', () => {
  test('the second is told that the first is open, in this process or in another', async () => {
    const dataDir = folder();
    const first = await spawnHouse(built.serve, { dataDir });
    await expect(openHouse({ dataDir })).rejects.toThrow(`Another house is already open on the data folder ${dataDir}.`);
    await first.kill();
    // The lock died with it: nothing has to be tidied up.
    const second = await openHouse({ dataDir });
    await expect(openHouse({ dataDir })).rejects.toThrow(/^Another house is already open/);
    await second.close();
    await (await openHouse({ dataDir })).close();
  });
});

describe('a database file that', () => {
  /** A folder of a house in which something was played, everything written to the one file. */
  const used = async (): Promise<string> => {
    const dataDir = folder();
    const house = await openHouse({ dataDir });
    for (let i = 0; i < 40; i++) await lay(house.address, 'newyork', [PERSON, PERSON]);
    await house.close();
    const file = new Database(join(dataDir, 'pesthouse.db'));
    file.pragma('wal_checkpoint(TRUNCATE)');
    file.close();
    return dataDir;
  };
  let dataDir: string;
  beforeAll(async () => {
    dataDir = await used();
  });
  const spoilt = (how: (file: string) => void): string => {
    const copy = folder();
    cpSync(dataDir, copy, { recursive: true });
    for (const rest of ['-wal', '-shm']) rmSync(join(copy, `pesthouse.db${rest}`), { force: true });
    how(join(copy, 'pesthouse.db'));
    return copy;
  };
  const filled = (from: number, to: number, by: number) => (file: string) => {
    const bytes = readFileSync(file);
    bytes.fill(by, from, to);
    writeFileSync(file, bytes);
  };

  test.each<[string, (file: string) => void, RegExp]>([
    ['was emptied', (file) => truncateSync(file), /^The database .* is empty, but there has been a house in this folder since \d{4}-\d\d-\d\d\. .* backup/],
    ['is gone', (file) => rmSync(file), /^The database .* is missing, but there has been a house in this folder since /],
    ['is something else', (file) => writeFileSync(file, 'hello '.repeat(2_000)), /^The file .*pesthouse\.db is not a database\./],
    ['is cut off', (file) => truncateSync(file, 9_000), /^The database .* is damaged and was not opened \(.*\)\. .* backup/],
    ['lost its first page', filled(100, 4_096, 0), /^The database .* is damaged and was not opened/],
    ['was overwritten in the middle', filled(8_192, 16_384, 7), /^The database .* is damaged and was not opened/],
  ])('%s keeps the house from opening, in words', async (_what, how, sentence) => {
    await expect(openHouse({ dataDir: spoilt(how) })).rejects.toThrow(sentence);
  });

  test('is whole opens', async () => {
    await (await openHouse({ dataDir: spoilt(() => {}) })).close();
  });
});

describe('a disk that is full', () => {
  /** A house whose files may not grow beyond so many kilobytes: the system refuses the write, as on a full disk. */
  const cramped = (dataDir: string, kilobytes: number): Promise<{ address: string; kill(): Promise<void> }> =>
    new Promise((resolve, reject) => {
      const wish = JSON.stringify({ port: 0, workers: 0, limits: ROOMY, dataDir });
      const child = spawn('sh', ['-c', `ulimit -f ${kilobytes * 2}; exec "$0" "$1" "$2"`, process.execPath, built.serve, wish], {
        stdio: ['ignore', 'pipe', 'ignore'],
      });
      const gone = new Promise<void>((done) => child.once('exit', () => done()));
      child.once('exit', (code) => reject(new Error(`the house ended with ${code}`)));
      let said = '';
      child.stdout.on('data', (part) => {
        said += String(part);
        const address = /^(http:\S+)$/m.exec(said)?.[1];
        if (address !== undefined)
          resolve({
            address,
            kill: async () => {
              child.kill('SIGKILL');
              await gone;
            },
          });
      });
    });

  test('a move is refused in words and was not made, and the house says that it is not ready', async () => {
    const house = await cramped(folder(), 3_000);
    const laid = await lay(house.address, 'newyork', [PERSON, PERSON]);
    const key = laid.secrets;
    expect((await send(house.address, '/readyz')).status).toBe(200);
    // The rest of the disk is used up.
    let last = await send(house.address, '/api/tables', { game: 'toy', seats: [PERSON, PERSON] });
    while (last.status === 200) last = await send(house.address, '/api/tables', { game: 'toy', seats: [PERSON, PERSON] });
    expect([last.status, last.body]).toEqual([503, expect.objectContaining({ error: 'no-store' })]);
    let refused = false;
    for (let i = 0; i < 200 && !refused; i++)
      for (const secret of key) {
        const c = await choices(house.address, laid.table, secret);
        const chosen = c.moves[i % Math.max(1, c.moves.length)];
        if (chosen === undefined) continue;
        const said = await move(house.address, laid.table, secret, c.at, chosen);
        refused = said.status !== 200;
        if (!refused) continue;
        expect([said.status, api.failure.parse(said.body)]).toEqual([
          503,
          expect.objectContaining({ error: 'no-store', message: expect.stringMatching(/^The disk of this house is full/) }),
        ]);
        expect((await choices(house.address, laid.table, secret)).at).toBe(c.at);
        break;
      }
    expect(refused).toBe(true);
    const ready = await send(house.address, '/readyz');
    expect([ready.status, ready.body]).toEqual([503, expect.objectContaining({ error: 'no-store' })]);
    expect((await send(house.address, '/healthz')).status).toBe(200);
    await house.kill();
  });
});

test('a sign of life that cannot be written takes back no move', async () => {
  const store = await openSqlite(folder());
  let tried = 0;
  const failing = {
    ...store,
    touch: async () => {
      tried++;
      throw new Error('no');
    },
  };
  const tables = openTables(failing, openMetrics(), library);
  const trouble: string[] = [];
  tables.onTrouble((_e, words) => trouble.push(words));
  let moved = 0;
  const { table } = await layTable(tables, ownThinkers(), { game: 'toy', seats: [{ kind: 'person' }, { kind: 'person' }], listed: false }, null);
  const live = await tables.find(table);
  tables.onMoved(() => moved++);
  live.row = { ...live.row, touched: 0 };
  expect(await makeMove(tables, live, 0, '0.0', { verb: 'rest' })).toMatchObject({ over: false });
  expect([tried, moved, (await store.entries(table, 0)).length]).toEqual([1, 1, 1]);
  await expect.poll(() => trouble).toEqual(['a sign of life was not written']);
  await store.close();
});

describe('what is written down', () => {
  test('errors always, without being asked; requests only where they are wanted', async () => {
    const dataDir = folder();
    const games = (id: string) => {
      if (id === 'newyork') throw new Error('the shelf fell down');
      return library(id);
    };
    const house = await openHouse({ dataDir, games });
    const said = await send(house.address, '/api/tables', { game: 'newyork', seats: [PERSON, PERSON] });
    expect([said.status, said.body]).toEqual([
      500,
      expect.objectContaining({ message: 'Something went wrong in the house. It has been written to the log. Please try again.' }),
    ]);
    expect(house.log.join('')).toContain('the shelf fell down');
    expect(house.log).toHaveLength(1);
    await send(house.address, '/api/tables');
    await send(house.address, '/api/nothing');
    expect(house.log).toHaveLength(1);
    await house.close();
    const chatty = await openHouse({ dataDir, log: true });
    await send(chatty.address, '/api/tables');
    expect(chatty.log.join('')).toContain('/api/tables');
    await chatty.close();
  });

  test('what opens something is in no line, whether it stands in a path, behind a question mark or in a header', async () => {
    const secret = 'tuppence-in-the-log';
    const house = await openHouse({ log: true });
    const ways = [
      `/api/join/${secret}`,
      `/join/${secret}`,
      `/api/messages/stop/${secret}`,
      `/api/tables?key=${secret}`,
      `/owner?key=${secret}`,
      `/%zz${secret}`,
      `/api/${secret}`,
    ];
    for (const path of ways) await send(house.address, path, undefined, secret);
    await send(house.address, `/api/messages/stop/${secret}`, {}, secret);
    const log = house.log.join('');
    expect(log).toContain('/api/join/:token');
    expect(log).not.toContain(secret);
    await house.close();
  });
});

test('an address that cannot be read is answered in the same shape as everything else', async () => {
  const house = await openHouse();
  for (const path of ['/%', '/api/tables/%E0%A4%A', `/api/tables/${'x'.repeat(100)}`]) {
    const said = await send(house.address, path);
    expect([path, said.status < 500]).toEqual([path, true]);
    api.failure.strict().parse(said.body);
  }
  expect((await send(house.address, '/%')).status).toBe(400);
  expect((await send(house.address, '/healthz')).status).toBe(200);
  await house.close();
});
