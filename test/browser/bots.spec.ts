/** A person, three bots, one whole game through the page. */
import { again, choices, dice, openList, playOut, prompt, sheet } from './table.ts';
import { expect, test } from './test.ts';

test('two clicks lead from the front to a table, and a whole game against bots ends with a score sheet', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: /Play Pests.* now/ }).click();
  await expect(page).toHaveURL(/\/table\//);
  await expect(prompt(page)).toBeVisible();
  const decisions = await playOut(page, dice(1));
  expect(decisions).toBeGreaterThan(10);
  await expect(sheet(page).first()).toBeVisible();
  await expect(page.getByRole('heading', { level: 2 }).first()).not.toBeEmpty();
  await expect(again(page).getByRole('button', { name: /Rematch/ })).toBeVisible();
});

test('a move can be taken back until chance has spoken', async ({ page }) => {
  await page.goto('/door/newyork');
  await page.getByRole('button', { name: /Play now/ }).click();
  await openList(page);
  await expect(choices(page).first()).toBeVisible();
  await expect(page.getByRole('button', { name: /Undo|Take back/ }).first()).toBeVisible();
});
