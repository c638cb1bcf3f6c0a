/** The laws at the tables of every game: in every mode, at every kind of question, on every screen, by every light and in every language. */
import { expect } from '@playwright/test';
import { GAME_IDS } from '../../../src/games/index.ts';
import { test } from '../test.ts';
import { modesOf, playedIn, stopsOf } from './positions.ts';
import { measureTable, openAt, stillness } from './tables.ts';
import { measure, TONGUES, visitor, WHOLE } from './visit.ts';

/** So many kinds of questions of the usual table are looked at, and of every other mode. */
const QUESTIONS = { usual: 12, other: 3 } as const;

for (const game of GAME_IDS)
  modesOf(game).forEach((mode, i) => {
    for (const language of TONGUES)
      test(`${game}, ${mode.name}, in ${language}`, async ({ browser, house }) => {
        test.setTimeout(1_800_000);
        const whole = await playedIn(game, mode);
        const v = await visitor(browser, house.address, language);
        const still = stillness();
        for (const [at, n] of stopsOf(whole, i === 0 ? QUESTIONS.usual : QUESTIONS.other).entries()) {
          const where = `${game}, ${mode.name}, move ${n}`;
          await openAt(v.page, whole, n);
          // Its drawers and tabs are the same from question to question.
          if (at === 0 && i === 0) await measureTable(v, where, WHOLE);
          else await measure(v, where, { ...WHOLE, focus: at < 2 ? WHOLE.focus : 0 });
          if (n < whole.entries.length) await still(v, where, WHOLE);
        }
        await v.close();
        expect(v.found).toEqual([]);
      });
  });
