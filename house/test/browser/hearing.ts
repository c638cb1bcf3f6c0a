/** The ear of whoever does not see the page: all that the one region says, from the moment one listens. */
import { expect, type Locator, type Page } from '@playwright/test';

/** What the region calls the event of a line (`packages/board/src/parts/live.tsx`). */
const SAID = 'said';

export const region = (page: Page): Locator => page.locator('[data-live-region]');

/** Listens from now on; the list grows by every line that is said. */
export const listen = async (page: Page): Promise<readonly string[]> => {
  const heard: string[] = [];
  await page.exposeFunction('hear', (line: string) => heard.push(line));
  await expect(region(page)).toHaveCount(1);
  await region(page).evaluate((x, said) => {
    const hear: unknown = Reflect.get(window, 'hear');
    if (typeof hear !== 'function') throw new Error('nobody listens');
    x.addEventListener(said, (e) => hear(Reflect.get(e, 'detail')));
  }, SAID);
  return heard;
};

/** A clause as the rulebooks number them. */
export const CLAUSE = /\b[A-Z]{3,4}-[A-Z0-9]+-[A-Z]?\d\d/;
