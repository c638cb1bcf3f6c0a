/** How to play in one page: the sheet of every game in every language prints on exactly one page with nothing cut off; rulebooks show pictures, an example and tables, and answer questions. */

import { LANGUAGES } from '@pesthouse/kernel';
import type { Page } from '@playwright/test';
import { GAME_IDS } from '../../games/index.ts';
import { expect, LONG, shortFor, test } from './test.ts';

const pagesIn = (pdf: Buffer): number => (pdf.toString('latin1').match(/\/Type\s*\/Page(?![a-z])/g) ?? []).length;

const printed = async (page: Page, game: string): Promise<void> => {
  await page.goto(`/howto/${game}`);
  await expect(page.locator(`[data-sheet="${game}"]`)).toBeVisible();
  expect(pagesIn(await page.pdf({ preferCSSPageSize: true, printBackground: true }))).toBe(1);
  // What is taller than its page would be cut off there.
  await page.emulateMedia({ media: 'print' });
  const [tall, room] = await page.locator(`[data-sheet="${game}"]`).evaluate((x) => [x.scrollHeight, x.parentElement?.clientHeight ?? 0]);
  expect(tall).toBeLessThanOrEqual(room);
  await page.emulateMedia({ media: 'screen' });
};

for (const language of LANGUAGES)
  test.describe(`in ${language}`, () => {
    test.use({ locale: language });
    for (const game of GAME_IDS)
      test(`how to play ${game} fits on one printed page`, language === 'en' ? shortFor(game, ...GAME_IDS.slice(0, 1)) : LONG, ({ page }) =>
        printed(page, game),
      );
  });

test('no picture of a sheet leaves its frame, however wide the window', async ({ page }) => {
  for (const game of GAME_IDS) {
    await page.goto(`/howto/${game}`);
    await expect(page.locator(`[data-sheet="${game}"]`)).toBeVisible();
    for (const width of [1440, 1360, 1280, 1024]) {
      await page.setViewportSize({ width, height: 800 });
      await expect
        .poll(
          () =>
            page.evaluate(() =>
              [...document.querySelectorAll('[data-box]')].flatMap((box) => {
                const frame = box.getBoundingClientRect();
                const out = [...box.querySelectorAll('[data-howto-picture] *')].filter((x) => {
                  const { left, right, width } = x.getBoundingClientRect();
                  return width > 0 && x.checkVisibility() && (left < frame.left - 1 || right > frame.right + 1);
                });
                return out.length === 0 ? [] : [`${box.getAttribute('data-box')}: ${out[0]?.outerHTML.slice(0, 100)}`];
              }),
            ),
          { message: `${game} at ${width}` },
        )
        .toEqual([]);
    }
  }
});

test('nothing of a sheet is wider than a phone', LONG, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const game of GAME_IDS) {
    await page.goto(`/howto/${game}`);
    await expect(page.locator(`[data-sheet="${game}"]`)).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), game).toBeLessThanOrEqual(0);
  }
});

for (const game of GAME_IDS)
  test(
    `the rulebook of ${game} shows pictures, an example turn and all numbers, and answers a question`,
    shortFor(game, ...GAME_IDS.slice(0, 1)),
    async ({ page }) => {
      await page.goto(`/rules/${game}`);
      await expect(page.locator('[data-howto-picture]').first()).toBeVisible();
      await expect(page.locator(`[data-example="${game}"]`).getByRole('listitem').nth(4)).toBeVisible();
      await expect(page.locator(`[data-numbers="${game}"] table`).first()).toBeVisible();
      await page.getByRole('searchbox', { name: 'Search the rules' }).fill('how do I win');
      await expect(page.locator('article')).toContainText(/win/i);
      await expect(page.locator('[data-example]')).toHaveCount(0);
    },
  );
