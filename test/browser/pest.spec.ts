/** Pest through the page: a solo game and a versus game to their ends, five bots watched, and the board by lamp, by day and on a phone. */
import type { Page } from '@playwright/test';
import { faults } from './faults.ts';
import { player } from './player.ts';
import { again, choose, openList, playOut, playSome, prompt, sheet, sitDownAt, watchOut } from './table.ts';
import { expect, test } from './test.ts';

const day = (page: Page, theme: 'light' | 'dark'): Promise<void> => page.evaluate((t) => document.documentElement.setAttribute('data-theme', t), theme);

test('a whole solo game ends with one total, in the last line of its sheet', async ({ page }) => {
  await sitDownAt(page, 'pest', { seats: 1 });
  expect(await playOut(page, player('pest', 5))).toBeGreaterThan(40);
  await expect(sheet(page)).toBeVisible();
  const lines = await sheet(page)
    .locator('tbody tr')
    .evaluateAll((rows) =>
      rows.map((r) => [r.querySelector('th')?.textContent ?? '', Number(r.querySelector('td')?.textContent?.replace('·', '0') ?? Number.NaN)] as const),
    );
  const [name, total] = lines[lines.length - 1] ?? ['', 0];
  expect(name).toBe('Renown in all');
  expect(total).toBe(lines.slice(0, -1).reduce((n, [, x]) => n + x, 0));
  await expect(again(page)).toBeVisible();
  await expect(page.getByRole('heading', { level: 2 }).first()).toContainText(`${total} Renown`);
});

test('a whole versus game for two against a bot ends with Renown by its sources, in which axe finds no serious fault', async ({ page }) => {
  await sitDownAt(page, 'pest', { seats: 2, on: ['Versus'] });
  expect(await playOut(page, player('pest', 3))).toBeGreaterThan(40);
  await expect(sheet(page)).toBeVisible();
  expect(await faults(page)).toEqual([]);
});

test('five bots are watched to the end', async ({ page }) => {
  await sitDownAt(page, 'pest', { seats: 5, watched: true });
  await watchOut(page);
});

test('between two decisions nothing shifts; by lamp and by day axe finds no serious fault, and day is another light', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await sitDownAt(page, 'pest', { seats: 2 });
  await openList(page);
  const heights = new Set<number>();
  for (let i = 0; i < 24; i++) {
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

test('the hint can be read: its button is not of the colour of its ground', async ({ page }) => {
  await sitDownAt(page, 'pest', { seats: 2 });
  await openList(page);
  await playSome(page, player('pest', 2), 2);
  await page.keyboard.press('h');
  const doIt = prompt(page).getByRole('button', { name: 'Do it' });
  await expect(doIt).toBeVisible({ timeout: 60_000 });
  const ratio = await doIt.evaluate((x) => {
    const rgb = (c: string): number[] => (c.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number);
    const light = (c: string): number => {
      const [r = 0, g = 0, b = 0] = rgb(c).map((v) => (v / 255 <= 0.03928 ? v / 255 / 12.92 : ((v / 255 + 0.055) / 1.055) ** 2.4));
      return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    const s = getComputedStyle(x);
    const [a, b] = [light(s.color), light(s.backgroundColor)];
    return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
  });
  expect(ratio).toBeGreaterThan(4.5);
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
