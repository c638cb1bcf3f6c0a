/** The coach and everything that explains itself, in a real browser: a first game is begun with him, a blunder is asked about once, and whatever is drawn answers to mouse, finger and keys. */

import { type Flat, holds } from '@pesthouse/kernel';
import { apply, openPlay } from '@pesthouse/table';
import type { Page } from '@playwright/test';
import { GAME_IDS, GAMES, type GameId } from '../../games/index.ts';
import { openLaid, type Played, played } from './laid.ts';
import { prompt, toDoor } from './table.ts';
import { expect, LONG, test } from './test.ts';

const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };

const coach = (page: Page) => page.locator('[data-coach]');
const explained = (page: Page) => page.locator('[data-explained]');
/** The middle of the first thing with such a mark that can be seen. */
const thing = async (page: Page, mark: string): Promise<{ x: number; y: number }> => {
  const box = await page.locator(`[data-explains] [data-about="${mark}"]`).filter({ visible: true }).first().boundingBox();
  if (box === null) throw new Error(`nothing is marked ${mark}`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};
const keepCoach = async (page: Page, kept: object): Promise<void> => {
  await page.addInitScript((x) => localStorage.setItem('pesthouse.coach', x), JSON.stringify(kept));
};

const firstGame = async (page: Page, game: GameId): Promise<void> => {
  await page.goto('/robots.txt');
  await page.evaluate(() => localStorage.removeItem('pesthouse.known'));
  await toDoor(page, game);
  await page.getByRole('button', { name: /Play now/ }).click();
  await page.getByRole('button', { name: /Play a first game/ }).click();
  await expect(prompt(page)).toBeVisible();
};

/** Where somebody who is not ahead may draw the last card: after how many entries, and who; null where nobody may. */
const lastCard = async (whole: Played): Promise<{ readonly n: number; readonly seat: number } | null> => {
  const { meta, rules, words } = GAMES[whole.game];
  const [{ rules: engine }, text] = await Promise.all([rules(), words(meta.rules)]);
  const table = openPlay(engine, { game: whole.game, rules: meta.rules, options: whole.options, seats: whole.seats, entries: [] }, whole.seed, () => undefined);
  const draw: Flat = { verb: 'draw' };
  for (const [n, entry] of whole.entries.entries()) {
    for (let seat = 0; seat < whole.seats; seat++) {
      const asked = holds(engine.deciders(table.state), seat) && engine.legal(table.state, seat, draw) !== undefined;
      if (asked && text.warn?.(engine.view(table.state, seat), seat, draw)) return { n, seat };
    }
    apply(table, entry);
  }
  return null;
};

/** In this game somebody who is behind comes to the last card. */
const LAST_CARD_SEATS = 4;

test('a first game of New York is begun with the coach: he explains the first question, and only once', async ({ page }) => {
  await firstGame(page, 'newyork');
  await expect(coach(page)).toContainText('Draw, and know when to stop.');
  await expect(coach(page).getByRole('note')).toHaveCSS('background-image', /gradient/);
  await coach(page).getByRole('button', { name: 'Got it' }).click();
  await expect(coach(page)).toHaveCount(0);
  await page.reload();
  await expect(prompt(page)).toBeVisible();
  await expect(page.getByRole('button', { name: 'The coach' })).toBeVisible();
  await expect(coach(page)).toHaveCount(0);
});

test('he asks once before a blunder, and whoever means it goes on with one press', async ({ page }) => {
  const whole = await played('newyork', { seats: LAST_CARD_SEATS });
  const { n, seat } = (await lastCard(whole)) ?? { n: -1, seat: -1 };
  expect(seat).toBeGreaterThanOrEqual(0);
  await keepCoach(page, { wanted: true, explains: false, asks: true, met: [], tables: {} });
  await openLaid(page, whole, n, seat);
  const draw = page.getByRole('button', { name: /^Draw/ }).last();
  await draw.click();
  const question = page.getByRole('alertdialog', { name: 'Before you do that' });
  await expect(question).toContainText('That is the last card.');
  await expect(question).toHaveCSS('background-image', /gradient/);
  // Where the judgement is there in time it shows what would be better.
  await expect(question.getByRole('button', { name: /Think again|Show me/ })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  await expect(draw).toBeVisible();
  // Asked once: now it is done.
  await draw.click();
  await expect(draw).toHaveCount(0);
  await expect(question).toHaveCount(0);
});

test('a thing explains itself to the other button of the mouse, to a key and to a press that is no move; nothing is played', async ({ page }) => {
  const whole = await played('newyork', { seats: 3 });
  await openLaid(page, whole, whole.choices[3] ?? 0);
  await expect(prompt(page)).toBeVisible();
  const pile = await thing(page, 'pile');
  await page.mouse.click(pile.x, pile.y, { button: 'right' });
  await expect(explained(page)).toContainText('Master Food pile');
  await expect(explained(page).getByRole('button', { name: 'NYC-END-02' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(explained(page)).toHaveCount(0);
  const said = await prompt(page).innerText();
  await page.keyboard.press('F1');
  const place = await thing(page, 'seat:rats');
  await page.mouse.click(place.x, place.y);
  await expect(explained(page)).toBeVisible();
  const first = await explained(page).getAttribute('data-explained');
  await page.keyboard.press('ArrowRight');
  await expect(explained(page)).not.toHaveAttribute('data-explained', first ?? '');
  await page.keyboard.press('Escape');
  await expect(explained(page)).toHaveCount(0);
  expect(await prompt(page).innerText()).toBe(said);
});

/** What has a meaning on the board, as a person sees it, and lies in nothing that answers. */
const mutes = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const meant = (x: Element): boolean =>
      x.hasAttribute('aria-label') ||
      x.hasAttribute('title') ||
      x.getAttribute('role') === 'img' ||
      x.hasAttribute('data-spot') ||
      (x.matches('svg text') && /\d/.test(x.textContent ?? ''));
    return [...document.querySelectorAll('main[data-explains] *, [data-explains]:not(main) *')]
      .filter(
        (x) => meant(x) && x.checkVisibility() && x.closest('[data-about]') === null && x.closest('[data-works], kbd, dialog, [data-prompt], footer') === null,
      )
      .map((x) => x.outerHTML.slice(0, 120));
  });

for (const game of GAME_IDS)
  for (const phone of [false, true])
    test.describe(`${game}, ${phone ? 'phone' : 'wide'}`, () => {
      test.use(phone ? PHONE : {});
      test('nothing drawn is mute, and every thing answers', LONG, async ({ page }) => {
        const whole = await played(game);
        const every = Math.max(1, Math.floor(whole.choices.length / 4));
        for (const n of whole.choices.filter((_, i) => i % every === 0)) {
          await openLaid(page, whole, n);
          await expect(prompt(page)).toBeVisible();
          expect(await mutes(page)).toEqual([]);
          const marks = await page.evaluate(() => [
            ...new Set(
              [...document.querySelectorAll('[data-explains] [data-about]')].filter((x) => x.checkVisibility()).map((x) => x.getAttribute('data-about') ?? ''),
            ),
          ]);
          expect(marks.length).toBeGreaterThan(10);
          await page.keyboard.press('F1');
          for (let i = 0; i < Math.min(40, marks.length); i++) {
            await page.keyboard.press('ArrowRight');
            await expect(explained(page)).toBeVisible();
          }
          await page.keyboard.press('Escape');
        }
      });
      test('the coach explains the first question of a first game', LONG, async ({ page }) => {
        await firstGame(page, game);
        await expect(coach(page)).toBeVisible();
        await coach(page).getByRole('button', { name: 'Got it' }).click();
        await expect(coach(page)).toHaveCount(0);
      });
    });

test.describe('a finger', () => {
  test.use(PHONE);
  test('that is held on a card asks about it and plays nothing', LONG, async ({ page }) => {
    const whole = await played('newyork', { seats: 3 });
    await openLaid(page, whole, whole.choices[3] ?? 0);
    await expect(prompt(page)).toBeVisible();
    const said = await prompt(page).innerText();
    const { x, y } = await thing(page, 'pile');
    const touch = await page.context().newCDPSession(page);
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
    await expect(explained(page)).toContainText('Master Food pile');
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect(explained(page)).toBeVisible();
    expect(await prompt(page).innerText()).toBe(said);
  });
});
