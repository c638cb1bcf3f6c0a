/** Pest through the page: a whole solo game with the house gone, a versus game for two against a bot, five bots watched to the end of the third Era. */
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

test('a whole solo game ends with a rank, and the rank is kept in the history of own results', async ({ page }) => {
  await sitDownAt(page, 'pest', { seats: 1 });
  expect(await playOut(page, player('pest', 7))).toBeGreaterThan(30);
  await expect(sheet(page)).toBeVisible();
  const history = page.getByRole('region', { name: 'Your results' });
  await expect(history.getByRole('listitem')).toHaveCount(1);
  await page.reload();
  await expect(history.getByRole('listitem')).toHaveCount(1);
  await expect(history).toContainText('this game');
});

test('five bots are watched to the end', async ({ page }) => {
  await sitDownAt(page, 'pest', { seats: 5, watched: true });
  await watchOut(page);
});
