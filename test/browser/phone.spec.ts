/** A phone: 390 pixels wide, a finger instead of a mouse. */
import type { Page } from '@playwright/test';
import { again, briskly, playOut, prompt, sheet } from './table.ts';
import { expect, test } from './test.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

const overflow = (page: Page): Promise<number> => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

test('a whole game is played on a screen 390 pixels wide, and nothing is cut off', async ({ page }) => {
  await page.goto('/');
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  await page.goto('/door/newyork');
  await page.getByRole('button', { name: /Play now/ }).tap();
  await expect(prompt(page)).toBeVisible();
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  const box = await prompt(page).boundingBox();
  expect(box).not.toBeNull();
  expect((box?.x ?? -1) >= 0 && (box?.x ?? 0) + (box?.width ?? 999) <= 390).toBe(true);
  await page.getByRole('button', { name: 'More' }).tap();
  await page.getByRole('dialog').getByRole('button', { name: 'Every choice you have now' }).tap();
  await playOut(page, briskly(13));
  await expect(again(page)).toBeVisible();
  await expect(sheet(page)).toBeVisible();
  expect(await overflow(page)).toBeLessThanOrEqual(0);
});
