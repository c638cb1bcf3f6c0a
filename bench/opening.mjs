/** What a table costs a browser: requests and bytes to open it, tasks that hold the page up meanwhile, and what it burns while nothing happens. The same for all games, in a browser that has nothing of the house yet. */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { findChromium } from '../scripts/chromium.mjs';
import { at } from '../scripts/house.mjs';

const freePort = () =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });

/** A house of its own, without budgets: all comes from one address. */
const houseOf = async (cli) => {
  const port = await freePort();
  const data = mkdtempSync(join(tmpdir(), 'pesthouse-bench-'));
  const child = spawn(process.execPath, [cli, 'serve', '--port', String(port), '--data', data, '--no-open', '--think', '50'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, LIMIT_REQUESTS: '1000000', LIMIT_TABLES: '1000', LIMIT_BOT_TABLES: '1000' },
  });
  await new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`the house ended with ${code}`)));
    child.stdout.on('data', (x) => String(x).includes(`:${port}`) && resolve());
  });
  return {
    address: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        child.once('exit', () => {
          rmSync(data, { recursive: true, force: true });
          resolve();
        });
        child.kill();
      }),
  };
};

const SETTINGS = JSON.stringify({ state: { speed: 'instant', sound: false }, version: 1 });
const VIEW = { viewport: { width: 1440, height: 900 } };
/** Nothing has been asked for this long: the page is open. */
const QUIET_MS = 1_500;
const REST_MS = 8_000;
const IDLE_MS = 10_000;

/** Everything that goes over the line while something is done, and until it has been quiet for a while. */
const listened = async (page, act) => {
  const line = await page.context().newCDPSession(page);
  await line.send('Network.enable');
  const asked = [];
  let bytes = 0;
  let last = Date.now();
  line.on('Network.requestWillBeSent', ({ request }) => {
    if (!/^(?:data|blob):/.test(request.url)) asked.push(new URL(request.url).pathname);
    last = Date.now();
  });
  line.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
    last = Date.now();
  });
  await act();
  while (Date.now() - last < QUIET_MS) await page.waitForTimeout(100);
  await line.detach();
  return { asked, bytes };
};

/** How much of a core the page takes while nothing is done: its main thread, and all its threads together. */
const idle = async (browser, page) => {
  const line = await page.context().newCDPSession(page);
  const whole = await browser.newBrowserCDPSession();
  await line.send('Performance.enable');
  const busy = async () => (await line.send('Performance.getMetrics')).metrics.find((x) => x.name === 'TaskDuration').value;
  const cpu = async () => (await whole.send('SystemInfo.getProcessInfo')).processInfo.reduce((sum, x) => sum + x.cpuTime, 0);
  const [busyThen, cpuThen] = [await busy(), await cpu()];
  await page.waitForTimeout(IDLE_MS);
  const share = ((await busy()) - busyThen) / (IDLE_MS / 1_000);
  const all = ((await cpu()) - cpuThen) / (IDLE_MS / 1_000);
  return { share: 100 * share, all: 100 * all };
};

/** A table against bots, somebody's turn of it, in a browser that knows the seat and nothing else. */
const opened = async (browser, house, game) => {
  const first = await browser.newContext({ ...VIEW, serviceWorkers: 'block' });
  await first.addInitScript((x) => localStorage.setItem('pesthouse.settings', x), SETTINGS);
  await first.addInitScript((x) => localStorage.setItem('pesthouse.known', JSON.stringify({ [x]: 'usual' })), game);
  const page = await first.newPage();
  await page.goto(`${house.address}/door/${game}`);
  await page.getByRole('button', { name: /Play now/ }).click();
  await page.locator('[data-prompt="yours"]').waitFor({ timeout: 60_000 });
  const path = new URL(page.url()).pathname;
  const kept = await first.storageState();
  await first.close();

  const context = await browser.newContext({ ...VIEW, storageState: kept, serviceWorkers: 'block' });
  await context.addInitScript(() => {
    self.held = [];
    new PerformanceObserver((list) => self.held.push(...list.getEntries().map((x) => x.duration))).observe({ type: 'longtask', buffered: true });
  });
  const table = await context.newPage();
  const { asked, bytes } = await listened(table, async () => {
    await table.goto(house.address + path);
    await table.locator('[data-prompt="yours"]').waitFor({ timeout: 60_000 });
  });
  const held = await table.evaluate(() => self.held);
  // What breathes for a while after a question is put has come to rest.
  await table.waitForTimeout(REST_MS);
  const { share, all } = await idle(browser, table);
  await context.close();
  return { game, requests: asked.length, asked, bytes, held: held.length, heldMs: held.reduce((sum, x) => sum + x, 0), share, all };
};

/** What the shell keeps of the house after a first visit of the front page, and what that took. */
const visited = async (browser, house) => {
  const context = await browser.newContext({ ...VIEW, serviceWorkers: 'allow' });
  let [files, bytes] = [0, 0];
  context.on('response', async (answer) => {
    if (!answer.fromServiceWorker()) files += 1;
  });
  context.on('requestfinished', async (request) => {
    const { responseBodySize, responseHeadersSize } = await request.sizes().catch(() => ({ responseBodySize: 0, responseHeadersSize: 0 }));
    bytes += responseBodySize + responseHeadersSize;
  });
  const page = await context.newPage();
  await page.goto(house.address);
  await page.evaluate(() => navigator.serviceWorker.ready);
  let then = -1;
  while (then !== files) {
    then = files;
    await page.waitForTimeout(2_000);
  }
  const kept = await page.evaluate(async () =>
    (await Promise.all((await caches.keys()).map(async (x) => (await (await caches.open(x)).keys()).length))).reduce((a, b) => a + b, 0),
  );
  await context.close();
  return { files, bytes, kept };
};

/** `cli`: the built house that is measured, if it is not this one. */
export const opening = async (games, tell = () => undefined, cli = at('house/dist/node/cli.js')) => {
  const house = await houseOf(cli);
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update', '--disable-sync', '--no-first-run'],
  });
  try {
    const tables = [];
    for (const game of games) {
      tables.push(await opened(browser, house, game));
      tell(tables.at(-1));
    }
    return { tables, visit: await visited(browser, house) };
  } finally {
    await browser.close();
    await house.close();
  }
};
