/** Somebody who has never been here: Play now asks whether the game is new, and a lesson or a first game follows, to the end, with nothing but what the page says. */
import type { Page } from '@playwright/test';
import { GAME_IDS } from '../../games/index.ts';
import { player } from './player.ts';
import { playOut, prompt, sheet } from './table.ts';
import { expect, LONG, shortFor, test } from './test.ts';

test.use({ storageState: { cookies: [], origins: [] } });

const ask = async (page: Page, game: string): Promise<void> => {
  await page.goto(`/door/${game}`);
  await page.getByRole('button', { name: /Play now/ }).click();
  await expect(page.getByRole('dialog', { name: /New to/ })).toBeVisible();
};

/** Presses what the Doctor offers until the lesson is over. */
const lessonThrough = async (page: Page): Promise<void> => {
  const plate = page.locator('[data-lesson]');
  const on = plate.getByRole('button', { name: /^(?:Skip|Next)$/ });
  for (let n = 0; n < 20; n++) {
    await expect(plate.getByRole('heading').first()).toBeVisible();
    if ((await on.count()) === 0) break;
    const task = await plate.getByRole('heading').first().innerText();
    await on.first().click();
    await expect(plate.getByRole('heading').first()).not.toHaveText(task);
  }
  await expect(on).toHaveCount(0);
};

for (const game of GAME_IDS) {
  test(`a newcomer to ${game} is asked, takes a lesson, and is told what comes next`, shortFor(game, ...GAME_IDS.slice(0, 1)), async ({ page }) => {
    await ask(page, game);
    await page.getByRole('button', { name: /Start with a lesson/ }).click();
    await lessonThrough(page);
    await expect(page.locator('[data-lesson]').getByRole('button', { name: /^(?:Next:|Play a first game)/ })).toBeVisible();
  });

  test(`a newcomer to ${game} plays a first game to its end, and is not asked again`, LONG, async ({ page }) => {
    // The coach weighs a move for up to two seconds, beginning with the question; who answers at once waits for him at each of some hundred moves.
    test.setTimeout(900_000);
    await ask(page, game);
    await page.getByRole('button', { name: /Play a first game/ }).click();
    await expect(prompt(page)).toBeVisible();
    expect(await playOut(page, player(game, 5))).toBeGreaterThan(3);
    await expect(sheet(page)).toBeVisible();
    await page.goto(`/door/${game}`);
    await page.getByRole('button', { name: /Play now/ }).click();
    await expect(page).toHaveURL(/\/table\//);
  });
}
