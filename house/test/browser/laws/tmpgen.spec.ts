/** Temporary. */
import { writeFileSync } from 'node:fs';
import { test } from '@playwright/test';
import { GAME_IDS } from '../../../games/index.ts';
import { tableOf } from '../laid.ts';
import { bring } from './inpage.ts';
import { modesOf, stopsIn } from './positions.ts';

for (const game of GAME_IDS)
  test(`gen ${game}`, async () => {
    test.setTimeout(600_000);
    const { whole } = await stopsIn(game, modesOf(game), 0);
    const all = [...whole.fullest.entries()].map(([key, n]) => ({ key, n, table: tableOf(whole, `${game}${n}`, n, 1, 'random', 0) }));
    writeFileSync(`/tmp/win/played/${game}.json`, JSON.stringify(all));
    console.log(game, all.map((x) => `${x.key}:${x.n}`).join(' '));
  });
void bring;
