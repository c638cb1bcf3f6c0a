/** Accessibility: axe finds nothing serious on any of the main screens, by lamp and by day, nor at any game's table, wide and narrow. */
import { GAME_IDS } from '../../src/games/index.ts';
import { faults } from './faults.ts';
import { again, choices, more, openList, playNow, sheet, sitDown, toDoor } from './table.ts';
import { expect, test } from './test.ts';

for (const light of ['Lamp', 'Day'] as const) {
  test(`axe finds no serious fault on front, door, rules, learn and settings by ${light}`, async ({ page }) => {
    await page.goto('/settings');
    await page.getByRole('radiogroup', { name: 'Light' }).getByText(light, { exact: true }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', light === 'Day' ? 'light' : 'dark');
    expect(await faults(page)).toEqual([]);
    await page.goto('/');
    await expect(playNow(page, 'newyork')).toBeVisible();
    expect(await faults(page)).toEqual([]);
    await toDoor(page, 'newyork');
    expect(await faults(page)).toEqual([]);
    await page.goto('/rules/newyork');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await faults(page)).toEqual([]);
    await page.goto('/learn');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await faults(page)).toEqual([]);
  });
}

for (const game of GAME_IDS) {
  test(`axe finds no serious fault at a table of ${game}`, async ({ page }) => {
    await sitDown(page, game);
    expect(await faults(page)).toEqual([]);
    await openList(page);
    await expect(choices(page).first()).toBeVisible();
    expect(await faults(page)).toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(more(page)).toBeVisible();
    await page.getByRole('button', { name: 'Board', exact: true }).click();
    expect(await faults(page)).toEqual([]);
  });
}

test('axe finds no serious fault at the end of a game, which bots play by themselves', async ({ page }) => {
  await toDoor(page, 'newyork');
  await page.getByRole('button', { name: /Watch bots/ }).click();
  await expect(again(page)).toBeVisible({ timeout: 200_000 });
  await expect(sheet(page)).toBeVisible();
  expect(await faults(page)).toEqual([]);
});
