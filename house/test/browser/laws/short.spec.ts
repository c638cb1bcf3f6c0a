/** The short form of the laws of the page, by turns in every language, on every screen and by every light: each room of the house for every day; each room of the games, and each game at two positions, among the long tests. `npm run laws` looks at all of them everywhere. */
import { expect } from '@playwright/test';
import { GAME_IDS } from '../../../games/index.ts';
import { LONG, test } from '../test.ts';
import { enter } from './enter.ts';
import { modesOf, stopsIn } from './positions.ts';
import { PLAIN_ROOMS, roomsOf } from './rooms.ts';
import { openAt } from './tables.ts';
import { type Course, LIGHTS, measure, SCREENS, TONGUES, visitor } from './visit.ts';

/** Each in its turn: whoever is the i-th is seen on this screen, by this light. */
const courseOf = (i: number): Course => ({ screens: [SCREENS[i % SCREENS.length] ?? SCREENS[0]], lights: [LIGHTS[i % LIGHTS.length] ?? 'dark'], focus: 12 });

/** Generous, for a machine that has other things to do. */
const LIMIT_MS = 900_000;

const SHARES = [
  { rooms: PLAIN_ROOMS, name: 'rooms of the house', when: {} },
  { rooms: GAME_IDS.flatMap(roomsOf), name: 'rooms of the games', when: LONG },
];
for (const { rooms, name, when } of SHARES)
  TONGUES.forEach((language, turn) => {
    test(`the laws hold in a third of the ${name}, in ${language}`, when, async ({ browser, house }) => {
      test.setTimeout(LIMIT_MS);
      const v = await visitor(browser, house.address, language);
      for (const [i, room] of rooms.entries()) if (i % TONGUES.length === turn) await enter(v, room, courseOf(Math.floor(i / TONGUES.length)));
      await v.close();
      expect(v.found).toEqual([]);
    });
  });

test('the laws hold at two positions of every game', LONG, async ({ browser, house }) => {
  test.setTimeout(LIMIT_MS);
  const found: string[] = [];
  for (const [i, game] of GAME_IDS.entries()) {
    const { whole, stops } = await stopsIn(game, modesOf(game), 0);
    const v = await visitor(browser, house.address, TONGUES[i % TONGUES.length] ?? 'en');
    for (const [j, n] of stops.slice(0, 2).entries()) {
      await openAt(v.page, whole, n);
      await measure(v, `${game}, move ${n}`, courseOf(i + 2 * j));
    }
    await v.close();
    found.push(...v.found);
  }
  expect(found).toEqual([]);
});
