/** Two people in two browsers, brought together by an invite link. */
import { player } from './player.ts';
import { again, playOut, sitDownTogether } from './table.ts';
import { expect, test } from './test.ts';

test('an invite link brings a friend to the table, and both see the same end', async ({ page, friend }) => {
  await sitDownTogether(page, friend, 'newyork');
  const [mine, theirs] = await Promise.all([playOut(page, player('newyork', 3)), playOut(friend, player('newyork', 4))]);
  expect(Math.min(mine, theirs)).toBeGreaterThan(5);
  const verdict = await page.getByRole('heading', { level: 2 }).first().innerText();
  await expect(friend.getByRole('heading', { level: 2 }).first()).toHaveText(verdict);
  await expect(again(friend)).toBeVisible();
});
