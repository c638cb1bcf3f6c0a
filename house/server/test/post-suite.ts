/** Told wherever they are, on either database: who is told what by which channel and when, once for each turn, and nothing once it has passed. */

import * as api from '@pesthouse/api';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { HouseWish } from '../main.ts';
import { minuteOf } from '../post/when.ts';
import { ask, choices, move, send } from './guest.ts';
import { openHouse } from './houses.ts';
import { type MailServer, openMailServer } from './mailserver.ts';
import { does, type Friend, friend, heard, joins, layRoom, refusal, watches } from './people.ts';
import { openDevice, openReceiver, type Receiver } from './receivers.ts';
import { shiftingClock } from './shifting.ts';

/** Waits for what is asked, also on a busy machine. */
const poll = <T>(look: () => T) => expect.poll(look, { timeout: 60_000 });

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

export const messagesOf = (house: string, key: string): Promise<api.Messages> => ask(api.messages, house, '/api/me/messages', undefined, key);
export const addChannel = (house: string, key: string, wanted: api.NewChannel): Promise<api.Messages> =>
  ask(api.messages, house, '/api/me/messages/channels', wanted, key);
/** Awake around the clock, except for what is said. */
export const awake = async (house: string, key: string, more: Partial<api.MessageWishes> = {}): Promise<void> => {
  const { wishes } = await messagesOf(house, key);
  await ask(api.messages, house, '/api/me/messages', { ...wishes, quiet: { ...wishes.quiet, on: false }, ...more }, key);
};
interface Two {
  readonly table: string;
  readonly ada: Friend;
  readonly ben: Friend;
}
/** A table at which Ada, who laid it, plays with Ben; nobody looks at it. */
export const playTogether = async (house: string, at = house, room: object = {}): Promise<Two> => {
  const ada = await layRoom(house, 'toy', 2, { options: { rounds: 6 }, room });
  const ben = await joins(at, ada.table, 'Ben');
  await does(at, ada.table, ben.key, { act: 'ready', ready: true });
  return { table: ada.table, ada, ben };
};
export const begin = async (house: string, x: { readonly table: string; readonly ada: Friend }): Promise<void> => {
  await does(house, x.table, x.ada.key, { act: 'start' });
  await poll(async () => (await ask(api.tableInfo, house, `/api/tables/${x.table}`)).status).toBe('playing');
};
/** Plays for one until the other is asked. Nobody is for a moment while a sealed question closes. */
export const pass = async (house: string, x: Two | undefined, who: 'ada' | 'ben'): Promise<void> => {
  if (x === undefined) throw new Error('there is no such table');
  const [own, other] = who === 'ada' ? [x.ada, x.ben] : [x.ben, x.ada];
  for (;;) {
    const c = await choices(house, x.table, own.key);
    const chosen = c.moves.find((y) => y.verb === 'rest') ?? c.moves.at(-1);
    if (chosen !== undefined) expect((await move(house, x.table, own.key, c.at, chosen)).status).toBe(200);
    else if ((await choices(house, x.table, other.key)).moves.length > 0) return;
    else await new Promise((go) => setTimeout(go, 10));
  }
};

export const postSuite = (name: string, wish: () => Promise<HouseWish>) =>
  describe(`told wherever they are: ${name}`, () => {
    const clock = shiftingClock();
    let house: string;
    let close: () => Promise<void>;
    let log: string[];
    let receiver: Receiver;
    let mails: MailServer;
    const addresses = new Map<string, string[]>();
    let devices = 0;
    beforeAll(async () => {
      receiver = await openReceiver();
      mails = await openMailServer();
      ({
        address: house,
        close,
        log,
      } = await openHouse({
        ...(await wish()),
        wall: clock,
        graceMs: MINUTE,
        privateHooks: true,
        publicUrl: 'https://pest.example.org',
        mail: { url: mails.url, from: 'house@example.org' },
        mailsOf: async (person) => addresses.get(person) ?? [],
      }));
    });
    afterEach(() => {
      // The toy is in no registry, so its bots move by the policy of the game, which is said each time.
      // Each fault is told once, by the test in which it happened.
      expect(log.splice(0).filter((x) => !x.includes('there is no game toy') && !x.includes('a bot did not answer'))).toEqual([]);
    });
    afterAll(async () => {
      await close();
      await receiver.close();
      await mails.close();
    });

    /** A device of somebody, and everything that it was told. */
    const device = async (who: Friend, more: Partial<api.MessageWishes> = {}) => {
      const made = openDevice(receiver, `/device/${++devices}`);
      const { pushKey } = await addChannel(house, who.key, { kind: 'push', name: 'Phone', subscription: made.subscription });
      await awake(house, who.key, more);
      return { ...made, titles: () => made.heard({ key: pushKey }).map((x) => x.title) };
    };
    let probe: (Two & { readonly titles: () => string[] }) | null = null;
    let probes = 0;
    /** Somebody is named at a table of their own: what has to be told before has gone out when that arrives, for it is sent in the order in which it is due. */
    const settled = async (): Promise<void> => {
      if (probe === null) {
        const x = await playTogether(house);
        probe = { ...x, titles: (await device(x.ben, { what: { turn: false, start: false, ask: false, talk: true, invitation: false } })).titles };
      }
      await send(house, `/api/tables/${probe.table}/talk`, { text: 'Ben?' }, probe.ada.key);
      clock.passes(MINUTE);
      probes++;
      await poll(() => probe?.titles().length).toBe(probes);
    };

    test('whose turn it is is told once, with a link and nothing of the game, and again when it is their turn again', async () => {
      const x = await playTogether(house);
      const phone = await device(x.ben);
      await begin(house, x);
      await pass(house, x, 'ada');
      clock.passes(MINUTE);
      await poll(phone.titles).toEqual(['Toy has begun, and it’s your turn']);
      await pass(house, x, 'ben');
      await pass(house, x, 'ada');
      clock.passes(MINUTE);
      await poll(phone.titles).toEqual(['Toy has begun, and it’s your turn', 'Your turn at Toy']);
      expect(phone.heard().at(-1)).toMatchObject({ body: '', link: `/table/${x.table}`, tag: `/table/${x.table}` });
      clock.passes(48 * HOUR);
      await settled();
      expect(phone.titles()).toHaveLength(2);
      const { channels } = await messagesOf(house, x.ben.key);
      expect(channels).toMatchObject([{ kind: 'push', name: 'Phone', on: true, failed: null, arrived: expect.any(Number) }]);
    });

    test('whoever is away is asked what everybody has to agree on, called, and told that the others play again', async () => {
      const x = await playTogether(house);
      const quiet = { turn: false, start: false, ask: true, talk: false, invitation: true };
      const phone = await device(x.ben, { what: quiet });
      await begin(house, x);
      await does(house, x.table, x.ada.key, { act: 'end', yes: true });
      clock.ahead(MINUTE);
      await poll(phone.titles).toEqual(['A question for you at Toy']);
      expect(phone.heard().at(-1)).toMatchObject({ body: expect.stringContaining('Ada would like to end the game') });
      // Who has answered is not asked any more.
      await does(house, x.table, x.ada.key, { act: 'end', yes: false });
      await does(house, x.table, x.ada.key, { act: 'end', yes: true });
      await does(house, x.table, x.ben.key, { act: 'end', yes: true });
      const again = await ask(api.rematched, house, `/api/tables/${x.table}/rematch`, {}, x.ada.key);
      clock.ahead(MINUTE);
      await poll(phone.titles).toEqual(['A question for you at Toy', 'Ada wants to play again: Toy']);
      expect(phone.heard().at(-1)).toMatchObject({ link: `/table/${again.table}` });
      // Called in a running game: whoever hears of turns hears of that.
      const y = await playTogether(house);
      const other = await device(y.ben, { what: { ...quiet, turn: true } });
      await begin(house, y);
      await pass(house, y, 'ada');
      clock.ahead(MINUTE);
      await poll(() => other.titles().length).toBe(1);
      await does(house, y.table, y.ada.key, { act: 'nudge', seat: 1 });
      clock.ahead(MINUTE);
      await poll(() => other.titles().at(-1)).toBe('Ada is waiting for you at Toy');
    });

    test('whoever has moved, or is looking at the table, is not told', async () => {
      const x = await playTogether(house);
      const [hers, his] = [await device(x.ada), await device(x.ben)];
      const ear = await watches(house, x.table, x.ben.key);
      await begin(house, x);
      await pass(house, x, 'ada');
      clock.passes(2 * MINUTE);
      await settled();
      // Ada had the first turn and took it; Ben looks at the table.
      expect(his.titles()).toEqual([]);
      expect(hers.titles()).toEqual(['Toy has begun']);
      await ear.close();
    });

    test('a page that was put out of sight keeps nobody from being told; in front again it does', async () => {
      const x = await playTogether(house);
      const his = await device(x.ben, { what: { turn: true, start: false, ask: true, talk: true, invitation: true } });
      const ear = await watches(house, x.table, x.ben.key);
      await begin(house, x);
      ear.send({ type: 'eyes', table: x.table, open: false });
      await heard(ear);
      await pass(house, x, 'ada');
      clock.passes(MINUTE);
      await poll(his.titles).toEqual(['Your turn at Toy']);
      ear.send({ type: 'eyes', table: x.table, open: true });
      await heard(ear);
      await pass(house, x, 'ben');
      await pass(house, x, 'ada');
      clock.passes(MINUTE);
      await settled();
      expect(his.titles()).toEqual(['Your turn at Toy']);
      await ear.close();
    });

    test('in quiet hours nothing goes out, and afterwards what is still true', async () => {
      const x = await playTogether(house);
      const y = await playTogether(house);
      const now = minuteOf('Asia/Tokyo', clock.now());
      const quiet = { on: true, from: (now + 1439) % 1440, to: (now + 240) % 1440 };
      const phone = await device(x.ben, { zone: 'Asia/Tokyo', quiet, language: 'de' });
      const tablet = await device(y.ben, { zone: 'Asia/Tokyo', quiet, language: 'de' });
      for (const z of [x, y]) {
        await begin(house, z);
        await pass(house, z, 'ada');
      }
      clock.passes(2 * HOUR);
      await settled();
      expect([...phone.titles(), ...tablet.titles()]).toEqual([]);
      // One of the two wakes up early and moves.
      await pass(house, y, 'ben');
      await pass(house, y, 'ada');
      await pass(house, y, 'ben');
      clock.passes(3 * HOUR);
      await poll(phone.titles).toEqual(['Toy hat begonnen, und du bist am Zug']);
      await settled();
      expect(tablet.titles().filter((t) => t.includes('am Zug'))).toEqual([]);
    });

    test('one letter a day tells of all tables that still wait', async () => {
      const ben = await friend(house, 'Ben');
      addresses.set(ben.me.person, ['ben@example.org']);
      const tables: Awaited<ReturnType<typeof playTogether>>[] = [];
      for (let i = 0; i < 3; i++) {
        const ada = await layRoom(house, 'toy', 2, { options: { rounds: 6 } });
        await does(house, ada.table, ada.key, { act: 'set', name: `Table ${i}` });
        await does(house, ada.table, ben.key, { act: 'sit' });
        await does(house, ada.table, ben.key, { act: 'ready', ready: true });
        tables.push({ table: ada.table, ada, ben });
      }
      const { channels } = await addChannel(house, ben.key, { kind: 'mail' });
      expect(channels).toMatchObject([{ kind: 'mail', name: 'ben@example.org', daily: true }]);
      await awake(house, ben.key, {
        daily: (minuteOf('UTC', clock.now()) + 120) % 1440,
        what: { turn: true, start: false, ask: true, talk: true, invitation: true },
      });
      for (const x of tables) {
        await begin(house, x);
        await pass(house, x, 'ada');
      }
      const [first] = tables;
      await pass(house, first, 'ben');
      clock.passes(HOUR);
      await settled();
      expect(mails.letters.filter((x) => x.to.includes('ben@example.org'))).toEqual([]);
      clock.passes(HOUR + MINUTE);
      const got = await mails.letter((x) => x.to.includes('ben@example.org'));
      expect(got.subject).toBe('2 tables are waiting for you');
      expect(got.text).toContain(`Your turn at Table 1\r\nToy\r\nhttps://pest.example.org/table/${tables[1]?.table}`);
      expect(got.text).not.toContain('Table 0');
      clock.passes(26 * HOUR);
      await settled();
      expect(mails.letters.filter((x) => x.to.includes('ben@example.org'))).toHaveLength(1);
    });

    test('an address that is given up gets nothing more', async () => {
      const x = await playTogether(house);
      addresses.set(x.ben.me.person, ['old@example.org']);
      await addChannel(house, x.ben.key, { kind: 'mail' });
      await awake(house, x.ben.key);
      await begin(house, x);
      await pass(house, x, 'ada');
      addresses.set(x.ben.me.person, []);
      clock.passes(25 * HOUR);
      await poll(async () => (await messagesOf(house, x.ben.key)).channels).toEqual([]);
      expect(mails.letters.filter((l) => l.to.includes('old@example.org'))).toEqual([]);
      expect(await refusal(send(house, '/api/me/messages/channels', { kind: 'mail' }, x.ben.key))).toBe('no-own-mail');
    });

    test('a chat that fails is tried again with patience, its answer is shown, and a test clears it', async () => {
      const x = await playTogether(house);
      const path = `/hooks/${x.table}`;
      await addChannel(house, x.ben.key, { kind: 'hook', url: receiver.address + path });
      await awake(house, x.ben.key);
      const mine = () => receiver.taken.filter((t) => t.path === path).length;
      await begin(house, x);
      receiver.answers.push({ status: 503 }, { status: 500 });
      await pass(house, x, 'ada');
      clock.passes(MINUTE);
      await poll(mine).toBe(1);
      const channel = async () => (await messagesOf(house, x.ben.key)).channels[0];
      await poll(channel).toMatchObject({ code: '503', failed: expect.any(Number), arrived: null });
      clock.passes(MINUTE);
      await poll(mine).toBe(2);
      await poll(async () => (await channel())?.code).toBe('500');
      clock.passes(5 * MINUTE);
      await poll(mine).toBe(3);
      await poll(channel).toMatchObject({ code: null, failed: null, arrived: expect.any(Number) });
      receiver.answers.push({ status: 404 });
      const id = (await channel())?.id;
      const said = await ask(api.tried, house, `/api/me/messages/channels/${id}/test`, {}, x.ben.key);
      expect(said).toMatchObject({ arrived: false, code: '404', messages: { channels: [{ code: '404' }] } });
      expect(await ask(api.tried, house, `/api/me/messages/channels/${id}/test`, {}, x.ben.key)).toMatchObject({ arrived: true, code: null });
    });

    test('a device that is gone is forgotten', async () => {
      const x = await playTogether(house);
      const phone = await device(x.ben);
      await begin(house, x);
      receiver.answers.push({ status: 410 });
      await pass(house, x, 'ada');
      clock.passes(MINUTE);
      await poll(() => phone.mine().length).toBe(1);
      await poll(async () => (await messagesOf(house, x.ben.key)).channels).toEqual([]);
    });

    test('a request to take back and a word that names somebody are told; other talk is not', async () => {
      const x = await playTogether(house);
      const phone = await device(x.ben, { what: { turn: false, start: false, ask: true, talk: true, invitation: true } });
      await begin(house, x);
      const say = (text: string) => send(house, `/api/tables/${x.table}/talk`, { text }, x.ada.key);
      await say('Benjamin is late');
      await pass(house, x, 'ada');
      clock.passes(MINUTE);
      await settled();
      expect(phone.titles()).toEqual([]);
      await say('where are you, ben?');
      clock.passes(MINUTE);
      await poll(phone.titles).toEqual(['Somebody mentioned you at Toy']);
      expect(JSON.stringify(phone.heard())).not.toContain('where');
      const { at } = await choices(house, x.table, x.ada.key);
      const asked = await send(house, `/api/tables/${x.table}/undo`, { at, to: 0 }, x.ada.key);
      expect(asked.body).toMatchObject({ done: false });
      clock.passes(MINUTE);
      await poll(() => phone.titles().at(-1)).toBe('A question for you at Toy');
    });

    test('one press on the link in a message stops the channel, signed out too, and it can be taken back', async () => {
      const x = await playTogether(house);
      const phone = await device(x.ben);
      await begin(house, x);
      await pass(house, x, 'ada');
      clock.passes(MINUTE);
      await poll(() => phone.titles().length).toBe(1);
      const stop = phone.heard()[0]?.stop ?? '';
      expect(stop).toMatch(/^\/stop\//);
      // As a mail program does it: a form, and nobody is signed in.
      const said = await fetch(`${house}/api/messages${stop}`, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: 'List-Unsubscribe=One-Click',
      });
      expect([said.status, await said.json()]).toEqual([200, { kind: 'push', name: 'Phone', on: false }]);
      await pass(house, x, 'ben');
      await pass(house, x, 'ada');
      clock.passes(MINUTE);
      await settled();
      expect(phone.titles()).toHaveLength(1);
      expect(await ask(api.stopped, house, `/api/messages${stop.replace('stop', 'resume')}`, {})).toMatchObject({ on: true });
      expect((await messagesOf(house, x.ben.key)).channels[0]?.on).toBe(true);
      expect(await refusal(send(house, `/api/messages/stop/${stop.slice(6, -1)}${stop.endsWith('x') ? 'y' : 'x'}`, {}))).toBe('no-channel');
    });

    test('an evening of a circle: whoever has not said so is asked once, and the link goes to whoever has not said no', async () => {
      const [ada, ben, cy] = [await friend(house, 'Ada'), await friend(house, 'Ben'), await friend(house, 'Cy')];
      const [hers, his, theirs] = [await device(ada), await device(ben), await device(cy)];
      const { circle } = await ask(api.circleFounded, house, '/api/circles', { name: 'Thursdays', zone: 'UTC' }, ada.key);
      const page = () => ask(api.circleInfo, house, `/api/circles/${circle}`, undefined, ada.key);
      const act = (who: Friend, body: api.CircleAct) => send(house, `/api/circles/${circle}/act`, body, who.key);
      const { token } = await page();
      for (const x of [ben, cy]) await send(house, `/api/join/${token}`, {}, x.key);
      const day = new Date(clock.now() + 72 * HOUR);
      const evening = { day: day.getUTCDay(), hour: day.getUTCHours(), minute: day.getUTCMinutes(), game: 'toy' };
      await act(ada, { act: 'evening', evening, zone: 'UTC' });
      const at = (await page()).next?.at ?? 0;
      await act(ben, { act: 'answer', at, coming: true });
      clock.passes(at - 48 * HOUR - clock.now());
      await poll(async () => (await messagesOf(house, ada.key)).channels.length).toBe(1);
      await settled();
      clock.passes(2 * MINUTE);
      await poll(hers.titles).toEqual(['Thursdays: are you coming?']);
      await poll(theirs.titles).toEqual(['Thursdays: are you coming?']);
      expect(theirs.heard()[0]?.link).toBe(`/circle/${circle}`);
      await act(cy, { act: 'answer', at, coming: false });
      clock.passes(at - 30 * MINUTE - clock.now());
      await poll(async () => (await page()).next?.table ?? null).not.toBeNull();
      await settled();
      clock.passes(2 * MINUTE);
      await poll(his.titles).toEqual(['Thursdays: the table is laid']);
      expect(his.heard()[0]?.body).toMatch(/^Toy · \w+day \d+ \w+ at \d\d:\d\d$/);
      await poll(hers.titles).toEqual(['Thursdays: are you coming?', 'Thursdays: the table is laid']);
      await settled();
      expect(theirs.titles()).toHaveLength(1);
    });

    const byTurns = (more: object = {}) => ({
      clock: { kind: 'turns', per: 12, reserve: 0, zero: 'bot', ...more },
      away: { rule: 'bot', minutes: 600, level: 'random' },
    });

    test('whoever is told once a day hears in time that a clock runs out before that, and that a bot plays for them', async () => {
      const x = await playTogether(house, house, byTurns());
      addresses.set(x.ben.me.person, ['slow@example.org']);
      await addChannel(house, x.ben.key, { kind: 'mail' });
      const { wishes } = await messagesOf(house, x.ben.key);
      // The daily letter would come an hour after the end.
      await awake(house, x.ben.key, { daily: (minuteOf(wishes.zone, clock.now()) + 13 * 60) % 1440 });
      const got = () => mails.letters.filter((l) => l.to.includes('slow@example.org')).map((l) => l.subject);
      await begin(house, x);
      await pass(house, x, 'ada');
      clock.passes(8 * HOUR);
      await settled();
      expect(got()).toEqual([]);
      clock.passes(HOUR + 2 * MINUTE);
      await poll(got).toEqual(['Your time is running out at Toy']);
      expect(mails.letters.find((l) => l.to.includes('slow@example.org'))?.text).toContain('3 hours left');
      clock.passes(3 * HOUR);
      await poll(async () => (await ask(api.tableInfo, house, `/api/tables/${x.table}`)).seats[1]?.kind).toBe('bot');
      await settled();
      clock.passes(2 * HOUR);
      await poll(got).toEqual(['Your time is running out at Toy', 'A bot plays for you at Toy']);
    });

    test('whoever is told each time hears of the turn, once more near the end, and that they are out', async () => {
      const x = await playTogether(house, house, byTurns({ zero: 'out' }));
      const phone = await device(x.ben, { what: { turn: true, start: false, ask: true, talk: true, invitation: true } });
      await begin(house, x);
      await pass(house, x, 'ada');
      clock.passes(MINUTE);
      await poll(phone.titles).toEqual(['Your turn at Toy']);
      expect(phone.heard()[0]?.body).toBe('12 hours left');
      clock.passes(9 * HOUR + MINUTE);
      await poll(phone.titles).toEqual(['Your turn at Toy', 'Your time is running out at Toy']);
      await settled();
      clock.passes(3 * HOUR);
      await poll(async () => (await ask(api.tableInfo, house, `/api/tables/${x.table}`)).seats[1]?.resigned).toBe(true);
      await settled();
      clock.passes(2 * MINUTE);
      await poll(() => phone.titles().at(-1)).toBe('You are out at Toy');
      expect(phone.titles()).toHaveLength(3);
    });

    test('whoever moves in time hears nothing of an end', async () => {
      const x = await playTogether(house, house, byTurns());
      const phone = await device(x.ben, { what: { turn: true, start: false, ask: true, talk: true, invitation: true } });
      await begin(house, x);
      await pass(house, x, 'ada');
      clock.passes(HOUR);
      await poll(phone.titles).toEqual(['Your turn at Toy']);
      await pass(house, x, 'ben');
      clock.passes(10 * HOUR);
      await settled();
      expect(phone.titles()).toEqual(['Your turn at Toy']);
    });

    test('after the game the first word reaches whoever played and is elsewhere, and one that names them', async () => {
      const x = await playTogether(house);
      const phone = await device(x.ben, { what: { turn: false, start: false, ask: true, talk: true, invitation: true } });
      await begin(house, x);
      for (const y of [x.ada, x.ben]) await send(house, `/api/tables/${x.table}/act`, { act: 'end', yes: true }, y.key);
      await poll(async () => (await ask(api.tableInfo, house, `/api/tables/${x.table}`)).status).toBe('over');
      const say = async (text: string) => expect((await send(house, `/api/tables/${x.table}/talk`, { text }, x.ada.key)).status).toBe(200);
      await say('good game');
      await say('really');
      clock.passes(MINUTE);
      await poll(phone.titles).toEqual(['A word after the game at Toy']);
      await settled();
      await say('thank you, Ben');
      clock.passes(MINUTE);
      await poll(phone.titles).toEqual(['A word after the game at Toy', 'Somebody mentioned you at Toy']);
      await send(house, '/api/me/shuns', { person: x.ada.me.person, how: 'mute' }, x.ben.key);
      await say('Ben!');
      clock.passes(MINUTE);
      await settled();
      expect(phone.titles()).toHaveLength(2);
    });

    test('an invitation reaches somebody by their channel and in the house, and never from somebody they have blocked', async () => {
      const x = await playTogether(house);
      const phone = await device(x.ben);
      const lay = async () => {
        const made = await ask(
          api.tableMade,
          house,
          '/api/tables',
          { game: 'toy', name: 'Again', seats: [{ kind: 'open' }, { kind: 'open' }], room: {} },
          x.ada.key,
        );
        return made.table;
      };
      const invite = (table: string, who: Friend, by = x.ada) => send(house, `/api/tables/${table}/invite`, { person: who.me.person }, by.key);
      const waiting = async () => (await ask(api.invites, house, '/api/me/invites', undefined, x.ben.key)).invites.map((y) => [y.table, y.by.name]);
      const table = await lay();
      expect(await ask(api.inviteSent, house, `/api/tables/${table}/invite`, { person: x.ben.me.person }, x.ada.key)).toEqual({ reached: true });
      clock.passes(MINUTE);
      await poll(phone.titles).toEqual(['Ada invites you: Again']);
      expect(phone.heard()[0]).toMatchObject({ link: `/table/${table}`, body: 'Toy' });
      expect(await waiting()).toEqual([[table, 'Ada']]);
      const stranger = await friend(house, 'Stranger');
      expect(await refusal(invite(table, stranger))).toBe('no-such-person');
      expect(await refusal(invite(table, x.ada, x.ben))).toBe('not-seated');
      expect(await refusal(invite(x.table, x.ben))).toBe('seated-there');
      await send(house, '/api/me/invites', { table }, x.ben.key);
      expect(await waiting()).toEqual([]);
      await send(house, '/api/me/shuns', { person: x.ada.me.person, how: 'block' }, x.ben.key);
      const other = await lay();
      expect(await ask(api.inviteSent, house, `/api/tables/${other}/invite`, { person: x.ben.me.person }, x.ada.key)).toEqual({ reached: false });
      clock.passes(MINUTE);
      await settled();
      expect([phone.titles().length, await waiting()]).toEqual([1, []]);
    });

    test('a table that is opened for a circle is told to its members, with who opened it and for whom', async () => {
      const [ada, ben] = [await friend(house, 'Ada'), await friend(house, 'Ben')];
      const his = await device(ben);
      const { circle } = await ask(api.circleFounded, house, '/api/circles', { name: 'Thursdays', zone: 'UTC' }, ada.key);
      const { token } = await ask(api.circleInfo, house, `/api/circles/${circle}`, undefined, ada.key);
      await send(house, `/api/join/${token}`, {}, ben.key);
      const wanted = { game: 'toy', name: 'Tonight', seats: [{ kind: 'open' }, { kind: 'open' }], room: {} };
      const { table } = await ask(api.tableMade, house, '/api/tables', wanted, ada.key);
      expect((await send(house, `/api/circles/${circle}/act`, { act: 'table', table }, ada.key)).status).toBe(200);
      clock.passes(MINUTE);
      await poll(his.titles).toEqual(['Ada invites you: Tonight']);
      expect(his.heard()[0]).toMatchObject({ link: `/table/${table}`, body: 'Toy · Thursdays' });
      expect((await ask(api.invites, house, '/api/me/invites', undefined, ben.key)).invites).toMatchObject([{ table, by: { name: 'Ada' } }]);
      expect((await ask(api.invites, house, '/api/me/invites', undefined, ada.key)).invites).toEqual([]);
    });

    test('a channel is its owner’s alone, and a device is that of whoever named it last', async () => {
      const [ada, eve] = [await friend(house, 'Ada'), await friend(house, 'Eve')];
      const phone = await device(ada);
      const id = (await messagesOf(house, ada.key)).channels[0]?.id;
      for (const path of [`/api/me/messages/channels/${id}`, `/api/me/messages/channels/${id}/test`])
        expect(await refusal(send(house, path, { on: false }, eve.key))).toBe('no-channel');
      expect(await refusal(send(house, '/api/me/messages/channels', { kind: 'mail' }))).toBe('no-person');
      expect(await ask(api.messages, house, '/api/me/messages')).toMatchObject({ channels: [], mail: { address: null } });
      const { channels } = await addChannel(house, eve.key, { kind: 'push', name: 'Shared', subscription: phone.subscription });
      expect(channels).toHaveLength(1);
      expect((await messagesOf(house, ada.key)).channels).toEqual([]);
      const wishes = (await messagesOf(house, ada.key)).wishes;
      expect((await send(house, '/api/me/messages', { ...wishes, zone: 'Mars/Olympus' }, ada.key)).status).toBe(400);
    });
  });
