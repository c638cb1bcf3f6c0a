/** After the game: what every seat could expect, where the game turned, and the way to any of it. And before its end: what we would advise. */
import type { Locator, Page } from '@playwright/test';
import { faults } from './faults.ts';
import { openLaid, played } from './laid.ts';
import { player } from './player.ts';
import { playSome, prompt, sentence, sitDownWithBot } from './table.ts';
import { expect, LONG, test } from './test.ts';

const review = (page: Page): Locator => page.getByRole('region', { name: 'Review' });
const graph = (page: Page): Locator => review(page).getByRole('img', { name: /chance to win/ });
const reading = (page: Page): Locator => review(page).getByRole('slider', { name: /Read the graph/ });

test('a finished game is gone over: its story, the graph, the own costliest move, and the way to its position', async ({ page }) => {
  // Who takes just anything gives the review something to find.
  const whole = await played('newyork', { seats: 2, level: 'random' });
  await openLaid(page, whole, whole.entries.length);
  await expect(graph(page)).toBeVisible({ timeout: 90_000 });
  await review(page).getByRole('button', { name: 'Stop' }).click();
  await review(page).getByRole('button', { name: 'Look closer' }).click();
  await reading(page).focus();
  await page.keyboard.press('Home');
  await expect(reading(page)).toHaveAttribute('aria-valuetext', /^Move 0 of \d+: .*\d.%, .*\d.%$/);

  // The reader's own costliest move comes first, whoever else erred.
  const costliest = review(page).getByRole('region', { name: 'Your costliest move' });
  await expect(costliest).toContainText('Better', { timeout: 180_000 });
  await expect(costliest).toContainText(/−\d+ ±\d+/);
  await expect(review(page).getByRole('heading', { level: 2 })).toContainText(/led|behind|open to the end/, { timeout: 180_000 });
  await expect(costliest.getByRole('button', { name: 'Play on from here' })).toBeVisible();
  expect(await faults(page)).toEqual([]);

  const there = costliest.getByRole('link', { name: /Go to entry 1/ });
  const at = /at=(\d+)/.exec((await there.getAttribute('href')) ?? '')?.[1] ?? '';
  await there.click();
  await expect(page).toHaveURL(new RegExp(`/replay/.*at=${at}\\b`));
  await expect(page.getByText(new RegExp(`^Move ${at} of \\d+$`))).toBeVisible();
  // The replay has the review too, and what was found is still known.
  await page.getByRole('button', { name: 'Review this game' }).click();
  await expect(page.getByRole('img', { name: /chance to win/ })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Your costliest move' })).toContainText('Better');
});

test('a hint says what we would advise and what it may bring, or that it is too close to call and no figure', async ({ page }) => {
  await sitDownWithBot(page, 'newyork');
  await playSome(page, player('newyork', 6), 3);
  await page.keyboard.press('h');
  const HINT = /Our advice: .*Chance to win: (?:about \d?[05]|less than 5|more than 95).%|Too close to call\.(?!.*%)/s;
  await expect(sentence(page)).toContainText(HINT, { timeout: 60_000 });
  // The same position gets the same answer.
  const said = await prompt(page).innerText();
  await prompt(page)
    .getByRole('button', { name: /^(?:Not yet|Fine)$/ })
    .click();
  await expect(sentence(page)).not.toContainText(HINT);
  await page.keyboard.press('h');
  await expect(sentence(page)).toContainText(HINT);
  await expect(prompt(page)).toHaveText(said, { useInnerText: true });
  await prompt(page)
    .getByRole('button', { name: /^(?:Do it|Fine)$/ })
    .click();
  await expect(sentence(page)).not.toContainText(HINT);
});

test('where it is too close to call a hint says that and nothing else; what was looked at is named to whoever asks', LONG, async ({ page }) => {
  const whole = await played('retribution', { seats: 2 });
  const every = Math.max(1, Math.floor(whole.choices.length / 8));
  let met = 0;
  for (const n of whole.choices.filter((_, i) => i % every === 0)) {
    await openLaid(page, whole, n);
    await expect(prompt(page)).toBeVisible();
    await page.keyboard.press('h');
    await expect(sentence(page)).toContainText(/Our advice|Too close to call/, { timeout: 60_000 });
    if ((await sentence(page).getByText('Too close to call').count()) === 0) continue;
    met++;
    await expect(sentence(page)).toHaveText('Too close to call.We can’t tell which move is better here. Play what you like.');
    await expect(prompt(page).getByRole('button')).toHaveText(['What we looked at', 'Fine']);
    await prompt(page).getByRole('button', { name: 'What we looked at' }).click();
    expect(await prompt(page).getByRole('button').count()).toBeGreaterThan(2);
    await prompt(page).getByRole('button', { name: 'Fine' }).click();
    await expect(sentence(page)).not.toContainText('Too close to call');
    if (met === 2) break;
  }
  expect(met).toBeGreaterThan(0);
});
