/** The law of the board in every mode of every game, wide and on a phone: what is legal can be made there, what glows is part of it, and what is drawn answers. */
import { expect } from '@playwright/test';
import { GAME_IDS } from '../../../games/index.ts';
import { test } from '../test.ts';
import { piece } from './book.ts';
import { boardOf, sameOf } from './inpage.ts';
import { modesOf, stopsIn } from './positions.ts';
import { openAt } from './tables.ts';
import { SCREENS, visitor } from './visit.ts';

const [WIDE, , PHONE] = SCREENS;

for (const game of GAME_IDS) {
  const modes = modesOf(game);
  modes.forEach((mode, i) => {
    for (const [on, screen] of [['wide', WIDE] as const, ['on a phone', PHONE] as const])
      test(`every move of ${game}, ${mode.name}, can be made on its board, ${on}`, async ({ browser, house }) => {
        test.setTimeout(1_800_000);
        const { whole, stops } = await stopsIn(game, modes, i);
        // Boards say by breathing what is part of a move, and a move that is asked for once more is not played.
        const v = await visitor(browser, house.address, 'en', { confirmMoves: true, motion: 'on' });
        for (const n of stops) {
          const where = `${game}, ${mode.name}, move ${n}, ${on}`;
          await piece(v, `board ${where}`, async () => {
            await v.turnTo(WIDE);
            await openAt(v.page, whole, n);
            const same = await sameOf(v.page);
            await v.turnTo(screen);
            v.note(where, await boardOf(v.page, same));
          });
        }
        await v.close();
        expect(v.found).toEqual([]);
      });
  });
}
