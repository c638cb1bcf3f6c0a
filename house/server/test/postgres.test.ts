/** Several houses on one PostgreSQL: the store, and two processes that serve the same tables. */

import * as api from '@pesthouse/api';
import * as account from '@pesthouse/api';
import { verifyRecord } from '@pesthouse/table';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findGame } from '../../games/index.ts';
import { openPostgres } from '../store/postgres.ts';
import { absenceSuite } from './absence-suite.ts';
import { accountSuite } from './account-suite.ts';
import { awaySuite } from './away-suite.ts';
import { guest, makePasskey, openBrowser, signInWith } from './browser.ts';
import { circlesSuite } from './circles-suite.ts';
import { clocksSuite } from './clocks-suite.ts';
import { benLeaves, benReturns, ends, gather, hostSeesNoHand } from './friends-suite.ts';
import { ask, choices, type Ear, info, itemsOf, type Laid, lay, move, OPEN, PERSON, send, step, watchLines, watchSocket } from './guest.ts';
import { bundle, openHouse, type Spawned, spawnHouse } from './houses.ts';
import { does, framesOf, layRoom, newKey, playOn, watches } from './people.ts';
import { startPostgres } from './real-postgres.ts';
import { resultsSuite } from './results-suite.ts';
import { silenceSuite } from './silence-suite.ts';
import { storeSuite } from './store-suite.ts';
import { togetherSuite } from './together-suite.ts';

let postgres: Awaited<ReturnType<typeof startPostgres>>;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());

storeSuite('PostgreSQL', async () => openPostgres(await postgres.database()));

silenceSuite(() => postgres.database());

accountSuite('PostgreSQL', async () => ({ databaseUrl: await postgres.database() }));

absenceSuite('PostgreSQL', async () => ({ databaseUrl: await postgres.database() }));

awaySuite(
  'PostgreSQL',
  async () => ({ databaseUrl: await postgres.database() }),
  (wish) => openPostgres(wish.databaseUrl ?? ''),
);

resultsSuite(
  'PostgreSQL',
  async () => ({ databaseUrl: await postgres.database() }),
  (wish) => openPostgres(wish.databaseUrl ?? ''),
);

circlesSuite('PostgreSQL', async () => ({ databaseUrl: await postgres.database() }));

togetherSuite('PostgreSQL', async () => ({ databaseUrl: await postgres.database() }));

clocksSuite(
  'PostgreSQL',
  async () => ({ databaseUrl: await postgres.database() }),
  (wish) => openPostgres(wish.databaseUrl ?? ''),
  true,
);

describe('two processes, one database', () => {
  let built: Awaited<ReturnType<typeof bundle>>;
  let houses: Spawned[];
  let url: string;
  const at = (i: number): string => houses[i % 2]?.address ?? '';
  beforeAll(async () => {
    built = await bundle();
    url = await postgres.database();
    // Both at once: whoever comes second finds the tables made.
    houses = await Promise.all([0, 1].map(() => spawnHouse(built.serve, { databaseUrl: url })));
  });
  afterAll(async () => {
    await Promise.all(houses.map((x) => x.kill()));
    built.remove();
  });

  test('a device that is signed out at one house is so at once at the other, on an open socket', async () => {
    const { browser: laptop } = await guest(at(0), 'Zoe');
    await makePasskey(laptop, 'Key');
    const phone = openBrowser(at(1));
    await signInWith(phone, laptop.authenticator);
    const { table } = await layRoom(at(0), 'toy', 3);
    await phone.ask(api.acted, `/api/tables/${table}/act`, { act: 'sit' });
    const ear = await phone.watch(table);
    expect(ear.frames[0]).toMatchObject({ type: 'here', seat: 1 });
    await laptop.ask(account.account, '/api/account/devices/end', { others: true });
    await ear.until((x) => x.some((f) => f.type === 'seat' && f.seat === -1));
    ear.send({ type: 'act', table, re: 1, act: { act: 'ready', ready: true } });
    await ear.until((x) => x.some((f) => f.type === 'refused' && f.error === 'no-key'));
    await ear.close();
  });

  /** Everybody at every house listens: seats and a watcher. */
  const listenAll = ({ table, secrets }: Laid): Promise<Ear[]> =>
    Promise.all([undefined, ...secrets].flatMap((key) => [watchSocket(at(0), table, key), watchLines(at(1), table, key)]));
  const agree = async (ears: readonly Ear[], seq: readonly number[]): Promise<void> => {
    for (const [i, ear] of ears.entries()) await ear.until((x) => (itemsOf(x).at(-1)?.seq ?? 0) >= (seq[Math.floor(i / 2)] ?? 0));
    for (let i = 0; i < ears.length; i += 2) {
      const [one, other] = [itemsOf(ears[i]?.frames ?? []), itemsOf(ears[i + 1]?.frames ?? [])];
      expect(one.length).toBeGreaterThan(5);
      expect(one.map((x) => x.seq)).toEqual(one.map((_, n) => n + 2));
      expect(other).toEqual(one);
    }
    await Promise.all(ears.map((x) => x.close()));
  };
  const lengths = ({ table, secrets }: Laid): Promise<number[]> =>
    Promise.all([undefined, ...secrets].map(async (key) => (await ask(api.story, at(0), `/api/tables/${table}/story`, undefined, key)).items.length));

  test('every move is raced through both houses; the record never forks and both tell one story', async () => {
    const laid = await lay(at(0), 'newyork', [PERSON, PERSON, PERSON]);
    const ears = await listenAll(laid);
    let lost = 0;
    for (let n = 0; n < 40; n++) {
      const asked = await Promise.all(laid.secrets.map((key, i) => choices(at(n + i), laid.table, key)));
      const who = asked.findIndex((x) => x.moves.length > 0);
      const c = asked[who];
      const key = laid.secrets[who];
      if (c === undefined || key === undefined) break;
      // The same seat answers at both houses at once, each time with another move where there is one.
      const tries = await Promise.all([0, 1].map((i) => move(at(i), laid.table, key, c.at, c.moves[(n + i) % c.moves.length] ?? { verb: '' })));
      expect(tries.map((x) => x.status).sort()).toEqual([200, 409]);
      expect(tries.find((x) => x.status === 409)?.body).toMatchObject({ error: expect.stringMatching(/^(stale|not-yours|over)$/) });
      lost++;
    }
    expect(lost).toBeGreaterThan(20);
    await agree(ears, await lengths(laid));
  });

  test('sealed answers that arrive at both houses at the same moment all count', async () => {
    const laid = await lay(at(1), 'toy', [PERSON, PERSON, PERSON], { rounds: 6 });
    const ears = await listenAll(laid);
    for (let over = false, n = 0; !over; n++) {
      const asked = await Promise.all(laid.secrets.map((key, i) => choices(at(n + i), laid.table, key)));
      over = asked.some((x) => x.over !== null);
      const said = await Promise.all(
        asked.flatMap((c, i) => {
          const chosen = c.moves[(n + i) % Math.max(1, c.moves.length)];
          return chosen === undefined ? [] : [move(at(n + i), laid.table, laid.secrets[i] ?? '', c.at, chosen)];
        }),
      );
      expect(said.map((x) => [x.status, x.text.includes('error')])).toEqual(said.map(() => [200, false]));
    }
    await agree(ears, await lengths(laid));
    const out = await ask(api.exported, at(0), `/api/tables/${laid.table}/record`);
    expect((await ask(api.exported, at(1), `/api/tables/${laid.table}/record`)).record).toEqual(out.record);
  });

  test('two houses whose bots both think play one game', async () => {
    const laid = await lay(at(0), 'newyork', [PERSON, { kind: 'bot', level: 'greedy' }]);
    const [ada = ''] = laid.secrets;
    const ears = await Promise.all([watchSocket(at(0), laid.table, ada), watchLines(at(1), laid.table, ada)]);
    for (let n = 0; (await info(at(n), laid.table)).status !== 'over'; n++)
      if ((await step(at(n), laid.table, ada, n)) === null) await new Promise((r) => setTimeout(r, 20));
    await Promise.all(ears.map((x) => x.until((y) => itemsOf(y).some((i) => i.over !== null))));
    // The bot may have moved before both listened: from there on they heard the same.
    const from = Math.max(...ears.map((x) => itemsOf(x.frames)[0]?.seq ?? 0));
    const [one, other] = ears.map((x) => itemsOf(x.frames).filter((i) => i.seq >= from));
    expect(one?.length).toBeGreaterThan(10);
    expect(other).toEqual(one);
    const out = await ask(api.exported, at(1), `/api/tables/${laid.table}/record`);
    expect(await verifyRecord(findGame, out.record, out.promise, out.table)).toHaveProperty('hash');
    await Promise.all(ears.map((x) => x.close()));
  });

  test('seats, talk, consent and rematch cross from one house to the other', async () => {
    const { table, secrets } = await lay(at(0), 'toy', [PERSON, OPEN], { rounds: 1, wax: false });
    const [ada = ''] = secrets;
    const ear = await watchSocket(at(0), table, ada);
    const bo = await ask(api.seatTaken, at(1), `/api/tables/${table}/sit`, { name: 'Bo' });
    await ear.until((x) => itemsOf(x).length === 1 && x.some((f) => f.type === 'table' && f.info.seats[1]?.name === 'Bo'));
    await send(at(1), `/api/tables/${table}/talk`, { text: 'over here' }, bo.secret);
    await ear.until((x) => x.some((f) => f.type === 'talk' && f.talk.text === 'over here'));
    const start = await choices(at(0), table, ada);
    await move(at(0), table, ada, start.at, { verb: 'rest' });
    const c = await choices(at(1), table, ada);
    const wish = api.tookBack.parse((await send(at(0), `/api/tables/${table}/undo`, { at: c.at, to: 0 }, ada)).body);
    expect((await send(at(1), `/api/tables/${table}/answer`, { proposal: wish.proposal, yes: true }, bo.secret)).body).toEqual({ done: true });
    await ear.until((x) => itemsOf(x).some((i) => i.kind === 'undo'));
    for (let n = 0; (await info(at(n), table)).status !== 'over'; n++) await step(at(n), table, n % 2 === 0 ? ada : bo.secret, 3);
    const next = await Promise.all([0, 1].map((i) => ask(api.rematched, at(i), `/api/tables/${table}/rematch`, {}, i === 0 ? ada : bo.secret)));
    expect(next[0]?.table).toBe(next[1]?.table);
    await ear.until((x) => x.some((f) => f.type === 'table' && f.info.rematch === next[0]?.table));
    await ear.close();
  });

  test('when every connection to the database is cut, the news are made up for', async () => {
    const laid = await lay(at(0), 'toy', [PERSON, PERSON]);
    const ear = await watchSocket(at(1), laid.table, laid.secrets[0]);
    await postgres.cut(url);
    const key = laid.secrets[0] ?? '';
    await expect.poll(async () => (await send(at(0), `/api/tables/${laid.table}/moves`, undefined, key)).status, { timeout: 120_000 }).toBe(200);
    expect(await step(at(0), laid.table, key)).not.toBeNull();
    await ear.until((x) => itemsOf(x).some((i) => i.seq === 2));
    await ear.close();
  });
});

describe('two houses with people at both', () => {
  test('whoever watches and whoever still chooses a name is counted at both houses, and no longer when they leave', async () => {
    const databaseUrl = await postgres.database();
    const [one, two] = [await openHouse({ databaseUrl }), await openHouse({ databaseUrl })];
    const ada = await layRoom(one.address, 'toy', 2);
    const hers = await watches(one.address, ada.table, ada.key);
    const told = (watchers: number, arriving: number) => () =>
      framesOf(hers, 'table').at(-1)?.info.watchers === watchers && framesOf(hers, 'table').at(-1)?.info.room?.arriving === arriving;
    const key = newKey();
    const ben = await watches(two.address, ada.table, key);
    await hers.until(told(1, 1));
    const stranger = await watches(two.address, ada.table);
    await hers.until(told(2, 1));
    await ask(api.person, two.address, '/api/me', { name: 'Ben', avatar: 'owl' }, key);
    await hers.until(told(2, 0));
    await stranger.close();
    await hers.until(told(1, 0));
    await does(two.address, ada.table, key, { act: 'sit' });
    await hers.until(told(0, 0));
    await Promise.all([hers.close(), ben.close()]);
    await Promise.all([one.close(), two.close()]);
  });

  test('friends at both houses play one game: presence, waiting room, stand-in and return cross over', async () => {
    const url = await postgres.database();
    const wish = { databaseUrl: url, minuteMs: 30 };
    const [one, two] = [await openHouse(wish), await openHouse(wish)];
    const houses = [one.address, two.address];
    const friends = await gather({ houses, game: 'toy', seats: 3, options: { rounds: 4 } }, { away: { rule: 'bot', minutes: 3, level: 'random' } });
    const { ada, guests } = friends;
    const [ben, cy] = guests.map((x) => x.key);
    await hostSeesNoHand(friends, []);
    await playOn(houses, ada.table, [ada.key, ben ?? '', cy ?? ''], 4);
    await benLeaves(friends);
    const { phone, ear } = await benReturns(friends, one.address);
    await playOn(houses, ada.table, [ada.key, phone, cy ?? ''], Infinity);
    await ear.until((f) => f.some((x) => x.type === 'item' && x.item.over !== null));
    await ends(friends, false);
    await Promise.all([ear, ...friends.ears].map((x) => x.close()));
    await Promise.all([one.close(), two.close()]);
  });

  test('the newest place has the seat, whichever house it is at', async () => {
    const url = await postgres.database();
    const [one, two] = [await openHouse({ databaseUrl: url }), await openHouse({ databaseUrl: url })];
    const ada = await layRoom(one.address, 'toy', 2);
    const desk = await watches(one.address, ada.table, ada.key);
    await desk.until(() => framesOf(desk, 'table').length > 0);
    const { code } = await ask(api.carried, one.address, '/api/carry', {}, ada.key);
    const phone = newKey();
    await ask(api.arrived, two.address, '/api/arrive', { code }, phone);
    const small = await watches(two.address, ada.table, phone);
    expect(small.frames[0]).toMatchObject({ type: 'here', seat: 0 });
    await desk.until(() => framesOf(desk, 'seat').some((x) => x.seat === -1 && x.why === 'elsewhere'));
    expect((await info(one.address, ada.table)).seats[0]).toMatchObject({ present: true });
    await Promise.all([desk.close(), small.close()]);
    await Promise.all([one.close(), two.close()]);
  });

  test('when one house is killed its people are away, and the other one says so and acts on it', async () => {
    const built = await bundle();
    const url = await postgres.database();
    // So long a busy machine may be silent without having gone.
    const wish = { databaseUrl: url, minuteMs: 1_000, goneMs: 9_000 };
    const [lost, left] = await Promise.all([spawnHouse(built.serve, wish), openHouse(wish)]);
    const friends = await gather({ houses: [left.address, lost.address], game: 'toy', seats: 2 }, { away: { rule: 'bot', minutes: 2, level: 'random' } });
    const { ada, ears } = friends;
    // At a table that waits nothing else happens: its people are told all the same, without asking.
    const waiting = await gather({ houses: [left.address, lost.address], game: 'toy', seats: 2 }, {});
    await lost.kill();
    const [hers] = ears;
    const [theirs] = waiting.ears;
    await theirs?.until(() => framesOf(theirs, 'table').at(-1)?.info.seats[1]?.present === false);
    await theirs?.close();
    await hers?.until(() => framesOf(hers, 'table').some((f) => f.info.seats[1]?.standIn?.why === 'away'));
    await hers?.close();
    expect((await info(left.address, ada.table)).seats).toMatchObject([{ kind: 'person' }, { kind: 'bot', name: 'Ben' }]);
    await left.close();
    built.remove();
  });
});

test('a house that lost its database says so and is not ready', async () => {
  const house = await openHouse({ databaseUrl: await postgres.database() });
  expect((await send(house.address, '/readyz')).status).toBe(200);
  await postgres.stop();
  const said = await send(house.address, '/readyz');
  expect([said.status, said.body]).toEqual([
    503,
    { error: 'no-store', message: 'The house cannot use its store: nothing can be read or written for now.', clause: null },
  ]);
  expect((await send(house.address, '/healthz')).status).toBe(200);
  await house.close();
});
