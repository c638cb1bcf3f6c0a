/** Where to begin: a stranger finds one amber button that leads into a first lesson, wide and on a phone; whoever comes back finds the table that waits. And a first game keeps its promise: its tick, and its seat and its coach when it is played again. */
import type { Page } from '@playwright/test';
import { played } from './laid.ts';
import { playLast } from './last.ts';
import { task } from './plate.ts';
import { again, choices, door, openList, prompt, sitDown } from './table.ts';
import { expect, LONG, test } from './test.ts';

const begin = (page: Page) => page.getByRole('button', { name: 'Make my first move' });

test.describe('a stranger', () => {
  test.use({ storageState: { cookies: [], origins: [] } });
  for (const viewport of [
    { width: 1440, height: 900 },
    { width: 1280, height: 720 },
    { width: 390, height: 844 },
  ])
    test(`is told where to begin at ${viewport.width}`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await page.goto('/');
      await expect(begin(page)).toHaveCount(1);
      await expect(begin(page)).toBeInViewport();
      await expect(page.getByText('Never played?')).toBeVisible();
      await expect(door(page, 'newyork')).toBeInViewport();
      await begin(page).click();
      await expect(page).toHaveURL(/\/learn\/newyork\/1-/);
      await expect(task(page)).toBeVisible();
    });

  test('who has done a lesson is offered the first game before the next lesson, and no longer taken for a stranger', LONG, async ({ page }) => {
    await page.goto('/');
    await page.evaluate(() =>
      localStorage.setItem('pesthouse.lessons', JSON.stringify({ 'newyork/1-draw': { done: true, print: '', step: 0, lines: [], marks: [], when: 1 } })),
    );
    await page.goto('/door/newyork');
    await page.getByRole('button', { name: /Play now/ }).click();
    const ways = page.getByRole('dialog').getByRole('button');
    await expect(ways.filter({ hasText: 'Play a first game' })).toBeVisible();
    await expect(ways.filter({ hasText: 'Take the next lesson' })).toContainText('Breed');
    await expect(ways.filter({ hasText: 'Start with a lesson' })).toHaveCount(0);
    await page.goto('/');
    await expect(begin(page)).toHaveCount(0);
  });
});

test('whoever comes back finds the table that waits, and one press leads to it', async ({ page }) => {
  await sitDown(page, 'newyork');
  const table = page.url();
  await page.goto('/');
  await expect(page.getByText(/^Your turn at /)).toBeVisible();
  await expect(begin(page)).toHaveCount(0);
  await page.getByRole('link', { name: 'Take your turn' }).click();
  await expect(page).toHaveURL(table);
});

test('Pathologic sets the pieces out in one press, and takes them back in one', LONG, async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => localStorage.setItem('pesthouse.known', '{"pathologic":"first"}'));
  await page.goto('/door/pathologic');
  await page.getByRole('button', { name: /Play now/ }).click();
  await openList(page);
  // The first Prescription comes before the pieces.
  await choices(page).first().click();
  const place = page.getByRole('button', { name: 'Place them for me' });
  await place.click();
  await expect(page.getByText('Your pieces are placed.')).toBeVisible();
  await expect(place).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(place).toBeVisible();
});

test('a first game that is over has its tick, and is played again as it was: from the same seat, with the coach', async ({ page }) => {
  const whole = await played('newyork', { seats: 3 });
  await page.goto('/robots.txt');
  await page.evaluate(
    (table) => localStorage.setItem('pesthouse.firsts', JSON.stringify({ newyork: { table, over: false } })),
    `newyork${whole.entries.length - 1}`,
  );
  const tick = page.getByRole('listitem', { name: 'First game, played' });
  await page.goto('/learn');
  await expect(page.getByRole('button', { name: /^Play.*New York City$/ })).toBeVisible();
  await expect(tick).toHaveCount(0);
  await playLast(page, whole);
  await again(page)
    .getByRole('button', { name: /^Rematch/ })
    .click();
  await expect(prompt(page)).toBeVisible();
  await expect(page).not.toHaveURL(new RegExp(`newyork${whole.entries.length - 1}$`));
  await expect(page.getByRole('button', { name: 'The coach' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Rats, You' })).toBeVisible();
  await page.goto('/learn');
  await expect(tick).toBeVisible();
});
