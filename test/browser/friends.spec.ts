/** Two people in two browsers, brought together by an invite link. */
import { again, briskly, playOut, prompt, toDoor } from './table.ts';
import { expect, test } from './test.ts';

test('an invite link brings a friend to the table, and both see the same end', async ({ page, friend }) => {
  await toDoor(page);
  await page.getByRole('radiogroup', { name: 'Seats' }).getByText('2 seats').click();
  await page.getByRole('radiogroup', { name: 'Who sits in seat 2' }).getByText('Person').click();
  await page.getByRole('button', { name: 'Open this table' }).click();
  const links = page.getByRole('dialog', { name: 'The table is set' });
  const link = await links.getByRole('textbox').inputValue();
  await links.getByRole('button', { name: 'To the table' }).click();
  await friend.goto(link);
  await expect(friend).toHaveURL(/\/table\/[a-z0-9]+$/);
  await Promise.all([expect(prompt(page)).toBeVisible(), expect(prompt(friend)).toBeVisible()]);
  const [mine, theirs] = await Promise.all([playOut(page, briskly(3)), playOut(friend, briskly(4))]);
  expect(Math.min(mine, theirs)).toBeGreaterThan(5);
  const verdict = await page.getByRole('heading', { level: 2 }).first().innerText();
  await expect(friend.getByRole('heading', { level: 2 }).first()).toHaveText(verdict);
  await expect(again(friend)).toBeVisible();
});
