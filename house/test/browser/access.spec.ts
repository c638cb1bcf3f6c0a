/** Accessibility: axe finds nothing serious on any of the main screens, by lamp and by day, nor in the middle of any game, wide and narrow. How a game ends is looked at in `ends.spec.ts`. */
import type { Locator } from '@playwright/test';
import { GAME_IDS } from '../../games/index.ts';
import { faults } from './faults.ts';
import { openLaid, played } from './laid.ts';
import { choices, more, openList, playNow, prompt, toDoor } from './table.ts';
import { expect, LONG, shortFor, test } from './test.ts';

for (const light of ['Lamp', 'Day'] as const) {
  test(`axe finds no serious fault on front, door, rules, learn and settings by ${light}`, light === 'Lamp' ? {} : LONG, async ({ page }) => {
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

/** How far ink and ground of an element stand apart, as WCAG counts it. The ground must be its own. */
const contrast = (x: Locator): Promise<number> =>
  x.evaluate((el) => {
    const { color, backgroundColor } = getComputedStyle(el);
    const light = (css: string): number => {
      const [r = 0, g = 0, b = 0, a = 1] = (css.match(/[\d.]+/g) ?? []).map(Number);
      if (a < 1) throw new Error(`${css} is seen through`);
      const [x = 0, y = 0, z = 0] = [r, g, b].map((c) => (c / 255 <= 0.03928 ? c / 255 / 12.92 : ((c / 255 + 0.055) / 1.055) ** 2.4));
      return 0.2126 * x + 0.7152 * y + 0.0722 * z;
    };
    const [high = 0, low = 0] = [light(color), light(backgroundColor)].sort((a, b) => b - a);
    return (high + 0.05) / (low + 0.05);
  });

for (const game of GAME_IDS) {
  test(
    `in the middle of ${game} axe finds no serious fault, wide and narrow, and the hint's first button can be read by lamp and by day`,
    shortFor(game, 'retribution'),
    async ({ page }) => {
      const whole = await played(game, { level: 'random' });
      await openLaid(page, whole, whole.choices[Math.floor(whole.choices.length / 2)] ?? 0);
      // What happened last is still being shown when the table opens, and until then nobody is asked.
      await openList(page);
      await expect(choices(page).first()).toBeVisible();
      expect(await faults(page)).toEqual([]);
      // Where nothing can be told apart there is nothing to do.
      const yes = prompt(page).getByRole('button', { name: /^(?:Do it|Fine)$/ });
      await expect(async () => {
        await page.keyboard.press('h');
        await expect(yes).toBeVisible({ timeout: 30_000 });
      }).toPass({ timeout: 0 });
      for (const theme of ['dark', 'light']) {
        await page.evaluate((x) => {
          document.documentElement.dataset.theme = x;
        }, theme);
        expect(await contrast(yes)).toBeGreaterThan(4.5);
      }
      await page.setViewportSize({ width: 390, height: 844 });
      await expect(more(page)).toBeVisible();
      // The list comes after all other tabs, and where they do not fit it is scrolled to.
      await openList(page);
      await expect(page.locator('[data-tab="choices"]')).toBeInViewport({ ratio: 0.99 });
      await page.getByRole('button', { name: 'Board', exact: true }).click();
      expect(await faults(page)).toEqual([]);
    },
  );
}
