/** What the offline shell of a page keeps. */
import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** The addresses that the shell keeps here. */
export const kept = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const all = await Promise.all((await caches.keys()).map(async (key) => (await caches.open(key)).keys()));
    return all.flat().map((x) => new URL(x.url).pathname);
  });

/** What it keeps once nothing more is on its way into it, and it is that many files at least. */
export const settled = async (page: Page, least = 6): Promise<string[]> => {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  let before = -1;
  await expect
    .poll(
      async () => {
        const now = (await kept(page)).length;
        const same = now === before && now >= least;
        before = now;
        return same;
      },
      { intervals: [1_500] },
    )
    .toBe(true);
  return kept(page);
};
