/** Loads what a game says and draws of how it is played: its words, its layout and its pictures, with the numbers as printed. */

import type { HowtoModule } from '@pesthouse/board';
import { type HowtoWords, type Numbers, numbersOf } from '@pesthouse/kernel';
import { useEffect, useState } from 'react';
import { type AnyEngine, type AnyText, findGame } from '../../games/index.ts';
import { howtoOf, textOf } from '../text/games.ts';

export interface HowtoPage {
  readonly game: string;
  readonly engine: AnyEngine;
  readonly text: AnyText;
  readonly numbers: Numbers;
  readonly words: HowtoWords;
  readonly drawn: HowtoModule;
}

/** Null where a game has none. */
const loadHowto = async (game: string): Promise<HowtoPage | null> => {
  const found = findGame(game);
  if (found?.pictures === undefined) return null;
  const [engine, text, drawn] = await Promise.all([found.engine(found.meta.rules), textOf(found), found.pictures()]);
  const numbers = numbersOf(engine.game.tunables);
  const words = await howtoOf(game, numbers);
  return words === undefined ? null : { game, engine, text, numbers, words, drawn };
};

/** Undefined until it is here. */
export const useHowto = (game: string): HowtoPage | null | undefined => {
  const [page, setPage] = useState<HowtoPage | null>();
  useEffect(() => {
    let here = true;
    loadHowto(game).then(
      (found) => here && setPage(found),
      () => here && setPage(null),
    );
    return () => {
      here = false;
    };
  }, [game]);
  return page;
};
