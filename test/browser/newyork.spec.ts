/** New York's board under hasty hands: a press answers the decision it was meant for and no other. */
import type { Page } from '@playwright/test';
import { prompt, sentence, sitDownAt } from './table.ts';
import { expect, test } from './test.ts';

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
