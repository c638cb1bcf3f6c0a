/** The law of focus at a table: whoever decides by keys never loses it, after none of their decisions and at none of the questions that follow. */
import { expect } from '@playwright/test';
import { GAME_IDS } from '../../../games/index.ts';
import { test } from '../test.ts';
import { piece } from './book.ts';
import { heldFocus } from './inpage.ts';
import { modesOf, stopsIn } from './positions.ts';
import { openAt } from './tables.ts';
import { steady, TONGUES, visitor } from './visit.ts';

/** So many positions of each game are begun from, and so many decisions made from each. */
const BEGUN = 2;
const DECISIONS = 4;

GAME_IDS.forEach((game, i) => {
  test(`by keys the focus is never lost at a table of ${game}`, async ({ browser, house }) => {
    test.setTimeout(900_000);
    const { whole, stops } = await stopsIn(game, modesOf(game), 0);
    const v = await visitor(browser, house.address, TONGUES[i % TONGUES.length] ?? 'en');
    for (const n of stops.slice(0, BEGUN))
      await piece(v, `focus ${game}, move ${n} (${v.language})`, async () => {
        await openAt(v.page, whole, n);
        await v.page.keyboard.press('l');
        for (let made = 1; made <= DECISIONS; made++) {
          const focused = v.page.locator('[data-choice]:focus');
          await focused.waitFor();
          const chosen = await focused.elementHandle();
          const asked = await v.page.locator('[data-prompt="yours"]').textContent();
          await v.page.keyboard.press('Enter');
          // Whoever holds three cards of a kind finds the same choice again at the next question.
          await v.page.waitForFunction(
            ([x, before]) => {
              const now = document.querySelector('[data-prompt="yours"]');
              return x?.isConnected !== true || now === null || now.textContent !== before;
            },
            [chosen, asked] as const,
          );
          const where = `${game}, move ${n}, decision ${made}`;
          await steady(v, `${where}, made`, () => heldFocus(v.page));
          // Others have their turns, or the game is over.
          await v.page.locator('[data-prompt="yours"], main table').first().waitFor();
          if ((await v.page.locator('[data-prompt="yours"]').count()) === 0) break;
          await v.page.locator('[data-choice]').first().waitFor();
          await steady(v, `${where}, next question`, () => heldFocus(v.page));
          if ((await v.page.locator('[data-choice]:focus').count()) === 0) await v.page.keyboard.press('l');
        }
      });
    await v.close();
    expect(v.found).toEqual([]);
  });
});
