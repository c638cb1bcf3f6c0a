/** Accounts in a real browser: passkeys by Chromium's own authenticator, links by a real mail server, keys of older visits, and leaving. */
import { readFileSync } from 'node:fs';
import { person, tableMade } from '@pesthouse/api';
import type { BrowserContext, Page } from '@playwright/test';
import { type MailServer, openMailServer } from '../../server/test/mailserver.ts';
import { authenticator, signUp } from './account.ts';
import { type TestHouse, testHouse } from './house.ts';
import { test as base, expect, LONG } from './test.ts';
import { friendOf, tableOf } from './weeks.ts';

const test = base.extend<object, { readonly house: TestHouse; readonly letters: MailServer }>({
  letters: [
    async ({ browserName: _ }, use) => {
      const server = await openMailServer();
      await use(server);
      await server.close();
    },
    { scope: 'worker' },
  ],
  // Passkeys are made for a name: a number has none.
  house: [
    async ({ letters }, use) => {
      process.env.MAIL_URL = letters.url;
      process.env.MAIL_FROM = 'house@example.org';
      const house = await testHouse();
      await use({ ...house, address: house.address.replace('127.0.0.1', 'localhost') });
      await house.end();
    },
    { scope: 'worker' },
  ],
});

/** A call as the page makes it, by its cookie. */
const called = (page: Page, path: string, body: object | null = null): Promise<unknown> =>
  page.evaluate(
    async ({ path, body }) => {
      const more = body === null ? {} : { method: 'POST', body: JSON.stringify(body) };
      const answer = await fetch(path, { headers: { 'x-pesthouse': 'page', ...(body === null ? {} : { 'content-type': 'application/json' }) }, ...more });
      return answer.json();
    },
    { path, body },
  );
const lays = async (page: Page, name: string): Promise<string> => {
  const { table } = tableMade.parse(await called(page, '/api/tables', { game: 'newyork', name, seats: [{ kind: 'open' }, { kind: 'open' }], room: {} }));
  await called(page, `/api/tables/${table}/act`, { act: 'start', open: 'bots', level: 'random' });
  return table;
};
const kept = (page: Page, place: string): Promise<string | null> => page.evaluate((x) => localStorage.getItem(x), place);
const cookies = async (context: BrowserContext) => (await context.cookies()).filter((x) => x.name.startsWith('pesthouse'));

test('a passkey is made, a game begun, and a second browser signs in and finds the seat', async ({ page, friend }) => {
  const mine = await authenticator(page);
  await signUp(page, 'Ada');
  const [cookie] = await cookies(page.context());
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax' });
  expect(await kept(page, 'pesthouse.me')).toBe('cookie');
  const table = await lays(page, 'Rush hour');

  await friend.goto('/signin');
  const theirs = await authenticator(friend);
  for (const x of await mine.held()) await theirs.add(x);
  await friend.getByRole('button', { name: /^Use a passkey/ }).click();
  await expect(friend.getByRole('heading', { name: 'Hello, Ada' })).toBeVisible();
  await friend.getByRole('button', { name: 'To my tables' }).click();
  await expect(friend.getByText('Rush hour')).toBeVisible();
  await friend.getByRole('link', { name: 'Take your turn' }).click();
  await expect(friend).toHaveURL(new RegExp(`/table/${table}$`));
  await expect(friend.locator('[data-prompt]')).toBeVisible();
  // The seat, and not only a look: its own place is named.
  await expect(friend.getByRole('region', { name: /, You$/ })).toBeVisible();
});

test('the key of an older visit goes into a cookie by itself, and stays the same person', LONG, async ({ page, house }) => {
  const key = `me_${Buffer.from(crypto.getRandomValues(new Uint8Array(32))).toString('base64url')}`;
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${key}` };
  const me = person.parse(await (await fetch(`${house.address}/api/me`, { method: 'POST', headers, body: JSON.stringify({ name: 'Old Ada' }) })).json());
  await page.goto('/credits');
  await page.evaluate((x) => localStorage.setItem('pesthouse.me', x), key);
  await page.reload();
  await expect.poll(() => kept(page, 'pesthouse.me')).toBe('cookie');
  expect(await called(page, '/api/me')).toEqual(me);
  expect(await (await fetch(`${house.address}/api/me`, { headers })).json()).toEqual(me);
});

test('a link by e-mail signs in, brings the guest along, and works once', LONG, async ({ page, friend, house, letters }) => {
  // Ben plays as a guest first; his browser has the key of that visit.
  const ben = await friendOf(house, 'Ben', 'owl');
  await tableOf(house, 'newyork', 'Rush hour', [ben, await friendOf(house, 'Cleo', 'cat')], { kind: 'none' });
  await friend.goto('/robots.txt');
  await friend.evaluate((key) => localStorage.setItem('pesthouse.me', key), ben.key);
  await page.goto('/signin');
  await page.getByRole('textbox', { name: 'Your e-mail' }).fill('ben@example.org');
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByText('Look in your mail. The link works once, for 15 minutes.')).toBeVisible();
  const first = await letters.letter((x) => x.to.includes('ben@example.org'));
  const linkIn = (text: string): string => /http\S+\/signin#\S+/.exec(text)?.[0] ?? '';
  // In the tab in which it was asked for, which shows the page already.
  await page.goto(linkIn(first.text));
  await expect(page.getByRole('heading', { name: 'Sign in as ben@example.org?' })).toBeVisible();
  await expect(page).toHaveURL(/\/signin$/);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { name: /^Hello, / })).toBeVisible();
  // The same link again, elsewhere.
  await friend.goto(linkIn(first.text));
  await expect(friend.getByRole('heading', { name: 'This link opens nothing' })).toBeVisible();
  // Another one: the guest of that browser comes along.
  await friend.goto('/signin');
  await friend.getByRole('textbox', { name: 'Your e-mail' }).fill('ben@example.org');
  await friend.getByRole('button', { name: 'Send link' }).click();
  const second = await letters.letter((x) => x.to.includes('ben@example.org') && x !== first);
  await friend.goto('/credits');
  await friend.goto(linkIn(second.text));
  await friend.getByRole('button', { name: 'Sign in' }).click();
  await expect(friend.getByText('1 table came along.')).toBeVisible();
});

test('a guest who makes a passkey finds settings on the second browser, signs it out, takes the data and leaves for good', LONG, async ({ page, friend }) => {
  const mine = await authenticator(page);
  const code = await signUp(page, 'Cleo');
  await page.getByRole('button', { name: 'Who I am' }).click();
  await page.getByRole('radio', { name: 'Day', exact: true }).check({ force: true });
  await expect.poll(async () => JSON.stringify(await called(page, '/api/account/kept'))).toContain('"theme":"light"');

  await friend.goto('/signin');
  await friend.getByRole('button', { name: 'I have a recovery code' }).click();
  await friend.getByRole('textbox', { name: 'Recovery code' }).fill(code.toUpperCase());
  await friend.getByRole('button', { name: 'Open my account' }).click();
  await expect(friend.getByRole('heading', { name: 'Your recovery code' })).toBeVisible();
  expect(await friend.locator('output').textContent()).not.toBe(code);
  await friend.getByRole('button', { name: 'I have put it in a safe place' }).click();
  await expect(friend.locator('html')).toHaveAttribute('data-theme', 'light');

  await page.reload();
  const devices = page.getByRole('region', { name: 'Devices' });
  await expect(devices.getByRole('listitem')).toHaveCount(2);
  await devices.getByRole('button', { name: 'Sign out', exact: true }).click();
  await expect(devices.getByRole('listitem')).toHaveCount(1);
  await friend.goto('/settings');
  await expect(friend.getByRole('link', { name: 'Keep my seat anywhere' })).toBeVisible();

  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download everything as a file' }).click();
  const file = await (await coming).path();
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ account: { me: { name: 'Cleo' } } });

  await page.getByRole('button', { name: 'Delete my account' }).click();
  await page.getByRole('button', { name: 'Delete for good' }).click();
  await expect(page.getByText('Everything about you has been deleted.')).toBeVisible();
  expect(await cookies(page.context())).toEqual([]);
  await page.goto('/signin');
  expect(await mine.held()).toHaveLength(1);
  await page.getByRole('button', { name: /^Use a passkey/ }).click();
  await expect(page.getByRole('alert')).toHaveText('This passkey does not open anything here.');
});

test('at an address that is a number the page says kindly that there are no passkeys, and offers the other ways', LONG, async ({ browser, house }) => {
  const context = await browser.newContext({
    baseURL: house.address.replace('localhost', '127.0.0.1'),
    locale: 'de-DE',
    viewport: { width: 390, height: 844 },
  });
  const page = await context.newPage();
  await page.goto('/signin');
  await expect(page.getByText('Unter dieser Adresse gibt es keine Passkeys')).toBeVisible();
  await expect(page.getByRole('button', { name: /Passkey benutzen/ })).toHaveCount(0);
  await expect(page.getByRole('textbox', { name: 'Deine E-Mail-Adresse' })).toBeVisible();
  await page.getByRole('link', { name: 'Was dieses Haus von dir weiß' }).click();
  await expect(page.getByRole('heading', { name: 'Was das Haus aufbewahrt' })).toBeVisible();
  await context.close();
});
