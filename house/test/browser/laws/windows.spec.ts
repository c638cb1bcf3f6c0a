/** The law of windows for every day: each game at the question with the most answers, through a window of each kind, by turns in English and German. `npm run laws` looks at every kind of question through all of them. */
import { expect } from '@playwright/test';
import { GAME_IDS } from '../../../games/index.ts';
import { test } from '../test.ts';
import { modesOf, playedIn } from './positions.ts';
import { openAt } from './tables.ts';
import { visitor } from './visit.ts';
import { FEW, throughWindows } from './windows.ts';

GAME_IDS.forEach((game, i) => {
  test(`a table of ${game} keeps its board in every window`, async ({ browser, house }) => {
    const [usual] = modesOf(game);
    if (usual === undefined) throw new Error(`${game} has no mode`);
    const whole = await playedIn(game, usual);
    const [n] = whole.fullest.values();
    if (n === undefined) throw new Error(`${game} asks nothing`);
    const v = await visitor(browser, house.address, i % 2 === 0 ? 'de' : 'en');
    await openAt(v.page, whole, n);
    await throughWindows(v, `${game}, move ${n}`, FEW);
    await v.close();
    expect(v.found).toEqual([]);
  });
});
