/** Loads what a game says and draws of how it is played: its words, its layout and its pictures, with the numbers as printed. */

import type { BoardModule } from '@pesthouse/board';
import type { PictureProps } from '@pesthouse/board/howto';
import { type HowtoLook, type HowtoRow, type HowtoWords, type Numbers, numbersOf } from '@pesthouse/kernel';
import { type ComponentType, useEffect, useState } from 'react';
import { type AnyEngine, type AnyText, shelf } from '../../games/index.ts';
import { howtoOf, textOf } from '../text/games.ts';

/** The game's `howto/index.tsx`. */
export interface HowtoModule {
  readonly Given: BoardModule['Given'];
  readonly look: HowtoLook;
  readonly rows: readonly HowtoRow[];
  /** The lesson that is played as the example turn. */
  readonly example: string;
  /** By box; a box without one is words alone. */
  readonly pictures: { readonly [box: string]: ComponentType<PictureProps> | undefined };
}

export interface HowtoPage {
  readonly game: string;
  readonly engine: AnyEngine;
  readonly text: AnyText;
  readonly numbers: Numbers;
  readonly words: HowtoWords;
  readonly drawn: HowtoModule;
}

const DRAWN = import.meta.glob<HowtoModule>('../../../games/*/howto/index.tsx');

/** Null where a game has none. */
const loadHowto = async (game: string): Promise<HowtoPage | null> => {
  const found = shelf(game);
  const draw = DRAWN[`../../../games/${game}/howto/index.tsx`];
  if (found === undefined || draw === undefined) return null;
  const [engine, text, drawn] = await Promise.all([found.engine(found.meta.rules), textOf(found), draw()]);
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
