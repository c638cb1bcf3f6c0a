/** The house is gone: the page still opens, and bots and hot seat still play, in this browser alone. */
import { GAME_IDS } from '../../games/index.ts';
import { player } from './player.ts';
import { door, playNow, playOut, playSome, prompt, sentence } from './table.ts';
import { expect, LONG, test } from './test.ts';

test.use({ serviceWorkers: 'allow' });

test.beforeEach(async ({ page, house }) => {
  await page.goto('/');
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  // The shell is kept once its worker holds the page.
  await expect
    .poll(() =>
      page.evaluate(async () =>
        (await Promise.all((await caches.keys()).map(async (key) => (await (await caches.open(key)).keys()).length))).some((n) => n > 5),
      ),
    )
    .toBe(true);
  await house.stop();
  await page.reload();
});
test.afterEach(async ({ house }) => house.open());

test('tables at the house stay in sight with the house gone, and say so', async ({ page, house }) => {
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

test('the lab plays a trial with the house gone', LONG, async ({ page }) => {
  await page.getByRole('link', { name: 'Lab', exact: true }).click();
  await page
    .getByRole('link', { name: /New York/ })
    .last()
    .click();
  await page.getByText('Mix bots, or set how long they think').click();
  await page.getByRole('button', { name: 'One more random' }).click();
  await page.getByRole('button', { name: 'One greedy fewer' }).click();
  await page.getByLabel('Games', { exact: true }).fill('8');
  await page.getByRole('button', { name: 'Start the trial' }).click();
  await expect(page.locator('[data-progress]')).toHaveText('All 8 games are played.', { timeout: 60_000 });
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

test('puzzles and lessons of every game open with the house gone', LONG, async ({ page }) => {
  await page.goto('/puzzles');
  for (const game of GAME_IDS) {
    await page.locator(`a[href*="/puzzles/${game}/"]`).last().click();
    await expect(page.locator('[data-puzzle]').getByRole('heading', { level: 2 })).toHaveText('Find the best move.');
    await expect(prompt(page)).toBeVisible();
    await page.goto('/learn');
    await page.locator(`a[href*="/learn/${game}/"]`).first().click();
    await expect(page.locator('[data-lesson]').getByRole('heading').first()).not.toBeEmpty();
    await expect(prompt(page)).toBeVisible();
    await page.goto('/puzzles');
  }
});
