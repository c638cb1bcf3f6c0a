/** The house is gone: the page still opens, and bots and hot seat still play, in this browser alone. */
import type { Page } from '@playwright/test';
import { kept, settled } from './kept.ts';
import { player } from './player.ts';
import { door, playNow, playOut, playSome, prompt, sentence, sitDown } from './table.ts';
import { expect, LONG, test } from './test.ts';

test.use({ serviceWorkers: 'allow' });

test.beforeEach(async ({ page, house }, info) => {
  await page.goto('/');
  if (!info.tags.includes('@unplayed')) await sitDown(page, 'newyork');
  await settled(page);
  await page.goto('/');
  await house.stop();
  await page.reload();
});
test.afterEach(async ({ house }) => house.open());

test('tables at the house stay in sight with the house gone, and say so', { tag: '@unplayed' }, async ({ page, house }) => {
  await house.open();
  await page.goto('/');
  await playNow(page, 'newyork').click();
  await expect(page).toHaveURL(/\/table\/[a-z0-9]+$/);
  await expect(prompt(page)).toBeVisible();
  const path = new URL(page.url()).pathname;
  await page.goto('/');
  const mine = page.getByRole('region', { name: 'Your tables' });
  await expect(mine.getByRole('listitem')).toHaveCount(1);
  await house.stop();
  await page.reload();
  await expect(mine.getByRole('status')).toContainText('The house does not answer. Your tables are shown as they were just now.');
  await expect(mine.getByRole('listitem')).toHaveCount(1);
  // The table itself says what is the matter, and opens by itself when the house is back.
  await page.goto(path);
  await expect(page.getByRole('heading', { name: 'The house does not answer' })).toBeVisible();
  await house.open();
  await page.getByRole('button', { name: 'Try now' }).click();
  await expect(prompt(page)).toBeVisible();
});

test('a game against bots is played with the house gone', async ({ page }) => {
  await playNow(page, 'newyork').click();
  await expect(page).toHaveURL(/\/local\//);
  await expect(prompt(page)).toBeVisible();
  await playSome(page, player('newyork', 17), 8);
});

test('a whole game is played with the house gone', LONG, async ({ page }) => {
  await door(page, 'newyork').click();
  await page.getByRole('button', { name: /Play now/ }).click();
  await expect(page).toHaveURL(/\/local\//);
  expect(await playOut(page, player('newyork', 17))).toBeGreaterThan(10);
});

/** A short trial, to its end. */
const trial = async (page: Page): Promise<void> => {
  await page.getByText('Mix bots, or set how long they think').click();
  await page.getByRole('button', { name: 'One more random' }).click();
  await page.getByRole('button', { name: 'One greedy fewer' }).click();
  await page.getByLabel('Games', { exact: true }).fill('8');
  await page.getByRole('button', { name: 'Start the trial' }).click();
  await expect(page.locator('[data-progress]')).toHaveText('All 8 games are played.', { timeout: 60_000 });
};

test('the lab plays a trial with the house gone, where one was played before', LONG, async ({ page, house }) => {
  await house.open();
  await page.goto('/lab/newyork');
  await trial(page);
  await house.stop();
  await page.goto('/lab/newyork');
  await trial(page);
});

test('a hot seat is played with the house gone, and waits where it was left', LONG, async ({ page }) => {
  await door(page, 'newyork').click();
  await page.getByRole('button', { name: /Hot seat/ }).click();
  await page.getByRole('button', { name: 'Sit down' }).click();
  await expect(page).toHaveURL(/\/local\//);
  await playSome(page, player('newyork', 19), 12);
  const asked = await sentence(page).innerText();
  await page.reload();
  await expect(sentence(page)).toHaveText(asked, { useInnerText: true });
});

test('puzzles and lessons of a game that one plays open with the house gone', LONG, async ({ page }) => {
  await page.goto('/puzzles');
  await page.locator('a[href*="/puzzles/newyork/"]').last().click();
  await expect(page.locator('[data-puzzle]').getByRole('heading', { level: 2 })).toHaveText('Find the best move.');
  await expect(prompt(page)).toBeVisible();
  await page.goto('/learn');
  await page.locator('a[href*="/learn/newyork/"]').first().click();
  await expect(page.locator('[data-lesson]').getByRole('heading').first()).not.toBeEmpty();
  await expect(prompt(page)).toBeVisible();
});

test('only the front and what is played is kept, and a game that was not played says so', { tag: '@unplayed' }, async ({ page, house }) => {
  await playNow(page, 'pest').click();
  await expect(page.getByText('this browser has not kept this game')).toBeVisible();
  await expect(page).toHaveURL(`${house.address}/`);
  const files = await kept(page);
  expect(files.length).toBeLessThan(60);
  const of = (game: string): string[] => files.filter((x) => x.includes(`/assets/${game}.`) || x.includes(`/assets/${game}-`));
  for (const game of ['newyork', 'retribution', 'exterminators', 'pathologic', 'pest']) expect([game, of(game)]).toEqual([game, []]);
});
