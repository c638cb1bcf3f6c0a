/** The lab in the page: games are played in workers, shares add up, a turned number stands side by side, all of it survives a reload and can be taken away. */
import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { faults } from './faults.ts';
import { expect, LONG, test } from './test.ts';

const GAMES = 20;

/** The bench of New York with random bots in all of its seats. */
const bench = async (page: Page): Promise<void> => {
  await page.goto('/lab/newyork');
  await page.getByRole('button', { name: 'One more random' }).click();
  await page.getByRole('button', { name: 'One greedy fewer' }).click();
  await page.getByLabel('Games', { exact: true }).fill(String(GAMES));
};
const start = (page: Page): Promise<void> => page.getByRole('button', { name: /^Start/ }).click();
const played = (page: Page): Locator => page.getByText(`${GAMES} of ${GAMES} games`, { exact: true });
const section = (page: Page, title: string): Locator => page.locator('section', { has: page.getByRole('heading', { name: title, exact: true, level: 2 }) });

/** The shares of a plot, in percent, by what stands beside them. */
const shares = async (plot: Locator): Promise<number[]> => {
  const said = await plot.locator('.figures b').allTextContents();
  return said.map((x) => Number(x.replace('%', '')));
};
const sum = (xs: readonly number[]): number => xs.reduce((a, b) => a + b, 0);

const saved = async (page: Page, button: string): Promise<{ readonly name: string; readonly text: string }> => {
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: button }).click()]);
  return { name: file.suggestedFilename(), text: readFileSync(await file.path(), 'utf8') };
};

test('twenty games of New York: the shares of seats and species add up, and report and data can be saved', async ({ page }) => {
  await page.goto('/door/newyork');
  await page.getByRole('main').getByRole('link', { name: 'Lab' }).click();
  await expect(page).toHaveURL(/\/lab\/newyork$/);
  await bench(page);
  await start(page);
  await expect(played(page)).toBeVisible({ timeout: 120_000 });
  for (const title of ['Seats', 'By species']) {
    const all = await shares(section(page, title));
    expect(all).toHaveLength(4);
    expect(sum(all)).toBeCloseTo(100, 0);
  }
  for (const title of ['Length and lead', 'How games ended', 'Cards', 'Decisions']) await expect(section(page, title)).toBeVisible();
  expect(await faults(page)).toEqual([]);
  await expect(page.getByText(`pesthouse lab newyork --players 4 --bots random --games ${GAMES} --seed 1`)).toBeVisible();

  const report = await saved(page, 'Save the report');
  expect(report.name).toBe('pesthouse-lab-newyork-4-players.html');
  expect(report.text).toContain('<!doctype html>');
  expect(report.text).toContain(`--games ${GAMES} --seed 1`);
  const data = await saved(page, 'Save the raw data');
  const raw: { games: unknown[]; summary: { games: number } } = JSON.parse(data.text);
  expect(raw.games).toHaveLength(GAMES);
  expect(raw.summary.games).toBe(GAMES);

  await page.reload();
  await expect(played(page)).toBeVisible();
  await page
    .getByRole('link', { name: /^Watch game/ })
    .first()
    .click();
  await expect(page.locator('[data-replay]')).toBeVisible();
  await expect(page.getByRole('heading', { name: /lab game/ })).toBeVisible();
});

test('a number that is turned stands side by side with the printed game', LONG, async ({ page }) => {
  await bench(page);
  await page.getByLabel('Values to try for Sides of a die').fill('8');
  await page.getByLabel('Deny cards at random, in percent').fill('25');
  await start(page);
  await expect(page.getByText(`${GAMES * 2} of ${GAMES * 2} games`, { exact: true })).toBeVisible({ timeout: 120_000 });
  const side = section(page, 'Side by side');
  await expect(side.getByRole('row', { name: /^Printed game 20 / })).toBeVisible();
  await expect(side.getByRole('row', { name: /^Sides of a die 8 20 / })).toBeVisible();
  await expect(page.getByText('--tune "dieFaces=8" --deny 25')).toBeVisible();
  await expect(
    section(page, 'What cards are worth')
      .getByRole('row', { name: /% of \d+ / })
      .first(),
  ).toBeVisible();
  // Eight of seats and eight of species: each twice, and every half of them adds up to all games.
  const all = await shares(side);
  expect(all).toHaveLength(16);
  expect(sum(all)).toBeCloseTo(400, -1);
  await page
    .getByRole('link', { name: /, Sides of a die 8$/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { name: /Sides of a die 8/ })).toBeVisible();
});

test('a trial is stopped, outlives a reload, goes on, and says what it does not understand', LONG, async ({ page }) => {
  await bench(page);
  await page.getByLabel('Games', { exact: true }).fill('many');
  await expect(page.getByText('Enter a whole number from 1 to 100,000.')).toBeVisible();
  await page.getByLabel('Games', { exact: true }).fill('5000');
  await page.getByLabel('Values to try for Most dice that one side rolls').fill('ten');
  await expect(page.getByText(/diceCap must be a number such as 3/)).toBeVisible();
  await page.getByRole('button', { name: 'Reset Most dice that one side rolls' }).click();
  await start(page);
  const progress = page.locator('[data-progress]');
  const count = async (): Promise<number> => Number(((await progress.textContent()) ?? '').split(' ')[0]?.replace(',', ''));
  await expect.poll(count, { timeout: 200_000 }).toBeGreaterThan(5);
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByRole('button', { name: 'Go on' })).toBeVisible();
  const stopped = await count();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Go on' })).toBeVisible();
  expect(await count()).toBe(stopped);
  await page.getByRole('button', { name: 'Go on' }).click();
  await expect.poll(count, { timeout: 200_000 }).toBeGreaterThan(stopped);
  // Left while it runs it goes on by itself.
  await page.reload();
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
  const back = await count();
  await expect.poll(count, { timeout: 200_000 }).toBeGreaterThan(back);
  await page.getByRole('button', { name: 'Pause' }).click();
  await expect(page.getByRole('button', { name: 'Go on' })).toBeVisible();
});
