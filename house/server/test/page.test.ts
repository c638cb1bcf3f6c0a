/** The front of the house: the page and its headers, the description of the interface, and what keeps a house from opening. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod';
import { belowBase, indexText } from '../index-page.ts';
import { startHouse } from '../main.ts';
import { send } from './guest.ts';
import { folder, openHouse } from './houses.ts';

const clientDir = folder();
const SCRIPT = 'console.log("house")';
let house: string;
let close: () => Promise<void>;
beforeAll(async () => {
  mkdirSync(join(clientDir, 'assets'));
  writeFileSync(join(clientDir, 'index.html'), '<!doctype html><title>Pesthouse</title>');
  writeFileSync(join(clientDir, 'sw.js'), '// shell');
  writeFileSync(join(clientDir, 'assets/app-1a2b3c4d.js'), SCRIPT);
  writeFileSync(join(clientDir, 'assets/app-1a2b3c4d.js.gz'), gzipSync(SCRIPT));
  ({ address: house, close } = await openHouse({ clientDir }));
});
afterAll(async () => {
  await close();
  rmSync(clientDir, { recursive: true, force: true });
});

test('the page is served at every place that is not a file or a call', async () => {
  for (const [path, status] of [
    ['/', 200],
    ['/door/newyork?x=1', 200],
    ['/t/abcdefghijkl', 404],
    ['/games/newyork?x=1', 404],
  ] as const) {
    const r = await fetch(house + path);
    expect([path, r.status, r.headers.get('content-type'), r.headers.get('cache-control')]).toEqual([path, status, 'text/html; charset=utf-8', 'no-cache']);
    expect(await r.text()).toContain('Pesthouse');
  }
  for (const path of ['/assets/gone.js', '/api/none', '/favicon.ico', '/..%2f..%2fpackage.json', '/assets/%2e%2e/%2e%2e/package.json']) {
    const r = await fetch(house + path);
    expect([path, r.status]).toEqual([path, 404]);
    expect(await r.json()).toMatchObject({ error: expect.any(String) });
  }
});

test('named files are kept for good and travel small; the rest is asked for anew', async () => {
  const r = await fetch(`${house}/assets/app-1a2b3c4d.js`, { headers: { 'accept-encoding': 'gzip' } });
  expect(r.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(r.headers.get('content-encoding')).toBe('gzip');
  expect(await r.text()).toBe(SCRIPT);
  expect((await fetch(`${house}/sw.js`)).headers.get('cache-control')).toBe('no-cache');
});

test('every answer carries its guards', async () => {
  for (const path of ['/', '/api/tables', '/healthz', '/nothing.here']) {
    const { headers } = await fetch(house + path);
    expect(headers.get('content-security-policy')).toContain("default-src 'self';script-src 'self';");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('strict-transport-security')).toBeNull();
  }
});

test('where people come by https, their browsers are told to stay with it; a house below a path leaves that to the site above it', async () => {
  for (const [publicUrl, said] of [
    ['https://pest.example.org', 'max-age=15552000'],
    ['https://example.org/pest', null],
    ['http://pest.example.org', null],
  ] as const) {
    const { address, close: end } = await openHouse({ publicUrl });
    expect([publicUrl, (await fetch(`${address}/healthz`)).headers.get('strict-transport-security')]).toEqual([publicUrl, said]);
    await end();
  }
});

test('the policy of the page names this house and nobody else', async () => {
  const policy = (await fetch(house)).headers.get('content-security-policy') ?? '';
  const { host } = new URL(house);
  expect(policy).toContain(`connect-src 'self' ws://${host} wss://${host};`);
  // Its own sockets are named because not every browser counts them as its own; nothing else is.
  expect(policy.replace(`ws://${host} wss://${host}`, '')).not.toMatch(/\*|\b(?:ws|wss|http|https):/);
});

test('the name of the house and its path are in the page, harmlessly', async () => {
  const built = '<head><link href="./a.css"><script src="./assets/b.js"></script></head><use href="#i-x">';
  const preview = { status: 200, title: '', text: '', picture: 'house', path: '/', listed: true } as const;
  const text = indexText(built, '/pest', { preview, language: 'en', home: 'https://example.org/pest', name: '"><script>alert(1)</script> $& Mill' });
  expect(text).toContain('href="/pest/a.css"');
  expect(text).toContain('src="/pest/assets/b.js"');
  expect(text).toContain('href="#i-x"');
  expect(text).not.toContain('<script>alert');
  expect(text).toContain('$&#38; Mill');
  expect(['/pest/api/x', '/pest', '/pest?a=1', '/pestilence', '/api/x'].map((x) => belowBase('/pest', x))).toEqual([
    '/api/x',
    '/',
    '/?a=1',
    '/pestilence',
    '/api/x',
  ]);
});

test('below a path the page, its files and its calls answer with the path and without', async () => {
  const { address, close: end } = await openHouse({ clientDir, publicUrl: 'https://example.org/pest' });
  for (const path of ['/pest', '/pest/', '/pest/rules', '/pest/healthz', '/healthz', '/pest/assets/app-1a2b3c4d.js', '/pest/api/tables'])
    expect([path, (await fetch(address + path)).status]).toEqual([path, 200]);
  await end();
});

test('the house describes itself, to machines and to people', async () => {
  const said = z
    .object({ openapi: z.string(), info: z.object({ description: z.string() }), paths: z.record(z.string(), z.looseObject({})) })
    .parse((await send(house, '/api/openapi.json')).body);
  for (const path of ['/api/tables', '/api/tables/{id}', '/api/tables/{id}/moves', '/api/tables/{id}/undo', '/api/tables/{id}/stream', '/api/mine'])
    expect(Object.keys(said.paths)).toContain(path);
  expect(said.info.description).toContain('/api/stream');
  const page = await send(house, '/api');
  expect(page.text).toContain('POST /api/tables/{id}/moves');
  expect(page.text).not.toContain('<script');
});

test('it is well, ready, and counts', async () => {
  expect((await send(house, '/healthz')).body).toEqual({ ok: true });
  expect((await send(house, '/readyz')).body).toEqual({ ok: true });
  expect((await send(house, '/metrics')).text).toContain('pesthouse_entries_total');
});

test('what keeps a house from opening is told in one sentence', async () => {
  const port = Number(new URL(house).port);
  const dataDir = folder();
  await expect(startHouse({ port, workers: 0, dataDir })).rejects.toThrow(`Port ${port} is already in use: choose another one.`);
  await expect(startHouse({ port: 0, workers: 0, dataDir: join(clientDir, 'index.html') })).rejects.toThrow(/^The house cannot write to its data folder .*\.$/);
  await expect(startHouse({ port: 0, workers: 0, dataDir, clientDir: join(dataDir, 'gone') })).rejects.toThrow(/^The page is not built: /);
  await expect(startHouse({ port: 0, workers: 1, dataDir, workerFile: join(dataDir, 'gone.js') })).rejects.toThrow(/build the house first\.$/);
  await expect(startHouse({ port: 0, workers: 0, databaseUrl: 'postgres://x:y@127.0.0.1:1/none' })).rejects.toThrow(
    /^The house cannot reach its PostgreSQL database: .*\.$/,
  );
  rmSync(dataDir, { recursive: true, force: true });
});
