/** Those who take more than their share: too many sockets, readers that do not read, requests that never end, endless talk. */
import { connect, type Socket } from 'node:net';
import * as api from '@pesthouse/api';
import { afterEach, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { ask, type Laid, lay, PERSON, send, socket, step, watchSocket } from './guest.ts';
import { openHouse } from './houses.ts';

const open: (() => void | Promise<void>)[] = [];
afterEach(async () => {
  for (const close of open.splice(0).reverse()) await close();
});
const house = async (limits: NonNullable<Parameters<typeof openHouse>[0]>['limits'] = {}) => {
  const x = await openHouse({ limits });
  open.push(x.close);
  return x;
};
const plain = (address: string): Socket => {
  const line = connect(Number(new URL(address).port), '127.0.0.1');
  line.on('error', () => {});
  open.push(() => void line.destroy());
  return line;
};
const heard = (line: Socket): Promise<string> =>
  new Promise((resolve) => {
    let said = '';
    line.on('data', (x) => {
      said += String(x);
    });
    line.once('close', () => resolve(said));
  });

test('one more socket than there is room for is told so, and room comes back when one leaves', async () => {
  const { address } = await house({ sockets: 3, socketsOfOne: 3 });
  const ears = await Promise.all([1, 2, 3].map(() => socket(address)));
  const late = await socket(address);
  await late.until((x) => x.length > 0);
  expect(late.frames[0]).toMatchObject({ type: 'wrong', error: 'full-house' });
  await ears[0]?.close();
  await expect
    .poll(
      async () => {
        const next = await socket(address);
        next.send({ type: 'ping' });
        await next.until((x) => x.length > 0);
        await next.close();
        return next.frames[0]?.type;
      },
      { timeout: 240_000 },
    )
    .toBe('pong');
  await Promise.all([...ears.slice(1), late].map((x) => x.close()));
});

test('nobody takes all the room: neither by sockets nor by lines', async () => {
  const { address } = await house({ sockets: 100, socketsOfOne: 2 });
  const { table } = await lay(address, 'toy', [PERSON, PERSON]);
  const ears = await Promise.all([1, 2].map(() => socket(address)));
  const third = await socket(address);
  await third.until((x) => x.length > 0);
  expect(third.frames[0]).toMatchObject({ type: 'wrong', error: 'too-many' });
  expect((await send(address, `/api/tables/${table}/stream`)).body).toMatchObject({ error: 'too-many' });
  await Promise.all([...ears, third].map((x) => x.close()));
});

test('a reader that does not read is dropped, and the table goes on', async () => {
  const { address } = await house();
  const laid: Laid = await lay(address, 'newyork', [PERSON, PERSON]);
  const deaf = new WebSocket(`${address.replace('http', 'ws')}/api/stream`);
  await new Promise<void>((resolve) => deaf.once('open', resolve));
  const gone = new Promise<void>((resolve) => deaf.on('close', () => resolve()));
  const ear = await watchSocket(address, laid.table, laid.secrets[0]);
  const line: unknown = Reflect.get(deaf, '_socket');
  if (
    line === null ||
    typeof line !== 'object' ||
    !('pause' in line) ||
    typeof line.pause !== 'function' ||
    !('resume' in line) ||
    typeof line.resume !== 'function'
  )
    throw new Error('a socket can be paused');
  line.pause.call(line);
  // Each watch brings the whole position: megabytes wait for somebody who does not look.
  for (let i = 0; i < 4_000; i++) deaf.send(JSON.stringify({ type: 'watch', table: laid.table }));
  const there = async (): Promise<number> => (await ask(api.tableInfo, address, `/api/tables/${laid.table}`)).watchers;
  await expect.poll(there, { timeout: 120_000 }).toBe(0);
  line.resume.call(line);
  await gone;
  const steps = await Promise.all(laid.secrets.map((key) => step(address, laid.table, key)));
  expect(steps.some((x) => x !== null)).toBe(true);
  await ear.close();
});

test('a request that does not end is ended, in words', async () => {
  const { address } = await house({ requestMs: 300 });
  const slow = plain(address);
  const said = heard(slow);
  slow.write('POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{"game"');
  const headless = plain(address);
  const other = heard(headless);
  headless.write('GET /api/tables HTTP/1.1\r\nHost: x\r\n');
  for (const text of await Promise.all([said, other])) {
    expect(text).toMatch(/^HTTP\/1\.1 408 /);
    expect(api.failure.parse(JSON.parse(text.split('\r\n\r\n')[1] ?? ''))).toMatchObject({ error: 'too-slow' });
  }
});

test('what is no request and what is no frame are let go without a word in the log', async () => {
  const { address, log } = await house();
  const line = plain(address);
  const said = heard(line);
  line.write('HELLO\r\n\r\n');
  expect(await said).toMatch(/^HTTP\/1\.1 400 .*"error":"unreadable"/s);
  const bad = plain(address);
  const closed = heard(bad);
  bad.write(
    'GET /api/stream HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n',
  );
  bad.once('data', () => bad.write(Buffer.from([0xff, 0xff, 0xff, 0xff, 0xff])));
  await closed;
  expect((await send(address, '/healthz')).status).toBe(200);
  expect(log).toEqual([]);
});

test('who talks without end is told to wait, and the others may still talk', async () => {
  const { address } = await house();
  const { table, secrets } = await lay(address, 'toy', [PERSON, PERSON]);
  const [ada = '', bo = ''] = secrets;
  const say = (key: string, text: string) => send(address, `/api/tables/${table}/talk`, { text }, key);
  const said: number[] = [];
  for (let i = 0; i < 40; i++) said.push((await say(ada, `line ${i}`)).status);
  expect(said.filter((x) => x === 200).length).toBe(30);
  const no = await say(ada, 'more');
  expect([no.status, api.failure.parse(no.body)]).toEqual([
    429,
    { error: 'too-fast', message: 'You have said a lot in a short time. Wait a minute, then go on.', clause: null },
  ]);
  expect((await say(bo, 'my turn')).status).toBe(200);
});

test('talk is given out page by page, the last first', async () => {
  const { address } = await house();
  const { table, secrets } = await lay(address, 'toy', [PERSON, PERSON]);
  for (const key of secrets) for (let i = 0; i < 25; i++) await send(address, `/api/tables/${table}/talk`, { text: `line ${i}` }, key);
  const page = (query: string) => ask(api.talkList, address, `/api/tables/${table}/talk${query}`);
  expect((await page('')).talk.map((x) => x.n)).toEqual(Array.from({ length: 50 }, (_, i) => i + 1));
  const last = await page('?most=20');
  expect([last.talk.map((x) => x.n), last.older]).toEqual([Array.from({ length: 20 }, (_, i) => i + 31), 31]);
  const first = await page(`?most=40&before=${last.older}`);
  expect([first.talk.length, first.talk[0]?.n, first.older]).toEqual([30, 1, null]);
  expect((await send(address, `/api/tables/${table}/talk?most=1000`)).status).toBe(400);
});
