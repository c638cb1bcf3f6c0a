/** Accounts on the file store, and what the door looks at: hosts, cookies behind TLS, houses without mail, limits. */
import { request } from 'node:http';
import * as account from '@pesthouse/api';
import { expect, test } from 'vitest';
import { accountSuite } from './account-suite.ts';
import { guest, openBrowser } from './browser.ts';
import { openHouse } from './houses.ts';
import { refusal } from './people.ts';

accountSuite('SQLite', async () => ({}));

/** As `fetch` does not let anybody lie about the host. */
const asked = (
  address: string,
  path: string,
  headers: { readonly [name: string]: string },
  method = 'GET',
): Promise<{ status: number; body: string; cookie: string }> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(address);
    const r = request({ hostname, port, path, method, headers }, (x) => {
      let body = '';
      x.on('data', (part) => {
        body += String(part);
      });
      x.on('end', () => resolve({ status: x.statusCode ?? 0, body, cookie: x.headers['set-cookie']?.join() ?? '' }));
    });
    r.on('error', reject);
    r.end(method === 'GET' ? undefined : '{}');
  });

test('where the owner set an address, other names are refused in words, but for this machine and its network', async () => {
  const house = await openHouse({ publicUrl: 'https://pest.example.org' });
  const at = (host: string, path = '/api/house') => asked(house.address, path, { host });
  for (const host of ['pest.example.org', '127.0.0.1:4747', '192.168.1.20:4747', '[::1]:4747', 'localhost:4747', 'livingroom:4747', 'livingroom.local'])
    expect([host, (await at(host)).status]).toEqual([host, 200]);
  const no = await at('evil.example');
  expect([no.status, JSON.parse(no.body)]).toEqual([
    403,
    expect.objectContaining({ error: 'foreign-host', message: 'This house is not called evil.example. Open it at https://pest.example.org.' }),
  ]);
  expect((await at('evil.example', '/healthz')).status).toBe(200);
  await house.close();
  const open = await openHouse();
  expect((await asked(open.address, '/api/house', { host: 'any.example' })).status).toBe(403);
  await open.close();
});

test('a house without an address of its own answers to names that nobody can buy, so no page of a stranger can pass for its own', async () => {
  const house = await openHouse();
  const at = (host: string, path = '/api/house', more: { readonly [name: string]: string } = {}) => asked(house.address, path, { host, ...more });
  for (const host of ['127.0.0.1:4747', '192.168.1.20:4747', '[fd00::1]:4747', 'localhost', 'livingroom:4747', 'livingroom.local', 'nas.lan', 'pest.home.arpa'])
    expect([host, (await at(host)).status]).toEqual([host, 200]);
  for (const host of ['evil.example', 'evil.example:4747', '127.0.0.1.evil.example', 'local.example'])
    for (const path of ['/', '/api/house', '/metrics']) {
      const no = await at(host, path);
      expect([host, path, no.status, JSON.parse(no.body).error]).toEqual([host, path, 403, 'unknown-host']);
    }
  // Whatever its page says of itself.
  const { key } = await guest(house.address, 'Ada');
  const said = { host: 'evil.example', origin: 'http://evil.example', authorization: `Bearer ${key}`, 'content-type': 'application/json' };
  expect((await asked(house.address, '/api/session', said, 'POST')).status).toBe(403);
  // Whoever looks after the house asks by any name, for what it counts with a key.
  expect((await at('evil.example', '/healthz')).status).toBe(200);
  expect((await at('evil.example', '/metrics', { authorization: 'Bearer nothing' })).status).toBe(404);
  await house.close();
});

test('below a path the cookie stays below it', async () => {
  const house = await openHouse({ publicUrl: 'https://example.org/pest' });
  const { key } = await guest(house.address, 'Ada');
  const at = { host: 'example.org', origin: 'https://example.org', 'content-type': 'application/json' };
  const said = await asked(house.address, '/pest/api/session', { authorization: `Bearer ${key}`, ...at }, 'POST');
  expect(said.cookie).toMatch(/^pesthouse=me_.*; Path=\/pest;/);
  await house.close();
});

test('behind TLS the cookie is for TLS alone; on the plain network beside it it is not', async () => {
  const house = await openHouse({ publicUrl: 'https://pest.example.org' });
  const { key } = await guest(house.address, 'Ada');
  const move = (headers: { readonly [name: string]: string }) =>
    asked(house.address, '/api/session', { authorization: `Bearer ${key}`, 'content-type': 'application/json', ...headers }, 'POST');
  expect((await move({ host: 'pest.example.org', origin: 'https://pest.example.org' })).cookie).toMatch(/^pesthouse=me_.*; Secure/);
  expect((await move({ host: '192.168.1.20:4747', origin: 'http://192.168.1.20:4747' })).cookie).toMatch(/^pesthouse_4747=me_(?!.*Secure)/);
  // Behind a proxy that gives the house another name the address of the owner counts.
  expect((await move({ host: '127.0.0.1:4747', origin: 'https://pest.example.org' })).status).toBe(200);
  await house.close();
});

test('the page may speak to sockets of its own address only', async () => {
  const house = await openHouse();
  const policy = (await fetch(`${house.address}/api/house`)).headers.get('content-security-policy') ?? '';
  const host = new URL(house.address).host;
  expect(policy).toContain(`connect-src 'self' ws://${host} wss://${host};`);
  await house.close();
});

test('a house without a mail server says so, and an address that is a number has no passkeys', async () => {
  const house = await openHouse();
  const browser = openBrowser(house.address);
  expect(await browser.ask(account.waysIn, '/api/signin')).toEqual({ mail: false });
  expect(await refusal(browser.send('/api/signin/mail', { mail: 'a@example.org' }))).toBe('no-mail-server');
  const { host } = new URL(house.address);
  const lan = await asked(house.address, '/api/signin/passkey/begin', { host, origin: `http://${host}`, 'content-type': 'application/json' }, 'POST');
  expect(JSON.parse(lan.body)).toMatchObject({ error: 'no-passkeys' });
  await house.close();
});

test('whoever tries to sign in too often has to wait', async () => {
  const house = await openHouse({ limits: { signIns: 3 } });
  const browser = openBrowser(house.address);
  const said = [];
  for (let i = 0; i < 4; i++) said.push((await browser.send('/api/signin/recovery', { code: 'aaaaa-bbbbb-ccccc-ddddd' })).status);
  expect(said).toEqual([404, 404, 404, 429]);
  await house.close();
});
