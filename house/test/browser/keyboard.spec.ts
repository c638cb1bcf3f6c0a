/** Without a mouse: a key opens a door, a key opens the list, arrows and Enter choose. */
import { GAME_IDS } from '../../games/index.ts';
import { player } from './player.ts';
import { byKeys, doorKey, playNow, playSome, prompt } from './table.ts';
import { expect, shortFor, test } from './test.ts';

/** Enough to meet a turn of one's own, a list longer than one line and a turn of others in between. */
const CHOICES = 6;

for (const game of GAME_IDS)
  test(`the first turns of ${game} are played by keyboard alone through the plain list`, shortFor(game, 'pest'), async ({ page }) => {
    await page.goto('/');
    await expect(playNow(page, game)).toBeVisible();
    await page.keyboard.press(doorKey(game));
    await expect(prompt(page)).toBeVisible();
    await playSome(page, player(game, 11), CHOICES, byKeys);
  });
