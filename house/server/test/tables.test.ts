/** Tables and seats: laid, joined, filled with bots, listed, played again, exported and brought back. */

import * as api from '@pesthouse/api';
import { promiseOf, verifyRecord } from '@pesthouse/table';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod';
import { findGame } from '../../games/index.ts';
import { ask, choices, info, lay, OPEN, PERSON, playOut, send, seqs, step, storyOf, watchSocket } from './guest.ts';
import { openHouse } from './houses.ts';

let house: string;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ address: house, close } = await openHouse());
});
afterAll(() => close());

const ROUND = { rounds: 1 };

test('a table with an open seat waits; the game begins for everybody when the last seat is taken', async () => {
  const { table, secrets } = await lay(house, 'toy', [{ kind: 'person', name: 'Ada' }, OPEN]);
  const ada = await watchSocket(house, table, secrets[0]);
  const watcher = await watchSocket(house, table);
  expect(await info(house, table)).toMatchObject({ status: 'waiting', deciding: [], seed: null });
  expect(ada.frames[0]).toMatchObject({ type: 'here', seat: 0, item: null });
  expect((await send(house, `/api/tables/${table}/moves`, { at: '0.0', move: { verb: 'rest' } }, secrets[0])).status).toBe(409);
  expect((await ask(api.story, house, `/api/tables/${table}/story`, undefined, secrets[0])).items).toEqual([]);

  const bo = await ask(api.seatTaken, house, `/api/tables/${table}/sit`, { name: 'Bo' });
  expect(bo.seat).toBe(1);
  await ada.until((x) => x.some((f) => f.type === 'item') && x.some((f) => f.type === 'table' && f.info.status === 'playing'));
  await watcher.until((x) => x.some((f) => f.type === 'item'));
  expect(seqs(ada)).toEqual([1]);
  expect(await info(house, table)).toMatchObject({
    status: 'playing',
    deciding: [0],
    seats: [
      { name: 'Ada', present: true },
      { name: 'Bo', present: false },
    ],
  });
  expect((await choices(house, table, bo.secret)).moves).toEqual([]);
  await step(house, table, secrets[0] ?? '');
  await ada.until(() => seqs(ada).includes(2));
  await ada.close();
  await watcher.close();
});

test('a seat is taken once, and not at a full table', async () => {
  const { table } = await lay(house, 'toy', [PERSON, OPEN]);
  const tries = await Promise.all(['Bo', 'Cy', 'Di', 'Ed'].map((name) => send(house, `/api/tables/${table}/sit`, { name, seat: 1 })));
  expect(tries.map((x) => x.status).sort()).toEqual([200, 409, 409, 409]);
  expect((await send(house, `/api/tables/${table}/sit`, { name: 'Flo' })).body).toMatchObject({ error: 'full' });
});

test('only who laid the table seats bots, and only on open seats', async () => {
  const { table, secrets } = await lay(house, 'toy', [PERSON, PERSON, OPEN]);
  const [ada = '', bo = ''] = secrets;
  const bot = { level: 'random' };
  expect((await send(house, `/api/tables/${table}/seats/2/bot`, bot)).status).toBe(401);
  expect((await send(house, `/api/tables/${table}/seats/2/bot`, bot, bo)).body).toMatchObject({ error: 'not-host' });
  expect((await send(house, `/api/tables/${table}/seats/1/bot`, bot, ada)).body).toMatchObject({ error: 'taken' });
  expect((await send(house, `/api/tables/${table}/seats/5/bot`, bot, ada)).body).toMatchObject({ error: 'no-seat' });
  expect((await send(house, `/api/tables/${table}/seats/2/bot`, bot, ada)).status).toBe(200);
  expect(await info(house, table)).toMatchObject({ status: 'playing', seats: [{}, {}, { kind: 'bot', level: 'random', present: true }] });
});

test('listed tables are found by game while they wait', async () => {
  const made = await ask(api.tableMade, house, '/api/tables', { game: 'toy', name: 'By the fire', seats: [PERSON, OPEN], listed: true });
  const hidden = await lay(house, 'toy', [PERSON, OPEN]);
  const names = async (query: string) => (await ask(api.tableList, house, `/api/tables${query}`)).tables.map((x) => x.id);
  expect(await names('')).toContain(made.table);
  expect(await names('?game=toy')).toContain(made.table);
  expect(await names('?game=newyork')).not.toContain(made.table);
  expect(await names('')).not.toContain(hidden.table);
  await send(house, `/api/tables/${made.table}/sit`, { name: 'Bo' });
  expect(await names('')).not.toContain(made.table);
});

test('my tables are those that my keys open, and say where I am asked', async () => {
  const a = await lay(house, 'toy', [PERSON, PERSON]);
  const b = await lay(house, 'toy', [PERSON, PERSON]);
  const seats = [
    { table: a.table, secret: a.secrets[0] },
    { table: b.table, secret: b.secrets[1] },
    { table: a.table, secret: b.secrets[0] },
    { table: 'aaaaaaaaaaaa', secret: a.secrets[0] },
  ];
  const { tables } = await ask(api.mineList, house, '/api/mine', { seats });
  expect(tables.map((x) => [x.info.id, x.seat, x.yours])).toEqual([
    [a.table, 0, true],
    [b.table, 1, false],
  ]);
});

test('a finished game shows its seed, keeps its promise, and comes back through the door', async () => {
  const laid = await lay(house, 'newyork', [{ kind: 'person', name: 'Ada' }, PERSON]);
  const path = `/api/tables/${laid.table}/record`;
  const promised = (await info(house, laid.table)).promise;
  expect((await send(house, path, undefined, laid.secrets[0])).body).toMatchObject({ error: 'not-over' });
  await playOut(house, laid);
  const over = await info(house, laid.table);
  const record = await ask(api.exported, house, path);
  expect(over.seed).toBe(record.record.seed);
  expect(promiseOf(record.record.seed, laid.table)).toBe(promised);
  const sound = await verifyRecord(findGame, record.record, promised, laid.table);
  expect(sound).toHaveProperty('outcome');

  const back = await ask(api.kept, house, '/api/tables/import', record);
  const kept = await info(house, back.table);
  expect(kept).toMatchObject({ status: 'over', game: 'newyork', seats: [{ name: 'Ada' }, {}], deciding: [] });
  expect(await storyOf(house, back.table)).toEqual(await storyOf(house, laid.table));
  expect((await send(house, `/api/tables/${laid.table}/moves`, { at: '1.0', move: { verb: 'draw' } }, laid.secrets[0])).body).toMatchObject({
    error: 'over',
    clause: 'KERNEL-OVER',
  });

  const entries = z.array(z.looseObject({ n: z.number() })).parse(record.record.entries);
  const tampered: [string, object][] = [
    [
      'a move that is not legal',
      { ...record, record: { ...record.record, entries: entries.map((e) => (e.n === 2 ? { ...e, move: { verb: 'draw', extra: 1 } } : e)) } },
    ],
    ['a seed that is not the promised one', { ...record, record: { ...record.record, seed: '00'.repeat(32) } }],
    ['an entry that is missing', { ...record, record: { ...record.record, entries: entries.slice(1) } }],
    ['an end that is missing', { record: { ...record.record, entries: entries.slice(0, -1) } }],
    ['other rules', { record: { ...record.record, rules: '0' } }],
    ['another game', { record: { ...record.record, game: 'chess' } }],
    ['nothing in it', { record: {} }],
  ];
  for (const [what, body] of tampered) {
    const no = await send(house, '/api/tables/import', body);
    expect([what, no.status]).toEqual([what, 422]);
    expect(api.failure.parse(no.body).message).toMatch(
      /^(This record is not a true game: .*|This record cannot be checked here: .*|The game in this record is not over\..*)\.$/,
    );
  }
});

test('the same people play again, each one seat further, with the keys that they have', async () => {
  const laid = await lay(
    house,
    'toy',
    [
      { kind: 'person', name: 'Ada' },
      { kind: 'person', name: 'Bo' },
      { kind: 'bot', level: 'random' },
    ],
    ROUND,
  );
  const [ada = '', bo = ''] = laid.secrets;
  const path = `/api/tables/${laid.table}/rematch`;
  expect((await send(house, path, {}, ada)).body).toMatchObject({ error: 'not-over' });
  await playOut(house, laid);
  expect((await send(house, path, {})).status).toBe(401);
  const [first, second] = await Promise.all([ask(api.rematched, house, path, {}, ada), ask(api.rematched, house, path, {}, bo)]);
  expect(second?.table).toBe(first?.table);
  expect([first?.seat, second?.seat]).toEqual([1, 2]);
  const table = first?.table ?? '';
  expect((await info(house, laid.table)).rematch).toBe(table);
  expect((await ask(api.rematched, house, path, {}, ada)).table).toBe(table);
  expect(await info(house, table)).toMatchObject({ seats: [{ kind: 'bot' }, { name: 'Ada' }, { name: 'Bo' }], options: { rounds: 1 } });
  // Nothing begins before both have said so.
  expect((await send(house, `/api/tables/${table}/moves`, undefined, ada)).body).toMatchObject({ error: 'waiting' });
  const act = (secret: string, wish: object) => send(house, `/api/tables/${table}/act`, wish, secret);
  for (const secret of [ada, bo]) expect((await act(secret, { act: 'ready', ready: true })).status).toBe(200);
  expect([(await act(ada, { act: 'start' })).status, (await act(bo, { act: 'start' })).status]).toContain(200);
  expect((await choices(house, table, ada)).seat).toBe(1);
  expect((await choices(house, table, bo)).seat).toBe(2);
  await playOut(house, { table, secrets: ['', ada, bo] });
});

test('what is said at a table stays with it and reaches everybody there', async () => {
  const { table, secrets } = await lay(house, 'toy', [PERSON, PERSON]);
  const [ada = '', bo = ''] = secrets;
  const ear = await watchSocket(house, table, bo);
  await ask(api.talk, house, `/api/tables/${table}/talk`, { text: '  good luck 🐀  ' }, ada);
  await ear.until((x) => x.some((f) => f.type === 'talk'));
  expect(ear.frames.find((f) => f.type === 'talk')).toMatchObject({ talk: { n: 1, seat: 0, kind: 'say', text: 'good luck 🐀' } });
  expect((await send(house, `/api/tables/${table}/talk`, { text: 'may I?' })).status).toBe(401);
  expect((await ask(api.talkList, house, `/api/tables/${table}/talk`)).talk).toHaveLength(1);
  const late = await watchSocket(house, table);
  await late.until((x) => x.some((f) => f.type === 'talk' && f.talk.text === 'good luck 🐀'));
  await ear.close();
  await late.close();
});
