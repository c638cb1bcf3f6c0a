/** Two people in two browsers, brought together by an invite link. */
import type { Locator, Page } from '@playwright/test';
import { player } from './player.ts';
import { openList, playUntilAsked, sentence, sitDownTogether } from './table.ts';
import { expect, LONG, test } from './test.ts';

/** Enough for both to have had a turn. */
const CHOICES = 12;

test('an invite link brings a friend to the table, and each is told whose turn it is', async ({ page, friend }) => {
  await sitDownTogether(page, friend, 'newyork');
  await Promise.all([openList(page), openList(friend)]);
  const seats = [
    { page, player: player('newyork', 3) },
    { page: friend, player: player('newyork', 4) },
  ];
  const asked = new Set<unknown>();
  let n = 0;
  const now = await playUntilAsked(seats, (_, who) => {
    asked.add(who);
    return ++n > CHOICES && asked.size === 2;
  });
  // The other is told by the species of whoever is asked.
  const own = await (now === page ? page : friend).getByRole('region', { name: /, You$/ }).getAttribute('aria-label');
  await expect(sentence(now === page ? friend : page)).toContainText(own?.replace(', You', '') ?? 'nobody');
});

test('older talk is fetched when it is wanted, and the line that was read stays where it was', LONG, async ({ page, friend }) => {
  await sitDownTogether(page, friend, 'newyork');
  const talkOf = async (who: Page): Promise<Locator> => {
    await who.getByRole('tab', { name: /^Chat/ }).click();
    return who.getByRole('log', { name: 'Chat' });
  };
  const mine = await talkOf(page);
  const lines = ['One', 'Two', 'Three', 'Four', 'Five'];
  for (const line of lines) {
    await page.getByRole('textbox', { name: 'Say something to the table' }).fill(line);
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(mine.getByText(line, { exact: true })).toBeVisible();
  }
  await expect(page.getByRole('button', { name: 'Earlier messages' })).toHaveCount(0);
  // A house hands out a hundred at once: here it is asked for two.
  await friend.route('**/api/tables/*/talk*', (route) => {
    const url = new URL(route.request().url());
    url.searchParams.set('most', '2');
    return route.continue({ url: url.href });
  });
  await friend.reload();
  const theirs = await talkOf(friend);
  const earlier = friend.getByRole('button', { name: 'Earlier messages' });
  await expect(theirs.getByRole('paragraph')).toHaveText(['Four', 'Five']);
  await earlier.click();
  await expect(theirs.getByRole('paragraph')).toHaveText(['Two', 'Three', 'Four', 'Five']);
  await earlier.click();
  await expect(theirs.getByRole('paragraph')).toHaveText(lines);
  await expect(earlier).toHaveCount(0);
  await expect(theirs.getByText('Five', { exact: true })).toBeInViewport();
});
