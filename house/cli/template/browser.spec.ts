/** Sample through the page: from its door to the end against bots, wide and on a phone. */
import type { Page } from '@playwright/test';
import { briskly } from '../../test/browser/player.ts';
import { again, playOut, prompt } from '../../test/browser/table.ts';
import { expect, test } from '../../test/browser/test.ts';

const sitDown = async (page: Page): Promise<void> => {
  await page.goto('/door/sample');
  await page.getByRole('button', { name: /Play now/ }).click();
  await expect(prompt(page)).toBeVisible();
};

test('a whole game of Sample is played from its door', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('article', { name: 'Sample: A night watch' })).toBeVisible();
  await sitDown(page);
  await expect(page.getByRole('region', { name: 'Your Lanterns' }).getByRole('button')).toHaveCount(5);
  expect(await playOut(page, briskly(5))).toBeGreaterThan(4);
  await expect(again(page)).toBeVisible();
});

test('a Lantern is sent by pressing it, on a phone too, and nothing is wider than the screen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await sitDown(page);
  const hand = page.getByRole('region', { name: 'Your Lanterns' });
  await expect(hand.getByRole('button')).toHaveCount(5);
  await hand.getByRole('button').first().click();
  await expect(page.getByRole('list').getByText('Watch 1')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});
