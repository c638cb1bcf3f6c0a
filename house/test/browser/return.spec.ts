/** Whoever goes away and comes back finds the table as it was: after a reload, and after the house itself was closed and opened again. */
import { player } from './player.ts';
import { choices, openList, playSome, sentence, sitDown } from './table.ts';
import { expect, test } from './test.ts';

test('a reload in the middle of a game shows the same decision', async ({ page }) => {
  await sitDown(page, 'newyork');
  await playSome(page, player('newyork', 5), 5);
  const before = await choices(page).allInnerTexts();
  const asked = await sentence(page).innerText();
  await page.reload();
  await openList(page);
  await expect(sentence(page)).toHaveText(asked, { useInnerText: true });
  await expect(choices(page)).toHaveText(before, { useInnerText: true });
  await playSome(page, player('newyork', 6), 2);
});

test('a house that was closed and opened again goes on where it stood, without a reload', async ({ page, house }) => {
  await sitDown(page, 'newyork');
  await playSome(page, player('newyork', 7), 4);
  const before = await choices(page).allInnerTexts();
  await house.stop();
  const banner = page.locator('[data-line]').filter({ hasText: 'The house does not answer' });
  await expect(banner).toBeVisible();
  await expect(banner).toContainText('goes on as soon as the connection is back');
  await house.open();
  await banner.getByRole('button', { name: 'Try now' }).click();
  await expect(page.locator('[data-line]').filter({ hasText: 'Connected again.' })).toBeVisible();
  await expect(banner).toBeHidden();
  await openList(page);
  await expect(choices(page)).toHaveText(before, { useInnerText: true });
  await playSome(page, player('newyork', 9), 2);
});
