/** The camera: opens a room as somebody with a wide screen, a low one or a phone, by lamp or by day, hears what it complains of, and takes its picture. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** On the low one, which is a small laptop, only tables are cramped: nothing else is pictured there. */
export const SCREENS = [
  { screen: 'wide', viewport: { width: 1440, height: 900 } },
  { screen: 'low', viewport: { width: 1280, height: 720 }, tables: true },
  { screen: 'phone', viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
];
export const LIGHTS = [
  { light: 'lamp', theme: 'dark' },
  { light: 'day', theme: 'light' },
];
/** A long page is shown down to here. */
const TALLEST = 2400;
const QUALITY = 82;

/** Nothing is still on its way: faces, pictures, and two drawn frames. */
const settle = async (page) => {
  await page.waitForLoadState('networkidle');
  await page.evaluate(async () => {
    await document.fonts.ready;
    // One that is fetched only when it comes into sight may never be: it is not waited for.
    const near = [...document.images].filter((x) => x.loading !== 'lazy' && x.src !== '');
    await Promise.all(near.map((x) => x.decode().catch(() => undefined)));
    await new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(go)));
  });
  await page.waitForTimeout(400);
};

/** A browser of its own for every screen and light, with the tables in it that `lay` puts there. */
export const openCamera = async (browser, address, { screen, viewport, isMobile = false, hasTouch = false }, { light, theme }, lay, folder) => {
  const state = { speed: 'instant', motion: 'off', sound: false, theme, name: 'Ada' };
  const context = await browser.newContext({
    baseURL: address,
    viewport,
    isMobile,
    hasTouch,
    serviceWorkers: 'block',
    storageState: {
      cookies: [],
      origins: [{ origin: address, localStorage: [{ name: 'pesthouse.settings', value: JSON.stringify({ state, version: 1 }) }] }],
    },
  });
  const first = await context.newPage();
  await first.goto('/robots.txt');
  await lay(first);
  await first.close();
  return {
    screen,
    light,
    close: () => context.close(),
    /** Gives the picture's file, and every complaint that the room made. */
    async take(room) {
      const complaints = [];
      const page = await context.newPage();
      page.on('pageerror', (e) => complaints.push(String(e)));
      page.on('console', (m) => m.type() === 'error' && complaints.push(`${m.text()} (${m.location().url ?? ''})`));
      const file = `${room.name}-${screen}-${light}.jpg`;
      try {
        if (room.keys !== undefined) {
          await page.addInitScript((keys) => {
            for (const [name, key] of Object.entries(keys)) localStorage.setItem(name, key);
          }, room.keys);
        }
        await page.goto(room.path);
        await page.locator(room.sees).first().waitFor({ timeout: 60_000 });
        await room.does?.(page, { narrow: screen === 'phone' });
        await settle(page);
        const height = room.long ? await page.evaluate(() => document.documentElement.scrollHeight) : viewport.height;
        if (height > viewport.height) await page.setViewportSize({ ...viewport, height: Math.min(height, TALLEST) });
        writeFileSync(join(folder, file), await page.screenshot({ type: 'jpeg', quality: QUALITY }));
      } catch (e) {
        complaints.push(e instanceof Error ? e.message : String(e));
      }
      await page.close();
      return { room: room.name, file, complaints };
    },
  };
};
