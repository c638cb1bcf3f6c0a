/** The laws in every room of the house, on every screen, by every light and in every language. */
import { expect } from '@playwright/test';
import { GAME_IDS } from '../../../games/index.ts';
import { peopled } from '../peopled.ts';
import { test } from '../test.ts';
import { enterWholly } from './enter.ts';
import { leadsTo, NO_ROOMS, PLAIN_ROOMS, roomsOf, WAYS } from './rooms.ts';
import { TONGUES, visitor } from './visit.ts';

for (const language of TONGUES) {
  for (const room of PLAIN_ROOMS)
    test(`${room.name} in ${language}`, async ({ browser, house }) => {
      const v = await visitor(browser, house.address, language);
      await enterWholly(v, room);
      await v.close();
      expect(v.found).toEqual([]);
    });

  test(`the rooms of people in ${language}`, async ({ browser, house }) => {
    test.setTimeout(900_000);
    const { key, ownerKey, rooms } = await peopled(house);
    const v = await visitor(browser, house.address, language);
    await v.page.addInitScript(
      ({ me, owner }) => {
        localStorage.setItem('pesthouse.me', me);
        localStorage.setItem('pesthouse.owner', owner);
      },
      { me: key, owner: ownerKey },
    );
    for (const room of rooms) await enterWholly(v, room);
    await v.close();
    expect(v.found).toEqual([]);
  });

  for (const game of GAME_IDS)
    test(`the rooms of ${game} in ${language}`, async ({ browser, house }) => {
      test.setTimeout(900_000);
      const v = await visitor(browser, house.address, language);
      for (const room of roomsOf(game)) await enterWholly(v, room);
      const first = async (from: string, begin: string, sees: string): Promise<void> => {
        await v.page.goto(from);
        const link = v.page.locator(`a[href^="${begin}"]`).first();
        await link.waitFor({ state: 'attached' });
        const path = (await link.getAttribute('href')) ?? '';
        await enterWholly(v, { name: path.slice(1).replaceAll('/', ' '), path, sees });
      };
      await first('/learn', `/learn/${game}/`, '[data-lesson]');
      await first('/puzzles', `/puzzles/${game}/`, '[data-puzzle]');
      await v.close();
      expect(v.found).toEqual([]);
    });
}

test('no way of the house is left out', async ({ house }) => {
  const { rooms } = await peopled(house);
  const [game = 'newyork'] = GAME_IDS;
  const been = [...PLAIN_ROOMS, ...rooms, ...roomsOf(game)].map(({ path }) => path);
  // Lessons and puzzles are found on the way; tables and replays of one's own are the other suite's.
  const also = [`/learn/${game}/x`, `/puzzles/${game}/x`, '/table/local/x', '/replay/local/x'];
  expect(WAYS.filter((way) => !NO_ROOMS.includes(way) && ![...been, ...also].some((path) => leadsTo(way, path)))).toEqual([]);
});
