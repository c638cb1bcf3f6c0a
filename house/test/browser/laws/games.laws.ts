/** The laws at the tables of every game: in every mode and at every kind of question on every screen; languages and lights take turns, so that each comes up with each. */
import { expect } from '@playwright/test';
import { GAME_IDS } from '../../../games/index.ts';
import { test } from '../test.ts';
import { piece } from './book.ts';
import { modesOf, stopsIn } from './positions.ts';
import { measureTable, openAt, stillness } from './tables.ts';
import { EACH_SCREEN, LIGHTS, measure, SCREENS, TONGUES, visitor } from './visit.ts';

for (const game of GAME_IDS) {
  const modes = modesOf(game);
  modes.forEach((mode, i) => {
    TONGUES.forEach((language, turn) => {
      test(`${game}, ${mode.name}, in ${language}`, async ({ browser, house }) => {
        test.setTimeout(1_800_000);
        const { whole, stops } = await stopsIn(game, modes, i);
        const v = await visitor(browser, house.address, language);
        const still = stillness();
        // Every third position is this language's, and after the last one the game is over.
        const mine = [...stops, whole.entries.length].filter((_, at) => at % TONGUES.length === (turn + i) % TONGUES.length);
        for (const [at, n] of mine.entries()) {
          const where = `${game}, ${mode.name}, move ${n}`;
          let open = false;
          for (const [on, each] of EACH_SCREEN.entries()) {
            // Drawers and tabs are the same from question to question.
            const first = at === 0 && i === 0;
            const course = first ? each : { ...each, lights: [LIGHTS[(at + on + i) % 2] ?? 'dark'], focus: at < 2 ? each.focus : 0 };
            const stood = await piece(v, `table ${where} (${language}, ${each.on.width})`, async (keep) => {
              // A table that is opened on a wide screen has its drawer open, and keeps it on the others.
              if (!open) {
                await v.turnTo(SCREENS[0]);
                await openAt(v.page, whole, n);
              }
              open = true;
              await (first ? measureTable : measure)(v, where, course);
              if (n < whole.entries.length) keep(await still.look(v, where, each.on));
            });
            still.recall(stood);
          }
        }
        await v.close();
        expect(v.found).toEqual([]);
      });
    });
  });
}
