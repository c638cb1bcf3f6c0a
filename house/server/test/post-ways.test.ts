/** The three ways out of the house against real receivers on this machine: a push service that checks and decrypts, a chat, and a mail server; and the guard before addresses that people give. */
import { randomBytes } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import push from 'web-push';
import * as z from 'zod';
import { type Mail, openMail } from '../mail.ts';
import { sendBy, type Ways } from '../post/channels.ts';
import { letterOf, testLetter, type Written } from '../post/letter.ts';
import { isPrivate, openOutward, whyNotCall } from '../post/outward.ts';
import { channelIn, stopToken } from '../post/stop.ts';
import type { PostRow } from '../store/messages-schema.ts';
import { type MailServer, openMailServer } from './mailserver.ts';
import { openDevice, openReceiver, type Receiver } from './receivers.ts';

const keys = { push: push.generateVAPIDKeys(), stop: randomBytes(32).toString('base64url') };
const HOUSE = 'https://pest.example.org';
const row = (more: Partial<PostRow> = {}): PostRow => ({
  id: 'x',
  person: 'ada',
  table: 'abc',
  seat: 0,
  kind: 'turn',
  decision: '1.0',
  channel: 'c',
  at: 0,
  tries: 0,
  made: 0,
  entries: 0,
  about: { name: 'Rush hour', path: '/table/abc' },
  ...more,
});
const other = row({ table: 'def', about: { name: 'Late & <lazy>', path: '/table/def' } });
const written = (more: Partial<Written> = {}): Written => ({ language: 'en', zone: 'UTC', titles: new Map(), left: new Map(), ...more });
const letter = letterOf([row()], written(), HOUSE, stopToken(keys.stop, 'c'));

let receiver: Receiver;
let mailServer: MailServer;
let mail: Mail;
let ways: Ways;
beforeAll(async () => {
  receiver = await openReceiver();
  mailServer = await openMailServer();
  mail = openMail({ url: mailServer.url, from: 'Pesthouse <house@example.org>' });
  ways = { keys, outward: openOutward(true, 500), mail, subject: 'mailto:house@example.org' };
});
afterEach(() => {
  receiver.taken.length = 0;
  receiver.answers.length = 0;
});
afterAll(async () => {
  mail.close();
  await mailServer.close();
  await receiver.close();
});

test('a push is signed by the key of the house, and only the device can open it', async () => {
  const phone = openDevice(receiver, '/phone');
  const laptop = openDevice(receiver, '/phone');
  expect(await sendBy(ways, { kind: 'push', address: JSON.stringify(phone.subscription) }, letter)).toEqual({ is: 'arrived' });
  expect(phone.heard({ key: keys.push.publicKey })).toEqual([
    {
      title: 'Your turn at Rush hour',
      body: '',
      link: '/table/abc',
      stop: `/stop/${stopToken(keys.stop, 'c')}`,
      tag: '/table/abc',
      open: 'Open the table',
      stopWord: 'Stop these messages',
    },
  ]);
  expect(() => laptop.heard()).toThrow();
  expect(() => phone.heard({ key: push.generateVAPIDKeys().publicKey })).toThrow('another house');
  expect(() => phone.heard({ now: Date.now() + 48 * 3_600_000 })).toThrow('another time');
  const [call] = phone.mine();
  expect(call?.headers).toMatchObject({ ttl: '86400', urgency: 'high' });
});

test.each([
  [404, { is: 'gone', code: '404' }],
  [410, { is: 'gone', code: '410' }],
  [403, { is: 'never', code: '403' }],
  [500, { is: 'later', code: '500', after: null }],
])('a push service that answers %i', async (status, outcome) => {
  receiver.answers.push({ status });
  const phone = openDevice(receiver, '/phone');
  expect(await sendBy(ways, { kind: 'push', address: JSON.stringify(phone.subscription) }, letter)).toEqual(outcome);
});

test('whoever says when to come back is taken at their word', async () => {
  receiver.answers.push({ status: 429, headers: { 'retry-after': '120' } });
  expect(await sendBy(ways, { kind: 'hook', address: `${receiver.address}/chat` }, letter)).toEqual({ is: 'later', code: '429', after: 120_000 });
});

const posted = z.object({ text: z.string(), content: z.string(), allowed_mentions: z.object({ parse: z.array(z.string()) }) });
test('a chat is told in one body that all of them read, and a table’s name calls nobody', async () => {
  const two = letterOf([row({ about: { name: '@everyone <!here>', path: '/table/abc' } }), other], written({ language: 'de' }), HOUSE, 'c.x');
  expect(await sendBy(ways, { kind: 'hook', address: `${receiver.address}/chat` }, two)).toEqual({ is: 'arrived' });
  const said = posted.parse(JSON.parse(receiver.taken[0]?.body.toString() ?? ''));
  expect(said.content).toBe(said.text);
  expect(said.allowed_mentions.parse).toEqual([]);
  expect(said.text).toContain(`${HOUSE}/table/def`);
  expect(said.text).toContain(`${HOUSE}/stop/c.x`);
  expect(said.text).not.toMatch(/@everyone|<!here>/);
});

test('a chat that leads elsewhere, hangs or cannot be reached is not followed and not waited for', async () => {
  const hook = { kind: 'hook', address: `${receiver.address}/chat` } as const;
  receiver.answers.push({ status: 302, headers: { location: `${receiver.address}/secret` } }, { status: 200, hang: true });
  expect(await sendBy(ways, hook, letter)).toEqual({ is: 'never', code: '302' });
  expect(await sendBy(ways, hook, letter)).toEqual({ is: 'later', code: 'timeout', after: null });
  expect(receiver.taken.map((x) => x.path)).toEqual(['/chat', '/chat']);
  expect(await sendBy(ways, { kind: 'hook', address: 'http://127.0.0.1:1/x' }, letter)).toMatchObject({ is: 'later', code: 'ECONNREFUSED' });
});

test('a letter by mail says where, links there, and can be stopped by the mail program', async () => {
  const two = letterOf([row(), other], written(), HOUSE, 'c.x');
  expect(await sendBy(ways, { kind: 'mail', address: 'ada@example.org' }, two)).toEqual({ is: 'arrived' });
  const got = await mailServer.letter((x) => x.to.includes('ada@example.org'));
  expect(got.subject).toBe('2 tables are waiting for you');
  expect(got.text).toContain(`Your turn at Rush hour\r\n${HOUSE}/table/abc`);
  expect(got.text).toContain(`${HOUSE}/stop/c.x`);
  expect(got.raw).toMatch(/^List-Unsubscribe: <https:\/\/pest\.example\.org\/api\/messages\/stop\/c\.x>/m);
  expect(got.raw).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click/m);
  expect(got.raw).toContain('Late &amp; &lt;lazy&gt;');
  expect(await sendBy({ ...ways, mail: null }, { kind: 'mail', address: 'ada@example.org' }, two)).toEqual({ is: 'never', code: 'no-mail' });
});

test('what happened at one table is told in one line, and what waits for an answer comes first', () => {
  const line = (...kinds: PostRow['kind'][]): string =>
    letterOf(
      kinds.map((kind) => row({ kind })),
      written(),
      HOUSE,
      'c.x',
    ).title;
  expect(line('start')).toBe('Rush hour has begun');
  expect(line('start', 'turn')).toBe('Rush hour has begun, and it’s your turn');
  expect(line('talk', 'ask')).toBe('A question for you at Rush hour');
  expect(line('talk', 'turn')).toBe('Your turn at Rush hour');
  expect(line('talk')).toBe('Somebody mentioned you at Rush hour');
  expect(line('turn', 'late')).toBe('Your time is running out at Rush hour');
  expect(line('late', 'stood')).toBe('A bot plays for you at Rush hour');
  expect(line('out')).toBe('You are out at Rush hour');
  expect(testLetter('de', HOUSE, 'c.x').title).toBe('Es klappt');
});

test('a letter says which game it is, how much time is left and when an evening begins, in the language and zone of whoever reads it', async () => {
  const HOUR = 3_600_000;
  const titles = new Map([['toy', 'The Toy']]);
  const turn = row({ id: 'a', about: { name: 'Rush hour', path: '/table/abc', game: 'toy' } });
  const evening = row({ id: 'b', kind: 'invitation', about: { name: 'Thursdays', path: '/circle/x', asks: Date.UTC(2026, 10, 19, 19) } });
  const said = (rows: readonly PostRow[], more: Partial<Written>) => letterOf(rows, written({ titles, ...more }), HOUSE, 'c.x').lines[0];
  expect(said([turn], { left: new Map([['a', 11.2 * HOUR]]) })).toMatchObject({ text: 'Your turn at Rush hour', more: 'The Toy · 11 hours left' });
  expect(said([turn], { language: 'de', left: new Map([['a', 72 * HOUR]]) })?.more).toBe('The Toy · noch 3 Tage');
  expect(said([turn], { left: new Map([['a', 61_000]]) })?.more).toBe('The Toy · 1 minute left');
  expect(said([row({ about: { name: 'The Toy', path: '/x', game: 'toy' } })], {})?.more).toBe('');
  expect(said([evening], { zone: 'Europe/Berlin' })?.more).toBe('Thursday 19 November at 20:00');
  expect(said([evening], { zone: 'Europe/Berlin', language: 'de' })).toMatchObject({
    text: 'Thursdays: Bist du dabei?',
    more: 'Donnerstag, 19. November um 20:00 Uhr',
  });
  const invited = row({ kind: 'invitation', about: { name: 'Rush hour', path: '/x', game: 'toy', by: 'Ben', circle: 'Thursdays' } });
  expect(said([invited], {})).toMatchObject({ text: 'Ben invites you: Rush hour', more: 'The Toy · Thursdays' });
  const mine = letterOf([turn, evening], written({ titles, left: new Map([['a', 3 * HOUR]]) }), HOUSE, 'c.x');
  await sendBy(ways, { kind: 'mail', address: 'ben@example.org' }, mine);
  expect((await mailServer.letter((x) => x.to.includes('ben@example.org'))).text).toContain(
    `Your turn at Rush hour\r\nThe Toy · 3 hours left\r\n${HOUSE}/table/abc`,
  );
});

test('no line that a chat reads ends with a stop and a colon', async () => {
  const hook = { kind: 'hook', address: `${receiver.address}/chat` } as const;
  const asks = row({ kind: 'invitation', about: { name: 'Thursdays', path: '/circle/x', asks: 0 } });
  const bare = { ...letterOf([asks], written(), HOUSE, 'c.x'), lines: [{ text: 'Thursdays: are you coming?', more: '', link: `${HOUSE}/circle/x` }] };
  for (const x of [testLetter('en', HOUSE, 'c.x'), testLetter('de', HOUSE, 'c.x'), bare, letter]) await sendBy(ways, hook, x);
  const told = receiver.taken.map((x) => posted.parse(JSON.parse(x.body.toString())).text);
  expect(told[0]).toContain(`reach you here. ${HOUSE}/messages`);
  expect(told[2]).toContain(`are you coming? ${HOUSE}/circle/x`);
  expect(told[3]).toContain(`Your turn at Rush hour: ${HOUSE}/table/abc`);
  for (const x of told) expect(x).not.toMatch(/[.!?]:/);
});

test('the house calls only the open internet, and only by https, unless its owner allows more', async () => {
  expect(whyNotCall('https://discord.com/api/webhooks/1/x', false)).toBeNull();
  for (const url of [
    'https://127.0.0.1/x',
    'https://[::1]/x',
    'https://10.1.2.3',
    'https://localhost/x',
    'https://router/x',
    'https://nas.local/',
    'https://[::ffff:192.168.1.1]/',
    'https://169.254.169.254/latest',
    'https://2130706433/',
  ])
    expect(whyNotCall(url, false), url).toBe('private');
  expect(whyNotCall('http://discord.com/x', false)).toBe('https');
  for (const url of ['file:///etc/passwd', 'nonsense', 'https://user:word@example.org/', '']) expect(whyNotCall(url, true), url).toBe('address');
  expect(whyNotCall('http://127.0.0.1:8065/hooks/x', true)).toBeNull();
  for (const x of [
    '0.0.0.0',
    '127.8.8.8',
    '100.64.1.1',
    '192.168.0.9',
    '172.31.0.1',
    'fd00::1',
    'fe80::1',
    '::1',
    '::ffff:10.0.0.1',
    '::ffff:a00:1',
    '64:ff9b::a00:1',
  ])
    expect(isPrivate(x), x).toBe(true);
  // Of all others only those that are given out at all: not what once was inside, nor what is kept for later.
  for (const x of ['fec0::1', '5f00::1', '4000::1', '1fff::1', '2001:db8::1', '2001::1', '2002:a00:1::', '3fff::1']) expect(isPrivate(x), x).toBe(true);
  for (const x of ['8.8.8.8', '172.32.0.1', '2606:4700::1111', '::ffff:8.8.8.8']) expect(isPrivate(x), x).toBe(false);
  // A name of the open internet may lead inside all the same: it is judged by what it leads to.
  const shut = openOutward(false, 2_000);
  expect(await shut('https://127.0.0.1/', {}, '')).toMatchObject({ status: 0, said: 'private' });
});

test('a link that stops messages works for its channel only, and cannot be made by others', () => {
  const token = stopToken(keys.stop, 'abc');
  expect(channelIn(keys.stop, token)).toBe('abc');
  expect(token).toMatch(/^[\w-]+$/);
  expect(channelIn(randomBytes(32).toString('base64url'), token)).toBeNull();
  for (const x of ['', 'abc', 'abc-', token.replace('abc', 'abd'), `${token}x`]) expect(channelIn(keys.stop, x), x).toBeNull();
});
