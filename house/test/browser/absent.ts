/** What tests of absence are written with: a house in which a minute of waiting is short, and friends of whom each opens a browser of their own, and closes it. */
import type { Locator, Page } from '@playwright/test';
import { type TestHouse, testHouse } from './house.ts';
import { test as base } from './test.ts';
import { type Friend, friendOf } from './weeks.ts';

/** Nobody waits whole minutes here until a request lapses. */
export const MINUTE = 1_500;

export const test = base.extend<object, { readonly house: TestHouse }>({
  house: [
    async ({ browserName: _ }, use) => {
      const house = await testHouse('--minute', String(MINUTE));
      await use(house);
      await house.end();
    },
    { scope: 'worker' },
  ],
});

export const card = (page: Page, name: string): Locator => page.locator(`[data-between="${name}"]`);
/** The browser of a friend. */
export const as = async (page: Page, who: Friend, path: string): Promise<void> => {
  await page.goto('/');
  await page.evaluate((key) => localStorage.setItem('pesthouse.me', key), who.key);
  await page.goto(path);
};
/** The browser is closed: nobody is at the table any more. */
export const closed = (page: Page): Promise<void> => page.close();
export const pair = async (house: TestHouse): Promise<readonly [Friend, Friend]> => [await friendOf(house, 'Ada', 'cat'), await friendOf(house, 'Ben', 'owl')];
