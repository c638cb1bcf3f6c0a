/** Whole games through the page, from the first turn to the last. They take long: `npm run test:browser:long` plays them, `npm test` plays the first turns and the last move of every game, and one whole game. */
import { GAME_IDS, GAMES } from '../../games/index.ts';
import { player } from './player.ts';
import { again, byFinger, byKeys, doorKey, playNow, playOut, prompt, sheet, sitDown, sitDownAt, sitDownTogether, watchOut } from './table.ts';
import { expect, LONG, shortFor, test } from './test.ts';

for (const game of GAME_IDS) {
  test(`a whole game of ${game} against bots ends with a score sheet`, LONG, async ({ page }) => {
    await sitDown(page, game);
    expect(await playOut(page, player(game, 21))).toBeGreaterThan(5);
    await expect(sheet(page)).toBeVisible();
  });

  test(`a whole game of ${game} is played by keyboard alone through the plain list`, shortFor(game, 'retribution'), async ({ page }) => {
    await page.goto('/');
    await expect(playNow(page, game)).toBeVisible();
    await page.keyboard.press(doorKey(game));
    await expect(prompt(page)).toBeVisible();
    expect(await playOut(page, player(game, 11), byKeys)).toBeGreaterThan(5);
  });

  test(`a game of ${game} among as many bots as there are seats is watched to its end`, LONG, async ({ page }) => {
    await sitDownAt(page, game, { seats: Math.max(...GAMES[game].meta.seats), watched: true });
    await watchOut(page);
  });
}

test('a whole versus game of Pest for two', LONG, async ({ page }) => {
  await sitDownAt(page, 'pest', { seats: 2, on: ['Versus'] });
  expect(await playOut(page, player('pest', 3))).toBeGreaterThan(40);
  await expect(sheet(page)).toBeVisible();
});

test('a whole solo game of Pest', LONG, async ({ page }) => {
  await sitDownAt(page, 'pest', { seats: 1 });
  expect(await playOut(page, player('pest', 5))).toBeGreaterThan(40);
});

test('a team game of four bots is watched to its end, and a whole team wins', LONG, async ({ page }) => {
  await sitDownAt(page, 'exterminators', { seats: 4, watched: true, on: ['Automatic house'], take: { Teams: 'Two teams of two' } });
  await watchOut(page);
  await expect(page.getByRole('heading', { level: 2 }).first()).toContainText(/\w+ and \w+ win[: ]/);
});

for (const side of ['plague', 'bachelor'])
  test(`a whole game of Pathologic for two as the ${side} against a bot ends with a verdict`, LONG, async ({ page }) => {
    await sitDownAt(page, 'pathologic', { seats: 2, take: { 'Roles, Seat 1': side } });
    // A quick Healer needs four rounds.
    expect(await playOut(page, player('pathologic', 61))).toBeGreaterThan(8);
    await expect(page.getByRole('heading', { level: 2 }).first()).toContainText(' wins: ');
  });

test('two people play a whole game in two browsers, and both see the same end', LONG, async ({ page, friend }) => {
  await sitDownTogether(page, friend, 'newyork');
  const [mine, theirs] = await Promise.all([playOut(page, player('newyork', 3)), playOut(friend, player('newyork', 4))]);
  expect(Math.min(mine, theirs)).toBeGreaterThan(5);
  const verdict = await page.getByRole('heading', { level: 2 }).first().innerText();
  await expect(friend.getByRole('heading', { level: 2 }).first()).toHaveText(verdict);
  await expect(again(friend)).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  for (const game of GAME_IDS)
    test(`a whole game of ${game} is played by finger, and nothing is cut off`, LONG, async ({ page }) => {
      await page.goto(`/door/${game}`);
      await page.getByRole('button', { name: /Play now/ }).tap();
      await expect(prompt(page)).toBeVisible();
      await page.keyboard.press('l');
      await playOut(page, player(game, 13), byFinger);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
    });
});
