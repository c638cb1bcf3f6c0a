/** What one stranger may cost the house: budgets are spent before any work is done, descriptions are made once, letters are counted by hour and by house. */
import * as api from '@pesthouse/api';
import { describe, expect, test, vi } from 'vitest';
import { ask, lay, OPEN, PERSON, send } from './guest.ts';
import { openHouse } from './houses.ts';
import { openMailServer } from './mailserver.ts';
import { does, friend, layRoom, refusal } from './people.ts';

/** A body that nobody could read: whoever tries to answers 400. */
const post = async (house: string, path: string, body: string): Promise<{ readonly status: number; readonly error: string }> => {
  const said = await fetch(house + path, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
  const text = await said.text();
  return { status: said.status, error: api.failure.parse(JSON.parse(text)).error };
};
const BROKEN = `{"record": ${'['.repeat(1_000)}`;

describe('the budget is spent before the body is read', () => {
  test('a record that cannot be read costs as much as one that can, and after the budget nothing is read any more', async () => {
    const house = await openHouse({ limits: { imports: 2 } });
    const said = [];
    for (let i = 0; i < 4; i++) said.push(await post(house.address, '/api/tables/import', BROKEN));
    expect(said.map((x) => [x.status, x.error])).toEqual([
      [400, 'unreadable'],
      [400, 'unreadable'],
      [429, 'budget-imports'],
      [429, 'budget-imports'],
    ]);
    await house.close();
  });

  test('the same where a table is laid', async () => {
    const house = await openHouse({ limits: { tables: 1 } });
    expect(await post(house.address, '/api/tables', BROKEN)).toEqual({ status: 400, error: 'unreadable' });
    expect(await post(house.address, '/api/tables', BROKEN)).toEqual({ status: 429, error: 'budget-tables' });
    await house.close();
  });

  test('where nobody may lay tables, nothing is read and nothing is spent', async () => {
    const { readSettings } = await import('../settings/read.ts');
    const house = await openHouse({ settings: readSettings({ MAY_LAY: 'invited' }), limits: { tables: 1, imports: 1 } });
    for (let i = 0; i < 3; i++)
      for (const path of ['/api/tables', '/api/tables/import']) expect(await post(house.address, path, BROKEN)).toEqual({ status: 403, error: 'invited-only' });
    await house.close();
  });

  test('stories and records are counted before they are written', async () => {
    const house = await openHouse({ limits: { stories: 2 } });
    const { table, secrets } = await lay(house.address, 'toy', [PERSON, PERSON]);
    const story = `/api/tables/${table}/story`;
    expect((await send(house.address, story, undefined, secrets[0])).status).toBe(200);
    // Also for what is not there: asking is what costs.
    expect((await send(house.address, '/api/tables/abcdefghijkl/record')).status).toBe(404);
    expect(await refusal(send(house.address, story, undefined, secrets[0]))).toBe('budget-stories');
    expect(await refusal(send(house.address, `/api/tables/${table}/record`, undefined, secrets[0]))).toBe('budget-stories');
    await house.close();
  });
});

test('the descriptions of the interface are written once and told from then on', async () => {
  const house = await openHouse();
  const write = vi.spyOn(JSON, 'stringify');
  // What is large enough to be a description is counted.
  const written = (): number => write.mock.results.filter((x) => x.type === 'return' && x.value?.length > 10_000).length;
  for (const path of ['/api/openapi.json', '/api/asyncapi.json', '/api']) {
    const told = [await (await fetch(house.address + path)).text()];
    write.mockClear();
    for (let i = 0; i < 3; i++) told.push(await (await fetch(house.address + path)).text());
    expect(new Set(told).size).toBe(1);
    expect(told[0]?.length).toBeGreaterThan(1_000);
    expect(written(), path).toBe(0);
  }
  write.mockRestore();
  await house.close();
});

test('one visitor has bots thinking at few tables at once; a table that ends makes room, and others are not held back', async () => {
  const house = await openHouse({ limits: { botTables: 2 }, trustProxy: 'loopback' });
  const host = await friend(house.address, 'Ada');
  const lays = async (ip: string): Promise<string> => {
    const said = await fetch(`${house.address}/api/tables`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': ip, authorization: `Bearer ${host.key}` },
      body: JSON.stringify({ game: 'toy', seats: [OPEN, { kind: 'bot', level: 'good' }], room: {} }),
    });
    const body: unknown = await said.json();
    return said.ok ? api.tableMade.parse(body).table : api.failure.parse(body).error;
  };
  const [first] = [await lays('203.0.113.1'), await lays('203.0.113.1')];
  expect(await lays('203.0.113.1')).toBe('many-bot-tables');
  expect(await lays('203.0.113.2')).toMatch(/^[a-z0-9]{12}$/);
  await does(house.address, first ?? '', host.key, { act: 'close' });
  expect(await lays('203.0.113.1')).toMatch(/^[a-z0-9]{12}$/);
  expect(await lays('203.0.113.1')).toBe('many-bot-tables');
  await house.close();
});

test('a rematch is another table with bots: whoever closes one and plays again has no more of them than others', async () => {
  const house = await openHouse({ limits: { botTables: 1 } });
  const made = await lay(house.address, 'toy', [PERSON, { kind: 'bot', level: 'random' }]);
  await does(house.address, made.table, made.secrets[0] ?? '', { act: 'close' });
  const again = await ask(api.rematched, house.address, `/api/tables/${made.table}/rematch`, {}, made.secrets[0]);
  await does(house.address, again.table, made.secrets[0] ?? '', { act: 'close' });
  const other = await layRoom(house.address, 'toy', 2);
  await does(house.address, other.table, other.key, { act: 'bot', seat: 1, level: 'random' });
  expect(await refusal(send(house.address, `/api/tables/${again.table}/rematch`, {}, made.secrets[0]))).toBe('many-bot-tables');
  await does(house.address, other.table, other.key, { act: 'close' });
  expect((await send(house.address, `/api/tables/${again.table}/rematch`, {}, made.secrets[0])).status).toBe(200);
  await house.close();
});

describe('letters', () => {
  const wanted = (n: number) => ({ mail: `stranger${n}@example.org`, language: 'en', add: false });

  test('one visitor writes to few addresses in an hour, whatever the minute allows', async () => {
    const server = await openMailServer();
    const house = await openHouse({ mail: { url: server.url, from: 'house@example.org' }, limits: { mails: 3 } });
    const said = [];
    for (let i = 0; i < 5; i++) said.push((await send(house.address, '/api/signin/mail', wanted(i))).status);
    expect(said).toEqual([200, 200, 200, 429, 429]);
    expect(await refusal(send(house.address, '/api/signin/mail', wanted(9)))).toBe('budget-mails');
    await server.letter((x) => x.to.includes('stranger2@example.org'));
    expect(server.letters.flatMap((x) => x.to).filter((x) => /stranger[3-9]/.test(x))).toEqual([]);
    await house.close();
    server.close();
  });

  test('many visitors together write no more than the house allows', async () => {
    const server = await openMailServer();
    const house = await openHouse({ mail: { url: server.url, from: 'house@example.org' }, limits: { mails: 2, mailsOfAll: 3 }, trustProxy: 'loopback' });
    const from = async (ip: string, n: number): Promise<string> => {
      const said = await fetch(`${house.address}/api/signin/mail`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': ip },
        body: JSON.stringify(wanted(n)),
      });
      return said.ok ? 'sent' : api.failure.parse(await said.json()).error;
    };
    const said = [];
    for (let i = 0; i < 5; i++) said.push(await from(`203.0.113.${i}`, i));
    expect(said).toEqual(['sent', 'sent', 'sent', 'budget-all-mails', 'budget-all-mails']);
    // Whoever was refused by the house has not paid for it.
    expect(await from('203.0.113.4', 9)).toBe('budget-all-mails');
    await house.close();
    server.close();
  });
});
