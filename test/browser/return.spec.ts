/** Whoever goes away and comes back finds the table as it was: after a reload, and after the house itself was closed and opened again. */
import { briskly, choices, chooseOne, openList, playSome, prompt, toDoor } from './table.ts';
import { expect, test } from './test.ts';

test('a reload in the middle of a game shows the same decision', async ({ page }) => {
  await toDoor(page);
  await page.getByRole('button', { name: /Play now/ }).click();
  await playSome(page, briskly(5), 8);
  const before = await choices(page).allInnerTexts();
  const sentence = await prompt(page).getByRole('status').innerText();
  await page.reload();
  await openList(page);
  await expect(prompt(page).getByRole('status')).toHaveText(sentence, { useInnerText: true });
  expect(await choices(page).allInnerTexts()).toEqual(before);
  await playSome(page, briskly(6), 4);
});

test('a house that was closed and opened again goes on where it stood, without a reload', async ({ page, house }) => {
  await toDoor(page);
  await page.getByRole('button', { name: /Play now/ }).click();
  await playSome(page, briskly(7), 6);
  const before = await choices(page).allInnerTexts();
  await house.stop();
  await expect(page.getByRole('status', { name: /Connection lost/ }).or(page.getByTitle(/Connection lost/))).toBeVisible();
  await house.open();
  await expect(page.getByTitle(/Connection lost/)).toBeHidden({ timeout: 30_000 });
  await openList(page);
  expect(await choices(page).allInnerTexts()).toEqual(before);
  expect(await chooseOne(page, briskly(8))).toBe(true);
  await playSome(page, briskly(9), 4);
});
