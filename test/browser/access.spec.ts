/** What a machine can see of accessibility: axe finds nothing serious on any of the main screens, by lamp and by day. */
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { again, choices, openList, playNow, prompt, sheet, toDoor } from './table.ts';
import { expect, test } from './test.ts';

const faults = async (page: Page): Promise<string[]> => {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations
    .filter((x) => x.impact === 'serious' || x.impact === 'critical')
    .map((x) => `${x.id}: ${x.help}: ${x.nodes.map((n) => n.target.join(' ')).join(', ')}`);
};

for (const light of ['Lamp', 'Day'] as const) {
  test(`axe finds no serious fault on front, door, rules and settings by ${light}`, async ({ page }) => {
    await page.goto('/settings');
    await page.getByRole('radiogroup', { name: 'Light' }).getByText(light, { exact: true }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', light === 'Day' ? 'light' : 'dark');
    expect(await faults(page)).toEqual([]);
    await page.goto('/');
    await expect(playNow(page)).toBeVisible();
    expect(await faults(page)).toEqual([]);
    await toDoor(page);
    expect(await faults(page)).toEqual([]);
    await page.goto('/rules/newyork');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await faults(page)).toEqual([]);
  });
}

test('axe finds no serious fault at a table', async ({ page }) => {
  await toDoor(page);
  await page.getByRole('button', { name: /Play now/ }).click();
  await expect(prompt(page)).toBeVisible();
  expect(await faults(page)).toEqual([]);
  await openList(page);
  await expect(choices(page).first()).toBeVisible();
  expect(await faults(page)).toEqual([]);
});

test('axe finds no serious fault at the end of a game, which bots play by themselves', async ({ page }) => {
  await toDoor(page);
  await page.getByRole('button', { name: /Watch bots/ }).click();
  await expect(again(page)).toBeVisible({ timeout: 200_000 });
  await expect(sheet(page)).toBeVisible();
  expect(await faults(page)).toEqual([]);
});
