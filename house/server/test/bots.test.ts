/** Bots in their worker threads: they finish games, and one that fails never holds up a table. */

import { writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import * as api from '@pesthouse/api';
import { lastResort } from '@pesthouse/bots';
import { apply, openPlay, thoughtOf, verifyRecord } from '@pesthouse/table';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod';
import { findGame } from '../../games/index.ts';
import { ask, info, itemsOf, lay, PERSON, playOut, send, watchSocket } from './guest.ts';
import { bundle, openHouse } from './houses.ts';
import { toyRules } from './library.ts';

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

/** Plays a finished table of the toy again and checks that seat 1 did what its policy does wherever it had a choice; says how often that was. */
const byPolicyAlone = async (given: { readonly [k: string]: unknown; readonly seed: string }): Promise<number> => {
  const entries = z.array(z.object({ n: z.number(), seat: z.number(), move: api.move })).parse(given.entries);
  const play = openPlay(toyRules, { game: 'toy', rules: '1', options: { rounds: 3, wax: true }, seats: 2, entries: [] }, given.seed);
  let chose = 0;
  for (const entry of entries) {
    const view = toyRules.view(play.state, 1);
    if (entry.seat === 1 && toyRules.moves(view, 1).length > 1) {
      chose++;
      expect(entry.move).toEqual(lastResort(toyRules, view, 1, 2, thoughtOf(given.seed, play.state.asked, 1)));
    }
    expect(apply(play, entry)).not.toHaveProperty('refused');
  }
  return chose;
};

test('a table of bots plays itself to the end, every move thought of in a worker', async () => {
  const { address, close } = await openHouse({ workers: 1, workerFile: built.worker });
  const { table } = await lay(address, 'newyork', [bot('greedy'), bot('random'), bot('greedy')]);
  const ear = await watchSocket(address, table);
  await expect.poll(async () => (await info(address, table)).status, { timeout: 120_000 }).toBe('over');
  await ear.until((x) => itemsOf(x).some((i) => i.over !== null) || x.some((f) => f.type === 'here' && f.item?.over !== null));
  expect(await counted(address, 'pesthouse_bot_lapses_total')).toBe(0);
  const out = await ask(api.exported, address, `/api/tables/${table}/record`);
  expect(await verifyRecord(findGame, out.record, out.promise, out.table)).toHaveProperty('hash');
  // The worker also checks records that are brought.
  await ask(api.kept, address, '/api/tables/import', out);
  await ear.close();
  await close();
});

test('a worker that hangs, fails or talks nonsense: the policy answers instead, and each time is counted and logged', async () => {
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
  expect(await counted(address, 'pesthouse_bot_lapses_total')).toBeGreaterThan(3);
  // What was played for it is what its policy plays on its own view, decision by decision.
  const { record } = await ask(api.exported, address, `/api/tables/${laid.table}/record`);
  expect(await byPolicyAlone(record)).toBeGreaterThan(3);
  await close();
});
