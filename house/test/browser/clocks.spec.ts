/** Clocks in the browser: a live clock runs out and the table's rule applies; the host chooses a clock and everybody sees it; by turns, holidays and standing orders. */

import { acted, type RoomAct, tableMade } from '@pesthouse/api';
import type { Page } from '@playwright/test';
import type { TestHouse } from './house.ts';
import { prompt } from './table.ts';
import { expect, LONG, test } from './test.ts';

const newKey = (): string => `me_${Buffer.from(crypto.getRandomValues(new Uint8Array(32))).toString('base64url')}`;

const post = async (house: TestHouse, path: string, body: object, key: string): Promise<unknown> => {
  const answer = await fetch(house.address + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${key}` },
    body: JSON.stringify(body),
  });
  expect(answer.ok, `${path}: ${answer.status}`).toBe(true);
  return answer.json();
};

/** People at a running table with a clock, laid by the interface of the house; gives the key of each seat. */
const laid = async (
  house: TestHouse,
  game: string,
  names: readonly string[],
  clock: object,
): Promise<{ readonly table: string; readonly secrets: string[] }> => {
  const keys = names.map(newKey);
  const [host = ''] = keys;
  for (const [i, name] of names.entries()) await post(house, '/api/me', { name }, keys[i] ?? '');
  const made = tableMade.parse(await post(house, '/api/tables', { game, seats: names.map(() => ({ kind: 'open' })), room: { clock } }, host));
  const act = async (key: string, wish: RoomAct) => acted.parse(await post(house, `/api/tables/${made.table}/act`, wish, key));
  const secrets = [made.seats[0]?.secret ?? ''];
  for (const key of keys.slice(1)) {
    secrets.push((await act(key, { act: 'sit' })).secret ?? '');
    await act(key, { act: 'ready', ready: true });
  }
  await act(host, { act: 'start' });
  return { table: made.table, secrets };
};
const open = async (page: Page, table: string, secret = ''): Promise<void> => {
  await page.goto(`/table/${table}#${secret}`);
  await expect(prompt(page)).toBeVisible();
};

test('a live clock runs at its seat; when it runs out a bot plays on, and whoever comes back takes the seat again', async ({ page, guest, house }) => {
  const slow = await laid(house, 'newyork', ['Ada', 'Ben'], { kind: 'live', bank: 3_000 });
  const ben = await guest('Ben');
  await Promise.all([open(page, slow.table, slow.secrets[0]), open(ben, slow.table, slow.secrets[1])]);
  await expect(ben.locator('[data-clock][data-runs]')).toHaveCount(1);
  const [asked, other] = (await page.locator('[data-own-clock]').count()) === 1 ? [page, ben] : [ben, page];
  await expect(asked.locator('[data-own-clock]')).toHaveText(/^4\d:\d\d$/);
  await expect(other.locator('[data-own-clock]')).toHaveCount(0);
  // However long this page takes to open: its seat's time is up then, or soon. Where hands are hidden bots take their time, so that the game is not over meanwhile.
  const quick = await laid(house, 'retribution', ['Ada', 'Ben'], { kind: 'live', bank: 10 });
  await open(page, quick.table, quick.secrets[0]);
  const card = page.locator('[data-between="back"]');
  await expect(card).toContainText('Your time was up.', { timeout: 30_000 });
  await card.getByRole('button', { name: 'Take my seat back' }).click();
  await expect(card).toHaveCount(0);
});

test('the host chooses a clock and the others read it as it changes', LONG, async ({ page, guest, house }) => {
  const key = newKey();
  await post(house, '/api/me', { name: 'Ada' }, key);
  const made = tableMade.parse(await post(house, '/api/tables', { game: 'pest', seats: [{ kind: 'open' }, { kind: 'open' }], room: {} }, key));
  const ben = await guest('Ben');
  await page.goto(`/table/${made.table}#${made.seats[0]?.secret ?? ''}`);
  await ben.goto(`/table/${made.table}`);
  await ben.getByRole('button', { name: 'Sit down as Ben' }).click();
  await page.getByRole('radio', { name: /^By turns/ }).click();
  const panel = ben.getByRole('region', { name: 'Clock' });
  await expect(panel).toContainText('By turns: 3 days to answer, 1 day in reserve');
  await expect(ben.getByRole('region', { name: 'If someone is away' })).toContainText('the clock decides');
  await page.getByRole('combobox', { name: 'Time to answer' }).selectOption('168');
  await expect(panel).toContainText('7 days to answer');
  await page.getByRole('radio', { name: /^Live/ }).click();
  await page.getByRole('combobox', { name: 'When time is up' }).selectOption('wait');
  await expect(panel).toContainText('15 min each, 10 s back after each turn');
  await expect(panel).toContainText('the others decide');
});

for (const game of ['newyork', 'retribution', 'exterminators', 'pathologic', 'pest'])
  test(`${game}: every seat's clock stands at its name, by turns in days, and along the strip of a phone`, LONG, async ({ page, house }) => {
    const names = game === 'pathologic' ? ['Ada', 'Ben', 'Cy', 'Dee'] : ['Ada', 'Ben', 'Cy'];
    const { table, secrets } = await laid(house, game, names, { kind: 'turns', per: 72, reserve: 24 });
    await open(page, table, secrets[1]);
    await expect(page.locator('[data-clock][data-runs], [data-own-clock]').first()).toHaveText(/^\d d \d+ h$/);
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(page.locator('[data-clock][data-runs], [data-own-clock]').first()).toBeAttached();
  });

test('holidays are declared in the settings and ended there', LONG, async ({ page, house }) => {
  const { secrets } = await laid(house, 'pest', ['Ada', 'Ben'], { kind: 'turns', per: 24 });
  const key = newKey();
  await post(house, '/api/me', { name: 'Ada' }, key);
  expect(secrets).toHaveLength(2);
  await page.addInitScript((mine) => localStorage.setItem('pesthouse.me', mine), key);
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Go on holiday' }).click();
  await expect(page.getByRole('region', { name: 'Holidays' })).toContainText('You are away until');
  await page.getByRole('button', { name: 'I’m back' }).click();
  await expect(page.getByRole('button', { name: 'Go on holiday' })).toBeVisible();
});

test('PATH-RP-07 standing orders stand in the settings of the table, and stay', LONG, async ({ page, house }) => {
  const { table, secrets } = await laid(house, 'pathologic', ['Ada', 'Ben', 'Cy', 'Dee'], { kind: 'turns', per: 24 });
  await open(page, table, secrets[0]);
  const orders = page.getByRole('radiogroup', { name: 'Standing orders' });
  await page.getByRole('button', { name: 'Settings', exact: true }).click();
  await orders.getByText('Always pass').click();
  await page.reload();
  await page.getByRole('button', { name: 'Settings', exact: true }).click();
  await expect(orders.getByRole('radio', { name: 'Always pass' })).toBeChecked();
});
