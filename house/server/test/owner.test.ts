/** The owner of a house: how they come in, what they see and do, and what even they do not see. */
import { statSync } from 'node:fs';
import { join } from 'node:path';
import * as api from '@pesthouse/api';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { startHouse } from '../main.ts';
import { ask, choices, info, lay, PERSON, send, watchSocket } from './guest.ts';
import { folder, openHouse, ROOMY } from './houses.ts';
import { library } from './library.ts';
import { friend, joins, layRoom, newKey, refusal } from './people.ts';

const OK = z.object({ ok: z.literal(true) });
const dataDir = folder();
let house: Awaited<ReturnType<typeof startHouse>>;
let at: string;
let code: string;
let key: string;
beforeAll(async () => {
  house = await startHouse({ port: 0, workers: 0, games: library, dataDir, limits: ROOMY, logTo: { write: () => {} } });
  at = house.address;
  code = house.ownerPath?.split('#')[1] ?? '';
  key = (await ask(api.ownerEntered, at, '/api/owner/enter', { code })).key;
});
afterAll(() => house.close());
const view = () => ask(api.ownerView, at, '/api/owner', undefined, key);
const does = (what: string, body: object) => ask(OK, at, `/api/owner/${what}`, body, key);

describe('the way in', () => {
  test('a house without an owner prints a link once, and it works once', async () => {
    expect(code).toMatch(/^[\w-]{43}$/);
    expect(await refusal(send(at, '/api/owner/enter', { code }))).toBe('spent-owner-link');
    expect(await refusal(send(at, '/api/owner/enter', { code: 'x'.repeat(43) }))).toBe('spent-owner-link');
  });

  test('to anybody else there is nothing here, whatever key they bring', async () => {
    const ada = await friend(at, 'Ada');
    const { secrets } = await lay(at, 'toy', [PERSON, PERSON]);
    for (const other of [undefined, ada.key, secrets[0], `ow_${'x'.repeat(43)}`]) {
      const said = await send(at, '/api/owner', undefined, other);
      expect([said.status, said.body]).toEqual([404, { error: 'no-owner', message: 'There is nothing here.', clause: null }]);
      expect((await send(at, '/api/owner/close', { table: 'abcdefghijkl' }, other)).status).toBe(404);
    }
  });

  test('a key that left opens nothing, and nothing of it is kept but its hash', async () => {
    const dataDir2 = folder();
    const other = await startHouse({ port: 0, workers: 0, games: library, dataDir: dataDir2, logTo: { write: () => {} } });
    const mine = (await ask(api.ownerEntered, other.address, '/api/owner/enter', { code: other.ownerPath?.split('#')[1] })).key;
    await ask(OK, other.address, '/api/owner/leave', {}, mine);
    expect((await send(other.address, '/api/owner', undefined, mine)).status).toBe(404);
    await other.close();
    // The link was printed at the first start alone.
    const again = await startHouse({ port: 0, workers: 0, games: library, dataDir, logTo: { write: () => {} } }).catch(() => null);
    expect(again).toBeNull();
  });
});

describe('what the owner sees', () => {
  test('tables, people, editions, store and settings as they are', async () => {
    const host = await layRoom(at, 'toy', 2);
    await joins(at, host.table, 'Ben');
    const seen = await view();
    const table = seen.open.find((x) => x.id === host.table);
    expect(table?.seats.map((x) => [x.kind, x.name])).toEqual([
      ['person', 'Ada'],
      ['person', 'Ben'],
    ]);
    expect(seen.tables.waiting).toBeGreaterThan(0);
    expect(seen.store).toMatchObject({ kind: 'sqlite', well: true });
    expect(seen.store.bytes).toBeGreaterThan(10_000);
    expect(seen.settings.find((x) => x.env === 'PORT')).toMatchObject({ from: 'flag' });
  });

  test('never the hand of a running game, a seed, a key, talk, or an answer that stands', async () => {
    const { table, secrets } = await lay(at, 'newyork', [PERSON, PERSON]);
    const [first = '', second = ''] = secrets;
    await send(at, `/api/tables/${table}/talk`, { text: 'between you and me' }, first);
    const seen = JSON.stringify(await view());
    for (const secret of [first, second, 'between you and me', 'secretHash', '"seed"', '"view"', '"hand"']) expect(seen).not.toContain(secret);
    // By the owner's key a table is opened neither as a seat nor as anything else.
    for (const path of ['moves', 'story', 'stream', 'talk']) expect((await send(at, `/api/tables/${table}/${path}`, undefined, key)).status).toBe(403);
    expect((await choices(at, table, first)).moves.length + (await choices(at, table, second)).moves.length).toBeGreaterThan(0);
  });

  test('errors are counted by kind until they were seen', async () => {
    const log: string[] = [];
    let broken = true;
    const games = (id: string) => {
      if (broken && id === 'newyork') throw new Error('the shelf fell down');
      return library(id);
    };
    const ill = await startHouse({ port: 0, workers: 0, games, dataDir: folder(), logTo: { write: (x) => void log.push(x) } });
    const mine = (await ask(api.ownerEntered, ill.address, '/api/owner/enter', { code: ill.ownerPath?.split('#')[1] })).key;
    for (let i = 0; i < 3; i++) await send(ill.address, '/api/tables', { game: 'newyork', seats: [PERSON, PERSON] });
    broken = false;
    const kinds = async () => (await ask(api.ownerView, ill.address, '/api/owner', undefined, mine)).troubles.map((x) => [x.kind, x.words, x.n]);
    expect(await kinds()).toEqual([['something broke', 'the shelf fell down', 3]]);
    await ask(OK, ill.address, '/api/owner/looked', { kind: 'something broke' }, mine);
    expect(await kinds()).toEqual([]);
    await ill.close();
  });
});

describe('what the owner does', () => {
  test('closes a table: nobody moves any more, everybody there reads why, and the record stays', async () => {
    const { table, secrets } = await lay(at, 'toy', [PERSON, PERSON]);
    const ear = await watchSocket(at, table, secrets[0]);
    await does('close', { table, why: 'The house sleeps.' });
    await ear.until((x) => x.some((y) => y.type === 'talk' && y.talk.text === 'The house sleeps.'));
    expect(await info(at, table)).toMatchObject({ status: 'over', ended: { why: 'closed' } });
    expect((await send(at, `/api/tables/${table}/record`)).status).toBe(200);
    expect(await refusal(send(at, '/api/owner/close', { table }, key))).toBe('over');
    await ear.close();
  });

  test('frees a seat: before the start it is open again, and its key is dead', async () => {
    const host = await layRoom(at, 'toy', 2);
    const ben = await joins(at, host.table, 'Ben');
    await does('free', { table: host.table, seat: ben.seat });
    expect((await info(at, host.table)).seats[ben.seat]?.kind).toBe('open');
    expect(await refusal(send(at, `/api/tables/${host.table}/moves`, undefined, ben.secret))).toBe('removed');
  });

  test('blocks a person: seats freed, refused with the reason everywhere, until they are let in again', async () => {
    const host = await layRoom(at, 'toy', 2);
    const eve = await joins(at, host.table, 'Eve');
    await does('block', { person: eve.me.person, hours: null, why: 'Rude, twice warned.' });
    expect((await info(at, host.table)).seats[eve.seat]?.kind).toBe('open');
    const no = await send(at, `/api/tables/${host.table}/act`, { act: 'sit' }, eve.key);
    expect([no.status, no.body]).toEqual([
      403,
      expect.objectContaining({ error: 'blocked', message: 'The owner of this house does not let you in: Rude, twice warned.' }),
    ]);
    expect(await refusal(send(at, '/api/tables', { game: 'toy', seats: [{ kind: 'open' }, { kind: 'open' }], room: {} }, eve.key))).toBe('blocked');
    const ear = await watchSocket(at, host.table, eve.key);
    expect(ear.frames[0]).toMatchObject({ type: 'wrong', error: 'blocked' });
    await ear.close();
    const block = (await view()).blocks[0];
    await does('unblock', { id: block?.id });
    expect((await send(at, `/api/tables/${host.table}/act`, { act: 'sit' }, eve.key)).status).toBe(200);
  });

  test('cannot lock themselves out, nor block what is no address', async () => {
    expect(await refusal(send(at, '/api/owner/block', { address: '127.0.0.0/8', hours: 1 }, key))).toBe('own-address');
    expect(await refusal(send(at, '/api/owner/block', { address: 'example.org', hours: 1 }, key))).toBe('no-address');
  });

  test('settles the name and who may lay tables; an invitation lets one person in, once', async () => {
    await does('set', { name: 'The <b>Old</b> Mill', mayLay: 'invited' });
    expect(await ask(api.houseInfo, at, '/api/house')).toMatchObject({ name: 'The <b>Old</b> Mill', mayLay: 'invited' });
    const ada = await friend(at, 'Ada');
    const wanted = { game: 'toy', seats: [PERSON, PERSON] };
    expect(await refusal(send(at, '/api/tables', wanted, ada.key))).toBe('invited-only');
    const { path } = await ask(api.ownerInvited, at, '/api/owner/invite', { note: 'Ada' }, key);
    const invitation = path.split('#')[1];
    await ask(OK, at, '/api/invited', { code: invitation }, ada.key);
    expect((await send(at, '/api/tables', wanted, ada.key)).status).toBe(200);
    expect(await refusal(send(at, '/api/invited', { code: invitation }, (await friend(at, 'Ben')).key))).toBe('spent-invitation');
    expect(await refusal(send(at, '/api/invited', { code: invitation }, newKey()))).toBe('no-person');
    await does('uninvite', { id: (await view()).invitations[0]?.id });
    expect(await refusal(send(at, '/api/tables', wanted, ada.key))).toBe('invited-only');
    await does('set', { mayLay: 'everybody', stopped: true });
    expect(await refusal(send(at, '/api/tables', wanted, ada.key))).toBe('no-new-tables');
    await does('set', { stopped: false });
    expect((await send(at, '/api/tables', wanted, ada.key)).status).toBe(200);
  });

  test('backs the house up, into a file that nobody else reads', async () => {
    const made = await ask(z.object({ at: z.number(), bytes: z.number() }), at, '/api/owner/backup', {}, key);
    expect((await view()).backups.last).toEqual(made);
  });
});

test('what environment or file say cannot be changed on the page', async () => {
  const { readSettings } = await import('../settings/read.ts');
  const own = folder();
  const locked = await startHouse({
    port: 0,
    workers: 0,
    games: library,
    dataDir: own,
    settings: readSettings({ HOUSE_NAME: 'Fixed' }, { data: own }),
    logTo: { write: () => {} },
  });
  const mine = (await ask(api.ownerEntered, locked.address, '/api/owner/enter', { code: locked.ownerPath?.split('#')[1] })).key;
  expect(await refusal(send(locked.address, '/api/owner/set', { name: 'Other' }, mine))).toBe('set-elsewhere');
  expect((await ask(api.ownerView, locked.address, '/api/owner', undefined, mine)).locked).toEqual(['name']);
  await locked.close();
});

test('files of the data folder are readable by whoever runs the house alone', async () => {
  for (const file of ['pesthouse.db', 'pesthouse.db-wal', 'pesthouse.lock', 'pesthouse.since'])
    expect([file, statSync(join(dataDir, file)).mode & 0o777]).toEqual([file, 0o600]);
});

describe('nobody gets more than their part', () => {
  test('budgets for tables, bots, imports, hints and talk are used up with an answer in words', async () => {
    const small = await openHouse({ limits: { tables: 2, bots: 3, imports: 1, hints: 1, talk: 1 } });
    const bots = { game: 'toy', seats: [PERSON, { kind: 'bot', level: 'novice' }] };
    const first = await ask(api.tableMade, small.address, '/api/tables', bots);
    const secret = first.seats[0]?.secret ?? '';
    await ask(api.tableMade, small.address, '/api/tables', bots);
    const no = await send(small.address, '/api/tables', bots);
    expect([no.status, no.body]).toEqual([
      429,
      { error: 'budget-tables', message: 'You have laid a lot of tables in a short time. Try again in 60 minutes.', clause: null, data: '60' },
    ]);
    const talk = `/api/tables/${first.table}/talk`;
    expect((await send(small.address, talk, { text: 'a' }, secret)).status).toBe(200);
    expect(await refusal(send(small.address, talk, { text: 'b' }, secret))).toBe('budget-talk');
    const hint = `/api/tables/${first.table}/act`;
    await send(small.address, hint, { act: 'hint' }, secret);
    expect(await refusal(send(small.address, hint, { act: 'hint' }, secret))).toBe('budget-hints');
    await send(small.address, '/api/tables/import', { record: {} });
    expect(await refusal(send(small.address, '/api/tables/import', { record: {} }))).toBe('budget-imports');
    await small.close();
    const few = await openHouse({ limits: { bots: 1 } });
    await ask(api.tableMade, few.address, '/api/tables', bots);
    expect(await refusal(send(few.address, '/api/tables', bots))).toBe('budget-bots');
    await few.close();
  });
});

describe('a proxy', () => {
  const from = (house: string, address: string) => fetch(`${house}/api/tables`, { headers: { 'x-forwarded-for': address } }).then((x) => x.status);

  test('is not believed by default: whoever claims another address with every request is one visitor', async () => {
    const house = await openHouse({ limits: { requests: 3 } });
    const said = [];
    for (let i = 0; i < 5; i++) said.push(await from(house.address, `203.0.113.${i}`));
    expect(said).toEqual([200, 200, 200, 429, 429]);
    await house.close();
  });

  test('is believed where the owner trusts it', async () => {
    const house = await openHouse({ limits: { requests: 3 }, trustProxy: 'loopback' });
    const said = [];
    for (let i = 0; i < 5; i++) said.push(await from(house.address, `203.0.113.${i}`));
    expect(said).toEqual([200, 200, 200, 200, 200]);
    await house.close();
  });
});

describe('/metrics', () => {
  test('is read on the machine itself, by the owner, or by its key; through a proxy there is nothing', async () => {
    const status = (headers: { readonly [name: string]: string }) => fetch(`${at}/metrics`, { headers }).then((x) => x.status);
    expect(await status({})).toBe(200);
    expect(await status({ 'x-forwarded-for': '203.0.113.9' })).toBe(404);
    expect(await status({ 'x-forwarded-for': '203.0.113.9', authorization: `Bearer ${key}` })).toBe(200);
    expect(await status({ authorization: `Bearer ow_${'x'.repeat(43)}` })).toBe(404);
  });
});
