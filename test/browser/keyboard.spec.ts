/** A whole game without a mouse: a key opens a door, a key opens the list, arrows and Enter choose. */
import { again, briskly, choices, moved, myTurn, playNow, prompt, said } from './table.ts';
import { expect, test } from './test.ts';

test('a whole game is played by keyboard alone through the plain list', async ({ page }) => {
  await page.goto('/');
  await expect(playNow(page)).toBeVisible();
  await page.keyboard.press('1');
  await expect(prompt(page)).toBeVisible();
  await page.keyboard.press('l');
  const pick = briskly(11);
  while ((await myTurn(page)) === 'mine') {
    const before = await said(page);
    const n = await choices(page).count();
    // After the first choice the list takes the focus back by itself; only a turn that others interrupted needs the key again.
    if (!(await page.evaluate(() => document.activeElement?.hasAttribute('data-choice') ?? false))) await page.keyboard.press('l');
    await expect(page.locator('[data-choice]:focus')).toBeVisible();
    await page.keyboard.press('Home');
    for (let i = pick(n); i > 0; i--) await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await moved(page, before);
  }
  await expect(again(page)).toBeVisible();
});
