/** Bots in their worker threads: they finish games, and one that fails never holds up a table. */
import { writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as api from '../../api/index.ts';
import { verifyRecord } from '../../table/verify.ts';
import { ask, info, itemsOf, lay, PERSON, playOut, send, watchSocket } from './guest.ts';
import { bundle, openHouse } from './houses.ts';

let built: Awaited<ReturnType<typeof bundle>>;
beforeAll(async () => {
  built = await bundle();
});
afterAll(() => built.remove());

const bot = (level: string) => ({ kind: 'bot', level });
const counted = async (house: string, name: string): Promise<number> => {
  const { text } = await send(house, '/metrics');
  return [...text.matchAll(new RegExp(`^${name}\\{?.*\\}? (\\d+)$`, 'gm'))].reduce((n, x) => n + Number(x[1]), 0);
};

test('a table of bots plays itself to the end, every move thought of in a worker', async () => {
  const { address, close } = await openHouse({ workers: 1, workerFile: built.worker });
  const { table } = await lay(address, 'newyork', [bot('greedy'), bot('random'), bot('greedy')]);
  const ear = await watchSocket(address, table);
  await expect.poll(async () => (await info(address, table)).status, { timeout: 120_000 }).toBe('over');
  await ear.until((x) => itemsOf(x).some((i) => i.over !== null) || x.some((f) => f.type === 'here' && f.item?.over !== null));
  expect(await counted(address, 'pesthouse_bot_lapses_total')).toBe(0);
  const out = await ask(api.exported, address, `/api/tables/${table}/record`);
  expect(await verifyRecord(out.record, out.promise, out.table)).toHaveProperty('hash');
  // The worker also checks records that are brought.
  await ask(api.kept, address, '/api/tables/import', out);
  await ear.close();
  await close();
});

test('a worker that hangs, fails or talks nonsense: a random move is made instead and counted', async () => {
  const worker = join(dirname(built.worker), 'bad-worker.js');
  writeFileSync(
    worker,
    `let n = 0;
     export const thought = () => {
       n++;
       if (n % 4 === 0) for (;;);
       if (n % 4 === 1) throw new Error('no idea');
       return n % 4 === 2 ? { verb: 'cheat' } : 'nonsense';
     };
     export const verdict = () => 'nonsense';`,
  );
  const { address, close } = await openHouse({ workers: 1, workerFile: worker, thinkMs: 20 });
  const laid = await lay(address, 'toy', [PERSON, bot('greedy')], { rounds: 3 });
  await playOut(address, laid);
  expect((await info(address, laid.table)).status).toBe('over');
  expect(await counted(address, 'pesthouse_bot_lapses_total')).toBe(await counted(address, 'pesthouse_bot_moves_total'));
  expect(await counted(address, 'pesthouse_bot_lapses_total')).toBeGreaterThan(3);
  await close();
});
