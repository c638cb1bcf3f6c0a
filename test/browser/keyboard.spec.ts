/** Without a mouse: a key opens a door, a key opens the list, arrows and Enter choose. */
import type { Page } from '@playwright/test';
import type { GameId } from '../../src/games/index.ts';
import { player } from './player.ts';
import { byKeys, doorKey, playNow, playOut, prompt } from './table.ts';
import { expect, test } from './test.ts';

const goIn = async (page: Page, game: GameId): Promise<void> => {
  await page.goto('/');
  await expect(playNow(page, game)).toBeVisible();
  await page.keyboard.press(doorKey(game));
  await expect(prompt(page)).toBeVisible();
};

test('a whole game is played by keyboard alone through the plain list', async ({ page }) => {
  await goIn(page, 'newyork');
  expect(await playOut(page, player('newyork', 11), byKeys)).toBeGreaterThan(10);
});

test('a whole game of Retribution is played by keyboard alone through the plain list', async ({ page }) => {
  await goIn(page, 'retribution');
  expect(await playOut(page, player('retribution', 23), byKeys)).toBeGreaterThan(30);
});
