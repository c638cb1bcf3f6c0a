/** The waiting room: one address, people who sit, choose and are ready, a host who settles it all, and the start. */

import * as api from '@pesthouse/api';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ask, choices, info, itemsOf, lay, OPEN, PERSON, send, socket, watchSocket } from './guest.ts';
import { openHouse } from './houses.ts';
import { act, does, framesOf, friend, joins, layRoom, logOf, newKey, refusal, roomOf, seatOf, watches, whys } from './people.ts';

let house: string;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ address: house, close } = await openHouse());
});
afterAll(() => close());

describe('somebody', () => {
  test('says who they are, takes another name, and is known by the key alone', async () => {
    const key = newKey();
    expect(await refusal(send(house, '/api/me', undefined, key))).toBe('no-person');
    const me = await ask(api.person, house, '/api/me', { name: 'Mira', avatar: 'owl' }, key);
    expect(await ask(api.person, house, '/api/me', undefined, key)).toEqual(me);
    const again = await ask(api.person, house, '/api/me', { name: 'Mira B', avatar: 'cat' }, key);
    expect(again).toEqual({ person: me.person, name: 'Mira B', avatar: 'cat' });
    const next = newKey();
    expect(await ask(api.person, house, '/api/me/key', { key: next }, key)).toEqual(again);
    expect(await refusal(send(house, '/api/me', undefined, key))).toBe('no-person');
    expect(await ask(api.person, house, '/api/me', undefined, next)).toEqual(again);
    expect(await refusal(send(house, '/api/me', { name: 'X' }, 'A'.repeat(43)))).toBe('wrong-key');
    expect(await refusal(send(house, '/api/me', { name: 'X' }))).toBe('no-person');
  });

  test('is shown by the new name wherever they sit, and their tables are found by their key', async () => {
    const ada = await layRoom(house, 'toy', 2);
    const ear = await watches(house, ada.table, ada.key);
    await ask(api.person, house, '/api/me', { name: 'Countess', avatar: 'bat' }, ada.key);
    await ear.until(() => framesOf(ear, 'table').some((x) => x.info.seats[0]?.name === 'Countess' && x.info.seats[0].avatar === 'bat'));
    expect(await whys(house, ada.table)).toEqual(['laid 0', 'named 0']);
    const mine = await ask(api.mineList, house, '/api/me/tables', undefined, ada.key);
    expect(mine.tables.map((x) => [x.info.id, x.seat, x.yours])).toEqual([[ada.table, 0, false]]);
    await ear.close();
  });
});

describe('one address', () => {
  test('leads into the waiting room: guests are seen, sit down on the same line, talk and stand up again', async () => {
    const ada = await layRoom(house, 'toy', 3);
    const hers = await watches(house, ada.table, ada.key);
    const key = newKey();
    const his = await watches(house, ada.table, key);
    await hers.until(() => framesOf(hers, 'table').some((x) => x.info.room?.arriving === 1));
    await ask(api.person, house, '/api/me', { name: 'Ben', avatar: 'toad' }, key);
    await hers.until(() => framesOf(hers, 'table').some((x) => x.info.room?.guests[0]?.name === 'Ben' && x.info.room.arriving === 0));
    expect((await send(house, `/api/tables/${ada.table}/talk`, { text: 'Room for one?' }, key)).body).toMatchObject({ seat: -1, name: 'Ben' });
    await hers.until(() => framesOf(hers, 'talk').some((x) => x.talk.name === 'Ben' && x.talk.text === 'Room for one?'));

    his.send({ type: 'act', table: ada.table, re: 4, act: { act: 'sit', seat: 2 } });
    await his.until(() => framesOf(his, 'done').length === 1 && framesOf(his, 'seat').length === 1);
    expect(framesOf(his, 'done')[0]).toMatchObject({ re: 4, done: { seat: 2, secret: expect.any(String) } });
    expect(framesOf(his, 'seat')[0]).toMatchObject({ seat: 2, why: 'sat' });
    expect(framesOf(his, 'here').at(-1)).toMatchObject({ seat: 2, item: null });
    await hers.until(() => framesOf(hers, 'seating').some((x) => x.entry.why === 'sat' && x.entry.seat === 2 && x.entry.holder?.name === 'Ben'));
    expect(hers.raw.join()).not.toContain(framesOf(his, 'done')[0]?.done.secret);
    expect(await seatOf(house, ada.table, 2)).toMatchObject({ kind: 'person', name: 'Ben', avatar: 'toad', present: true, away: null, host: false });

    await does(house, ada.table, key, { act: 'stand' });
    await his.until(() => framesOf(his, 'seat').some((x) => x.seat === -1 && x.why === 'stood'));
    expect(await whys(house, ada.table)).toEqual(['laid 0', 'sat 2', 'stood 2']);
    await Promise.all([hers.close(), his.close()]);
  });

  test('a locked table lets nobody sit down whom the host has not let in; ready marks stay as they are', async () => {
    const ada = await layRoom(house, 'toy', 3);
    const ben = await joins(house, ada.table, 'Ben');
    await does(house, ada.table, ben.key, { act: 'ready', ready: true });
    await does(house, ada.table, ada.key, { act: 'lock', on: true });
    expect((await seatOf(house, ada.table, 1)).ready).toBe(true);
    const [cy, di] = [await friend(house, 'Cy'), await friend(house, 'Di')];
    expect(await refusal(act(house, ada.table, cy.key, { act: 'sit' }))).toBe('locked');
    for (const x of [cy, di]) await does(house, ada.table, x.key, { act: 'ask' });
    expect((await roomOf(house, ada.table)).asking?.map((x) => x.name)).toEqual(['Cy', 'Di']);
    await does(house, ada.table, ada.key, { act: 'admit', person: cy.me.person, yes: true });
    await does(house, ada.table, ada.key, { act: 'admit', person: di.me.person, yes: false });
    expect(await refusal(act(house, ada.table, di.key, { act: 'sit' }))).toBe('locked');
    expect(await refusal(act(house, ada.table, di.key, { act: 'ask' }))).toBe('not-let-in');
    expect((await does(house, ada.table, cy.key, { act: 'sit' })).seat).toBe(2);
    await does(house, ada.table, ada.key, { act: 'lock', on: false });
    expect(await roomOf(house, ada.table)).toMatchObject({ locked: false, asking: [], answered: [] });
  });

  test('the host calls somebody who is slow, and not again at once', async () => {
    const ada = await layRoom(house, 'toy', 2);
    const ben = await joins(house, ada.table, 'Ben');
    const his = await watches(house, ada.table, ben.key);
    await does(house, ada.table, ada.key, { act: 'nudge', seat: 1 });
    await his.until(() => framesOf(his, 'seating').some((x) => x.entry.why === 'nudge' && x.entry.seat === 1 && x.entry.by?.name === 'Ada'));
    expect(await refusal(act(house, ada.table, ada.key, { act: 'nudge', seat: 1 }))).toBe('called-lately');
    await his.close();
  });

  test('an open table is on the public list while it waits, a closed one is not', async () => {
    const ada = await layRoom(house, 'toy', 2, { listed: true });
    const listed = async () => (await ask(api.tableList, house, '/api/tables?game=toy')).tables.some((x) => x.id === ada.table);
    expect(await listed()).toBe(true);
    await does(house, ada.table, ada.key, { act: 'set', listed: false });
    expect(await listed()).toBe(false);
  });

  test('old tables and their links open as ever, beside it', async () => {
    const { table, secrets } = await lay(house, 'toy', [PERSON, OPEN]);
    const bo = await ask(api.seatTaken, house, `/api/tables/${table}/sit`, { name: 'Bo' });
    expect((await choices(house, table, bo.secret)).seat).toBe(1);
    expect((await choices(house, table, secrets[0] ?? '')).moves.length).toBeGreaterThan(0);
    expect(await whys(house, table)).toEqual(['laid 0', 'sat 1']);
    expect(await roomOf(house, table)).toMatchObject({ begins: 'full', away: { rule: 'wait' }, hints: false });
  });
});

describe('a seat', () => {
  test('has one key, which only its browser gets; renewed, the old one is dead and says so', async () => {
    const ada = await layRoom(house, 'toy', 2);
    const ben = await joins(house, ada.table, 'Ben');
    const ear = await watchSocket(house, ada.table, ben.secret);
    const { secret = '' } = await does(house, ada.table, ben.key, { act: 'key' });
    expect(secret).not.toBe(ben.secret);
    await ear.until(() => framesOf(ear, 'seat').some((x) => x.seat === -1 && x.why === 'renewed'));
    expect(await refusal(send(house, `/api/tables/${ada.table}`, undefined, ben.secret))).toBe('renewed');
    expect((await send(house, `/api/tables/${ada.table}`, undefined, secret)).status).toBe(200);
    expect(await refusal(act(house, ada.table, ada.key, { act: 'key', secret: ben.secret }))).toBe('wrong-key');
    await ear.close();
  });

  test('that was known by a link becomes its person’s, and the link is dead', async () => {
    const { table, secrets } = await lay(house, 'toy', [PERSON, PERSON]);
    const ben = await friend(house, 'Ben');
    const link = secrets[1] ?? '';
    const { seat, secret = '' } = await does(house, table, ben.key, { act: 'key', secret: link });
    expect(seat).toBe(1);
    expect(await seatOf(house, table, 1)).toMatchObject({ name: 'Ben', person: ben.me.person });
    expect(await refusal(send(house, `/api/tables/${table}/moves`, undefined, link))).toBe('renewed');
    for (const key of [secret, ben.key]) expect((await choices(house, table, key)).seat).toBe(1);
  });

  test('is taken once, by people of different names, and changed with all that was chosen there', async () => {
    const ada = await layRoom(house, 'newyork', 3);
    const ben = await joins(house, ada.table, 'Ben', 1);
    const cy = await friend(house, 'Cy');
    expect(await refusal(act(house, ada.table, cy.key, { act: 'sit', seat: 1 }))).toBe('taken');
    // The second begins with a Cyrillic letter.
    const twins = [await friend(house, 'ben'), await friend(house, 'Вen')];
    for (const { key } of twins) expect(await refusal(act(house, ada.table, key, { act: 'sit' }))).toBe('name-taken');
    expect(await refusal(act(house, ada.table, undefined, { act: 'sit' }))).toBe('no-person');
    await does(house, ada.table, ben.key, { act: 'choose', option: 'species', value: 'rats' });
    expect(await does(house, ada.table, ben.key, { act: 'sit', seat: 2 })).toEqual({ seat: 2 });
    expect(await info(house, ada.table)).toMatchObject({ options: { species: ['random', 'random', 'rats'] }, seats: [{}, { kind: 'open' }, { name: 'Ben' }] });
    expect((await send(house, `/api/tables/${ada.table}`, undefined, ben.secret)).status).toBe(200);
    await does(house, ada.table, cy.key, { act: 'sit' });
    expect(await refusal(act(house, ada.table, twins[0]?.key, { act: 'sit' }))).toBe('full');
  });

  test('is freed by the host: its person is told, watches, and its key is dead', async () => {
    const ada = await layRoom(house, 'toy', 2);
    const ben = await joins(house, ada.table, 'Ben');
    const ear = await watches(house, ada.table, ben.key);
    expect(await refusal(act(house, ada.table, ben.key, { act: 'free', seat: 0 }))).toBe('not-host');
    await does(house, ada.table, ada.key, { act: 'free', seat: 1 });
    await ear.until(() => framesOf(ear, 'seat').some((x) => x.seat === -1 && x.why === 'removed'));
    expect(await refusal(send(house, `/api/tables/${ada.table}`, undefined, ben.secret))).toBe('removed');
    expect(await seatOf(house, ada.table, 1)).toMatchObject({ kind: 'open', person: null });
    await ear.close();
  });

  test('of a cut link is told apart from a wrong one', async () => {
    const ada = await layRoom(house, 'toy', 2);
    expect(await refusal(send(house, `/api/tables/${ada.table}`, undefined, ada.secret.slice(0, 30)))).toBe('cut-link');
    expect(await refusal(send(house, `/api/tables/${ada.table}`, undefined, ada.secret.slice(0, 9)))).toBe('cut-link');
    expect(await refusal(send(house, `/api/tables/${ada.table}`, undefined, 'A'.repeat(43)))).toBe('wrong-key');
    const ear = await socket(house);
    ear.send({ type: 'watch', table: ada.table, secret: ada.secret.slice(0, 12) });
    await ear.until((x) => x.some((f) => f.type === 'wrong' && f.error === 'cut-link'));
    await ear.close();
  });
});

describe('what is chosen', () => {
  test('is one’s own: taken from a bot, not from a person; the bot gets what was left', async () => {
    const ada = await layRoom(house, 'newyork', 3);
    const ben = await joins(house, ada.table, 'Ben');
    await does(house, ada.table, ada.key, { act: 'bot', seat: 2, level: 'fair' });
    await does(house, ada.table, ada.key, { act: 'choose', option: 'species', value: 'rats', seat: 2 });
    await does(house, ada.table, ben.key, { act: 'choose', option: 'species', value: 'pigeons' });
    await does(house, ada.table, ben.key, { act: 'choose', option: 'species', value: 'rats' });
    expect((await info(house, ada.table)).options.species).toEqual(['random', 'rats', 'pigeons']);
    expect(await refusal(act(house, ada.table, ada.key, { act: 'choose', option: 'species', value: 'rats' }))).toBe('chosen');
    expect(await refusal(act(house, ada.table, ada.key, { act: 'choose', option: 'species', value: 'rats', seat: 1 }))).toBe('taken');
    expect(await refusal(act(house, ada.table, ben.key, { act: 'choose', option: 'species', value: 'rats', seat: 2 }))).toBe('not-host');
    expect(await refusal(act(house, ada.table, ben.key, { act: 'choose', option: 'species', value: 'dragons' }))).toBe('options');
    expect(await refusal(act(house, ada.table, ben.key, { act: 'choose', option: 'lastCall', value: 'on' }))).toBe('options');
  });

  test('by the host is changed in everybody’s sight and takes back the ready marks but the host’s', async () => {
    const ada = await layRoom(house, 'newyork', 3);
    const ben = await joins(house, ada.table, 'Ben');
    for (const key of [ada.key, ben.key]) await does(house, ada.table, key, { act: 'ready', ready: true });
    const ear = await watches(house, ada.table, ben.key);
    const away = { rule: 'bot', minutes: 3, level: 'good' } as const;
    await does(house, ada.table, ada.key, { act: 'set', options: { lastCall: true }, away, hints: true, latecomers: true, name: 'Friday' });
    await ear.until(() => framesOf(ear, 'table').some((x) => x.info.room?.changed !== null));
    const what = ['name', 'options.lastCall', 'away', 'hints', 'latecomers'];
    expect(framesOf(ear, 'table').at(-1)?.info).toMatchObject({
      name: 'Friday',
      options: { lastCall: true },
      room: { away, hints: true, latecomers: true, changed: { what } },
      seats: [{ ready: true }, { ready: false }, {}],
    });
    expect(framesOf(ear, 'seating').at(-1)?.entry).toMatchObject({ why: 'set', what, by: { seat: 0, name: 'Ada' } });
    expect(await refusal(act(house, ada.table, ben.key, { act: 'set', hints: false }))).toBe('not-host');
    expect(await refusal(act(house, ada.table, ada.key, { act: 'set', options: { cheat: true } }))).toBe('options');
    expect(await refusal(act(house, ada.table, ada.key, { act: 'set', options: { species: ['rats', 'random', 'random'] } }))).toBe('options');
    // What is as it was is no change.
    const before = (await logOf(house, ada.table)).length;
    await does(house, ada.table, ada.key, { act: 'set', hints: true });
    expect(await logOf(house, ada.table)).toHaveLength(before);
    await ear.close();
  });

  test('house rules can still be brought and taken away, and the options follow them', async () => {
    const ada = await layRoom(house, 'newyork', 2);
    const { rules } = await info(house, ada.table);
    const variant = { game: 'newyork', edition: rules, numbers: {}, switches: { lastCall: true }, name: 'Last orders' };
    await does(house, ada.table, ada.key, { act: 'set', variant });
    expect(await info(house, ada.table)).toMatchObject({
      variant: { name: 'Last orders' },
      options: { lastCall: true },
      room: { changed: { what: ['options.lastCall', 'variant'] } },
    });
    expect(await refusal(act(house, ada.table, ada.key, { act: 'set', variant: { ...variant, game: 'pest' } }))).toBe('variant');
    await does(house, ada.table, ada.key, { act: 'set', variant: null, options: { lastCall: false } });
    expect(await info(house, ada.table)).not.toHaveProperty('variant');
  });

  test('the number of seats follows: open ones go first, then bots, never people; who moves up keeps seat and key', async () => {
    const ada = await layRoom(house, 'newyork', 4);
    const ben = await joins(house, ada.table, 'Ben', 3);
    const ear = await watchSocket(house, ada.table, ben.secret);
    await does(house, ada.table, ben.key, { act: 'choose', option: 'species', value: 'rats' });
    await does(house, ada.table, ada.key, { act: 'bot', seat: 1, level: 'fair' });
    await does(house, ada.table, ada.key, { act: 'set', seats: 3 });
    await ear.until(() => framesOf(ear, 'seat').some((x) => x.seat === 2 && x.why === 'moved'));
    expect(await info(house, ada.table)).toMatchObject({
      options: { species: ['random', 'random', 'rats'] },
      seats: [{ name: 'Ada' }, { kind: 'bot' }, { name: 'Ben' }],
    });
    await does(house, ada.table, ada.key, { act: 'set', seats: 2 });
    expect(await info(house, ada.table)).toMatchObject({ seats: [{ name: 'Ada' }, { name: 'Ben' }] });
    expect(await refusal(act(house, ada.table, ada.key, { act: 'set', seats: 1 }))).toBe('options');
    await does(house, ada.table, ada.key, { act: 'set', seats: 4 });
    expect((await info(house, ada.table)).seats.map((x) => x.kind)).toEqual(['person', 'person', 'open', 'open']);
    await ear.close();
  });
});

describe('the start', () => {
  test('is the host’s: everybody ready, no seat open; the same line then tells the game to each seat', async () => {
    const ada = await layRoom(house, 'toy', 3, { options: { rounds: 1 } });
    const ben = await joins(house, ada.table, 'Ben');
    const ears = await Promise.all([watches(house, ada.table, ada.key), watches(house, ada.table, ben.key), watches(house, ada.table)]);
    expect((await roomOf(house, ada.table)).missing).toEqual([
      { why: 'not-ready', seat: 1 },
      { why: 'open', seat: 2 },
    ]);
    expect(await refusal(act(house, ada.table, ben.key, { act: 'start' }))).toBe('not-host');
    expect(await refusal(act(house, ada.table, ada.key, { act: 'start', open: 'bots' }))).toBe('not-ready');
    await does(house, ada.table, ben.key, { act: 'ready', ready: true });
    expect(await refusal(act(house, ada.table, ada.key, { act: 'start' }))).toBe('open-seats');
    expect(await refusal(send(house, `/api/tables/${ada.table}/moves`, { at: '0.0', move: { verb: 'rest' } }, ada.key))).toBe('waiting');
    const { promise } = await info(house, ada.table);
    await does(house, ada.table, ada.key, { act: 'start', open: 'shrink' });
    await Promise.all(ears.map((x) => x.until((y) => itemsOf(y).length === 1)));
    expect(ears.map((x) => itemsOf(x.frames)[0]?.seq)).toEqual([1, 1, 1]);
    // Each sees their own hand, the watcher none.
    const hands = ears.map((x) => JSON.stringify(itemsOf(x.frames)[0]?.view?.hands));
    expect(new Set(hands).size).toBe(3);
    expect(await info(house, ada.table)).toMatchObject({ status: 'playing', promise, seats: [{ name: 'Ada' }, { name: 'Ben' }], options: { rounds: 1 } });
    expect((await whys(house, ada.table)).at(-1)).toBe('started');
    expect(await refusal(act(house, ada.table, ada.key, { act: 'set', hints: true }))).toBe('started');
    expect(await refusal(act(house, ada.table, ben.key, { act: 'ready', ready: true }))).toBe('started');
    await Promise.all(ears.map((x) => x.close()));
  });

  test('fills open seats with bots of the level that was wished', async () => {
    const ada = await layRoom(house, 'toy', 2);
    await does(house, ada.table, ada.key, { act: 'start', open: 'bots', level: 'random' });
    expect(await info(house, ada.table)).toMatchObject({ status: 'playing', seats: [{ name: 'Ada' }, { kind: 'bot', level: 'random' }] });
    expect(await whys(house, ada.table)).toEqual(['laid 0', 'bot 1', 'started']);
  });

  test('is counted down, and anybody may say hold', async () => {
    const ada = await layRoom(house, 'toy', 2);
    const ben = await joins(house, ada.table, 'Ben');
    await does(house, ada.table, ben.key, { act: 'ready', ready: true });
    await does(house, ada.table, ada.key, { act: 'start', seconds: 10 });
    expect((await roomOf(house, ada.table)).starts).toBeGreaterThan(Date.now());
    await does(house, ada.table, ben.key, { act: 'hold' });
    expect((await roomOf(house, ada.table)).starts).toBeNull();
    await does(house, ada.table, ada.key, { act: 'start', seconds: 10 });
    await does(house, ada.table, ben.key, { act: 'ready', ready: false });
    expect((await roomOf(house, ada.table)).starts).toBeNull();
    await does(house, ada.table, ben.key, { act: 'ready', ready: true });
    // Whoever changes to a bot's seat changes what everybody has said yes to.
    const three = await layRoom(house, 'toy', 3);
    const cy = await joins(house, three.table, 'Cy');
    await does(house, three.table, three.key, { act: 'bot', seat: 2, level: 'random' });
    await does(house, three.table, cy.key, { act: 'ready', ready: true });
    await does(house, three.table, three.key, { act: 'start', seconds: 10 });
    await does(house, three.table, cy.key, { act: 'sit', seat: 2 });
    expect((await roomOf(house, three.table)).starts).toBeNull();
    const ear = await watches(house, ada.table, ben.key);
    await does(house, ada.table, ada.key, { act: 'start', seconds: 1 });
    await ear.until((x) => itemsOf(x).length === 1);
    expect((await info(house, ada.table)).status).toBe('playing');
    await ear.close();
  });
});

describe('the host', () => {
  test('passes it on, and when they leave it falls to whoever has sat longest', async () => {
    const ada = await layRoom(house, 'toy', 3);
    const ben = await joins(house, ada.table, 'Ben', 2);
    const cy = await joins(house, ada.table, 'Cy', 1);
    await does(house, ada.table, ada.key, { act: 'stand' });
    expect((await roomOf(house, ada.table)).host).toBe(2);
    expect(await whys(house, ada.table)).toEqual(['laid 0', 'sat 2', 'sat 1', 'stood 0', 'host 2']);
    await does(house, ada.table, ben.key, { act: 'host', seat: 1 });
    expect(await refusal(act(house, ada.table, ben.key, { act: 'set', hints: true }))).toBe('not-host');
    await does(house, ada.table, cy.key, { act: 'set', hints: true });
    expect((await roomOf(house, ada.table)).host).toBe(1);
  });

  test('clears a table away before the start: nobody sits down any more, and everybody is told', async () => {
    const ada = await layRoom(house, 'toy', 2, { listed: true });
    const ear = await watches(house, ada.table);
    await does(house, ada.table, ada.key, { act: 'close' });
    await ear.until(() => framesOf(ear, 'table').some((x) => x.info.status === 'over' && x.info.ended?.why === 'closed'));
    const ben = await friend(house, 'Ben');
    expect(await refusal(act(house, ada.table, ben.key, { act: 'sit' }))).toBe('closed');
    expect((await ask(api.tableList, house, '/api/tables?game=toy')).tables.map((x) => x.id)).not.toContain(ada.table);
    await ear.close();
  });
});

describe('a latecomer', () => {
  test('watches, and takes the seat of a bot only where the table lets them', async () => {
    const closed = await layRoom(house, 'toy', 2);
    await does(house, closed.table, closed.key, { act: 'start', open: 'bots', level: 'random' });
    const ben = await friend(house, 'Ben');
    expect(await refusal(act(house, closed.table, ben.key, { act: 'sit' }))).toBe('started');

    const ada = await layRoom(house, 'toy', 3, { room: { latecomers: true } });
    await does(house, ada.table, ada.key, { act: 'start', open: 'bots', level: 'random' });
    const ear = await watches(house, ada.table, ben.key);
    expect(ear.frames[0]).toMatchObject({ type: 'here', seat: -1 });
    expect(await refusal(act(house, ada.table, ben.key, { act: 'sit', seat: 0 }))).toBe('taken');
    const { seat } = await does(house, ada.table, ben.key, { act: 'sit', seat: 2 });
    await ear.until(() => framesOf(ear, 'here').some((x) => x.seat === 2 && x.item !== null));
    expect((await choices(house, ada.table, ben.key)).seat).toBe(seat);
    expect((await whys(house, ada.table)).at(-1)).toBe('late 2');
    await ear.close();
  });
});

test('hints are a choice of the table, and whoever takes one is named to all', async () => {
  const without = await layRoom(house, 'toy', 2);
  await does(house, without.table, without.key, { act: 'start', open: 'bots', level: 'random' });
  expect((await roomOf(house, without.table)).hints).toBe(false);
  expect(await refusal(act(house, without.table, without.key, { act: 'hint' }))).toBe('no-hints');

  const ada = await layRoom(house, 'toy', 2, { room: { hints: true } });
  const ben = await joins(house, ada.table, 'Ben');
  await does(house, ada.table, ben.key, { act: 'ready', ready: true });
  await does(house, ada.table, ada.key, { act: 'start' });
  const ear = await watches(house, ada.table, ben.key);
  await does(house, ada.table, ada.key, { act: 'hint' });
  await ear.until(() => framesOf(ear, 'seating').some((x) => x.entry.why === 'hint' && x.entry.seat === 0));
  await ear.close();
  // Alone with bots there is nobody to be told: as ever.
  const solo = await lay(house, 'toy', [PERSON, { kind: 'bot', level: 'random' }]);
  expect((await roomOf(house, solo.table)).hints).toBe(true);
});
