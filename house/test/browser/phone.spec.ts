/** A phone: 390 pixels wide, a finger instead of a mouse. */
import type { Page } from '@playwright/test';
import type { GameId } from '../../games/index.ts';
import { played } from './laid.ts';
import { playLast } from './last.ts';
import { player } from './player.ts';
import { byFinger, choose, more, playUntil, prompt, sheet } from './table.ts';
import { expect, LONG, test } from './test.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

const nothingCutOff = async (page: Page): Promise<void> => {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
};

const openTheList = async (page: Page): Promise<void> => {
  await more(page).tap();
  await page.getByRole('dialog').getByRole('button', { name: 'Every choice you have now' }).tap();
};

/** Sits down and opens the plain list. */
const sitDown = async (page: Page, game: GameId): Promise<void> => {
  await page.goto(`/door/${game}`);
  await nothingCutOff(page);
  await page.getByRole('button', { name: /Play now/ }).tap();
  await expect(prompt(page)).toBeVisible();
  await nothingCutOff(page);
  // The prompt may be drawn anew between being found and being measured, when a bot has just moved: it is measured until it stands.
  await expect(async () => {
    const box = await prompt(page).boundingBox();
    if (box === null) throw new Error('the prompt was taken away while it was measured');
    expect(box.x).toBeGreaterThanOrEqual(0);
    expect(box.x + box.width).toBeLessThanOrEqual(390);
  }).toPass({ timeout: 30_000 });
  await openTheList(page);
};

test('a phone opens at the first door, and every door can be walked to', async ({ page }) => {
  await page.goto('/');
  const doors = page.getByRole('main').getByRole('article');
  await expect(doors.first()).toBeInViewport({ ratio: 0.5 });
  for (const door of await doors.all()) {
    await door.scrollIntoViewIfNeeded();
    const box = await door.boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390);
  }
});

test('the first turns of New York are played on a screen 390 pixels wide, and nothing is cut off', async ({ page }) => {
  await page.goto('/');
  await nothingCutOff(page);
  await sitDown(page, 'newyork');
  for (let i = 0; i < 6; i++) expect(await choose(page, player('newyork', 13), byFinger)).not.toBeNull();
  await nothingCutOff(page);
});

test('the last move is made on a screen 390 pixels wide, and nothing of the score sheet is cut off', LONG, async ({ page }) => {
  const whole = await played('newyork');
  await playLast(page, whole, byFinger);
  await expect(sheet(page)).toBeVisible();
  await nothingCutOff(page);
});

test('a turn of Retribution is played on a screen 390 pixels wide, and nothing is cut off', async ({ page }) => {
  await sitDown(page, 'retribution');
  await playUntil(page, player('retribution', 27), /^On to Infect/, 1, byFinger);
  await nothingCutOff(page);
  // From the last one: the list has a tab only as long as it is open.
  for (const tab of (await page.getByRole('navigation', { name: 'Board' }).getByRole('button').all()).toReversed()) {
    await tab.tap();
    await nothingCutOff(page);
  }
});

test('what gets the focus comes into sight by moving the board, and the board comes out from under the buttons on it', async ({ page }) => {
  await page.goto('/door/newyork');
  await page.getByRole('button', { name: /Play now/ }).tap();
  await expect(prompt(page)).toBeVisible();
  const room = page.getByRole('region', { name: 'New York City' }).first();
  const closer = room.getByRole('button', { name: 'Closer' });
  const stood = await closer.boundingBox();
  for (let i = 0; i < 4; i++) await closer.tap();
  const seen = await room.evaluate((box) => {
    const own = box.getBoundingClientRect();
    const away = [...box.querySelectorAll<HTMLElement>('button[data-spot], button[data-about]')].find((x) => {
      const b = x.getBoundingClientRect();
      return b.left > own.right + 40 || b.right < own.left - 40;
    });
    if (away === undefined) return null;
    away.focus();
    return new Promise<boolean>((told) =>
      requestAnimationFrame(() =>
        requestAnimationFrame(() => {
          const b = away.getBoundingClientRect();
          told(box.scrollLeft === 0 && b.left < own.right && b.right > own.left);
        }),
      ),
    );
  });
  expect(seen).toBe(true);
  expect(await closer.boundingBox()).toEqual(stood);
  // Dragged as far as it goes, the board ends beside the buttons, not under them.
  const box = await room.boundingBox();
  if (box === null || stood === null) throw new Error('nothing to drag');
  for (let i = 0; i < 8; i++) {
    await page.mouse.move(box.x + box.width - 80, box.y + 120);
    await page.mouse.down();
    await page.mouse.move(box.x + 10, box.y + 120, { steps: 4 });
    await page.mouse.up();
  }
  const right = await room
    .locator(':scope > div')
    .first()
    .evaluate((x) => x.getBoundingClientRect().right);
  expect(right).toBeLessThan(stood.x);
  expect(right).toBeGreaterThan(box.x + box.width / 2);
});

test('what the menu offers opens, and the seats stay in sight above the board', async ({ page }) => {
  await page.goto('/door/newyork');
  await page.getByRole('button', { name: /Play now/ }).tap();
  await expect(prompt(page)).toBeVisible();
  for (const name of ['Settings', 'Share', 'Keys']) {
    await more(page).tap();
    await page.getByRole('dialog', { name: 'More' }).getByRole('button', { name }).tap();
    const opened = page.getByRole('dialog', { name: new RegExp(name) });
    await expect(opened).toBeVisible();
    await opened.getByRole('button', { name: 'Close' }).tap();
    await expect(opened).toBeHidden();
  }
  const bar = await prompt(page).boundingBox();
  const board = await page.getByRole('main').boundingBox();
  expect(bar !== null && board !== null && board.y > 60 && board.y + board.height <= bar.y + bar.height).toBe(true);
});
