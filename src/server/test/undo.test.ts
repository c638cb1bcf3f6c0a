/** Taking back: alone to the horizon, beyond it when the others agree. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as api from '../../api/index.ts';
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
