/** Pest through the page: five bots watched, and the board by lamp, by day and on a phone. */
import type { Page } from '@playwright/test';
import { faults } from './faults.ts';
import { player } from './player.ts';
import { choose, openList, prompt, sitDownAt, watchSome } from './table.ts';
import { expect, LONG, test } from './test.ts';

const day = (page: Page, theme: 'light' | 'dark'): Promise<void> => page.evaluate((t) => document.documentElement.setAttribute('data-theme', t), theme);

test('five bots are watched: the page follows them from one to the next', LONG, async ({ page }) => {
  await sitDownAt(page, 'pest', { seats: 5, watched: true });
  await watchSome(page, 6);
});

test('between two decisions nothing shifts; by lamp and by day axe finds no serious fault, and day is another light', LONG, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await sitDownAt(page, 'pest', { seats: 2 });
  await openList(page);
  const heights = new Set<number>();
  for (let i = 0; i < 12; i++) {
    const box = await prompt(page).boundingBox();
    if (box !== null) heights.add(Math.round(box.height));
    if ((await choose(page, player('pest', i))) === null) break;
  }
  expect([...heights]).toHaveLength(1);
  const board = page.getByRole('region', { name: 'The empire of Thokaia' });
  const ground = (): Promise<string> => board.evaluate((x) => getComputedStyle(x.parentElement ?? x).backgroundColor);
  await day(page, 'dark');
  const lamp = await ground();
  expect(await faults(page)).toEqual([]);
  await day(page, 'light');
  expect(await ground()).not.toBe(lamp);
  expect(await faults(page)).toEqual([]);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('every name of the map can be read, every place pressed with a finger, and at rest nothing lies on them', async ({ page }) => {
    await sitDownAt(page, 'pest', { seats: 2 });
    const map = page.getByRole('region', { name: 'Map of the empire' });
    await expect(map).toBeVisible();
    const sizes = await map.evaluate((room) => {
      const scale = (x: Element): number => new DOMMatrix(getComputedStyle(x).transform).a || 1;
      const scene = room.firstElementChild;
      const k = scene === null ? 1 : scale(scene);
      return {
        least: Math.min(...[...room.querySelectorAll('svg text')].map((x) => Number.parseFloat(getComputedStyle(x).fontSize) * k)),
        place: Math.min(...[...room.querySelectorAll('[data-place]')].map((x) => Math.min(x.getBoundingClientRect().width, x.getBoundingClientRect().height))),
      };
    });
    expect(sizes.least).toBeGreaterThanOrEqual(11);
    expect(sizes.place).toBeGreaterThanOrEqual(39.5);
    await expect(page.locator('svg[data-moving]')).toHaveCount(0);
  });
});
