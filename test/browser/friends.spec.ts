/** Two people in two browsers, brought together by an invite link. */
import { player } from './player.ts';
import { openList, playUntilAsked, sentence, sitDownTogether } from './table.ts';
import { expect, test } from './test.ts';

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
  const [other, name] = now === page ? [friend, 'Ada'] : [page, 'Ben'];
  await expect(sentence(other)).toContainText(name);
});
