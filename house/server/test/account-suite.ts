/** What every house promises about accounts, whichever database is behind it. */
import { createHash } from 'node:crypto';
import * as api from '@pesthouse/api';
import * as account from '@pesthouse/api';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { HouseWish } from '../main.ts';
import { type Browser, guest, makePasskey, openBrowser, signInWith } from './browser.ts';
import { ask, info, send, socket } from './guest.ts';
import { openHouse } from './houses.ts';
import { type MailServer, openMailServer } from './mailserver.ts';
import { act, does, joins, layRoom, logOf, refusal } from './people.ts';

const mineOf = (x: Browser) => x.ask(api.mineList, '/api/me/tables');
const accountAt = (x: Browser) => x.ask(account.account, '/api/account');
/** The code of a link in a letter. */
const code = (text: string): string => /\/signin#([a-z0-9-]+)/.exec(text)?.[1] ?? '';

export const accountSuite = (name: string, wish: () => Promise<HouseWish>) =>
  describe(`accounts: ${name}`, () => {
    let server: MailServer;
    let house: Awaited<ReturnType<typeof openHouse>>;
    let url: string;
    beforeAll(async () => {
      server = await openMailServer();
      house = await openHouse({ ...(await wish()), mail: { url: server.url, from: 'house@example.org' }, host: 'localhost' });
      url = house.address.replace(/\/\/[^:]+:/, '//localhost:').replace('[::1]', 'localhost');
    });
    afterAll(async () => {
      await house.close();
      await server.close();
    });
    /** A table where somebody sits, by the cookie of their browser. */
    const sits = async (x: Browser, table: string) => x.ask(api.acted, `/api/tables/${table}/act`, { act: 'sit' });
    const mailed = async (x: Browser, typed: string, more: object = {}): Promise<string> => {
      const mail = typed.trim().toLowerCase();
      const before = server.letters.filter((y) => y.to.includes(mail)).length;
      await x.ask(account.mailSent, '/api/signin/mail', { mail: typed, ...more });
      const letter = await server.letter((y) => y.to.includes(mail) && server.letters.filter((z) => z.to.includes(mail)).indexOf(y) >= before);
      return code(letter.text);
    };

    test('a key that a browser had is moved into a cookie that no script reads, and goes on working', async () => {
      const { browser, me, key } = await guest(url, 'Ada');
      expect(browser.set()).toMatch(/; HttpOnly/);
      expect(browser.set()).toMatch(/; SameSite=Lax/);
      expect(browser.set()).not.toMatch(/; Secure/);
      expect(browser.set()).toMatch(/; Max-Age=\d{8}/);
      expect(await browser.ask(api.person, '/api/me')).toEqual(me);
      expect(await ask(api.person, url, '/api/me', undefined, key)).toEqual(me);
      const { devices, kept } = await accountAt(browser);
      expect(kept).toBe(false);
      // One browser is one device, by whichever of its keys it asks.
      expect(devices).toMatchObject([{ kind: 'session', name: 'Firefox · Linux', here: true }]);
      expect((await ask(account.account, url, '/api/account', undefined, key)).devices).toMatchObject([{ here: true }]);
      // Asked again the cookie stays the same, for longer.
      const before = browser.cookie();
      await browser.send('/api/session', {});
      expect(browser.cookie()).toBe(before);
    });

    test('a cookie counts only with the header of our page, and a change without it is refused', async () => {
      const { browser } = await guest(url, 'Ben');
      const bare = { cookie: browser.cookie() };
      const said = await fetch(`${url}/api/me`, { headers: bare });
      expect([said.status, await said.json()]).toEqual([401, expect.objectContaining({ error: 'no-person' })]);
      const change = await fetch(`${url}/api/me`, { method: 'POST', headers: { ...bare, 'content-type': 'application/json' }, body: '{"name":"Eve"}' });
      expect([change.status, await change.json()]).toEqual([403, expect.objectContaining({ error: 'no-header' })]);
      expect((await browser.ask(api.person, '/api/me')).name).toBe('Ben');
    });

    test('a change or a socket from a page of somebody else is refused in words', async () => {
      const { browser } = await guest(url, 'Cat');
      const foreign = { origin: 'https://evil.example' };
      expect(await refusal(browser.send('/api/me', { name: 'Eve' }, foreign))).toBe('foreign-origin');
      expect(await refusal(browser.send('/api/me', { name: 'Eve' }, { origin: 'null' }))).toBe('foreign-origin');
      // The same name at another port is another page.
      expect(await refusal(browser.send('/api/me', { name: 'Eve' }, { origin: 'http://localhost:1' }))).toBe('foreign-origin');
      await expect(socket(url, undefined, { ...foreign, cookie: browser.cookie() })).rejects.toThrow(/403/);
      const ours = await socket(url, undefined, { origin: browser.origin, cookie: browser.cookie() });
      await ours.close();
      // Bots have no page at all.
      const bot = await socket(url);
      await bot.close();
    });

    test('a passkey is made, signs in without a name on another browser, and the seat is there', async () => {
      const { browser, me } = await guest(url, 'Dora');
      const table = await layRoom(url, 'toy', 3);
      await sits(browser, table.table);
      const made = await makePasskey(browser, 'Laptop');
      expect(made.account).toMatchObject({ kept: true, recovery: true, passkeys: [{ name: 'Laptop', place: 'localhost' }] });
      expect(made.recovery).toMatch(/^([a-z0-9]{5}-){3}[a-z0-9]{5}$/);
      // A second one brings no second code.
      expect((await makePasskey(browser, 'Phone')).recovery).toBeNull();
      const phone = openBrowser(url);
      expect(await signInWith(phone, browser.authenticator)).toMatchObject({ me, joined: { tables: 0, results: 0 }, recovery: null });
      expect((await mineOf(phone)).tables.map((x) => x.info.id)).toEqual([table.table]);
      const ear = await phone.watch(table.table);
      expect(ear.frames[0]).toMatchObject({ type: 'here', seat: 1 });
      await ear.close();
      expect((await accountAt(phone)).devices).toHaveLength(2);
    });

    test('a passkey answers one question once: not again, not another house, not with a stolen counter', async () => {
      const { browser } = await guest(url, 'Emil');
      await makePasskey(browser, 'Key');
      const begin = () => browser.ask(account.passkeyOptions, '/api/signin/passkey/begin', {});
      const options = await begin();
      const answer = browser.authenticator.use(options, browser.origin);
      expect((await browser.send('/api/signin/passkey', { answer })).status).toBe(200);
      expect(await refusal(browser.send('/api/signin/passkey', { answer }))).toBe('wrong-passkey');
      expect(await refusal(browser.send('/api/signin/passkey', { answer: browser.authenticator.use(await begin(), 'https://evil.example') }))).toBe(
        'wrong-passkey',
      );
      expect(await refusal(browser.send('/api/signin/passkey', { answer: browser.authenticator.use({ challenge: 'AAAA' }, browser.origin) }))).toBe(
        'wrong-passkey',
      );
      // A challenge to make a passkey is for whoever asked, and nobody else.
      const other = (await guest(url, 'Eve')).browser;
      const hers = await other.ask(account.passkeyOptions, '/api/account/passkeys/begin', {});
      const stolen = browser.authenticator.make(hers, browser.origin);
      expect(await refusal(browser.send('/api/account/passkeys', { name: 'x', answer: stolen }))).toBe('wrong-passkey');
    });

    test('the last way in cannot be removed, any other can', async () => {
      const { browser } = await guest(url, 'Finn');
      const first = (await makePasskey(browser, 'One')).account.passkeys[0]?.id ?? '';
      expect(await refusal(browser.send('/api/account/passkeys/remove', { id: first }))).toBe('last-way');
      const second = (await makePasskey(browser, 'Two')).account.passkeys.find((x) => x.name === 'Two')?.id ?? '';
      const named = await browser.ask(account.account, '/api/account/passkeys/name', { id: second, name: 'Phone' });
      expect(named.passkeys.map((x) => x.name).sort()).toEqual(['One', 'Phone']);
      // Both at once: one stays.
      const both = await Promise.all([first, second].map((id) => browser.send('/api/account/passkeys/remove', { id })));
      expect(both.map((x) => x.status).sort()).toEqual([200, 409]);
      const mail = 'finn@example.org';
      const link = await mailed(browser, mail, { add: true });
      await browser.ask(account.signedIn, '/api/signin/mail/take', { code: link });
      const left = (await accountAt(browser)).passkeys[0]?.id ?? '';
      expect((await browser.ask(account.account, '/api/account/passkeys/remove', { id: left })).passkeys).toEqual([]);
      expect(await refusal(browser.send('/api/account/mails/remove', { mail }))).toBe('last-way');
      expect(await refusal(browser.send('/api/account/passkeys/remove', { id: 'nobodys' }))).toBe('no-passkey');
    });

    test('a link works once, for whoever opens it first, and leads to the same account again', async () => {
      const browser = openBrowser(url);
      const link = await mailed(browser, 'Gil@Example.org ');
      const letter = server.letters.findLast((x) => x.to.includes('gil@example.org'));
      expect(letter?.text).toContain(`${url}/signin#`);
      expect(await browser.ask(account.mailLooked, '/api/signin/mail/look', { code: link })).toEqual({ mail: 'gil@example.org', add: false });
      const taken = await Promise.all([1, 2, 3].map(() => openBrowser(url).send('/api/signin/mail/take', { code: link })));
      expect(taken.map((x) => x.status).sort()).toEqual([200, 404, 404]);
      expect(await refusal(browser.send('/api/signin/mail/take', { code: link }))).toBe('spent-link');
      expect(await refusal(browser.send('/api/signin/mail/look', { code: link }))).toBe('spent-link');
      // In German, to the same account.
      const german = await mailed(browser, 'gil@example.org', { language: 'de' });
      expect(server.letters.findLast((x) => x.to.includes('gil@example.org'))?.subject).toBe('Dein Link zum Pesthouse');
      const first = taken.find((x) => x.status === 200);
      expect((await browser.ask(account.signedIn, '/api/signin/mail/take', { code: german })).me).toEqual(account.signedIn.parse(first?.body).me);
    });

    test('nobody learns whether an address is known: the same status, the same body, the same letter', async () => {
      const [known, unknown] = ['hana@example.org', 'nobody@example.org'];
      const browser = openBrowser(url);
      await browser.ask(account.signedIn, '/api/signin/mail/take', { code: await mailed(browser, known) });
      const stranger = openBrowser(url);
      const asked = [await stranger.send('/api/signin/mail', { mail: known }), await stranger.send('/api/signin/mail', { mail: unknown })];
      expect(asked.map((x) => [x.status, x.text])).toEqual([
        [200, '{"sent":true}'],
        [200, '{"sent":true}'],
      ]);
      const [a, b] = [await server.letter((x) => x.to.includes(unknown)), server.letters.findLast((x) => x.to.includes(known))];
      const bare = (x: typeof a | undefined): string => x?.text.replace(code(x.text), 'CODE') ?? '';
      expect(bare(b)).toBe(bare(a));
      // Too many is too many for both, and said alike.
      const many = async (mail: string) => {
        for (let i = 0; i < 3; i++) await stranger.send('/api/signin/mail', { mail });
        return stranger.send('/api/signin/mail', { mail });
      };
      const [x, y] = [await many(known), await many(unknown)];
      expect([x.status, x.text]).toEqual([y.status, y.text]);
      expect(x.status).toBe(429);
    });

    test('a link to add an address works only where its account is open, and never takes an address from another', async () => {
      const { browser, me } = await guest(url, 'Ida');
      await makePasskey(browser, 'Key');
      const link = await mailed(browser, 'ida@example.org', { add: true });
      expect(await refusal(openBrowser(url).send('/api/signin/mail/take', { code: link }))).toBe('other-browser');
      expect((await browser.ask(account.signedIn, '/api/signin/mail/take', { code: link })).me).toEqual(me);
      expect((await accountAt(browser)).mails).toEqual(['ida@example.org']);
      const other = (await guest(url, 'Jon')).browser;
      await makePasskey(other, 'Key');
      const again = await mailed(other, 'ida@example.org', { add: true });
      expect(await refusal(other.send('/api/signin/mail/take', { code: again }))).toBe('taken-mail');
      expect(await refusal(openBrowser(url).send('/api/signin/mail', { mail: 'x@example.org', add: true }))).toBe('no-person');
      expect(await refusal(openBrowser(url).send('/api/signin/mail', { mail: 'not an address' }))).toBe('unreadable');
    });

    test('a recovery code opens the account once, however it is typed, and the next one is told', async () => {
      const { browser, me } = await guest(url, 'Kim');
      const first = (await makePasskey(browser, 'Key')).recovery ?? '';
      const other = openBrowser(url);
      const back = await other.ask(account.signedIn, '/api/signin/recovery', { code: ` ${first.toUpperCase().replaceAll('-', ' ')}` });
      expect(back.me).toEqual(me);
      expect(back.recovery).not.toBe(first);
      expect(await refusal(openBrowser(url).send('/api/signin/recovery', { code: first }))).toBe('wrong-code');
      expect((await openBrowser(url).send('/api/signin/recovery', { code: back.recovery })).status).toBe(200);
      const { recovery } = await browser.ask(account.recoveryMade, '/api/account/recovery', {});
      expect((await openBrowser(url).send('/api/signin/recovery', { code: recovery })).status).toBe(200);
      expect(await refusal((await guest(url, 'Lea')).browser.send('/api/account/recovery', {}))).toBe('guest');
    });

    test('a guest who signs in brings seats and results along, and the log says so', async () => {
      const { browser: laptop, me } = await guest(url, 'Mira');
      await makePasskey(laptop, 'Key');
      const { browser: phone, me: was } = await guest(url, 'Mimi');
      const ada = await layRoom(url, 'toy', 3);
      await sits(phone, ada.table);
      const ear = await phone.watch(ada.table);
      expect(await signInWith(phone, laptop.authenticator)).toMatchObject({ me, joined: { tables: 1, results: 0 } });
      expect((await info(url, ada.table)).seats[1]).toMatchObject({ kind: 'person', name: 'Mira', person: me.person });
      expect((await logOf(url, ada.table)).slice(-2)).toMatchObject([
        { why: 'sat', holder: { person: was.person, name: 'Mimi' } },
        { why: 'carried', seat: 1, holder: { person: me.person, name: 'Mira' } },
      ]);
      // The window that was open plays on, as somebody else.
      await ear.until((x) => x.some((f) => f.type === 'table' && f.info.seats[1]?.name === 'Mira'));
      expect(ear.frames.some((f) => f.type === 'seat' && f.seat < 0)).toBe(false);
      await phone.ask(api.acted, `/api/tables/${ada.table}/act`, { act: 'ready', ready: true });
      expect((await mineOf(laptop)).tables.map((x) => x.info.id)).toEqual([ada.table]);
      await ear.close();
    });

    test('who signs in elsewhere while another account is open leaves that one as it is', async () => {
      const { browser: one, me } = await guest(url, 'Nora');
      await makePasskey(one, 'Key');
      const { browser: two } = await guest(url, 'Otto');
      await makePasskey(two, 'Key');
      const ada = await layRoom(url, 'toy', 3);
      await sits(two, ada.table);
      expect(await signInWith(two, one.authenticator)).toMatchObject({ me, joined: { tables: 0, results: 0 } });
      expect((await info(url, ada.table)).seats[1]).toMatchObject({ name: 'Otto' });
      expect((await mineOf(two)).tables).toEqual([]);
    });

    test('a device that is signed out is so at once, on open sockets too, and its keys of seats are dead', async () => {
      const { browser: laptop } = await guest(url, 'Pia');
      await makePasskey(laptop, 'Key');
      const phone = openBrowser(url);
      await signInWith(phone, laptop.authenticator);
      const ada = await layRoom(url, 'toy', 3);
      const { secret = '' } = await sits(phone, ada.table);
      const ear = await phone.watch(ada.table);
      expect(ear.frames[0]).toMatchObject({ type: 'here', seat: 1 });
      const other = (await accountAt(laptop)).devices.find((x) => !x.here)?.id;
      expect((await laptop.ask(account.account, '/api/account/devices/end', { id: other })).devices).toMatchObject([{ here: true }]);
      await ear.until((x) => x.some((f) => f.type === 'seat' && f.seat === -1));
      ear.send({ type: 'act', table: ada.table, re: 1, act: { act: 'ready', ready: true } });
      await ear.until((x) => x.some((f) => f.type === 'refused' && f.error === 'no-key'));
      expect(await refusal(phone.send('/api/me'))).toBe('no-person');
      expect(await refusal(act(url, ada.table, secret, { act: 'ready', ready: true }))).toBe('renewed');
      // The other device has the seat without that key.
      await laptop.ask(api.acted, `/api/tables/${ada.table}/act`, { act: 'ready', ready: true });
      expect(await refusal(laptop.send('/api/account/devices/end', { id: other }))).toBe('no-device');
      await ear.close();
      // All others at once.
      const more = [openBrowser(url), openBrowser(url)];
      for (const x of more) await signInWith(x, laptop.authenticator);
      expect((await laptop.ask(account.account, '/api/account/devices/end', { others: true })).devices).toHaveLength(1);
      for (const x of more) expect(await refusal(x.send('/api/account'))).toBe('no-person');
      // And this one.
      await laptop.ask(account.gone, '/api/account/out', {});
      expect(laptop.cookie()).toBe('');
    });

    test('settings and results are kept for all devices', async () => {
      const { browser } = await guest(url, 'Quin');
      expect(await refusal(browser.send('/api/account/kept'))).toBe('guest');
      await makePasskey(browser, 'Key');
      const result = (table: string, when: number) => ({ table, local: true, game: 'toy', when, score: 3, verdict: 'Won' });
      await browser.ask(account.keptAll, '/api/account/kept', { settings: { theme: 'light', speed: 'fast' }, results: [result('a', 1)] });
      const phone = openBrowser(url);
      await signInWith(phone, browser.authenticator);
      const all = await phone.ask(account.keptAll, '/api/account/kept', { settings: { speed: 'slow' }, results: [result('a', 1), result('b', 2)] });
      expect(all).toEqual({ settings: { theme: 'light', speed: 'slow' }, results: [result('b', 2), result('a', 1)] });
      expect(await browser.ask(account.keptAll, '/api/account/kept')).toEqual(all);
    });

    test('seats that are known by their keys alone become the person’s', async () => {
      const { browser, me } = await guest(url, 'Rob');
      const laid = await ask(api.tableMade, url, '/api/tables', { game: 'toy', seats: [{ kind: 'person' }, { kind: 'open' }] });
      const secret = laid.seats[0]?.secret ?? '';
      const { seats } = await browser.ask(account.claimed, '/api/account/claim', {
        seats: [
          { table: laid.table, secret },
          { table: 'nosuchtable', secret },
        ],
      });
      expect(seats).toMatchObject([{ table: laid.table, seat: 0 }]);
      expect((await mineOf(browser)).tables.map((x) => x.info.id)).toEqual([laid.table]);
      expect((await info(url, laid.table)).seats[0]).toMatchObject({ name: 'Rob', person: me.person });
      expect(await refusal(act(url, laid.table, secret, { act: 'resign' }))).toBe('renewed');
    });

    test('all my data comes as one document, and nothing in it opens anything', async () => {
      const { browser, me, key } = await guest(url, 'Sara');
      const { recovery } = await makePasskey(browser, 'Key');
      const ada = await layRoom(url, 'toy', 3);
      const { secret = '' } = await sits(browser, ada.table);
      await browser.send(`/api/tables/${ada.table}/talk`, { text: 'hello there' });
      const said = await browser.send('/api/account/export');
      expect(said.status).toBe(200);
      expect(account.personExported.parse(said.body)).toMatchObject({
        account: { me, passkeys: [{ name: 'Key' }], recovery: true },
        rows: { person_keys: [expect.anything(), expect.anything()], sittings: [{ table: ada.table }] },
        tables: [{ table: ada.table, seats: [1], talk: [{ text: 'hello there' }] }],
      });
      for (const x of [key, recovery ?? '', secret, browser.cookie().split('=')[1] ?? '']) {
        expect(x).not.toBe('');
        expect(said.text).not.toContain(x);
        expect(said.text).not.toContain(createHash('sha256').update(x).digest('hex'));
      }
    });

    test('whoever deletes their account is gone: seats by the table’s rule, names everywhere, every way in', async () => {
      const { browser, me, key } = await guest(url, 'Tilo');
      const { recovery } = await makePasskey(browser, 'Key');
      // One table that waits, one where a bot plays on, one where the others wait, one that is over, one alone with bots.
      const waiting = await layRoom(url, 'toy', 3);
      await sits(browser, waiting.table);
      const hosts = new Map<string, string>();
      const running = async (room: object): Promise<string> => {
        const ada = await layRoom(url, 'toy', 2, { room });
        await sits(browser, ada.table);
        await browser.send(`/api/tables/${ada.table}/talk`, { text: 'good luck' });
        await browser.ask(api.acted, `/api/tables/${ada.table}/act`, { act: 'ready', ready: true });
        await does(url, ada.table, ada.key, { act: 'ready', ready: true });
        await does(url, ada.table, ada.key, { act: 'start' });
        hosts.set(ada.table, ada.key);
        return ada.table;
      };
      const bots = await running({ away: { rule: 'bot', minutes: 5, level: 'random' } });
      const waits = await running({ away: { rule: 'wait' } });
      const over = await running({ away: { rule: 'wait' } });
      await browser.ask(api.acted, `/api/tables/${over}/act`, { act: 'end', yes: true });
      await does(url, over, hosts.get(over) ?? '', { act: 'end', yes: true });
      const resigned = await layRoom(url, 'toy', 2);
      await sits(browser, resigned.table);
      await browser.ask(api.acted, `/api/tables/${resigned.table}/act`, { act: 'ready', ready: true });
      await does(url, resigned.table, resigned.key, { act: 'ready', ready: true });
      await does(url, resigned.table, resigned.key, { act: 'start' });
      await browser.ask(api.acted, `/api/tables/${resigned.table}/act`, { act: 'resign' });
      const ear = await browser.watch(waits);
      expect(await refusal(browser.send('/api/account/delete', { person: 'a'.repeat(16) }))).toBe('somebody-else');
      await browser.ask(account.gone, '/api/account/delete', { person: me.person });
      expect(browser.cookie()).toBe('');
      await ear.until((x) => x.some((f) => f.type === 'seat' && f.seat === -1));
      await ear.close();
      expect((await info(url, waiting.table)).seats[1]).toMatchObject({ kind: 'open' });
      // The game counts for those who stay: nobody wins because somebody is gone.
      expect((await info(url, bots)).seats[1]).toMatchObject({ kind: 'bot', level: 'master', person: null, standIn: null });
      expect((await info(url, waits)).seats[1]).toMatchObject({ kind: 'person', name: 'Somebody', person: null });
      expect((await info(url, over)).seats[1]).toMatchObject({ name: 'Somebody', person: null });
      expect((await info(url, resigned.table)).seats[1]).toMatchObject({ name: 'Somebody', resigned: true });
      for (const table of [waiting.table, bots, waits, over, resigned.table]) {
        const all = JSON.stringify([await info(url, table), await logOf(url, table), (await send(url, `/api/tables/${table}/talk`)).body]);
        expect(all).not.toContain('Tilo');
        expect(all).not.toContain(me.person);
      }
      expect((await ask(api.talkList, url, `/api/tables/${waits}/talk`)).talk.map((x) => x.text)).toContain('good luck');
      expect(await refusal(openBrowser(url).send('/api/signin/recovery', { code: recovery }))).toBe('wrong-code');
      const options = await browser.ask(account.passkeyOptions, '/api/signin/passkey/begin', {});
      expect(await refusal(browser.send('/api/signin/passkey', { answer: browser.authenticator.use(options, browser.origin) }))).toBe('wrong-passkey');
      expect(await refusal(send(url, '/api/me', undefined, key))).toBe('no-person');
      // The host goes on without them.
      const late = await joins(url, waiting.table, 'Uma', 1);
      expect(late.seat).toBe(1);
    });
  });
