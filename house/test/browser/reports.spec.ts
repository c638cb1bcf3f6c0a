/** Who somebody is, from wherever their name stands; and what the owner makes of what was reported, with whoever it is about reading it. */
import { ownerEntered } from '@pesthouse/api';
import type { Page } from '@playwright/test';
import * as z from 'zod';
import type { TestHouse } from './house.ts';
import { expect, LONG, test } from './test.ts';
import { call, type Friend, friendOf, playOn, tableOf } from './weeks.ts';

const as = async (page: Page, who: Friend, path: string): Promise<void> => {
  await page.addInitScript((me) => localStorage.setItem('pesthouse.me', me), who.key);
  await page.goto(path);
};
const three = async (house: TestHouse, name: string) => {
  const all = [await friendOf(house, 'Ada', 'cat'), await friendOf(house, 'Nils', 'roach'), await friendOf(house, 'Pavel', 'owl')] as const;
  const table = await tableOf(house, 'newyork', name, all, { kind: 'none' });
  await playOn(house, table, all, (_, made) => made >= 12);
  return { all, table };
};

test('the card of a person opens from their seat by mouse, and from their name in the log, and the table stays where it is', LONG, async ({ page, house }) => {
  const { all, table } = await three(house, 'Rush hour');
  await page.setViewportSize({ width: 1440, height: 900 });
  await as(page, all[0], `/table/${table}`);
  const plate = page.locator('[data-sits="1"]');
  await expect(plate).toBeVisible();
  const place = async () => (await plate.boundingBox()) ?? { x: -1, y: -1, width: -1 };
  const { x, y, width } = await place();
  const card = page.getByRole('dialog', { name: 'Nils' });
  await plate.click({ button: 'right' });
  await page.getByRole('button', { name: 'Nils: mute, block, report' }).click();
  await expect(card.getByRole('switch', { name: 'Mute' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(card).toHaveCount(0);
  expect(await place()).toMatchObject({ x, y, width });
  await page.getByRole('tab', { name: /^Log/ }).click();
  await page.getByRole('tabpanel', { name: 'Log' }).getByRole('button', { name: 'Nils', exact: true }).first().click();
  await card.getByRole('button', { name: /^Report/ }).click();
  await expect(page.getByRole('dialog', { name: 'Report Nils' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test(
  'the owner reads both messages before deciding; a word settles what two have written, and is read by whom it is about',
  LONG,
  async ({ page, friend, house }) => {
    const { all, table } = await three(house, 'Kitchen lights');
    const [ada, nils, pavel] = all;
    const said = z.object({ n: z.number() });
    const say = (who: Friend, text: string) => call(said, house, `/api/tables/${table}/talk`, who.key, { text });
    const { n: first } = await say(nils, 'hurry up grandma');
    await say(pavel, 'easy, Nils, we have all evening');
    const { n: last } = await say(nils, 'you play like a bot on holiday');
    const report = (who: Friend, body: object) => call(z.unknown(), house, `/api/tables/${table}/report`, who.key, { reason: 'insults', ...body });
    await report(pavel, { lines: [last] });
    await report(ada, { lines: [first, last], words: 'It began before the first move.' });

    const { key } = await call(ownerEntered, house, '/api/owner/enter', ada.key, { code: house.ownerPath.replace(/^.*#/, '') });
    await page.addInitScript((own) => localStorage.setItem('pesthouse.owner', own), key);
    await as(page, ada, '/owner');
    await page.getByRole('link', { name: '2 people' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('One report waits.');
    const main = page.getByRole('article', { name: 'Nils, insults' });
    await expect(main).toContainText('2, from Ada and Pavel');
    await expect(main).toContainText('It began before the first move.');
    await expect(main.getByRole('list', { name: 'The lines' }).first()).toContainText('you play like a bot on holiday');
    const reads = main.locator('[data-reads]');
    await expect(reads).toHaveText('Nils reads nothing. Ada and Pavel read: The owner has read it and left it at that.');
    await main.getByRole('radio', { name: /^No chat/ }).check();
    await main.getByRole('radio', { name: 'For good' }).check({ force: true });
    await main.getByRole('textbox').fill('Keep it friendly, please.');
    await expect(reads).toContainText('Nils reads: No chat for good. The owner of this house: “Keep it friendly, please.”');
    await main.getByRole('radio', { name: /^A word/ }).check();
    await expect(reads).toContainText('Nils reads: The owner of this house: “Keep it friendly, please.”');
    await main.getByRole('button', { name: 'Send the word' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('No report waits.');
    await expect(page.getByRole('navigation', { name: 'Reports' })).toContainText('You sent a word');

    // Nils reads it wherever Nils is, and once.
    await as(friend, nils, `/table/${table}`);
    const word = friend.locator('[data-toasts]').getByText('The owner of this house: “Keep it friendly, please.”');
    await expect(word).toBeVisible({ timeout: 30_000 });
    const read = friend.waitForResponse((x) => x.url().endsWith('/api/me/words'));
    await friend.locator('[data-toasts]').getByRole('button', { name: 'All right' }).click();
    expect((await read).ok()).toBe(true);
    const again = friend.waitForResponse((x) => x.url().endsWith('/api/mine'));
    await friend.goto('/tables');
    expect(z.object({ words: z.array(z.unknown()) }).parse(await (await again).json()).words).toEqual([]);
    await expect(word).toHaveCount(0);
  },
);
