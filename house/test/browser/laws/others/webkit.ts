/** WebKit, driven over plain WebDriver: GTK's small browser on a screen that nobody sees. Its driver tells nothing of its console, so it visits the house through an ear. */
import { z } from 'zod';
import { ended, freePort, type Other, programOf, started, until } from './driver.ts';
import { ear, HEARD } from './ear.ts';

const PACKAGES = 'webkit2gtk-driver and xvfb';
const sessionOf = z.object({ value: z.object({ sessionId: z.string() }) });
const askedOf = z.object({ value: z.string() });
const errorOf = z.object({ value: z.object({ error: z.string(), message: z.string() }) });

/** So many screens are tried for one that is free. */
const SCREENS = { first: 90, most: 400 } as const;

export const webkit = async (house: string): Promise<Other> => {
  const driver = programOf('WebKit', PACKAGES, ['/usr/bin/WebKitWebDriver']);
  const binary = programOf('WebKit', PACKAGES, ['/usr/lib/*/webkit2gtk-4.1/MiniBrowser', '/usr/lib/*/webkit2gtk-4.0/MiniBrowser']);
  const xvfb = programOf('A screen that nobody sees', PACKAGES, ['/usr/bin/Xvfb']);
  const port = await freePort();
  const display = `:${SCREENS.first + (port % SCREENS.most)}`;
  const screen = started(xvfb, [display, '-screen', '0', '1440x900x24', '-nolisten', 'tcp'], {}, () => undefined);
  const child = started(driver, [`--port=${port}`, '--host=127.0.0.1'], { DISPLAY: display, LIBGL_ALWAYS_SOFTWARE: '1', GDK_BACKEND: 'x11' }, () => undefined);
  const call = async (path: string, body: object | null, method = 'POST'): Promise<unknown> => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, { method, ...(body === null ? {} : { body: JSON.stringify(body) }) });
    const said: unknown = await answer.json();
    const no = errorOf.safeParse(said);
    if (no.success) throw new Error(`${no.data.value.error}: ${no.data.value.message}`);
    return said;
  };
  await until('WebKitWebDriver', async () => (await fetch(`http://127.0.0.1:${port}/status`)).ok);
  const args = ['--automation', '--geometry=1440x900'];
  const made = await call('/session', { capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': { binary, args } } } });
  const session = `/session/${sessionOf.parse(made).value.sessionId}`;
  const listening = await ear(house);
  const ask = async (expression: string): Promise<unknown> => {
    const said = await call(`${session}/execute/sync`, { script: `return JSON.stringify((${expression}) ?? null)`, args: [] });
    return JSON.parse(askedOf.parse(said).value);
  };
  return {
    go: async (url) => {
      await call(`${session}/url`, { url: listening.through(url) });
    },
    ask,
    complaints: async () => z.array(z.string()).parse(await ask(HEARD)),
    busy: () => listening.busy(),
    async close() {
      await call(session, null, 'DELETE').catch(() => undefined);
      listening.close();
      await ended(child);
      await ended(screen);
    },
  };
};
