/** What opening a table costs: few requests, nothing of other games, and nothing that moves for ever once it stands. */
import { GAME_IDS } from '../../games/index.ts';
import { lookAt } from './laws/inpage.ts';
import { prompt, sitDown } from './table.ts';
import { expect, test } from './test.ts';

/** A cold browser asks for no more than this: the page, its faces, one script and one sheet of styles a game, and the calls. */
const MOST = 30;
/** Nothing was asked for this long: the table is open. */
const QUIET_MS = 1_000;

for (const game of GAME_IDS)
  test(`a table of ${game} opens with few requests and comes to rest`, async ({ page, browser, house }) => {
    await sitDown(page, game);
    const cold = await browser.newContext({
      storageState: await page.context().storageState(),
      viewport: { width: 1440, height: 900 },
      serviceWorkers: 'block',
    });
    // With motion on: what stands still by a setting proves nothing.
    await cold.addInitScript(() => {
      const kept = JSON.parse(localStorage.getItem('pesthouse.settings') ?? '{}');
      localStorage.setItem('pesthouse.settings', JSON.stringify({ ...kept, state: { ...kept.state, motion: 'on' } }));
    });
    const asked: string[] = [];
    let last = Date.now();
    cold.on('request', (x) => {
      if (!/^(?:data|blob):/.test(x.url())) asked.push(new URL(x.url()).pathname);
      last = Date.now();
    });
    const table = await cold.newPage();
    await table.goto(house.address + new URL(page.url()).pathname);
    await expect(prompt(table)).toBeVisible();
    await expect.poll(() => Date.now() - last, { intervals: [200] }).toBeGreaterThan(QUIET_MS);
    expect(asked.length, asked.join('\n')).toBeLessThanOrEqual(MOST);
    const others = GAME_IDS.filter((x) => x !== game);
    // A built file bears the game that it belongs to in its name; what a door says is the front's, which shows them all.
    const foreign = asked.filter((x) =>
      x
        .replace(/\/door\.\w+-/, '/')
        .replace(/-[\w-]{8}\.\w+$/, '')
        .split(/[./]/)
        .some((word) => others.some((id) => id === word)),
    );
    expect(foreign).toEqual([]);
    expect((await lookAt(table, { phone: false, names: null })).filter(({ law }) => law === 'rest')).toEqual([]);
    await cold.close();
  });
