/** The test of this folder: every worker has a house, every page shows events at once, and a page that complains fails its test. */
import { type BrowserContext, test as base, type Page } from '@playwright/test';
import { GAME_IDS } from '../../games/index.ts';
import { type TestHouse, testHouse } from './house.ts';

/** Nobody here is new to a game, but for the test that asks: each table is the usual one. */
const KNOWN = JSON.stringify(Object.fromEntries(GAME_IDS.map((id) => [id, 'usual'])));
const SETTINGS = { state: { speed: 'instant', motion: 'off', sound: false }, version: 1 };

interface PerTest {
  /** Another person with another browser. */
  readonly friend: Page;
  /** As many more as are wanted. */
  guest(name: string): Promise<Page>;
  /** What pages said in their consoles that they should not have. */
  readonly complaints: string[];
}
interface PerWorker {
  readonly house: TestHouse;
}

/** The browser of somebody with that name, who likes it quick. */
const browserOf = (house: TestHouse, name: string) => ({
  cookies: [],
  origins: [
    {
      origin: house.address,
      localStorage: [
        { name: 'pesthouse.settings', value: JSON.stringify({ ...SETTINGS, state: { ...SETTINGS.state, name } }) },
        { name: 'pesthouse.known', value: KNOWN },
      ],
    },
  ],
});
const listen = (context: BrowserContext, complaints: string[]): void => {
  context.on('weberror', (e) => complaints.push(String(e.error())));
};

export const test = base.extend<PerTest, PerWorker>({
  house: [
    async ({ browserName: _ }, use) => {
      const house = await testHouse();
      await use(house);
      await house.end();
    },
    { scope: 'worker' },
  ],
  complaints: async ({ house }, use) => {
    await house.open();
    const complaints: string[] = [];
    await use(complaints);
    if (complaints.length > 0) throw new Error(`pages complained:\n${complaints.join('\n')}`);
  },
  baseURL: async ({ house }, use) => use(house.address),
  storageState: async ({ house }, use) => use(browserOf(house, 'Ada')),
  context: async ({ context, complaints }, use) => {
    listen(context, complaints);
    await use(context);
  },
  guest: async ({ browser, complaints, house, serviceWorkers }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async (name) => {
      const context = await browser.newContext({
        baseURL: house.address,
        viewport: { width: 1440, height: 900 },
        storageState: browserOf(house, name),
        serviceWorkers,
      });
      contexts.push(context);
      listen(context, complaints);
      return context.newPage();
    });
    for (const context of contexts) await context.close();
  },
  friend: async ({ guest }, use) => use(await guest('Ben')),
});

/** What only `npm run test:browser:long` runs. */
export const LONG = { tag: '@long' } as const;
/** Looked at in `npm test` for some games, and for all of them by the long command. */
export const shortFor = (game: string, ...games: readonly string[]) => (games.includes(game) ? {} : LONG);

export { expect } from '@playwright/test';
