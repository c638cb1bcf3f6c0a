/** Temporary: pictures and figures. */
import { appendFileSync, writeFileSync } from 'node:fs';
import { test as base } from '@playwright/test';
import { GAME_IDS } from '../../../games/index.ts';

const test = base.extend<{ house: { address: string } }>({
  house: async ({ browserName: _ }, use) => use({ address: process.env.DEV ?? 'http://127.0.0.1:4892' }),
});

import { modesOf, stopsIn } from './positions.ts';
import { openAt } from './tables.ts';
import { visitor } from './visit.ts';
import { figuresOf, WINDOWS, windowOf } from './windows.ts';

const OUT = process.env.SHOTS ?? '/tmp/win';
const TONGUE = (process.env.TONGUE ?? 'en') as 'en' | 'de';
const STOPS = Number(process.env.STOPS ?? '1');
const PICS = process.env.PICS !== '0';
const ONLY = process.env.SIZES?.split(',');
const NTH = process.env.NTH === undefined ? undefined : Number(process.env.NTH);
for (const game of GAME_IDS)
  test(`shots of ${game} end`, async ({ browser, house }) => {
    test.setTimeout(900_000);
    const { whole } = await stopsIn(game, modesOf(game), 0);
    const v = await visitor(browser, house.address, TONGUE);
    const keys = [...whole.fullest.entries()];
    console.log(game, JSON.stringify(keys));
    for (const [key, n] of NTH === undefined ? keys.slice(0, STOPS) : keys.slice(NTH, NTH + 1))
      for (const at of WINDOWS) {
        const name = `${game}-${at.width}x${at.height}`;
        if (ONLY !== undefined && !ONLY.includes(`${at.width}x${at.height}`)) continue;
        await v.page.setViewportSize(at);
        await openAt(v.page, whole, n);
        await v.page.waitForTimeout(400);
        const figs = await figuresOf(v.page);
        const faults = await windowOf(v.page, at);
        if (PICS) await v.page.screenshot({ path: `${OUT}/${name}-${key.replace(/\W/g, '')}-${TONGUE}.png` });
        appendFileSync(
          `${OUT}/figures.txt`,
          `${name} ${key} ${TONGUE}: ${JSON.stringify(figs)}\n${faults
            .map((f) => '    ' + f.what)
            .slice(0, 60)
            .join('\n')}\n`,
        );
      }
    await v.close();
  });
