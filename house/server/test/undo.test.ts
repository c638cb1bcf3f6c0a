/** Taking back: alone to the horizon, beyond it when the others agree. */

import * as api from '@pesthouse/api';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ask, choices, itemsOf, lay, move, PERSON, send, watchSocket } from './guest.ts';
import { openHouse } from './houses.ts';

let house: string;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ address: house, close } = await openHouse());
});
afterAll(() => close());

const LAMP = { verb: 'lamp', to: 1 };
const REST = { verb: 'rest' };
const back = (table: string, secret: string, at: string, to: number) => send(house, `/api/tables/${table}/undo`, { at, to }, secret);
const answer = (table: string, secret: string, proposal: number, yes: boolean) => send(house, `/api/tables/${table}/answer`, { proposal, yes }, secret);
const now = (table: string, secret: string) => choices(house, table, secret);

/** Ada rests at a table with a toll that she pays: nothing of it is free. */
const rested = async (seats: readonly object[]) => {
  const { table, secrets } = await lay(house, 'toy', seats, { wax: false });
  const start = await now(table, secrets[0] ?? '');
  await move(house, table, secrets[0] ?? '', start.at, REST);
  const at = (await now(table, secrets[0] ?? '')).at;
  return { table, secrets, at, start };
};

test('what revealed nothing is taken back alone, and the decision is put again', async () => {
  const { table, secrets } = await lay(house, 'toy', [PERSON, PERSON]);
  const [ada = '', bo = ''] = secrets;
  const first = await now(table, ada);
  await move(house, table, ada, first.at, LAMP);
  const lit = await now(table, ada);
  expect(lit.at).toBe('1.0');
  const ear = await watchSocket(house, table, bo);
  expect((await back(table, ada, lit.at, 0)).body).toEqual({ done: true, proposal: null });
  const again = await now(table, ada);
  expect(again.at).toBe('0.1');
  expect(again.view).toEqual(first.view);
  await ear.until((x) => itemsOf(x).some((i) => i.kind === 'undo' && i.by === 0 && i.at === '0.1'));
  expect((await move(house, table, ada, first.at, LAMP)).body).toMatchObject({ error: 'stale' });
  await ear.close();
});

test('beyond that the others are asked, and when all agree it is done', async () => {
  const { table, secrets, at, start } = await rested([PERSON, { kind: 'person', name: 'Bo' }, { kind: 'person', name: 'Cy' }]);
  const [ada = '', bo = '', cy = ''] = secrets;
  const ear = await watchSocket(house, table, cy);
  const ask1 = api.tookBack.parse((await back(table, ada, at, 0)).body);
  expect(ask1).toEqual({ done: false, proposal: 1 });
  await ear.until((x) => x.some((f) => f.type === 'talk' && f.talk.kind === 'ask-undo' && f.talk.ref === 0 && f.talk.text === '1 move by Player 1'));
  expect((await answer(table, ada, 1, true)).body).toMatchObject({ error: 'own' });
  expect((await answer(table, bo, 1, true)).body).toEqual({ done: false });
  expect((await now(table, ada)).at).toBe(at);
  expect((await answer(table, cy, 1, true)).body).toEqual({ done: true });
  await ear.until((x) => itemsOf(x).some((i) => i.kind === 'undo') && x.some((f) => f.type === 'talk' && f.talk.kind === 'undone'));
  const again = await now(table, ada);
  expect(again.at).toBe('0.1');
  expect(again.view).toEqual(start.view);
  expect((await answer(table, cy, 1, true)).body).toMatchObject({ error: 'lapsed' });
  await ear.close();
});

test('one who declines ends it', async () => {
  const { table, secrets, at } = await rested([PERSON, PERSON, PERSON]);
  const [ada = '', bo = '', cy = ''] = secrets;
  await back(table, ada, at, 0);
  expect((await answer(table, bo, 1, false)).body).toEqual({ done: false });
  expect((await answer(table, cy, 1, true)).body).toMatchObject({ error: 'lapsed' });
  expect((await now(table, ada)).at).toBe(at);
  expect((await ask(api.talkList, house, `/api/tables/${table}/talk`)).talk.map((x) => x.kind)).toEqual(['ask-undo', 'decline']);
});

test('a request lapses when another move is made', async () => {
  const { table, secrets, at } = await rested([PERSON, PERSON, PERSON]);
  const [ada = '', bo = '', cy = ''] = secrets;
  await back(table, ada, at, 0);
  expect((await answer(table, cy, 1, true)).status).toBe(200);
  await move(house, table, bo, at, LAMP);
  expect((await answer(table, bo, 1, true)).body).toMatchObject({ error: 'lapsed' });
  expect((await now(table, ada)).at).toBe('2.0');
});

test('bots agree by themselves', async () => {
  const { table, secrets } = await lay(house, 'toy', [PERSON, { kind: 'bot', level: 'random' }], { wax: false, rounds: 6 });
  const [ada = ''] = secrets;
  const start = await now(table, ada);
  await move(house, table, ada, start.at, REST);
  let c = await now(table, ada);
  while (c.moves.length === 0 || c.at === start.at) c = await now(table, ada);
  expect((await back(table, ada, c.at, 0)).body).toEqual({ done: true, proposal: null });
  expect((await now(table, ada)).at).toBe('0.1');
});

test('both who agree at the same moment make one undo', async () => {
  const { table, secrets, at } = await rested([PERSON, PERSON, PERSON]);
  const [ada = '', bo = '', cy = ''] = secrets;
  await back(table, ada, at, 0);
  const said = await Promise.all([answer(table, bo, 1, true), answer(table, cy, 1, true)]);
  expect(said.map((x) => JSON.stringify(x.body)).sort()).toEqual(['{"done":false}', '{"done":true}']);
  expect((await now(table, ada)).at).toBe('0.1');
});

test('the request says whether anything was revealed by the moves', async () => {
  const told = async (options: object, first: { verb: string }) => {
    const { table, secrets } = await lay(house, 'toy', [PERSON, PERSON], options);
    const [ada = '', bo = ''] = secrets;
    const start = await now(table, ada);
    expect((await move(house, table, ada, start.at, first)).status).toBe(200);
    const then = await now(table, bo);
    expect((await back(table, ada, then.at, 0)).body).toEqual({ done: false, proposal: 1 });
    return (await ask(api.talkList, house, `/api/tables/${table}/talk`)).talk[0]?.revealed;
  };
  expect(await told({ wax: false }, REST)).toBe(false);
  expect(await told({ wax: false }, { verb: 'draw' })).toBe(true);
});

test('there is one request at a time, and whoever asked may withdraw it and ask again', async () => {
  const { table, secrets, at } = await rested([PERSON, PERSON, PERSON]);
  const [ada = '', bo = ''] = secrets;
  await back(table, ada, at, 0);
  expect((await back(table, ada, at, 0)).body).toMatchObject({ error: 'asked' });
  expect((await answer(table, ada, 1, false)).body).toEqual({ done: false });
  expect((await answer(table, bo, 1, true)).body).toMatchObject({ error: 'lapsed' });
  expect((await back(table, ada, at, 0)).body).toEqual({ done: false, proposal: 3 });
  expect((await ask(api.talkList, house, `/api/tables/${table}/talk`)).talk.map((x) => x.kind)).toEqual(['ask-undo', 'withdraw', 'ask-undo']);
});

test('a request that not everybody answers in time lapses: the moves stand', async () => {
  const quick = await openHouse({ minuteMs: 400 });
  const { table, secrets } = await lay(quick.address, 'toy', [PERSON, PERSON, PERSON], { wax: false });
  const [ada = '', bo = '', cy = ''] = secrets;
  const first = await choices(quick.address, table, ada);
  await move(quick.address, table, ada, first.at, REST);
  const { at } = await choices(quick.address, table, ada);
  const ear = await watchSocket(quick.address, table, ada);
  await send(quick.address, `/api/tables/${table}/undo`, { at, to: 0 }, ada);
  expect((await send(quick.address, `/api/tables/${table}/answer`, { proposal: 1, yes: true }, bo)).status).toBe(200);
  await ear.until((x) => x.some((f) => f.type === 'talk' && f.talk.kind === 'lapse' && f.talk.ref === 1));
  expect((await send(quick.address, `/api/tables/${table}/answer`, { proposal: 1, yes: true }, cy)).body).toMatchObject({ error: 'lapsed' });
  expect((await choices(quick.address, table, ada)).at).toBe(at);
  await ear.close();
  await quick.close();
});
