/** The shell of a table: nothing moves between two decisions, keys are listed, single choices can be passed over, and a replay keeps its keys. */
import type { Page } from '@playwright/test';
import { onlyMove } from '../../src/client/table/passover.ts';
import { GAMES, type Shelf } from '../../src/games/index.ts';
import { apply, openPlay } from '../../src/table/play.ts';
import { lay, played, tableOf } from './laid.ts';
import { player } from './player.ts';
import { choices, choose, openList, prompt, sentence, sitDown } from './table.ts';
import { expect, test } from './test.ts';

const boardBox = (page: Page): Promise<string> =>
  page.locator('main').evaluate((x) => {
    const { left, top, width, height } = x.getBoundingClientRect();
    return [left, top, width, height].map(Math.round).join();
  });

for (const [width, height] of [
  [1440, 900],
  [1280, 720],
  [390, 844],
] as const)
  test(`the board keeps its place between decisions and under a hint at ${width} by ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await sitDown(page, 'newyork');
    const first = await boardBox(page);
    await page.keyboard.press('h');
    await expect(sentence(page)).toContainText('The master would', { timeout: 120_000 });
    expect(await boardBox(page)).toBe(first);
    await page.keyboard.press('Escape');
    await openList(page);
    for (let i = 0; i < 5; i++) {
      if ((await choose(page, player('newyork', 3))) === null) break;
      await page.locator('[data-prompt="yours"]').waitFor({ timeout: 0 });
    }
    if (width < 760) await page.getByRole('button', { name: 'Board', exact: true }).click();
    expect(await boardBox(page)).toBe(first);
  });

test('the key ? lists the keys of the table and of the board', async ({ page }) => {
  await sitDown(page, 'exterminators');
  await page.keyboard.press('?');
  const keys = page.getByRole('dialog', { name: 'Keys' });
  for (const what of ['List every choice', 'Undo', 'Ask for a hint', 'Open the rulebook', 'On this board now'])
    await expect(keys.getByText(what)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(keys).toBeHidden();
  // The keys of the table are heard again once the dialog has gone for good.
  await expect(async () => {
    await page.keyboard.press('/');
    await expect(page.getByRole('searchbox', { name: 'Search the rules' })).toBeFocused({ timeout: 2_000 });
  }).toPass();
});

/** The first position of a game at which the first seat's only move may be passed over. */
const singleChoice = async () => {
  const whole = await played('pest', { level: 'random' });
  const { rules }: Shelf = GAMES.pest;
  const { rules: engine } = await rules();
  const play = openPlay(
    engine,
    { game: 'pest', rules: engine.game.meta.rules, options: tableOf(whole, 'x', 0).options, seats: whole.seats, entries: [] },
    whole.seed,
    () => undefined,
  );
  for (const [n, entry] of whole.entries.entries()) {
    if (onlyMove(engine, engine.view(play.state, 0), 0) !== null) return tableOf(whole, 'single', n);
    apply(play, entry);
  }
  throw new Error('nothing can be passed over in this game');
};

test('a step with one choice is offered to be passed over, and then is, with a word of it', async ({ page }) => {
  await page.goto('/robots.txt');
  await lay(page, [await singleChoice()]);
  await page.goto('/table/local/single');
  await openList(page);
  await choices(page).first().click();
  const offer = page.getByText('That step had only one choice.');
  await expect(offer).toBeVisible();
  await page.getByRole('button', { name: 'Pass over', exact: true }).click();
  await page.goto('/settings');
  await expect(page.getByRole('radiogroup', { name: 'Steps with one choice' }).getByRole('radio', { name: 'Pass over', exact: true })).toBeChecked();
  await page.getByRole('radiogroup', { name: 'Steps with one choice' }).getByText('even the last').click();
  await page.goto('/robots.txt');
  await lay(page, [{ ...(await singleChoice()), id: 'again' }]);
  await page.goto('/table/local/again');
  await expect(page.getByText(/^Passed over: /).first()).toBeVisible();
});

test('the arrows of a replay still move it after its speed was changed by mouse', async ({ page }) => {
  const whole = await played('newyork', { level: 'random' });
  await page.goto('/robots.txt');
  await lay(page, [tableOf(whole, 'whole', whole.entries.length)]);
  await page.goto('/replay/local/whole?at=5');
  await expect(page.getByText(/^Move 5 of/)).toBeVisible();
  await page.getByRole('radiogroup', { name: 'Replay speed' }).getByText('½×').click();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText(/^Move 6 of/)).toBeVisible();
  await expect(prompt(page)).toHaveCount(0);
});
