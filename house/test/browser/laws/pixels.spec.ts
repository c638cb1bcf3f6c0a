/** The short form of the law of what is drawn, over all five games: what is asked, taught and requested most, each on another screen, by another light and in another language than in the game before. `npm run laws` puts up everything, everywhere. */
import { expect } from '@playwright/test';
import { GAME_IDS } from '../../../games/index.ts';
import { LONG, test } from '../test.ts';
import { perform, STAGES } from './stages/perform.ts';
import { LIGHTS, SCREENS } from './visit.ts';

/** What everybody meets in every game. */
const MET = ['the top bar', 'the bar that asks', 'the coach explains', 'somebody wants moves back', 'the plate of a lesson'];
const stages = STAGES.filter(({ name }) => MET.includes(name));
const [WIDE, , PHONE] = SCREENS;

GAME_IDS.forEach((game, i) => {
  test(`what ${game} asks, teaches and requests can be read`, async ({ browser, house }) => {
    test.setTimeout(900_000);
    const found = await perform(browser, house, {
      game,
      language: i % 2 === 0 ? 'de' : 'en',
      // The phone comes up in two games, and with each light.
      screen: i === 1 || i === 4 ? PHONE : WIDE,
      lights: [LIGHTS[i % LIGHTS.length] ?? 'dark'],
      stages,
    });
    expect(found).toEqual([]);
  });
});

GAME_IDS.forEach((game, i) => {
  test(`everything at a table can be read, a fifth of it in ${game}`, LONG, async ({ browser, house }) => {
    test.setTimeout(1_800_000);
    const mine = STAGES.filter((_, n) => n % GAME_IDS.length === i);
    const found: string[] = [];
    for (const turn of [0, 1]) {
      const which = (i + turn) % 2;
      found.push(
        ...(await perform(browser, house, {
          game,
          language: which === 0 ? 'en' : 'de',
          screen: turn === 0 ? WIDE : PHONE,
          lights: [LIGHTS[which] ?? 'dark'],
          // Every other one on the phone; what only one of the two has is looked at there.
          stages: mine.filter(({ on }, n) => (on === undefined ? n % 2 === turn : on === (turn === 0 ? 'wide' : 'phone'))),
        })),
      );
    }
    expect(found).toEqual([]);
  });
});
