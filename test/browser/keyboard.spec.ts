/** Without a mouse: a key opens a door, a key opens the list, arrows and Enter choose. */
import type { Page } from '@playwright/test';
import type { GameId } from '../../src/games/index.ts';
import { player } from './player.ts';
import { byKeys, doorKey, openList, playNow, playOut, playUntil, prompt } from './table.ts';
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

test('rounds of Retribution are played by keyboard alone through the plain list', async ({ page }) => {
  await goIn(page, 'retribution');
  await openList(page);
  // From one's first turn to one's third, everybody has had two.
  await playUntil(page, player('retribution', 23), /^On to Infect/, 3, byKeys);
});
