/** The shell of a table: nothing moves between two decisions, keys are listed, single choices can be passed over, and a replay keeps its keys. */

import { apply, openPlay } from '@pesthouse/table';
import type { Page } from '@playwright/test';
import { type AnyGame, GAME_IDS, GAMES } from '../../games/index.ts';
import { onlyMove } from '../../page/table/passover.ts';
import { lay, played, tableOf } from './laid.ts';
import { choices, openList, prompt, sentence, sitDown } from './table.ts';
import { expect, shortFor, test } from './test.ts';

const PHONE = { width: 390, height: 844 } as const;
const SCREENS = [{ width: 1440, height: 900 }, { width: 1280, height: 720 }, PHONE] as const;
/** So many kinds of questions of a game are looked at: those with the most answers, whose bars are the fullest. */
const QUESTIONS = 4;

interface Measured {
  /** Where the board and what stands still on it are, by screen. */
  readonly stands: { readonly [part: string]: string };
  /** What the bar lies on. */
  readonly covered: readonly string[];
}

const measure = async (page: Page): Promise<Measured> => {
  const stands: { [part: string]: string } = {};
  const covered: string[] = [];
  for (const screen of SCREENS) {
    await page.setViewportSize(screen);
    await prompt(page).waitFor();
    const { parts, bar } = await page.evaluate(async () => {
      await new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(go)));
      const boxOf = (x: Element | null): readonly number[] => {
        const { left, top, right, bottom } = x?.getBoundingClientRect() ?? new DOMRect();
        return [left, top, right, bottom].map(Math.round);
      };
      const main = document.querySelector('main');
      const still = [...(main?.querySelectorAll('[data-still]') ?? [])].map((x, i) => ({ part: `still ${i}`, box: boxOf(x) }));
      const parts = [{ part: 'board', box: boxOf(main) }, { part: 'seats', box: boxOf(main?.nextElementSibling ?? null) }, ...still];
      return { parts, bar: boxOf(document.querySelector('[data-prompt]')) };
    });
    for (const { part, box } of parts) {
      const name = `${part} at ${screen.width}`;
      // How much of the wall the seats take is theirs to say; upright, the bar is as high as its words, and the board ends where it begins.
      if (screen === PHONE && part === 'board') stands[name] = box.slice(0, 3).join();
      else if (screen !== PHONE && part !== 'seats') stands[name] = box.join();
      if ((box[3] ?? 0) > (bar[1] ?? 0)) covered.push(name);
    }
  }
  return { stands, covered };
};

for (const game of GAME_IDS)
  test(`whatever ${game} asks, the bar covers nothing of the board and nothing of it moves`, shortFor(game, 'exterminators'), async ({ page }) => {
    const whole = await played(game, { level: 'random' });
    const asked = [...whole.fullest.values()].slice(0, QUESTIONS);
    await page.goto('/robots.txt');
    await lay(
      page,
      asked.map((n) => tableOf(whole, `${game}${n}`, n)),
    );
    const stood = new Map<string, string>();
    for (const n of asked) {
      await page.goto(`/table/local/${game}${n}`);
      const { stands, covered } = await measure(page);
      expect(covered).toEqual([]);
      for (const [part, box] of Object.entries(stands)) {
        expect(box, part).toBe(stood.get(part) ?? box);
        stood.set(part, box);
      }
    }
  });

test('the board keeps its place under a hint', async ({ page }) => {
  await sitDown(page, 'newyork');
  const first = (await measure(page)).stands;
  await page.keyboard.press('h');
  await expect(sentence(page)).toContainText(/Our advice|Too close to call/, { timeout: 120_000 });
  expect((await measure(page)).stands).toEqual(first);
  // Nor does the longest reason grow over it.
  await sentence(page)
    .locator('p')
    .evaluateAll((said) => {
      for (const x of said) x.textContent = 'Whatever the master thinks of this move, it says at length. '.repeat(4);
    });
  expect(await measure(page)).toEqual({ stands: first, covered: [] });
});

test('on a phone a long list of answers is scrolled in its bar, and unfolded over the board by a press', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const whole = await played('pest', { level: 'random' });
  await page.goto('/robots.txt');
  const asked = [...whole.fullest.values()];
  await lay(
    page,
    asked.map((n) => tableOf(whole, `long${n}`, n)),
  );
  const unfold = prompt(page).getByRole('button', { name: 'Show all choices at once' });
  const last = prompt(page).getByRole('group').getByRole('button').or(prompt(page).getByRole('button')).last();
  const height = async (): Promise<number> => (await prompt(page).boundingBox())?.height ?? 0;
  // The first question whose answers do not fit.
  for (const n of asked) {
    await page.goto(`/table/local/long${n}`);
    await openList(page);
    await page.getByRole('button', { name: 'Board', exact: true }).click();
    await prompt(page).getByRole('button').first().waitFor();
    if (await unfold.isVisible()) break;
  }
  await expect(unfold).toBeVisible();
  const folded = await height();
  await unfold.click();
  await expect(unfold).toHaveAttribute('aria-expanded', 'true');
  expect(await height()).toBeGreaterThan(folded);
  await expect(last).toBeInViewport();
  await unfold.click();
  expect(await height()).toBe(folded);
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
  const { rules }: AnyGame = GAMES.pest;
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
  await page.getByRole('button', { name: 'Skip', exact: true }).click();
  await page.goto('/settings');
  await expect(page.getByRole('radiogroup', { name: 'Steps with one choice' }).getByRole('radio', { name: 'Skip', exact: true })).toBeChecked();
  await page.getByRole('radiogroup', { name: 'Steps with one choice' }).getByText('even the last').click();
  await page.goto('/robots.txt');
  await lay(page, [{ ...(await singleChoice()), id: 'again' }]);
  await page.goto('/table/local/again');
  await expect(page.getByText(/^Skipped: /).first()).toBeVisible();
});

test('the arrows of a replay still move it after its speed was changed by mouse, and its board explains itself', async ({ page }) => {
  const whole = await played('newyork', { level: 'random' });
  await page.goto('/robots.txt');
  await lay(page, [tableOf(whole, 'whole', whole.entries.length)]);
  await page.goto('/replay/local/whole?at=5');
  await expect(page.getByText(/^Move 5 of/)).toBeVisible();
  await page.getByRole('radiogroup', { name: 'Replay speed' }).getByText('½×').click();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText(/^Move 6 of/)).toBeVisible();
  await expect(prompt(page)).toHaveCount(0);
  // And everything on its board explains itself as at a table.
  await page.keyboard.press('F1');
  await page.keyboard.press('Tab');
  await expect(page.locator('[data-explained]')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('[data-explained]')).toHaveCount(0);
});

test('a replay goes event by event as well as move by move', async ({ page }) => {
  const whole = await played('pest', { level: 'random' });
  await page.goto('/robots.txt');
  await lay(page, [tableOf(whole, 'whole', whole.entries.length)]);
  await page.goto('/replay/local/whole?at=5');
  await expect(page.getByText(/^Move 5 of/)).toBeVisible();
  // However many events its moves have, each is passed on the way to the next move and on the way back.
  const forward = page.getByRole('button', { name: 'One event forward' });
  await expect(async () => {
    await forward.click();
    await expect(page.getByText(/^Move 7 of/)).toBeVisible({ timeout: 200 });
  }).toPass();
  await page.keyboard.press(',');
  await expect(page.getByText(/^Move 6 of/)).toBeVisible();
});
