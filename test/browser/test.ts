/** The test of this folder: every worker has a house, every page shows events at once, and a page that complains fails its test. */
import { type BrowserContext, test as base, type Page } from '@playwright/test';
import { type TestHouse, testHouse } from './house.ts';

const SETTINGS = { state: { speed: 'instant', motion: 'off', sound: false, name: 'Ada' }, version: 1 };

interface PerTest {
  /** Another person with another browser. */
  readonly friend: Page;
  /** What pages said in their consoles that they should not have. */
  readonly complaints: string[];
}
interface PerWorker {
  readonly house: TestHouse;
}

const prepare = async (context: BrowserContext, complaints: string[], name: string): Promise<void> => {
  const kept = JSON.stringify({ ...SETTINGS, state: { ...SETTINGS.state, name } });
  await context.addInitScript((value) => {
    if (localStorage.getItem('pesthouse.settings') === null) localStorage.setItem('pesthouse.settings', value);
  }, kept);
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
  context: async ({ context, complaints }, use) => {
    await prepare(context, complaints, 'Ada');
    await use(context);
  },
  friend: async ({ browser, complaints, house }, use) => {
    const context = await browser.newContext({ baseURL: house.address, viewport: { width: 1440, height: 900 } });
    await prepare(context, complaints, 'Ben');
    await use(await context.newPage());
    await context.close();
  },
});

export { expect } from '@playwright/test';
