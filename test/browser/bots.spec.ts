/** A person, bots, one whole game through the page. */
import { faults } from './faults.ts';
import { player } from './player.ts';
import { again, playNow, playOut, prompt, sheet, sitDownWithBot } from './table.ts';
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

test('a whole game of Retribution for two, against a bot, ends with a score sheet in which axe finds no serious fault', async ({ page }) => {
  await sitDownWithBot(page, 'retribution');
  // Nobody brings the End Times in fewer turns than this takes.
  expect(await playOut(page, player('retribution', 21))).toBeGreaterThan(40);
  await expect(page.getByRole('heading', { level: 2 }).first()).toContainText('Infamy');
  await expect(sheet(page).getByText('Nobility', { exact: true })).toBeVisible();
  expect(await faults(page)).toEqual([]);
});
