/** The law of what is drawn, in its long form: every stage in every game, on a wide screen and on a phone, by lamp and by day, in both languages. */
import { expect } from '@playwright/test';
import { GAME_IDS } from '../../../games/index.ts';
import { testHouse } from '../house.ts';
import { played } from '../laid.ts';
import { test } from '../test.ts';
import { BUSIEST } from './stages/busiest.ts';
import { PLAYED, perform, STAGES } from './stages/perform.ts';
import { openAt } from './tables.ts';
import { LIGHTS, SCREENS, visitor } from './visit.ts';

const [WIDE, , PHONE] = SCREENS;
/** Only stages with this in their names. */
const WANTED = process.env.LAWS_STAGES;
const stages = STAGES.filter(({ name }) => WANTED === undefined || name.includes(WANTED));

for (const game of GAME_IDS)
  for (const language of ['en', 'de'] as const)
    for (const screen of [WIDE, PHONE])
      test(`everything drawn can be read: ${game} in ${language}, ${screen.width} wide`, async ({ browser }) => {
        test.setTimeout(3_600_000);
        // One of its own, for it is stopped once, and its minutes are short: somebody who is away is soon missed.
        const house = await testHouse();
        const found = await perform(browser, house, { game, language, screen, lights: LIGHTS, stages });
        await house.end();
        expect(found).toEqual([]);
      });

/** So many positions are drawn. */
const DRAWN = 12;
/** Drawing them all takes a while: only for whoever wants to find it anew. */
for (const game of process.env.LAWS_BUSIEST === undefined ? [] : GAME_IDS)
  test(`the busiest position of ${game}`, async ({ browser, house }) => {
    test.setTimeout(1_800_000);
    const whole = await played(game, PLAYED);
    const v = await visitor(browser, house.address, 'en');
    const step = Math.max(1, Math.floor(whole.choices.length / DRAWN));
    let most = { n: 0, drawn: 0 };
    for (const n of whole.choices.filter((_, i) => i % step === 0)) {
      await openAt(v.page, whole, n);
      const drawn = await v.page.locator('main :is(img, svg *, [data-about])').count();
      if (drawn > most.drawn) most = { n, drawn };
    }
    await v.close();
    console.log(`${game}: ${(most.n / whole.entries.length).toFixed(2)}, ${most.drawn} things`);
    expect(BUSIEST[game]).toBeCloseTo(most.n / whole.entries.length, 1);
  });
