/** Pest through the page: a versus game for two against a bot, and five bots watched to the end. The solo game is played with the house gone: see the tests of that. */
import { faults } from './faults.ts';
import { player } from './player.ts';
import { playOut, sheet, sitDownAt, watchOut } from './table.ts';
import { expect, test } from './test.ts';

test('a whole versus game for two against a bot ends with Renown by its sources, in which axe finds no serious fault', async ({ page }) => {
  await sitDownAt(page, 'pest', { seats: 2, on: ['Versus'] });
  expect(await playOut(page, player('pest', 3))).toBeGreaterThan(40);
  await expect(sheet(page)).toBeVisible();
  expect(await faults(page)).toEqual([]);
});

test('five bots are watched to the end', async ({ page }) => {
  await sitDownAt(page, 'pest', { seats: 5, watched: true });
  await watchOut(page);
});
