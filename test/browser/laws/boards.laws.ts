/** The law of the board in every mode of every game: what is legal can be made there, what glows is part of it, and what is drawn answers. */
import { expect } from '@playwright/test';
import { GAME_IDS } from '../../../src/games/index.ts';
import { test } from '../test.ts';
import { boardOf } from './inpage.ts';
import { modesOf, playedIn, stopsOf } from './positions.ts';
import { openAt } from './tables.ts';
import { visitor } from './visit.ts';

/** So many kinds of questions of the usual table are tried, and of every other mode. */
const QUESTIONS = { usual: 12, other: 2 } as const;

for (const game of GAME_IDS)
  modesOf(game).forEach((mode, i) => {
    test(`every move of ${game}, ${mode.name}, can be made on its board`, async ({ browser, house }) => {
      test.setTimeout(1_800_000);
      const whole = await playedIn(game, mode);
      // Boards say by breathing what is part of a move, and a move that is asked for once more is not played.
      const v = await visitor(browser, house.address, 'en', { confirmMoves: true, motion: 'on' });
      for (const n of stopsOf(whole, i === 0 ? QUESTIONS.usual : QUESTIONS.other).slice(0, -1)) {
        await openAt(v.page, whole, n);
        v.note(`${game}, ${mode.name}, move ${n}`, await boardOf(v.page));
      }
      await v.close();
      expect(v.found).toEqual([]);
    });
  });
