/** The law of windows in its long form: every game in its usual mode, at every kind of question, through every window, in English and German by turns. */
import { expect } from '@playwright/test';
import { GAME_IDS } from '../../../games/index.ts';
import { test } from '../test.ts';
import { piece } from './book.ts';
import { modesOf, stopsIn } from './positions.ts';
import { openAt } from './tables.ts';
import { SCREENS, visitor } from './visit.ts';
import { throughWindows, WINDOWS } from './windows.ts';

const TONGUES = ['en', 'de'] as const;
for (const game of GAME_IDS)
  TONGUES.forEach((language, turn) => {
    test(`${game} in every window, in ${language}`, async ({ browser, house }) => {
      test.setTimeout(1_800_000);
      const { whole, stops } = await stopsIn(game, modesOf(game), 0);
      const v = await visitor(browser, house.address, language);
      for (const n of stops.filter((_, at) => at % TONGUES.length === turn)) {
        let open = false;
        for (const at of WINDOWS)
          await piece(v, `window ${game}, move ${n} (${language}, ${at.width}x${at.height})`, async () => {
            if (!open) {
              await v.turnTo(SCREENS[0]);
              await openAt(v.page, whole, n);
            }
            open = true;
            await throughWindows(v, `${game}, move ${n}`, [at]);
          });
      }
      await v.close();
      expect(v.found).toEqual([]);
    });
  });
