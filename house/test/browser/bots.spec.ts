/** A person, bots, one whole game through the page. */
import { player } from './player.ts';
import { again, playNow, playOut, prompt, sheet } from './table.ts';
import { expect, test } from './test.ts';

test('one click leads from the front to a table, and a whole game against bots ends with a score sheet', async ({ page }) => {
  await page.goto('/');
  await playNow(page, 'newyork').click();
  await expect(page).toHaveURL(/\/table\//);
  await expect(prompt(page)).toBeVisible();
  expect(await playOut(page, player('newyork', 1))).toBeGreaterThan(10);
  await expect(sheet(page)).toBeVisible();
  await expect(page.getByRole('heading', { level: 2 }).first()).not.toBeEmpty();
  await again(page)
    .getByRole('button', { name: /Rematch/ })
    .click();
  await expect(prompt(page)).toBeVisible();
});
