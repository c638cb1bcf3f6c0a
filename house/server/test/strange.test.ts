/** Every body, query, address and frame of the interface, made strange: the house always answers in words, never breaks, and goes on. */

import * as api from '@pesthouse/api';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import * as z from 'zod';
import { type Call, callsIn, requestsFor, textOf } from './calls.ts';
import { ask, info, type Laid, lay, OPEN, PERSON, playOut, send } from './guest.ts';
import { openHouse } from './houses.ts';
import { layRoom } from './people.ts';
import { isShape, POISON, strange } from './strange.ts';

let house: Awaited<ReturnType<typeof openHouse>>;
let laid: Laid;
let over: Laid;
let record: unknown;
let known: string[];

let calls: Call[];

beforeAll(async () => {
  house = await openHouse();
  const open = await lay(house.address, 'toy', [PERSON, OPEN]);
  laid = await lay(house.address, 'toy', [PERSON, PERSON, { kind: 'person', name: 'Cy' }]);
  over = await lay(house.address, 'newyork', [PERSON, PERSON]);
  await playOut(house.address, over);
  const room = await layRoom(house.address, 'toy', 3);
  record = await ask(api.exported, house.address, `/api/tables/${over.table}/record`);
  known = [
    laid.table,
    over.table,
    open.table,
    ...laid.secrets,
    ...over.secrets,
    ...open.secrets,
    room.table,
    room.key,
    room.secret,
    'toy',
    'newyork',
    'pest',
    '0.0',
    '1.0',
    'rest',
    'lamp',
    'verb',
    'to',
  ];
  calls = callsIn((await send(house.address, '/api/openapi.json')).body);
});
afterAll(() => house.close());

/** Enough for every day; `RUNS` looks further. */
const numRuns = fc.readConfigureGlobal().numRuns ?? 20;

/** One request; of a stream only how it begins. */
const tried = async (path: string, method: string, body: string | undefined, key: string | undefined) => {
  const stop = new AbortController();
  const headers = { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...(key === undefined ? {} : { authorization: `Bearer ${key}` }) };
  const answer = await fetch(house.address + path, { method, headers, signal: stop.signal, ...(body === undefined ? {} : { body }) });
  const endless = answer.headers.get('content-type')?.includes('ndjson') === true;
  const text = endless ? '' : await answer.text();
  if (endless) stop.abort();
  return { status: answer.status, text };
};

test('every call: a sentence or an answer, never a broken house', async () => {
  expect(calls.length).toBeGreaterThan(14);
  for (const x of calls) {
    await fc.assert(
      fc.asyncProperty(requestsFor(x, known, record), async ({ path, body, key }) => {
        const said = await tried(path, x.method, body, key);
        expect(said.status, said.text).toBeLessThan(500);
        if (said.status >= 400) expect(api.failure.strict().safeParse(JSON.parse(said.text)).success, said.text).toBe(true);
        expect(said.text).not.toMatch(/\bat \w+ \(|node_modules|\.ts:\d|\.js:\d/);
      }),
      { numRuns },
    );
  }
  expect(house.log).toEqual([]);
});

test('what is wrong in every way at every place of a body is answered in words', async () => {
  const bodies: readonly [string, { readonly [field: string]: unknown }][] = [
    ['/api/tables', { game: 'toy', name: 'A', seats: [PERSON, PERSON], options: { rounds: 1 } }],
    [`/api/tables/${laid.table}/moves`, { at: '0.0', move: { verb: 'rest' } }],
    [`/api/tables/${laid.table}/undo`, { at: '0.0', to: 0 }],
    [`/api/tables/${laid.table}/answer`, { proposal: 1, yes: true }],
    [`/api/tables/${laid.table}/talk`, { text: 'hello' }],
    [`/api/tables/${laid.table}/sit`, { seat: 0, name: 'A' }],
    [`/api/tables/${laid.table}/seats/0/bot`, { level: 'good' }],
    ['/api/mine', { seats: [] }],
    ['/api/tables/import', { record: {}, table: 'abcdefghijkl', promise: '00', name: 'A', names: ['A'] }],
  ];
  for (const [path, body] of bodies)
    for (const field of Object.keys(body))
      for (const wrong of POISON) {
        const said = await tried(path, 'POST', JSON.stringify({ ...body, [field]: wrong }), laid.secrets[0]);
        expect([path, field, said.status < 500 || said.text]).toEqual([path, field, true]);
      }
  expect(house.log).toEqual([]);
});

test('every frame: a sentence or an answer, and the house still speaks', async () => {
  const shape: unknown = z.toJSONSchema(api.clientFrame, { io: 'input' });
  if (!isShape(shape)) throw new Error('frames have a shape');
  const open = async () => {
    const ws = new WebSocket(`${house.address.replace('http', 'ws')}/api/stream`);
    const heard: z.output<typeof api.serverFrame>[] = [];
    ws.on('message', (data) => heard.push(api.serverFrame.parse(JSON.parse(data.toString()))));
    await new Promise<void>((resolve, reject) => {
      ws.once('open', resolve);
      ws.once('error', reject);
    });
    return { ws, heard };
  };
  await fc.assert(
    fc.asyncProperty(fc.array(strange(known)(shape), { minLength: 1, maxLength: 20 }), async (frames) => {
      const { ws, heard } = await open();
      for (const x of frames) ws.send(textOf(x));
      ws.send(JSON.stringify({ type: 'ping' }));
      await expect.poll(() => heard.some((x) => x.type === 'pong'), { timeout: 240_000, interval: 1 }).toBe(true);
      expect(heard.filter((x) => 'error' in x && x.error === 'broken')).toEqual([]);
      ws.terminate();
    }),
    { numRuns },
  );
  expect(house.log).toEqual([]);
});

test('after all this the house is well', async () => {
  expect((await send(house.address, '/healthz')).status).toBe(200);
  expect((await send(house.address, '/readyz')).status).toBe(200);
  expect((await info(house.address, laid.table)).status).toBe('playing');
});
