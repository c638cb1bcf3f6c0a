/** Nobody loses to absence: what everybody has to agree on, playing again, and who is with whom, by two browsers of which one is closed. */

import { exported } from '@pesthouse/api';
import type { Page } from '@playwright/test';
import { as, card, pair, test } from './absent.ts';
import { prompt } from './table.ts';
import { expect, LONG } from './test.ts';
import { call, playOn, tableOf } from './weeks.ts';

test('the absent are asked before a clock stops or a game ends: the card says who has answered, and silence is a no', async ({ page, house }) => {
  const both = await pair(house);
  const table = await tableOf(house, 'newyork', 'At the well', both, { kind: 'live', bank: 3_000 });
  await as(page, both[0], `/table/${table}`);
  // Ben is away for long in these minutes: perhaps the others are asked about that already.
  await expect(page.locator('[data-prompt]')).toBeVisible();
  await page.getByRole('button', { name: 'Leave' }).click();
  await page.getByRole('button', { name: /^Pause the clock/ }).click();
  const waiting = card(page, 'clock');
  // Whose turn it is plays on, and sees the request in the log.
  if (await waiting.isVisible()) await expect(waiting).toContainText('Ben is away and gets no messages from this house.');
  await page.getByRole('tab', { name: /^Chat/ }).click();
  const chat = page.getByRole('log', { name: 'Chat' });
  await expect(chat).toContainText('Not everybody answered in time. The clock stays as it is.', { timeout: 30_000 });
  await page.getByRole('button', { name: 'Leave' }).click();
  await page.getByRole('button', { name: /^End the game here/ }).click();
  await expect(chat).toContainText('Not everybody answered in time. The game goes on.', { timeout: 30_000 });
  await expect(card(page, 'ended')).toHaveCount(0);
});

test('a rematch takes everybody into one waiting room, and nothing starts before both are there and ready', LONG, async ({ page, friend, house }) => {
  const both = await pair(house);
  const table = await tableOf(house, 'newyork', 'Once more', both, { kind: 'live', bank: 3_000 });
  await playOn(house, table, both, () => false);
  await call(exported, house, `/api/tables/${table}/record`, both[0].key);
  await as(page, both[0], `/table/${table}`);
  await page.getByRole('button', { name: /^Rematch/ }).click();
  await expect(page).not.toHaveURL(new RegExp(table));
  await expect(page.getByText('The same people again.')).toBeVisible();
  const bens = page.locator('[data-seat]').filter({ has: page.getByText('Ben', { exact: true }) });
  await expect(bens).toContainText('Not yet');
  await expect(page.getByText(/Ben isn’t ready/i).first()).toBeVisible();
  // Ben comes by the old table, and finds everybody there.
  await as(friend, both[1], `/table/${table}`);
  await friend.getByRole('button', { name: /^Go there/ }).click();
  await expect(friend).toHaveURL(page.url());
  await friend.getByRole('button', { name: 'I’m ready' }).click();
  await expect(bens).toContainText('Ready');
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  for (const x of [page, friend]) await expect(prompt(x)).toBeVisible({ timeout: 30_000 });
});

test('the waiting room shows teams, and the host chooses who plays with whom', async ({ page, house }) => {
  const both = await pair(house);
  const [ada, ben] = both;
  const seats = [{ kind: 'open' }, { kind: 'open' }, { kind: 'bot', level: 'good' }, { kind: 'bot', level: 'good' }];
  const { table } = await call(exported.pick({ table: true }), house, '/api/tables', ada.key, {
    game: 'exterminators',
    name: 'Two and two',
    seats,
    options: { teams: '2x2' },
    room: {},
  });
  await call(exported.pick({}), house, `/api/tables/${table}/act`, ben.key, { act: 'sit' });
  await as(page, ada, `/table/${table}`);
  const team = (name: string) => page.getByRole('region', { name: new RegExp(`^${name}`) });
  await expect(team('Team A')).toContainText('Ada');
  await expect(team('Team A')).toContainText('your team');
  await expect(team('Team B').getByText('Ben', { exact: true })).toBeVisible();
  await page.getByRole('combobox', { name: 'Let Ben change seats' }).selectOption({ label: await firstOther(page) });
  await expect(team('Team A').getByText('Ben', { exact: true })).toBeVisible();
  await expect(team('Team B').getByText('Ben', { exact: true })).toHaveCount(0);
  await expect(team('Team B').locator('[data-seat]')).toHaveCount(2);
  for (const [name, width, height] of [
    ['wide', 1440, 900],
    ['laptop', 1280, 720],
    ['phone', 390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(team('Team A')).toContainText('Ada');
    await page.screenshot({ path: `${test.info().outputDir}/teams-${name}.png`, fullPage: true });
  }
});

/** By how much the ink of every line on the card stands out from the ground on which it lies. */
const contrasts = (page: Page): Promise<number[]> =>
  card(page, 'ending').evaluate((x) => {
    const numbers = (color: string): number[] => (color.match(/[\d.]+/g) ?? []).map(Number);
    const light = ([r = 0, g = 0, b = 0]: readonly number[]): number => {
      const part = (v: number): number => (v / 255 <= 0.03928 ? v / 255 / 12.92 : ((v / 255 + 0.055) / 1.055) ** 2.4);
      return 0.2126 * part(r) + 0.7152 * part(g) + 0.0722 * part(b);
    };
    const grounds = [...getComputedStyle(x).backgroundImage.matchAll(/rgba?\([^)]*\)/g)].map(([y]) => light(numbers(y)));
    return [...x.querySelectorAll('[data-say] > *')].flatMap((y) => {
      const ink = light(numbers(getComputedStyle(y).color));
      return grounds.map((ground) => (Math.max(ink, ground) + 0.05) / (Math.min(ink, ground) + 0.05));
    });
  });

test('what the house asks can be read at every table, whatever the game makes of its own prompt', LONG, async ({ page, house }) => {
  const both = await pair(house);
  for (const game of ['retribution', 'exterminators'] as const) {
    const table = await tableOf(house, game, 'Read me', both, { kind: 'turns', per: 24, reserve: 12 });
    await call(exported.pick({}), house, `/api/tables/${table}/act`, both[0].key, { act: 'end', yes: true });
    await as(page, both[1], `/table/${table}`);
    await expect(card(page, 'ending')).toContainText('Ada would like to end the game here');
    const found = await contrasts(page);
    expect(found.length).toBeGreaterThan(1);
    expect(Math.min(...found)).toBeGreaterThan(4.5);
    for (const [name, width, height] of [
      ['wide', 1440, 900],
      ['phone', 390, 844],
    ] as const) {
      await page.setViewportSize({ width, height });
      await expect(card(page, 'ending')).toBeVisible();
      await page.screenshot({ path: `${test.info().outputDir}/asked-${game}-${name}.png` });
    }
    await page.setViewportSize({ width: 1440, height: 900 });
  }
});

/** A bot of the other team. */
const firstOther = async (page: Page): Promise<string> => {
  const labels = await page.getByRole('combobox', { name: 'Let Ben change seats' }).getByRole('option').allTextContents();
  return labels.find((x) => x.startsWith('with ') && !x.includes('Ada')) ?? '';
};
