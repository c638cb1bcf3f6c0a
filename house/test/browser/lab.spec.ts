/** The lab in the page: games are played in workers, shares add up, a turned number stands side by side, all of it survives a reload and can be taken away. */
import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { faults } from './faults.ts';
import { expect, LONG, test } from './test.ts';

const GAMES = 20;

/** Random bots in all seats: the quickest of all. */
const randomBots = async (page: Page): Promise<void> => {
  await page.getByText('Mix bots, or set how long they think').click();
  await page.getByRole('button', { name: 'One more random' }).click();
  await page.getByRole('button', { name: 'One greedy fewer' }).click();
};
/** The bench of New York with random bots, asked about the unchanged game. */
const bench = async (page: Page): Promise<void> => {
  await page.goto('/lab/newyork');
  await randomBots(page);
  await page.getByLabel('Games', { exact: true }).fill(String(GAMES));
};
/** The same, asked about a house rule. */
const weigh = async (page: Page, deals: string): Promise<void> => {
  await page.goto('/lab/newyork');
  await randomBots(page);
  await page.getByText('Does my house rule change anything?').click();
  await page.getByText('Change numbers here').click();
  await page.getByLabel('Deals', { exact: true }).fill(deals);
};
const start = (page: Page): Promise<void> => page.getByRole('button', { name: /^Start/ }).click();
const progressOf = (page: Page): Locator => page.locator('[data-progress]');
const played = async (page: Page, what = 'games', timeout = 120_000): Promise<void> => {
  await expect(progressOf(page)).toHaveText(new RegExp(`^All \\d+ ${what} are played\\.$`), { timeout });
};
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
  await played(page);
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
  await played(page);
  await page
    .getByRole('link', { name: /^Watch game/ })
    .first()
    .click();
  await expect(page.locator('[data-replay]')).toBeVisible();
  await expect(page.getByRole('heading', { name: /lab game/ })).toBeVisible();
});

test('a house rule is weighed on the same deals, and a few deals are too early to say', async ({ page }) => {
  await weigh(page, '4');
  await page.getByRole('radiogroup', { name: 'Players' }).getByText('2', { exact: true }).click();
  await expect(page.getByText('Choose house rules or change a number first.')).toBeVisible();
  await page.getByLabel('Values to try for Sides of a die').fill('8');
  await start(page);
  await played(page, 'deals');
  await expect(page.getByRole('heading', { name: 'Too early to say.', level: 1 })).toBeVisible();
  const table = page.getByRole('table', { name: /^Difference in win share by species/ });
  await expect(table.getByText('Nothing to say yet')).toHaveCount(await table.locator('tbody tr').count());
  await expect(page.getByText('--tune "dieFaces=8"')).toBeVisible();
  await page.getByText('By seat', { exact: true }).click();
  await expect(page.getByRole('row', { name: /^Seat 1 / })).toBeVisible();
  expect(await faults(page)).toEqual([]);
});

test('a number that is turned stands side by side with the unchanged game', LONG, async ({ page }) => {
  await weigh(page, String(GAMES));
  await page.getByLabel('Values to try for Sides of a die').fill('8');
  await page.getByText('Seed and details').click();
  await page.getByLabel('Deny cards at random, in percent').fill('25');
  await start(page);
  await played(page, 'deals');
  await page.getByText('All figures', { exact: true }).click();
  const side = section(page, 'Side by side');
  await expect(side.getByRole('row', { name: /^Unchanged game 20 / })).toBeVisible();
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
  await weigh(page, 'many');
  await expect(page.getByText('Enter a whole number from 1 to 100,000.')).toBeVisible();
  await page.getByLabel('Deals', { exact: true }).fill('5000');
  await page.getByLabel('Values to try for Sides of a die').fill('8');
  await page.getByLabel('Values to try for Most dice that one side rolls').fill('ten');
  await expect(page.getByText(/diceCap must be a number such as 3/)).toBeVisible();
  await page.getByRole('button', { name: 'Reset Most dice that one side rolls' }).click();
  await start(page);
  const count = async (): Promise<number> => Number(((await progressOf(page).textContent()) ?? '').split(' ')[0]?.replace(',', ''));
  await expect.poll(count, { timeout: 200_000 }).toBeGreaterThan(5);
  await page.getByRole('button', { name: 'Stop here' }).click();
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

test('a search proposes numbers and proves them on fresh deals, or says that it found nothing', LONG, async ({ page }) => {
  await page.goto('/lab/newyork?ask=even');
  await randomBots(page);
  await page.getByRole('radiogroup', { name: 'Players' }).getByText('2', { exact: true }).click();
  await page.getByLabel('Deals', { exact: true }).fill('20');
  await page.getByRole('searchbox', { name: 'Find a number' }).fill('sides of a die');
  await page.getByRole('button', { name: 'Let the search turn Sides of a die' }).click();
  await expect(page.getByText(/pesthouse tune newyork .* --turn "dieFaces=4\.\.8"/)).toBeVisible();
  await page.getByRole('button', { name: 'Start the search' }).click();
  await expect(page.getByText(/Nothing that was tried looks evener|All 20 deals are played/).first()).toBeVisible({ timeout: 200_000 });
});
