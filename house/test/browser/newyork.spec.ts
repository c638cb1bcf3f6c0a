/** New York's board: under hasty hands a press answers the decision it was meant for and no other, and a fight is whole in a replay. */

import { apply, openPlay } from '@pesthouse/table';
import type { Page } from '@playwright/test';
import { GAMES } from '../../games/index.ts';
import { lay, type Played, played, tableOf } from './laid.ts';
import { prompt, sentence, sitDownAt } from './table.ts';
import { expect, LONG, test } from './test.ts';

const drawn = async (page: Page): Promise<number> => Number(/Drawn (\d+) of/.exec(await sentence(page).innerText())?.[1] ?? 0);

/** Humans, who begin and whom poison does not touch, with every event shown slowly. */
const asHumans = async (page: Page): Promise<void> => {
  await page.addInitScript(() =>
    localStorage.setItem('pesthouse.settings', JSON.stringify({ state: { speed: 'slow', motion: 'on', sound: false }, version: 1 })),
  );
  await sitDownAt(page, 'newyork', { seats: 2, take: { 'Species, Seat 1': 'humans' } });
};

test('three quick presses draw one card: the second skips what is shown, and the third was not meant for the new question', async ({ page }) => {
  await asHumans(page);
  const draw = prompt(page).getByRole('button', { name: /^Draw/ });
  await expect(draw).toBeVisible();
  await page.evaluate(async () => {
    const find = (name: RegExp) => [...document.querySelectorAll('button')].find((x) => name.test(x.innerText));
    const nextFrame = () => new Promise((go) => requestAnimationFrame(go));
    while (find(/^Skip/) === undefined) {
      find(/^Draw/)?.click();
      await nextFrame();
    }
    // However busy the machine is, from the second press to the third no time passes.
    const now = performance.now();
    performance.now = () => now;
    find(/^Skip/)?.click();
    while (find(/^Draw/) === undefined) await nextFrame();
    find(/^Draw/)?.click();
    await nextFrame();
    Reflect.deleteProperty(performance, 'now');
  });
  await expect(draw).toBeVisible();
  expect(await drawn(page)).toBe(1);
  // A press that comes after the question can be read is taken.
  await expect(async () => {
    await draw.click();
    await expect.poll(() => drawn(page)).toBeGreaterThan(1);
  }).toPass();
});

/** A game in which somebody fights, and the number of entries before the first fight. */
const beforeFight = async (): Promise<{ readonly whole: Played; readonly n: number }> => {
  const whole = await played('newyork', { level: 'random' });
  const { rules } = await GAMES.newyork.rules();
  const head = tableOf(whole, 'fight', 0);
  const play = openPlay(rules, { game: 'newyork', rules: head.rules, options: head.options, seats: whole.seats, entries: [] }, whole.seed, () => undefined);
  for (const [n, entry] of whole.entries.entries()) {
    const told = apply(play, entry);
    if (!('refused' in told) && told.get(0)?.events.some((e) => e.type === 'fought')) return { whole, n };
  }
  throw new Error('nobody fights in this game');
};

for (const [width, height] of [
  [1440, 900],
  [1280, 720],
  [390, 844],
] as const)
  test(`in a replay the last line of a fight stands above the controls at ${width} by ${height}`, width === 1280 ? {} : LONG, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.addInitScript(() =>
      localStorage.setItem('pesthouse.settings', JSON.stringify({ state: { speed: 'slow', motion: 'off', sound: false }, version: 1 })),
    );
    const { whole, n } = await beforeFight();
    await page.goto('/robots.txt');
    await lay(page, [tableOf(whole, 'fight', whole.entries.length)]);
    await page.goto(`/replay/local/fight?at=${n}`);
    await expect(page.getByText(new RegExp(`^Move ${n} of`))).toBeVisible();
    // The scene is gone after some seconds: it is measured in the very frame in which it comes.
    const measured = page.evaluate(async () => {
      const find = (): Element | null => document.querySelector('main [role="dialog"] [data-result]');
      while (find() === null) await new Promise((go) => requestAnimationFrame(go));
      const last = find()?.getBoundingClientRect();
      const controls = document.querySelector('section:has(input[type="range"])')?.getBoundingClientRect();
      return { line: last?.height ?? 0, ends: last?.bottom ?? 0, controls: controls?.top ?? 0 };
    });
    await page.getByRole('button', { name: 'Play (Space)' }).click();
    const { line, ends, controls } = await measured;
    expect(line).toBeGreaterThan(12);
    expect(ends).toBeLessThanOrEqual(controls);
  });
