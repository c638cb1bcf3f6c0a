/** Pests! through the page: a whole quick-start game of three, a team game of four bots watched to its end, on a wide screen and on a phone. */
import type { Locator, Page } from '@playwright/test';
import { faults } from './faults.ts';
import { player } from './player.ts';
import { playOut, prompt, sheet, sitDownAt, watchOut } from './table.ts';
import { expect, test } from './test.ts';

test('a whole quick-start game of three, a person and two bots, ends with a score sheet in which axe finds no serious fault', async ({ page }) => {
  await sitDownAt(page, 'exterminators', { seats: 3, on: ['Quick start'] });
  // Six rooms of the house are the person's to place; how long they last after that is the pests' affair.
  expect(await playOut(page, player('exterminators', 5))).toBeGreaterThan(6);
  await expect(page.getByRole('heading', { level: 2 }).first()).toContainText(/ wins?[: ]/);
  await expect(sheet(page)).toBeVisible();
  expect(await faults(page)).toEqual([]);
});

test('a team game of four bots is watched to its end, and a whole team wins', async ({ page }) => {
  await sitDownAt(page, 'exterminators', { seats: 4, watched: true, on: ['Automatic house'], take: { Teams: 'Two teams of two' } });
  await watchOut(page);
  await expect(page.getByRole('heading', { level: 2 }).first()).toContainText(/\w+ and \w+ win[: ]/);
});

test('who watches sees everybody’s plate and nobody’s toolbox as their own', async ({ page, friend }) => {
  await sitDownAt(page, 'exterminators', { seats: 3, on: ['Quick start', 'Automatic house'] });
  const toolbox = (x: Page): Locator => x.getByRole('region', { name: 'Your toolbox' });
  await expect(toolbox(page)).toBeVisible();
  const own = page.getByRole('region').filter({ has: page.getByRole('heading', { name: / You$/ }) });
  const name = (await own.getAttribute('aria-label')) ?? '';
  await friend.goto(page.url());
  await expect(prompt(friend)).toBeVisible();
  await expect(friend.getByRole('region', { name, exact: true })).toContainText('Ada');
  await expect(toolbox(friend)).toHaveCount(0);
  await expect(friend.getByRole('heading', { name: / You$/ })).toHaveCount(0);
});
