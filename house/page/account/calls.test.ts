/** Signing in: what this browser had by its keys comes along, settings of the account count, and nothing is lost where the house falls silent half-way. */
import { COOKIE, type SignedIn } from '@pesthouse/api';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { forget, keyOf, keys, remember } from '../keyring.ts';
import { signedInAs } from '../marks.ts';
import { dropKey, keepKey, myKey } from '../mykey.ts';
import { settings, useSettings } from '../prefs/store.ts';
import { arrived, hasPasskeys, notWanted } from './calls.ts';

await vi.hoisted(async () => (await import('../table/test/stubs.ts')).stubBrowser());

const PERSON = 'person0000000000';
const said: SignedIn = { me: { person: PERSON, name: 'Ada', avatar: 'owl' }, joined: { tables: 1, results: 0 }, recovery: null };
const [ONE, TWO, OLD, NEW] = ['tableone0000', 'tabletwo0000', 'o'.repeat(22), 'n'.repeat(22)];
let asked: { readonly path: string; readonly body: unknown; readonly cookie: boolean }[] = [];
let answers: { [path: string]: object | null } = {};

beforeEach(() => {
  asked = [];
  answers = { '/api/account/claim': { seats: [{ table: ONE, seat: 1, secret: NEW }] }, '/api/account/kept': { settings: { speed: 'fast' }, results: [] } };
  vi.stubGlobal('fetch', async (path: string, init: RequestInit = {}) => {
    asked.push({ path, body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined, cookie: new Headers(init.headers).has('x-pesthouse') });
    const answer = answers[path];
    if (answer === null || answer === undefined) throw new TypeError('nobody there');
    return new Response(JSON.stringify(answer), { headers: { 'content-type': 'application/json' } });
  });
  for (const { table } of keys()) forget(table);
  localStorage.clear();
  keepKey(`me_${'k'.repeat(43)}`);
  useSettings.setState({ name: '', avatar: '', speed: 'normal' });
});
afterEach(() => {
  dropKey();
  for (const { table } of keys()) forget(table);
});

describe('on arriving', () => {
  test('the browser is known by its cookie, under the name of the account', async () => {
    await arrived(said);
    expect([myKey(), signedInAs(), settings().name, settings().avatar]).toEqual([COOKIE, PERSON, 'Ada', 'owl']);
  });

  test('seats that were held by a key alone become the person’s, with the new key on the ring; a host’s many keys stay', async () => {
    remember({ table: ONE, secret: OLD, seat: 1, game: 'toy', name: 'Guest' });
    for (const [seat, x] of ['a', 'b'].entries()) remember({ table: TWO, secret: x.repeat(22), seat, game: 'toy', name: '' });
    expect((await arrived(said)).joined.tables).toBe(2);
    expect(asked[0]).toEqual({ path: '/api/account/claim', body: { seats: [{ table: ONE, secret: OLD }] }, cookie: true });
    expect(keyOf(ONE)).toMatchObject({ seat: 1, secret: NEW, game: 'toy' });
    expect(keyOf(TWO)?.secret).toBe('b'.repeat(22));
  });

  test('who holds no seat claims none', async () => {
    expect((await arrived(said)).joined.tables).toBe(1);
    expect(asked.map((x) => x.path)).not.toContain('/api/account/claim');
  });

  test('settings of the account count here from now on', async () => {
    await arrived(said);
    expect(settings().speed).toBe('fast');
  });

  test('somebody is signed in also where the house falls silent then, and keeps their keys', async () => {
    remember({ table: ONE, secret: OLD, seat: 1, game: 'toy', name: 'Guest' });
    answers = {};
    expect(await arrived(said)).toEqual(said);
    expect([signedInAs(), keyOf(ONE)?.secret, settings().speed]).toEqual([PERSON, OLD, 'normal']);
  });
});

test.each([
  ['https:', 'pest.example.org', true],
  ['http:', 'localhost', true],
  ['http:', 'pest.localhost', true],
  ['http:', 'pest.example.org', false],
  ['https:', '192.168.1.7', false],
  ['https:', '[::1]', false],
])('passkeys at %s//%s: %s', (protocol, hostname, can) => {
  vi.stubGlobal('location', { protocol, hostname });
  vi.stubGlobal('window', { PublicKeyCredential: class {} });
  expect(hasPasskeys()).toBe(can);
  vi.stubGlobal('window', {});
  expect(hasPasskeys()).toBe(false);
});

test('whoever closes the question of the browser has done nothing wrong', () => {
  const named = (name: string): Error => Object.assign(new Error('no'), { name });
  expect([notWanted(named('NotAllowedError')), notWanted(named('AbortError')), notWanted(named('TypeError')), notWanted('no')]).toEqual([
    true,
    true,
    false,
    false,
  ]);
});
