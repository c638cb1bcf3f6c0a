/** The end of every game: its last move is made through the page, and verdict, score sheet and the way to another game are there. */
import type { Page } from '@playwright/test';
import { GAME_IDS, type GameId } from '../../games/index.ts';
import { faults } from './faults.ts';
import { played } from './laid.ts';
import { playLast } from './last.ts';
import { again, sheet } from './table.ts';
import { expect, shortFor, test } from './test.ts';

const verdict = (page: Page) => page.getByRole('heading', { level: 2 }).first();

/** Words that belong in the verdict of some games. */
const SAID: { readonly [game in GameId]?: RegExp } = { retribution: /Infamy/, exterminators: / wins?[: ]/, pathologic: / wins: / };

for (const game of GAME_IDS)
  test(`the last move of ${game} leads to a verdict and a score sheet in which axe finds no serious fault`, shortFor(game, 'newyork'), async ({ page }) => {
    const whole = await played(game);
    await playLast(page, whole);
    await expect(verdict(page)).toHaveText(SAID[game] ?? /./);
    await expect(sheet(page)).toBeVisible();
    await expect(again(page).getByRole('button').first()).toBeVisible();
    expect(await faults(page)).toEqual([]);
  });

test('a solo game of Pest ends with one total, in the last line of its sheet, and its rank is kept among the own results', async ({ page }) => {
  const whole = await played('pest', { seats: 1 });
  await playLast(page, whole);
  const lines = await sheet(page)
    .locator('tbody tr')
    .evaluateAll((rows) =>
      rows.map((r) => [r.querySelector('th')?.textContent ?? '', Number(r.querySelector('td')?.textContent?.replace('·', '0') ?? Number.NaN)] as const),
    );
  const [name, total] = lines[lines.length - 1] ?? ['', 0];
  expect(name).toBe('Renown in all');
  expect(total).toBe(lines.slice(0, -1).reduce((n, [, x]) => n + x, 0));
  await expect(verdict(page)).toContainText(`${total} Renown`);
  const history = page.getByRole('region', { name: 'Your results' });
  await expect(history.getByRole('listitem')).toHaveCount(1);
  await page.reload();
  await expect(history.getByRole('listitem')).toHaveCount(1);
  await expect(history).toContainText('this game');
});
